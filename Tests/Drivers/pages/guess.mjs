// Tests what the driver of pages finds out about controls of many shapes: node guess.mjs PACKAGE NUMBER OF
// The cases are dealt out to OF processes; this is process NUMBER, from 0.
import assert from 'node:assert/strict';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [, , kit, number = '0', of = '1'] = process.argv;
const { openChromium } = await import(pathToFileURL(`${kit}/lib/chromium.mjs`));
const { Page } = await import(pathToFileURL(`${kit}/lib/page.mjs`));
const { PageControl } = await import(pathToFileURL(`${kit}/lib/control.mjs`));
const browser = await Page.open('about:blank');
const page = name => fileURLToPath(new URL(name, import.meta.url));

/** Opens a shape, as a page or by --mount, and calls a test with answers to lines and what was said. */
async function open(way, shape, options, test) {
  const said = [];
  const all = { say: text => said.push(text), page: browser, ...options, ...way === 'mount' && { mount: `${page('shapes.mjs')}?${shape}` } };
  const opened = await openChromium(way === 'mount' ? undefined : `${page('shapes.html')}?${shape}`, all);
  const control = new PageControl(opened.surface, opened.options);
  const answer = async (verb, line) => ({ ...await control[verb](line), ...await control.state() });
  await test({ said, answer, make: settings => answer('make', { control: 'slider', viewport: [320, 80], ...settings }) });
}

/** Measures a shape; then its first thumb is pressed, which changes nothing, and dragged by 30 points, which are 10 of 100. */
const drives = (way, shape, { options = {}, fixed = {}, has = [], hasNot = [], says = /changes nothing/, values = [20, 70], by = 10 }) =>
  open(way, shape, options, async ({ said, answer, make }) => {
    const first = await make({ value: 0 });
    for (const [name, value] of Object.entries(fixed)) assert.deepEqual(first.fixed[name], value, name);
    for (const word of has) assert.ok(first.has.includes(word), word);
    for (const word of hasNot) assert.ok(!first.has.includes(word), word);
    assert.match(said[0], says);
    assert.deepEqual(first.viewport, [300, 24]);
    // Twice, as an anchor that moves with a thumb shifts the places of the second.
    for (const start of [values, values.map(each => each + 10)]) {
      const asked = first.fixed.value ?? start.slice(0, first.fixed.thumbs);
      const one = [asked].flat()[0];
      const made = await make(Array.isArray(asked) && asked.length > 1 ? { values: asked } : { value: one });
      assert.equal((made.values ?? [made.value])[0], one);
      const point = (e, x, t) => answer('take', { t, e, id: 0, x, y: 12, kind: 'mouse' });
      await point('down', one * 3, 1e6);
      const pressed = await point('up', one * 3, 2e6);
      assert.equal((pressed.values ?? [pressed.value])[0], one, 'a press');
      await point('down', one * 3, 3e6);
      for (const [part, t] of [[10, 4e6], [20, 5e6], [30, 6e6]]) await point('move', one * 3 + part, t);
      const dragged = await point('up', one * 3 + 30, 7e6);
      assert.equal((dragged.values ?? [dragged.value])[0], one + by, 'a drag');
    }
    return said;
  });
/** Measures a page that says nothing of its design. */
const declares = (shape, expected, says, options = {}) => open('page', shape, options, async ({ said, make }) => {
  const { fixed: { meet, track }, follows, owner } = await make({ value: 0 });
  assert.deepEqual({ meet, track, follows, owner }, { meet: undefined, track: undefined, follows: undefined, owner: undefined, ...expected });
  assert.match(said[0], says);
});
const refuses = (way, shape, text, options = {}) => open(way, shape, options, ({ make }) => assert.rejects(make({ value: 0 }), text));

