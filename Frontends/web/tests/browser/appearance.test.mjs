// Appearance: screenshots of real pages, and measurements in them. DETENT_PICTURES keeps them for inspection.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from './chromium.mjs';
import { Shot } from './shot.mjs';
import { Stand, origin } from './stand.mjs';

const folder = process.env.DETENT_PICTURES;
const file = name => folder && join(folder, `${name}.png`);
let stand;
before(async () => { stand = await Stand.open({ width: 440, height: 160 }); });
after(() => stand.close());

/** A row through all marks. */
const rowOfMarks = 30;

const both = (style = '', more = '') => `<div style="padding: 10px; ${style}" ${more}>
  <detent-ruler id="r" aria-label="A" min="0" max="100" value="42" unit-width="60"></detent-ruler>
  <detent-rating id="s" aria-label="B" value="3.5" granularity="0.5"></detent-rating></div>`;

const picture = name => Shot.of(stand.page, name && file(name));

const differ = (one, other, limit = 40) => one.some((part, index) => Math.abs(part - other[index]) > limit);

/** Pixels of the marks' middle row that differ from the background. */
function inked(shot, y) {
  const paper = shot.at(1, 1);
  return Array.from({ length: shot.width }, (_, x) => x).filter(x => differ(shot.at(x, y), paper));
}

for (const scale of [1, 2, 3]) {
  test(`at ${scale} pixels to a point, marks are sharp and where they belong`, async () => {
    await stand.page.resize({ width: 440, height: 160, scale });
    await stand.show(both());
    const shot = await picture(`density-${scale}`);
    assert.equal(shot.width, 440 * scale);
    const canvas = await stand.page.evaluate(() => {
      const canvas = r.shadowRoot.querySelector('canvas');
      return canvas && [canvas.width, canvas.getBoundingClientRect().width];
    });
    assert.deepEqual(canvas, [400 * scale, 400]);
    const ink = inked(shot, rowOfMarks * scale);
    assert.ok(ink.length > 20 * scale, `${ink.length} inked pixels in a row through the marks`);
  });
}

test('moved to a denser screen, it is drawn anew, as sharp as that', async () => {
  await stand.page.resize({ width: 440, height: 160, scale: 1 });
  await stand.show(both());
  const width = () => stand.page.evaluate(() => r.shadowRoot.querySelector('canvas').width);
  assert.equal(await width(), 400);
  // Chromium reports a new pixel ratio only together with a new window size.
  await stand.page.resize({ width: 450, height: 170, scale: 2 });
  await stand.page.frames(4);
  assert.equal(await width(), 800);
});

test('the cursor is in the middle, in the accent', async () => {
  await stand.page.resize({ width: 440, height: 160 });
  await stand.show(both('--detent-accent: rgb(0, 0, 255)'));
  const shot = await picture('accent');
  const column = Array.from({ length: 60 }, (_, y) => shot.at(210, 10 + y));
  assert.ok(column.some(([red, green, blue]) => blue > 180 && red < 90 && green < 90), 'blue in the middle column');
});

test('dark is dark', async () => {
  await stand.show(`<style>:root { color-scheme: light dark; background: Canvas }</style>${both()}`);
  const light = await picture('light');
  await stand.page.media({ 'prefers-color-scheme': 'dark' });
  await stand.page.frames(4);
  const dark = await picture('dark');
  await stand.page.media({});
  assert.ok(light.at(1, 1)[0] > 230 && dark.at(1, 1)[0] < 60);
  const ink = (shot, y) => inked(shot, y).map(x => shot.at(x, y)[0]);
  assert.ok(Math.min(...ink(light, rowOfMarks)) < 90, 'dark marks on light paper');
  assert.ok(Math.max(...ink(dark, rowOfMarks)) > 170, 'light marks on dark paper');
});

/** Position of the darkest outline of an empty symbol, below its middle. */
function edgeOf(shot, x) {
  const rows = Array.from({ length: 24 }, (_, index) => 112 + index);
  const sum = y => shot.at(x, y).slice(0, 3).reduce((total, each) => total + each, 0);
  return rows.reduce((best, y) => (sum(y) < sum(best) ? y : best));
}

