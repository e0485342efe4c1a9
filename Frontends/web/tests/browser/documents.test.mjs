// Elements moved to another document: a frame, a new window, picture in picture.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { line } from './hands.mjs';
import { Stand } from './stand.mjs';

const ruler = `<detent-ruler id="r" aria-label="A" min="0" max="100" value="50" unit-width="40" snap="always">
  </detent-ruler>`;
const rating = '<detent-rating id="s" aria-label="B" value="3"></detent-rating>';
let stand;
before(async () => { stand = await Stand.open({ touch: true }); });
after(() => stand.close());

/** Shows both, with a frame below that has its own time; `scale` pixels per point. */
async function show(scale = 1) {
  await stand.page.resize({ width: 480, height: 400, scale, touch: true });
  await stand.show(`<div id="home">${ruler}${rating}</div><iframe id="frame" style="display: block; border: 0;
    width: 400px; height: 200px; position: absolute; top: 200px; left: 0"></iframe>`);
  await stand.page.evaluate(() => { [window.ruler, window.rating] = [r, s]; });
}

/** Moves both to the frame. */
const move = () => stand.page.evaluate(() => frame.contentDocument.body.append(ruler, rating));

/** Heights of both, frame by frame. */
const heights = count => stand.page.evaluate(async count => {
  const seen = [];
  for (let number = 0; number < count; number += 1) {
    await new Promise(requestAnimationFrame);
    seen.push([ruler.offsetHeight, rating.offsetHeight].join());
  }
  return [...new Set(seen)];
}, count);

for (const scale of [1, 2]) {
  test(`moved to a frame and back, at ${scale} pixels to a point, they look as before, and do not grow`, async () => {
    await show(scale);
    const look = () => stand.page.evaluate(() => [
      ruler.offsetHeight, ruler.shadowRoot.adoptedStyleSheets.length, rating.offsetHeight, rating.offsetWidth,
      getComputedStyle(ruler).cursor, ruler.shadowRoot.querySelector('canvas').height,
      rating.shadowRoot.querySelector('.symbol').getBoundingClientRect().width]);
    await stand.page.evaluate(() => {
      ruler.style.width = '200px';
      rating.style.cssText = 'width: 200px; height: fit-content';
    });
    await stand.page.frames(3);
    const before = await look();
    await move();
    assert.deepEqual(await heights(12), ['80,32']);
    assert.deepEqual(await look(), before);
    await stand.page.evaluate(() => home.append(ruler, rating));
    assert.deepEqual(await heights(4), ['80,32']);
    assert.deepEqual(await look(), before);
  });

  test(`without a style sheet, at ${scale} pixels to a point, they do not grow either`, async () => {
    await show(scale);
    await stand.page.evaluate(() => {
      for (const each of [ruler, rating]) {
        each.style.cssText = 'display: block; width: 200px';
        each.shadowRoot.adoptedStyleSheets = [];
      }
    });
    await stand.page.frames(2);
    assert.equal((await heights(12)).length, 1);
  });
}

test('in a frame that was opened later they are dragged, coast and land as ever', async () => {
  await show();
  await move();
  await stand.page.frames(3);
  await stand.page.evaluate(() => {
    window.reported = [];
    ruler.addEventListener('tick', () => reported.push('tick'));
    ruler.addEventListener('change', () => reported.push(ruler.valueAsNumber));
  });
  const top = 200 + await stand.page.evaluate(() => ruler.getBoundingClientRect().y + 40);
  await stand.hands.touch(line([350, top], [250, top], { over: 80 }));
  const isIdle = () => stand.page.until(() => ruler.control.state.phase === 'idle', 'it is idle');
  await isIdle();
  const value = await stand.page.evaluate(() => ruler.valueAsNumber);
  assert.ok(Number.isInteger(value) && value > 53, `${value} is further than the finger went`);
  assert.deepEqual(await stand.page.evaluate(() => reported), [value]);
  await stand.page.evaluate(() => rating.scrollIntoView());
  const box = await stand.page.evaluate(() => rating.getBoundingClientRect().toJSON());
  await stand.hands.mouse([[0, box.x + box.width - 8, 200 + box.y + 10]]);
  assert.equal(await stand.page.evaluate(() => rating.valueAsNumber), 5);
});

test('moved while it coasts, it comes to rest where it is then', async () => {
  await show();
  await stand.page.evaluate(() => {
    ruler.max = 1e6;
    ruler.deceleration = 0.999;
  });
  await stand.hands.touch(line([350, 40], [200, 40], { over: 80 }));
  assert.equal(await stand.phase(), 'coasting');
  await move();
  await stand.page.until(() => ruler.control.state.phase === 'idle', 'it is idle');
  assert.ok(Number.isInteger(await stand.page.evaluate(() => ruler.valueAsNumber)));
});

test('a document that shows nowhere takes them, and gives them back', async () => {
  await show();
  await stand.page.evaluate(() => {
    document.implementation.createHTMLDocument().body.append(ruler, rating);
    home.append(ruler, rating);
  });
  assert.deepEqual(await heights(4), ['80,40']);
  assert.deepEqual(await stand.page.evaluate(
    () => [ruler, rating].map(({ shadowRoot }) => shadowRoot.adoptedStyleSheets.length)), [1, 1]);
});

test('less motion is obeyed where they are', async () => {
  await show();
  await move();
  await stand.page.media({ 'prefers-reduced-motion': 'reduce' });
  await stand.page.frames(4);
  assert.equal(await stand.page.evaluate(() => ruler.control.configuration.motion), 'reduced');
  await stand.page.media({});
  await stand.page.frames(4);
  assert.equal(await stand.page.evaluate(() => ruler.control.configuration.motion), 'full');
});

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
