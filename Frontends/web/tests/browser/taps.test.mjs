// Taps that move a control, and fingers that only pass over it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { needs } from './browsers.mjs';
import { line } from './hands.mjs';
import { Stand } from './stand.mjs';

const ruler = (more = '') => `<detent-ruler id="r" ${more} aria-label="Length" min="0" max="100" value="50"
  unit-width="40" tick="unit"></detent-ruler>`;
const rating = (more = '') => `<detent-rating id="r" ${more} aria-label="Stars" value="1"></detent-rating>`;
const page = inside => `<div style="width: 3000px; height: 3000px">${inside}</div>`;
const scrolled = () => stand.page.evaluate(() => [scrollX, scrollY]);
const names = async () => (await stand.heard()).map(({ type }) => type);

let stand;
before(async () => { stand = await Stand.open({ touch: true }); });
after(() => stand.close());

/** A press in one position. */
const tap = (kind, x, y) => {
  const steps = [[0, x, y], [40, x, y]];
  return kind === 'touch' ? stand.hands.touch(steps) : stand.hands.mouse(steps, { pointerType: kind });
};

for (const kind of ['touch', 'mouse', 'pen']) {
  test(`a ${kind} that taps beside the cursor of a ruler goes there: one input, one change`, needs(kind), async () => {
    await stand.show(ruler('snap="always"'));
    await stand.page.evaluate(() => {
      window.causes = [];
      r.control.observe({ effect: ({ type, cause }) => { if (type === 'changed') causes.push(cause); } });
    });
    await tap(kind, 285, 40);  // the cursor is at 200
    await stand.idle();
    assert.equal(await stand.value(), 52);
    const heard = await stand.heard();
    assert.deepEqual(heard.map(({ type }) => type), ['began', 'tick', 'input', 'ended', 'change']);
    assert.deepEqual(heard.filter(({ type }) => type === 'tick').map(({ mark, count }) => [mark, count]), [[52, 1]]);
    assert.deepEqual(await stand.page.evaluate(() => causes), ['tap']);
  });
}

test('what shows of a ruler goes to the tapped place by itself, and at once with less motion', async () => {
  for (const [motion, isSeen] of [['full', true], ['reduced', false]]) {
    await stand.show(ruler(`motion="${motion}"`));
    await stand.page.evaluate(() => {
      window.times = {};
      r.control.observe({ effect: ({ type, time }) => { times[type] = time; } });
    });
    await tap('mouse', 300, 40);
    assert.equal(await stand.value(), 52.5);
    await stand.idle();
    assert.equal((await stand.page.evaluate(() => r.control.state)).offset, 52.5 * 40);
    const length = await stand.page.evaluate(() => times.idle - times.changed);
    assert.ok(isSeen ? length > 100 : length < 20, `${length} ms: ${motion}`);
  }
});

test('a tap at a bound reports so, and one on the cursor nothing', async () => {
  await stand.show(ruler('max="50"'));
  await tap('mouse', 300, 40);
  assert.deepEqual(await names(), ['bound']);
  await tap('mouse', 200, 40);
  assert.deepEqual(await names(), []);
  assert.equal(await stand.value(), 50);
});

test('a tap that catches a ruler in motion goes nowhere', async () => {
  await stand.show(ruler('max="1e6"'));
  await stand.hands.mouse(line([300, 40], [150, 40], { over: 80 }));
  await stand.heard();
  await tap('mouse', 350, 40);
  await stand.idle();
  const ended = (await stand.heard()).filter(({ type }) => type === 'ended');
  assert.equal(ended.length, 1);
  assert.equal(await stand.value(), ended[0].value);
});

test('with tap="nothing" a ruler only reports taps, and so does one that is read-only', async () => {
  for (const html of [ruler('tap="nothing"'), ruler('readonly')]) {
    await stand.show(html);
    await stand.page.evaluate(() => {
      window.taps = [];
      r.addEventListener('tapped', ({ detail: { x, y } }) => taps.push([x, y]));
    });
    await tap('mouse', 300, 40);
    await stand.idle();
    assert.equal(await stand.value(), 50);
    assert.deepEqual(await names(), []);
    assert.deepEqual(await stand.page.evaluate(() => taps), [[300, 40]]);
  }
});