test('forced colours are obeyed', async () => {
  await stand.show(both());
  const usual = await picture('usual');
  await stand.page.media({ 'forced-colors': 'active' });
  await stand.page.frames(4);
  const forced = await picture('forced-colors');
  await stand.page.media({});
  assert.ok(!forced.equals(usual));
  assert.ok(inked(forced, rowOfMarks).length > 20);
  const [full, empty] = [[30, 112], [190, edgeOf(forced, 190)]].map(([x, y]) => forced.at(x, y));
  const light = ([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  assert.ok(differ(empty, forced.at(1, 1), 20), 'empty symbols show');
  const middle = forced.at(190, 112);
  assert.ok(Math.abs(light(full) - light(middle)) > 60, `without hues, ${full} is not ${middle}`);
});

test('the focus ring shows for keys, and not for a mouse', async () => {
  await stand.show(`<button id="a" style="position: fixed; top: 140px">a</button>${both()}`);
  const without = await picture('without-focus');
  await stand.hands.mouse([[0, 60, 60], [8, 60, 60]]);
  await stand.page.frames(2);
  assert.equal(await stand.page.evaluate(() => document.activeElement.id), 'r');
  assert.equal(await stand.page.evaluate(() => r.matches(':focus-visible')), false);
  await stand.focus('a');
  await stand.hands.key('Tab');
  await stand.page.frames(2);
  const ring = await picture('focus-ruler');
  await stand.hands.key('Tab');
  await stand.page.frames(2);
  const second = await picture('focus-rating');
  for (const [x, y, side] of [[210, 50, 'up'], [210, 50, 'down'], [210, 50, 'left'], [210, 50, 'right']]) {
    const [right, down] = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[side];
    const way = Array.from({ length: 10 }, (_, step) => [
      x + right * (198 + step), y + down * (38 + step)]);
    assert.ok(way.some(place => differ(ring.at(...place), without.at(...place), 20)), `a ring around the ruler: ${side}`);
  }
  assert.ok(!second.equals(ring) && !second.equals(without));
});

test('right to left is the mirror image, but for the text', async () => {
  await stand.page.resize({ width: 440, height: 160 });
  const page = dir => both('', `dir="${dir}"`).replace('42', '42.35');
  await stand.show(page('ltr'));
  const one = await picture('left-to-right');
  await stand.show(page('rtl'));
  const other = await picture('right-to-left');
  const y = rowOfMarks;
  const [left, right] = [inked(one, y), inked(other, y)];
  const paired = left.filter(x => right.some(other => Math.abs(other - (439 - x)) <= 1));
  assert.ok(paired.length >= 0.95 * left.length, `${paired.length} of ${left.length} columns are mirrored`);
});

test('upright, marks lie on their side', async () => {
  await stand.page.resize({ width: 440, height: 320 });
  await stand.show(`<div style="display: flex; gap: 30px; padding: 10px">
    <detent-ruler id="r" aria-label="A" orientation="vertical" style="width: 80px; height: 300px" min="0" max="100"
    value="42" unit-width="60"></detent-ruler>
    <detent-rating id="s" aria-label="B" orientation="vertical" style="width: 60px; height: 300px" value="3.5"
    granularity="0.5"></detent-rating></div>`);
  const shot = await picture('vertical');
  const paper = shot.at(1, 1);
  const rows = Array.from({ length: 280 }, (_, y) => y + 20).filter(y => differ(shot.at(24, y), paper));
  assert.ok(rows.length > 20 && rows.length < 200, `${rows.length} inked rows`);
});

test('marks beyond a bound are pale', async () => {
  await stand.page.resize({ width: 440, height: 160 });
  await stand.show(both().replace('42', '99'));
  const shot = await picture('at-the-bound');
  const darkest = (from, to) => Math.min(
    ...inked(shot, rowOfMarks).filter(x => x >= from && x < to).map(x => shot.at(x, rowOfMarks)[0]));
  const bound = 10 + 200 + 60;
  assert.ok(darkest(150, 200) < 60, 'marks within the bounds');
  assert.ok(darkest(bound - 3, bound + 3) < 60, 'the bound itself');
  assert.ok(darkest(bound + 4, bound + 50) > 120, 'marks beyond it');
});

test('what is disabled looks so', async () => {
  await stand.show(both());
  const enabled = await picture('enabled');
  await stand.page.evaluate(() => { r.disabled = s.disabled = true; });
  await stand.page.frames(3);
  assert.ok(!(await picture('disabled')).equals(enabled));
});

test('a style that changes while it is hidden shows with it', async () => {
  await stand.show(both('color: seagreen'));
  const wanted = await picture();
  await stand.show(both('color: black'));
  const box = style => stand.page.evaluate(style => Object.assign(r.parentNode.style, style), style);
  await box({ display: 'none' });
  await stand.page.frames(3);
  await box({ color: 'seagreen' });
  await stand.page.frames(3);
  await box({ display: 'block' });
  await stand.page.frames(3);
  assert.ok((await picture()).equals(wanted));
});

test('parts can be styled from outside', async () => {
  const parts = await stand.page.evaluate(() => [r, s].map(
    element => [...element.shadowRoot.querySelectorAll('[part]')].flatMap(each => [...each.part])));
  for (const part of ['canvas', 'cursor']) assert.ok(parts[0].includes(part), `::part(${part})`);
  assert.ok(parts[1].includes('symbol'), '::part(symbol)');
});

test('a page whose policy forbids inline styles, and HTML from text, shows them all the same', async () => {
  const page = await (await chromium()).newPage();
  await page.send('Page.navigate', { url: `${await origin()}/tests/browser/strict.html` });
  await page.until(() => window.customElements.get('detent-rating') && r.control && s.control && t.control && u.control, 'all are defined');
  await page.frames(3);
  const sizes = await page.evaluate(() => [r, s, t, u].map(each => each.offsetHeight));
  const star = await page.evaluate(() => s.shadowRoot.querySelector('.symbol').getBoundingClientRect().width);
  assert.deepEqual([...sizes, star], [80, 32, 80, 120, 32]);
  const thumbs = await page.evaluate(() => [...t.shadowRoot.querySelectorAll('.thumb')].map(each => each.offsetWidth));
  assert.deepEqual(thumbs, [28, 28]);
  const [first, last] = await page.evaluate(() => [0, 4].map((index) => {
    const { x, y, width, height } = s.shadowRoot.querySelectorAll('.symbol')[index].getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  }));
  const shot = await Shot.of(page);
  assert.notDeepEqual(shot.at(...first), shot.at(...last), 'a full star is filled, without any picture');
  assert.deepEqual(page.problems, []);
  await page.close();
});

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
