// The code of Guides/web.md and Guides/web-files.md works as printed.
import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { Stand, origin } from './stand.mjs';

const guide = await readFile(new URL('../../../../Guides/web.md', import.meta.url), 'utf8');
const files = await readFile(new URL('../../../../Guides/web-files.md', import.meta.url), 'utf8');
const looks = await readFile(new URL('../../../../Guides/web-looks.md', import.meta.url), 'utf8');
const blocks = (language, page = guide) => [...page.matchAll(/```(\w+)\n([^]*?)```/g)]
  .filter(([, name]) => name === language).map(([, , text]) => text);
let stand;
before(async () => { stand = await Stand.open({ height: 500 }); });
after(() => stand.close());

test('its recorder saves what is done', async () => {
  await stand.show('<detent-ruler id="ruler" value="5"></detent-ruler><button id="button">Save</button>');
  const [, , , , recorder] = blocks('js');
  await stand.page.evaluate(async (text) => {
    HTMLAnchorElement.prototype.click = function click() { window.saved = [this.download, this.href]; };
    await import(URL.createObjectURL(new Blob([`const { ruler, button } = window;${text}`], { type: 'text/javascript' })));
  }, recorder.replace("'./detent/", `'${await origin()}/`));
  await stand.focus('ruler');
  await stand.hands.key('ArrowRight');
  const [name, text] = await stand.page.evaluate(async () => {
    button.click();
    return [saved[0], await (await fetch(saved[1])).text()];
  });
  assert.equal(name, 'mine.gesture');
  assert.match(text, /^control {4}ruler\nvalue {6}5\n[^]*key ArrowRight\n/m);
});

test('its elements, listeners, styles and recording work', async () => {
  const [html] = blocks('html');
  const [listeners, range, veto, recorder] = blocks('js');
  const [retry] = blocks('js', files);
  const [css] = blocks('css');
  await stand.show(html + `<style>${css.replace('heart.svg', 'data:,')}</style>`);
  await stand.page.evaluate(async text => {
    window.reported = [];
    window.click = count => reported.push(count);
    window.thud = side => reported.push(side);
    window.say = (part, value) => reported.push(`${part}: ${value}`);
    window.fetch = (url, { body }) => { window.sent = [...body].filter(([name]) => name === 'price'); };
    window.show = (script, trace) => { window.recorded = { script, trace }; };
    [window.slider, window.confirmed] = [document.getElementById('price'), false];
    [window.hint, window.retry] = [document.createElement('p'), document.createElement('button')];
    const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    await import(url);
  }, [listeners, range, veto, retry, recorder].join('\n').replaceAll("'./detent/", `'${await origin()}/`).replace('5000', '500'));
  const shown = await stand.page.evaluate(async () => {
    document.getElementById('length').dispatchEvent(new ErrorEvent('error', { message: 'not there' }));
    return [hint.textContent, await retry.onclick() !== null];
  });
  assert.deepEqual(shown, ['not there', true]);
  await stand.idle('length');
  await stand.focus('length');
  await stand.hands.key('ArrowRight');
  await stand.hands.key('End');
  await stand.hands.key('ArrowRight');
  await stand.page.until(() => window.recorded, 'it is recorded');
  const { reported, recorded, style } = await stand.page.evaluate(() => ({
    reported, recorded, style: getComputedStyle(document.getElementById('length')).height }));
  assert.deepEqual(reported, [1, 29, 'upper']);
  assert.match(recorded.script, /key ArrowRight/);
  assert.match(recorded.trace, /bound side=upper/);
  assert.equal(style, '64px');
  const data = await stand.page.evaluate(() => Object.fromEntries(new FormData(document.querySelector('form'))));
  assert.deepEqual(data, { length: '100', stars: '0', price: '60', gain: '50' });
  assert.deepEqual(await stand.page.evaluate(() => window.sent), [['price', '30'], ['price', '60']]);
  await stand.focus('price');
  await stand.hands.key('ArrowRight');
  assert.deepEqual(await stand.get('price', 'values'), [30, 60], 'it is kept until it is confirmed');
  await stand.page.evaluate(() => { window.confirmed = true; });
  await stand.hands.key('ArrowRight');
  assert.equal((await stand.page.evaluate(() => window.reported)).at(-1), '0: 35');
});

test('it names every custom property, part and state', async () => {
  const folder = new URL('../../element/', import.meta.url);
  const sources = await Promise.all((await readdir(folder)).map(name => readFile(new URL(name, folder), 'utf8')));
  const properties = sources.flatMap(text => text.match(/--detent-[a-z-]+/g) ?? []);
  await stand.show('<detent-ruler id="r"></detent-ruler><detent-rating id="s" value="2"></detent-rating>' +
    '<detent-slider id="t" value="20 70" marks></detent-slider><detent-dial id="u" marks></detent-dial>');
  const parts = await stand.page.evaluate(() => [r, s, t, u].flatMap(
    element => [...element.shadowRoot.querySelectorAll('[part]')].flatMap(each => [...each.part])));
  parts.push('held');
  const states = ['pressed', 'dragging', 'moving', 'previewed', 'loading', 'failed'];
  assert.ok(properties.length > 10 && parts.length > 5);
  for (const name of [...properties, ...parts]) assert.ok(looks.includes(`\`${name}\``), name);
  for (const name of states) assert.ok(guide.includes(`\`${name}\``), name);
});

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
