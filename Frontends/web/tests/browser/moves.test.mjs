// Changes of the layout during a drag: the thumb stays under the pointer, as that of a native range, and what moves along with
// its pointer keeps its value.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { browserName } from './browsers.mjs';
import { Stand } from './stand.mjs';

let stand;
before(async () => { stand = await Stand.open({ width: 1000, height: 700 }); });
after(() => stand.close());

/** What happens in mid-drag; run in the page. */
const changes = {
  'content on its left': () => { before.style.width = '100px'; },
  'content above it': () => { above.style.height = '110px'; },
  'a scroll of its container': () => { scroller.scrollLeft = 40; },
  'a scroll of the page': () => { scrollTo(0, 30); },
  'a box of half its width': () => { box.style.width = `${box.offsetWidth / 2}px`; },
  'a box of twice its width': () => { box.style.width = `${box.offsetWidth * 2}px`; },
  'a padding of its container': () => { scroller.style.padding = '25px'; },
  'a transform that moves it': () => { box.style.transform = 'translateX(70px)'; },
  'a transform that shrinks it': () => { box.style.transform = 'scale(0.5)'; },
  'a transition of its place': async () => {
    box.style.transition = 'translate 60ms linear';
    box.style.translate = '80px';
    await new Promise((resolve) => setTimeout(resolve, 150));
  },
};

const page = (inside) => `<div style="height: 1500px; width: 2000px"><div id="above" style="height: 50px"></div>
  <div id="scroller" style="width: 900px; overflow: auto; padding-bottom: 20px"><div
  style="display: flex; width: 1200px; padding-left: 60px">
  <div id="before" style="flex: none"></div><div id="box" style="width: 400px; flex: none; transform-origin: 0 0">${inside}</div></div></div></div>`;
const range = 'min="0" max="100" step="any" value="50"';
const native = `<input type="range" id="r" ${range} style="width: 100%; margin: 0; display: block">`;
const slider = `<detent-slider id="r" aria-label="V" min="0" max="100" value="50" style="width: auto"></detent-slider>`;

/** A place on the element, in shares of its box, in points of the window. */
const place = (x, y = 0.5) => stand.page.evaluate((x, y) => {
  const { left, top, width, height } = r.getBoundingClientRect();
  return [left + x * width, top + y * height];
}, x, y);

/** Diameters of thumbs, which stay within their box. */
const thumbs = { native: browserName === 'firefox' ? 20 : 16, slider: 28 };
/** Points between a pointer and the middle of its thumb: the press was within half a pixel of it, and values may be rounded. */
const near = 1.5;

/** Presses, drags a little, changes the layout, and drags to a share of the box: points from there to the thumb's middle. */
async function dragged(html, change, share, thumb) {
  await stand.show(page(html));
  const [x, y] = await place(0.5);
  await stand.hands.mouse([[0, x, y], [30, x + 10, y], [60, x + 30, y]], { end: 'none' });
  await stand.page.frames(2);
  await stand.page.evaluate(change);
  await stand.page.frames(3);
  const [x2, y2] = await place(share);
  await stand.hands.drag(x2 - 3, y2);
  await stand.page.frames(2);
  await stand.hands.drag(x2, y2);
  await stand.page.frames(3);
  const [value, width] = [await stand.value(), await stand.get('r', 'offsetWidth')];
  await stand.hands.release(x2, y2);
  return thumb / 2 + (value / 100) * (width - thumb) - share * width;
}

for (const [name, change] of Object.entries(changes)) {
  test(`${name} leaves the thumb under the pointer, as that of a native range`, async () => {
    for (const share of [0.5, 0.7]) {
      const theirs = await dragged(native, change, share, thumbs.native);
      const ours = await dragged(slider, change, share, thumbs.slider);
      assert.ok(Math.abs(theirs) <= near, `a native thumb is ${theirs} points from the pointer`);
      assert.ok(Math.abs(ours) <= near, `at ${share}: ${ours} points from the pointer, and a native range ${theirs}`);
    }
  });
}

const others = {
  ruler: '<detent-ruler id="r" aria-label="V" min="0" max="100" value="50" unit-width="40" style="width: auto"></detent-ruler>',
  rating: '<detent-rating id="r" aria-label="V" value="2" granularity="0.5" style="width: 200px"></detent-rating>',
  dial: '<detent-dial id="r" aria-label="V" value="50"></detent-dial>',
  slider,
};

for (const [kind, html] of Object.entries(others)) {
  for (const name of ['content on its left', 'a scroll of its container', 'a scroll of the page', 'a transform that moves it']) {
    test(`a ${kind} that moves with its pointer keeps its value: ${name}`, async () => {
      await stand.show(page(html));
      const from = await place(0.5, 0.3);
      const shares = [0.62, 0.3];
      const [x, y] = await place(...shares);
      await stand.hands.mouse([[0, ...from], [30, (from[0] + x) / 2, y], [60, x, y], [90, x, y]], { end: 'none' });
      await stand.page.frames(3);
      const before = await stand.value();
      await stand.page.evaluate(changes[name]);
      await stand.page.frames(3);
      const [x2, y2] = await place(...shares);
      await stand.hands.drag(x2, y2);
      await stand.page.frames(3);
      const after = await stand.value();
      await stand.hands.release(x2, y2);
      // Browsers lay out in 64ths of a pixel, and WebDriver's pointers are on whole ones.
      assert.ok(Math.abs(after - before) < (browserName === 'chromium' ? 0.01 : 0.8), `${before} and ${after}`);
    });
  }
}

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