const upright = 'orientation="vertical" style="width: 40px; height: 200px"';
for (const [how, more, from, to] of [
  ['up', '', [100, 230], [102, 20]], ['down', '', [100, 30], [98, 240]], ['aside', upright, [230, 100], [20, 102]],
]) {
  test(`a finger that goes ${how} across a rating scrolls the page, changes nothing and reports nothing`, needs('scroll'), async () => {
    // The third symbol is under the finger.
    const [left, top] = more ? [from[0] - 20, from[1] - 90] : [from[0] - 90, from[1] - 20];
    await stand.show(page(`<div style="padding: ${top}px ${left}px">${rating(more)}</div>`));
    const start = await stand.page.evaluate(() => {
      const { style } = document.body.firstChild;
      style.marginTop = style.marginLeft = '400px';
      scrollTo(400, 400);
      return [scrollX, scrollY, counts.vibrations];
    });
    await stand.hands.touch(line(from, to, { over: 200 }));
    const gone = ([x, y]) => Math.abs(x - start[0]) + Math.abs(y - start[1]);
    for (let tries = 0; gone(await scrolled()) < 100 && tries < 100; tries += 1) await stand.page.frames();
    await stand.still();
    assert.ok(gone(await scrolled()) > 100, 'the page has scrolled');
    assert.equal(await stand.phase(), 'idle');
    assert.equal(await stand.value(), 1);
    const heard = (await stand.heard()).map(({ type, value }) => [type, value]);
    assert.deepEqual(heard, [['preview', 3], ['preview', null]], 'what it would have chosen was shown, and no more');
    assert.equal(await stand.page.evaluate(() => r.control.state.preview), null);
    assert.equal(await stand.page.evaluate(() => counts.vibrations), start[2]);
  });
}

test('a finger shows what it would choose as it comes, and chooses when it lifts: one input, one change', needs('protocol'), async () => {
  await stand.show(rating());
  await stand.hands.touch([[0, 130, 20]], { end: 'none' });
  await stand.page.until(() => r.control.state.preview === 4, 'it is shown');
  assert.equal(await stand.value(), 1);
  assert.deepEqual(await names(), ['preview']);
  await stand.page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await stand.idle();
  assert.equal(await stand.value(), 4);
  const heard = await names();
  for (const type of ['began', 'tick', 'input', 'ended', 'change']) {
    assert.equal(heard.filter(each => each === type).length, 1, type);
  }
});

test('a finger that goes along a rating drags it, and does not scroll the page', async () => {
  await stand.show(page(rating()));
  await stand.hands.touch(line([30, 20], [190, 22], { over: 160 }));
  await stand.idle();
  assert.equal(await stand.value(), 5);
  assert.deepEqual(await scrolled(), [0, 0]);
  assert.equal((await stand.heard('change')).length, 1);
});

test('with press="at-once" a finger chooses as it comes', needs('protocol'), async () => {
  await stand.show(rating('press="at-once"'));
  await stand.hands.touch([[0, 130, 20]], { end: 'none' });
  await stand.page.until(() => Number(r.value) === 4, 'it is chosen');
  await stand.page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await stand.idle();
});

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));

for (const kind of ['mouse', 'pen']) {
  test(`a ${kind} grabs a thumb where it is drawn, however large, and a click there changes nothing`, needs(kind), async () => {
    for (const [size, attribute, beside, expected] of [
      ['28px', '', 12, 50], ['28px', '', 16, 54], ['60px', '', 28, 50], ['60px', '', 32, 58],
      ['10px', '', 4, 50], ['10px', '', 8, 52], ['28px', 'thumb-radius="20"', 18, 50],
    ]) {
      await stand.show(`<detent-slider id="r" aria-label="Length" min="0" max="100" value="50" step="1" ${attribute}
        style="width: calc(400px + ${size}); --detent-thumb-size: ${size}"></detent-slider>`);
      await stand.page.frames(2);
      const { x, y, height, middle } = await stand.page.evaluate(() => {
        const { x, y, width, height } = r.getBoundingClientRect();
        return { x, y, height, middle: width / 2 };
      });
      await tap(kind, x + middle + beside, y + height / 2);
      await stand.idle();
      assert.equal(await stand.value(), expected, `${size} ${attribute}, ${beside} pixels beside the middle`);
    }
  });
}
