// Tests the list of all controls of a page, and that each of them is measured: node list.mjs PACKAGE
import assert from 'node:assert/strict';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [, , kit] = process.argv;
const { openChromium } = await import(pathToFileURL(`${kit}/lib/chromium.mjs`));
const { Page } = await import(pathToFileURL(`${kit}/lib/page.mjs`));
const { PageControl } = await import(pathToFileURL(`${kit}/lib/control.mjs`));
const { listControls } = await import(pathToFileURL(`${kit}/lib/listing.mjs`));
const browser = await Page.open('about:blank');
const twelve = fileURLToPath(new URL('twelve.html', import.meta.url));
const list = async options => listControls((await openChromium(twelve, { page: browser })).surface, options);

/** Kind, selector, first value and points of the track of each control. */
const expected = [
  ['native range', '#volume', 50], ['native range', 'input[name="balance"]', 10],
  ['slider', '#one', 40, 300], ['2 thumbs', '#two', [20, 70], 300], ['2 thumbs', '.price', [30, 60], 300],
  ['native range', '#host', 10], ['2 thumbs', '#pair', [20, 70], 300],
  ['native range', '#speed', 50], ['slider', '#track', 40, 300],
  ['rating', 'div[aria-label="Taste"]', 2], ['rating', '#plain', 0], ['custom element', '#amount', 40, 300],
];
const { controls, left } = await list();
assert.deepEqual(controls.map(({ kind, selector }) => [kind, selector]), expected.map(each => each.slice(0, 2)));
assert.equal(left.length, 3, left.join('\n'));
for (const [index, text] of [/2 radios that are not symbols/, /canvas \(#plot\).*driver of your own/, /knob \(div.knob\)/].entries()) assert.match(left[index], text);

// In one of them, or one of several.
assert.deepEqual((await list({ selector: '#pair' })).controls.map(each => each.selector), ['#pair']);
assert.deepEqual((await list({ selector: '.stars' })).controls.map(each => each.selector), ['div[aria-label="Taste"]', '#plain']);
assert.deepEqual((await list({ selector: '#plot' })).controls, [{ kind: 'named', selector: '#plot', words: [] }]);

for (const [index, [kind, selector, value, length]] of expected.entries()) {
  const { words } = controls[index], options = { selector, page: browser };
  for (let at = 0; at < words.length; at += 2) options[words[at].slice(2)] = words[at + 1];
  const { surface, options: all } = await openChromium(twelve, options);
  const control = new PageControl(surface, all);
  const first = await control.make({ control: 'slider', value: 50, viewport: [320, 80] });
  const state = await control.state();
  assert.deepEqual(state.values ?? state.value, value, selector);
  assert.equal(first.control, kind === 'rating' ? 'rating' : 'slider', selector);
  if (length) assert.equal(first.viewport[0], length, selector);
}
await browser.close();
console.log('twelve controls of six kinds');
process.exit();
