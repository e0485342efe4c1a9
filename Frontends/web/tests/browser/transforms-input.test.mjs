// Fingers, wheels and pinches on elements that are turned, mirrored, scaled, skewed, zoomed or in perspective.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Stand } from './stand.mjs';
import { elements, near, pinned, shown, transforms } from './transformed.mjs';

let stand;
before(async () => { stand = await Stand.open({ mobile: true, width: 900, height: 900 }); });
after(() => stand.close());

for (const [name, element] of Object.entries(elements)) {
  for (const [what, style] of Object.entries(transforms)) {
    test(`a finger on a ${name} that is ${what} is where it shows`, async () => {
      await stand.show(shown(element, style, [71, 17]));
      const pin = await pinned(stand);
      await stand.hands.touch([[0, ...pin.shown]]);
      const [down] = await stand.page.evaluate(() => window.places);
      near(pin.place, down, what);
    });
  }
}

/**
 * Centres of elements: elsewhere, Chromium 156 sends no wheel events to tilted content, whether a plain box or a native
 * range.
 */
const middles = { ruler: [166, 40], slider: [214, 20], dial: [60, 60] };

/** Change of the value by a turn of the wheel, for an element with a style. */
async function turned(name, style) {
  await stand.show(shown(elements[name], style, middles[name]));
  const { shown: [x, y] } = await pinned(stand);
  const before = await stand.value();
  await stand.page.evaluate(() => r.focus({ preventScroll: true }));
  await stand.hands.rest(x, y, 450);
  await stand.hands.wheel(x, y, 60, 60);
  await stand.page.frames(3);
  await stand.page.evaluate(() => new Promise((done) => setTimeout(done, 600)));
  return await stand.value() - before;
}

for (const name of Object.keys(middles)) {
  test(`a wheel turns a ${name} by its own axis, whatever shows it`, async () => {
    const plain = await turned(name, '');
    assert.notEqual(plain, 0);
    for (const what of ['turned to stand upright', 'mirrored', 'scaled unevenly', 'zoomed', 'tilted']) {
      assert.equal(await turned(name, transforms[what]), plain, what);
    }
  });
}

for (const [name, element] of Object.entries(elements)) {
  test(`two fingers zoom the page from a ${name} that is turned, mirrored or tilted`, async () => {
    for (const what of ['turned to stand upright', 'mirrored', 'tilted']) {
      await stand.show(shown(element, transforms[what], [71, 17]));
      const { shown: [x, y] } = await pinned(stand);
      const before = await stand.value();
      const points = (spread) => [{ x: x - spread, y, id: 1 }, { x: x + spread, y, id: 2 }];
      const send = (type, touchPoints) => stand.page.send('Input.dispatchTouchEvent', { type, touchPoints });
      await send('touchStart', points(4).slice(0, 1));
      await send('touchStart', points(4));
      for (let spread = 10; spread <= 120; spread += 10) await send('touchMove', points(spread));
      await send('touchEnd', []);
      await stand.page.frames(4);
      const scale = await stand.page.evaluate(() => visualViewport.scale);
      await stand.page.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
      assert.ok(scale > 1.2, `${what}: ${scale} times as large`);
      assert.equal(await stand.value(), before, what);
    }
  });
}

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
