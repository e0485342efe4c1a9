// Turned, mirrored, scaled, skewed or zoomed elements, and perspective: positions in their own points.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Stand } from './stand.mjs';
import { elements, error, near, pinned, shown, transforms } from './transformed.mjs';

let stand;
before(async () => { stand = await Stand.open({ touch: true, width: 900, height: 900 }); });
after(() => stand.close());

/** Positions received by the control, after the frame for which moves wait. */
async function taken() {
  await stand.page.frames(2);
  return stand.page.evaluate(() => window.places);
}

for (const [name, element] of Object.entries(elements)) {
  for (const [what, style] of Object.entries(transforms)) {
    test(`a press on a ${name} that is ${what} is where it shows`, async () => {
      for (const around of ['', 'transform: rotate(10deg) scale(0.9)']) {
        await stand.show(shown(element, style, [71, 17], around));
        const pin = await pinned(stand);
        await stand.hands.mouse([[0, ...pin.shown]]);
        const [down] = await stand.page.evaluate(() => window.places);
        near(pin.place, down, what);
      }
    });
  }
}

test('the thumb of a slider stays under the mouse, whatever shows it', async () => {
  for (const style of Object.values(transforms)) {
    await stand.show(shown(elements.slider, style, [200, 20]));
    const from = await stand.page.evaluate(() => {
      const { x, y, width, height } = window.shownAt(r.shadowRoot.querySelector('.thumb'));
      return [x + width / 2, y + height / 2];
    });
    const { shown: goal, place: [place] } = await pinned(stand);
    await stand.hands.mouse([[0, ...from], [16, (from[0] + goal[0]) / 2, (from[1] + goal[1]) / 2], [32, ...goal]], { end: 'none' });
    const places = await taken();
    await stand.hands.release(...goal);
    assert.ok(Math.abs(places.at(-1).x - place) < error, `${style}: ${places.at(-1).x} is not ${place}`);
    assert.ok(Math.abs(await stand.value() - place / 4) <= 1, `${style}: ${await stand.value()} is not ${place / 4}`);
  }
});

test('a place beyond the horizon is the last one before it', async () => {
  await stand.show(shown(elements.ruler, 'transform: perspective(200px) rotateY(70deg)', [150, 40]));
  const pin = await pinned(stand);
  await stand.hands.mouse([[0, ...pin.shown], [16, 899, 200], [32, 0, 200], [48, ...pin.shown]], { end: 'none' });
  const places = await taken();
  await stand.hands.release(...pin.shown);
  assert.ok(places.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)), JSON.stringify(places));
  near(pin.place, places.at(-1), 'back');
});

test('a box that changes its size under a finger is asked for again', async () => {
  await stand.show(shown(elements.ruler, 'transform: rotate(30deg)', [100, 40]));
  const pin = await pinned(stand);
  await stand.hands.mouse([[0, ...pin.shown]], { end: 'none' });
  await stand.page.evaluate(() => { r.style.width = '200px'; });
  await stand.page.frames(3);
  const moved = await pinned(stand);
  await stand.hands.drag(...moved.shown);
  const places = await taken();
  await stand.hands.release(...moved.shown);
  near(moved.place, places.at(-1), 'after the change');
});

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
