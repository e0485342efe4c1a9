// Invisible elements cost no drawing, and are up to date when scrolled into view.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Stand } from './stand.mjs';

let stand;
before(async () => { stand = await Stand.open(); });
after(() => stand.close());

const pixels = () => stand.page.evaluate(() => {
  const { width, height } = e.shadowRoot.querySelector('canvas');
  return width * height;
});
const settled = async () => {
  await stand.page.frames(3);
  await stand.page.evaluate(() => new Promise(done => setTimeout(done, 50)));
  await stand.page.frames(2);
};

test('a ruler far below the window has no pixels, and gets them when it is scrolled to', async () => {
  await stand.show('<div style="height: 4000px"></div><detent-ruler id="e" min="0" max="100" value="42"></detent-ruler>');
  await settled();
  assert.equal(await pixels(), 0);
  await stand.page.evaluate(() => e.scrollIntoView());
  await settled();
  assert.ok(await pixels() > 10_000);
  await stand.page.evaluate(() => scrollTo(0, 0));
  await settled();
  assert.equal(await pixels(), 0);
});

test('what is set out of sight is reported, and shows when it is seen', async () => {
  await stand.show('<div style="height: 4000px"></div><detent-slider id="e" value="10" style="width: 300px"></detent-slider>');
  await settled();
  await stand.set('e', 'value', 90);
  await settled();
  const reported = await stand.page.evaluate(() => window.internals.get(e).ariaValueNow);
  assert.equal(reported, '90');
  await stand.page.evaluate(() => e.scrollIntoView());
  await settled();
  const share = await stand.page.evaluate(() => {
    const [thumb, box] = [e.shadowRoot.querySelector('.thumb'), e].map(each => each.getBoundingClientRect());
    return (thumb.left + thumb.width / 2 - box.left) / box.width;
  });
  assert.ok(share > 0.8 && share < 0.95, `${share}`);
});

test('a motion out of sight comes to its end, and is reported as ever', async () => {
  await stand.show('<div style="height: 4000px"></div><detent-ruler id="e" min="0" max="100" value="42" snap="always"></detent-ruler>');
  await settled();
  const value = await stand.page.evaluate(async () => {
    e.setValue(60, { animated: true });
    while (e.control.state.restTime !== null) await new Promise(requestAnimationFrame);
    return [e.valueAsNumber, window.internals.get(e).ariaValueNow];
  });
  await settled();
  assert.equal(value[0], 60);
  assert.equal(await stand.page.evaluate(() => window.internals.get(e).ariaValueNow), '60');
});

test('a ruler is as sharp as it is large, under zoom and transforms', async () => {
  const show = async (style) => {
    await stand.show(`<div style="${style}; width: 200px"><detent-ruler id="e" style="width: 200px" value="4"></detent-ruler></div>`);
    await settled();
    return stand.page.evaluate(() => e.shadowRoot.querySelector('canvas').width / e.offsetWidth / devicePixelRatio);
  };
  assert.equal(await show(''), 1);
  assert.ok(Math.abs(await show('zoom: 2') - 2) < 0.02);
  assert.ok(Math.abs(await show('transform: scale(2); transform-origin: 0 0') - 2) < 0.02);
  assert.equal(await show('transform: scale(9); transform-origin: 0 0'), 3);
  assert.equal(await show('transform: scale(0.5); transform-origin: 0 0'), 1);
});