const cases = {
  'a wrapper that moves': () => drives('mount', 'wrapper:20,70', { fixed: { thumbs: 2, step: 1 }, says: /counted from div.track/ }),
  'thumbs in a bar that moves': () => drives('mount', 'bar:20,70', { fixed: { thumbs: 2 }, says: /counted from div.track/ }),
  'ends at the start': () => drives('page', 'wrapper:0,100', { fixed: { thumbs: 2, value: [0, 100] }, says: /counted from div.track/ }),
  'a thumb that is not displayed': () => drives('mount', 'hidden', { fixed: { thumbs: 1 } }),
  'a thumb that is invisible': () => drives('page', 'invisible', { fixed: { thumbs: 1 } }),
  'moves that the body hears': () => drives('mount', 'body', { fixed: { thumbs: 1, step: 1 } }),
  'thumbs in shadow roots': () => drives('page', 'shadow:20,70', { fixed: { thumbs: 2 }, has: ['key', 'focus'] }),
  'keys of a line': () => drives('page', 'line', { options: { selector: '.thumb', value: 'volume.value()' }, has: ['key'], fixed: { step: 1 }, says: /keys go to div.line/ }),
  'keys of a named line': () => drives('page', 'line', { options: { selector: '.thumb', value: 'volume.value()', focus: '.line' }, has: ['key'], says: /keys go to .line/ }),
  'a thumb without keys': () => drives('page', 'keyless', { options: { selector: '.thumb', value: 'volume.value()' }, hasNot: ['key'], says: /--focus CSS/ }),
  'a long page': () => drives('page', 'long', { says: /measured by drags/ }),
  'a box that scrolls': () => drives('page', 'scroller', { says: /measured by drags/ }),
  'an input that nobody sees': () => drives('page', 'input', { fixed: { thumbs: 1, step: 1 }, has: ['key'] }),
  'start values that are ignored': () => drives('mount', 'stubborn:40,60', { fixed: { value: [40, 60] }, says: /begins at 40,60/ }),
  'sliders below each other': () => drives('page', 'below', { fixed: { thumbs: 1 } }),
  'sliders beside each other': () => drives('page', 'beside', { fixed: { thumbs: 1 } }),
  'thumbs that are transparent, or off the page': () => drives('page', 'clear', { fixed: { thumbs: 1 } }),
  'a thumb that lets presses through': () => drives('page', 'inert', {}),
  'thumbs that swap': () => drives('page', 'swap:20,70', { options: { meet: 'swap' }, fixed: { meet: 'swap' } }),
  'a design of its own: push': () => declares('push:20,70', { meet: 'push' }, /thumbs push each other$/),
  'a design of its own: swap': () => declares('swap:5,95', { meet: 'swap' }, /thumbs change places where they meet$/),
  'a design of its own: block': () => declares('wrapper:20,70', {}, /changes nothing$/),
  'a design of its own: release': () => declares('late:20,70', { follows: 'release' }, /the value follows a drag at its release$/),
  'a design of its own: presses': () => declares('grips:40', { track: 'none' }, /a press beside the thumbs does nothing$/),
  'a design of its own: the host': () => declares('hosted:40', { owner: 'host' }, /the page has the last word on a value$/, { pause: 500 }),
  'drags and keys that disagree': () => declares('mixed:20,70', {}, /drags and keys disagree.*\(push, block\), so nothing is declared$/),
  'a module with a design of its own': () => drives('mount', 'pair:20,70', { fixed: { between: 'move' } }),
  'a step of its own': () => drives('mount', 'fives', {}),
  'a rating that reports': () => open('mount', 'stars', {}, async ({ answer, make }) => {
    const { control, tells, settings, has } = await make({ value: 0 });
    assert.deepEqual({ control, tells, settings }, { control: 'rating', tells: ['changed'], settings: ['stars'] });
    assert.ok(has.includes('set'));
    assert.equal((await make({ control: 'rating', value: 2, stars: 4 })).value, 2);
    await answer('take', { t: 1e6, e: 'down', id: 0, x: 80, y: 16, kind: 'mouse' });
    const { value, effects } = await answer('take', { t: 2e6, e: 'up', id: 0, x: 80, y: 16, kind: 'mouse' });
    assert.deepEqual({ value, effects }, { value: 3, effects: [['changed', 3, { part: 0 }]] });
  }),
  'a rating of labelled inputs': () => open('mount', 'fieldset', {}, async ({ answer, make }) => {
    const { control, tells, viewport: [width] } = await make({ value: 0 });
    assert.deepEqual({ control, tells }, { control: 'rating', tells: ['changed'] });
    await make({ control: 'rating', value: 2 });
    await answer('take', { t: 1e6, e: 'down', id: 0, x: width / 2, y: 16, kind: 'mouse' });
    assert.deepEqual((await answer('take', { t: 2e6, e: 'up', id: 0, x: width / 2, y: 16, kind: 'mouse' })).effects, [['changed', 3, { part: 0 }]]);
  }),
  'errors of the page': () => open('page', 'throws', {}, async ({ said, answer, make }) => {
    assert.equal((await make({ value: 0 })).errors, undefined);
    const first = await answer('take', { t: 1e6, e: 'key', key: 'ArrowUp' });
    assert.deepEqual(first.errors.map(each => each.replace(/ \(.*/, '')).sort(), ['Error: rejected at 41', 'TypeError: thrown at 41']);
    assert.equal((await answer('take', { t: 2e6, e: 'key', key: 'Escape' })).errors, undefined);
    assert.equal(said.filter(each => each.includes('about to throw')).length, 1);
  }),
  'a thumb that jumps': () => open('page', 'scaled', {}, async ({ said, make }) => {
    await make({ value: 0 });
    assert.match(said[0], /a press on the middle of div changes 40 to 20/);
  }),
  'a thumb too many': () => refuses('mount', 'extra', /the module has 1 value, and the page shows 2 thumbs \(div, div\).*--selector/),
  'something that lies over it': () => refuses('page', 'covered', /meets div.curtain, which lies over it.*--selector/),
  'nothing that can be driven': () => refuses('page', 'nothing', /2 radios without a group; try --selector '#votes'.*#plot.*div.knob.*the role meter/),
};

const names = Object.keys(cases).filter((_, index) => index % Number(of) === Number(number));
for (const name of names) {
  try {
    await cases[name]();
  } catch (problem) {
    console.log(`${name}: ${problem.stack}`);
    process.exitCode = 1;
  }
}
await browser.close();
console.log(`${names.length} shapes of controls`);
process.exit();
