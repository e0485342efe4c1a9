// Costs of elements: nothing at rest, no layout during pointer moves, and no memory after removal.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { line } from './hands.mjs';
import { Stand } from './stand.mjs';

const ruler = (id = 'r') => `<detent-ruler id="${id}" aria-label="A" min="0" max="100" value="50" unit-width="40"
  snap="always" tick="unit"></detent-ruler>`;
/** Far from both ends, and with a coast long enough for a busy machine. */
const longRuler = ruler().replace('max="100"', 'max="1e6" deceleration="0.9995"');
const rating = (id = 's') => `<detent-rating id="${id}" aria-label="B" value="2"></detent-rating>`;
const counts = () => stand.page.evaluate(() => ({ ...window.counts }));
const pause = ms => new Promise(resolve => setTimeout(resolve, ms));

let stand;
before(async () => { stand = await Stand.open({ width: 800, height: 700 }); });
after(() => stand.close());

/** Activity of a page in half a second without input. */
async function restless() {
  await pause(100);
  const [first, before] = [await counts(), await stand.page.metrics()];
  await pause(500);
  const [last, after] = [await counts(), await stand.page.metrics()];
  return {
    frames: last.frames - first.frames, timers: last.timers - first.timers,
    layouts: after.LayoutCount - before.LayoutCount, styles: after.RecalcStyleCount - before.RecalcStyleCount };
}

const nothing = { frames: 0, timers: 0, layouts: 0, styles: 0 };

test('nothing runs while nothing happens', async () => {
  await stand.show(ruler() + rating());
  assert.deepEqual(await restless(), nothing);
});

test('nor after a fling, a wheel, a key, a hover and a change by program', async () => {
  await stand.show(ruler() + rating());
  await stand.hands.touch(line([350, 40], [200, 40], { over: 80 }));
  await stand.idle();
  await stand.focus('r');
  await stand.hands.wheel(200, 40, 50, 0);
  await pause(200);
  await stand.hands.key('ArrowRight');
  await stand.hands.hover(100, 100);
  await stand.page.evaluate(() => r.setValue(20, { animated: true }));
  await stand.idle();
  assert.deepEqual(await restless(), nothing);
});

test('many that come at once are laid out together', async () => {
  await stand.show('');
  const before = await stand.page.metrics();
  await stand.page.evaluate(async html => {
    document.body.insertAdjacentHTML('beforeend', html);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, Array.from({ length: 100 }, (_, index) => ruler(`r${index}`) + rating(`s${index}`)).join(''));
  const layouts = (await stand.page.metrics()).LayoutCount - before.LayoutCount;
  assert.ok(layouts < 20, `${layouts} layouts for 200 elements`);
});

test('while it coasts it draws once a frame', async () => {
  await stand.show(longRuler);
  await stand.hands.touch(line([350, 40], [200, 40], { over: 80 }));
  const asked = await stand.page.evaluate(async () => {
    const before = counts.frames;
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    return counts.frames - before;
  });
  assert.ok(asked > 15 && asked <= 21, `${asked} frames asked for in 10, of which this test asks for 10`);
  await stand.page.evaluate(() => r.setValue(50));
  await stand.idle();
});

test('with less motion asked for, a fling is not seen to move: it lands at once', async () => {
  for (const [media, motion, isShort] of [
    ['reduce', 'auto', true], ['reduce', 'full', false], ['no-preference', 'reduced', true]]) {
    await stand.page.media({ 'prefers-reduced-motion': media });
    await stand.show(ruler());
    await stand.set('r', 'motion', motion);
    await stand.page.evaluate(() => {
      window.times = {};
      const note = ({ type, time }) => { times[type] = time; };
      r.control.observe({ handle: note, effect: note });
    });
    await stand.hands.touch(line([350, 40], [200, 40], { over: 80 }));
    await stand.idle();
    const length = await stand.page.evaluate(() => times.ended - times.up);
    assert.ok(isShort ? length < 50 : length > 300, `${length} ms: ${media}, ${motion}`);
    assert.ok(Number.isInteger(await stand.value()));
  }
  await stand.page.media({});
});

/** Ways to set a ruler with slow springs in motion, and the resulting phase. */
const motions = {
  fling: [50, 'coasting', () => stand.hands.touch(line([350, 40], [200, 40], { over: 80 }))],
  landing: [50, 'settling', () => stand.hands.touch([[0, 350, 40], [40, 300, 40], [80, 290, 40], [160, 290, 40]])],
  'spring back': [0, 'settling', () => stand.hands.touch([[0, 100, 40], [40, 300, 40], [80, 350, 40], [160, 350, 40]])],
  'change by the program': [50, 'settling', () => stand.page.evaluate(() => r.setValue(60, { animated: true }))],
};

for (const [what, [start, phase, deed]] of Object.entries(motions)) {
  for (const how of ['the page', 'the user']) {
    test(`less motion that ${how} asks for in a ${what} ends it at once, on a mark`, async () => {
      await stand.page.media({ 'prefers-reduced-motion': 'no-preference' });
      await stand.show(longRuler.replace('value="50"', `value="${start}" spring-frequency="1" landing-frequency="5"`));
      await deed();
      assert.equal(await stand.phase(), phase);
      await stand.page.evaluate(() => {
        window.switched = new Promise(resolve => {
          matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', resolve, { once: true });
        }).then(() => performance.now());
        window.idle = new Promise(resolve => {
          r.control.observe({ effect: ({ type, time }) => { if (type === 'idle') resolve(time); } });
        });
      });
      if (how === 'the user') await stand.page.media({ 'prefers-reduced-motion': 'reduce' });
      else await stand.page.evaluate(() => { [r.motion, window.switched] = ['reduced', performance.now()]; });
      const length = await stand.page.evaluate(async () => await idle - await switched);
      assert.ok(length < 50, `${length} ms until it is at rest`);
      const { value, offset } = await stand.page.evaluate(() => r.control.state);
      assert.ok(Number.isInteger(value), `${value} is a mark`);
      assert.equal(offset, value * 40, 'and shows');
      await stand.page.media({});
    });
  }
}

test('with less motion asked for, a symbol that is pressed does not grow', async () => {
  for (const [media, motion, isStill] of [
    ['reduce', 'auto', true], ['reduce', 'full', false], ['no-preference', 'reduced', true],
    ['no-preference', 'auto', false]]) {
    await stand.page.media({ 'prefers-reduced-motion': media });
    await stand.show(rating().replace('id', `motion="${motion}" id`));
    await stand.hands.mouse([[0, 90, 20]], { end: 'none' });
    await stand.page.frames(2);
    const isAnimated = await stand.page.evaluate(() => {
      const { scale, transitionDuration } = getComputedStyle(s.shadowRoot.querySelector('.pressed'));
      return [scale !== 'none', transitionDuration !== '0s'];
    });
    await stand.hands.release(90, 20);
    assert.deepEqual(isAnimated, [!isStill, !isStill], `${media}, ${motion}`);
  }
  await stand.page.media({});
});

test('a move of a drag asks where the four corners are, and few moves change the layout', async () => {
  await stand.show(ruler() + rating());
  for (const [y, id] of [[40, 'r'], [100, 's']]) {
    await stand.hands.mouse([[0, 190, y], [8, 190, y]], { end: 'none' });
    await stand.page.frames(3);
    const before = await stand.page.metrics();
    await stand.page.evaluate(() => {
      const isFirst = !window.questions;
      window.questions = [];
      if (!isFirst) return;
      for (const [type, name] of [[Element, 'getBoundingClientRect'], [window, 'getComputedStyle']]) {
        const target = type.prototype ?? type;
        const own = target[name];
        target[name] = function asked(...rest) {
          questions.push(name);
          return own.apply(this, rest);
        };
      }
      for (const name of ['offsetWidth', 'offsetHeight', 'offsetLeft', 'offsetTop']) {
        const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, name);
        Object.defineProperty(HTMLElement.prototype, name, { get() { return questions.push(name), get.call(this); } });
      }
    });
    let moves = 0;
    for (let x = 190; x > 10; x -= 1.8, moves += 1) await stand.hands.drag(x, y);
    const after = await stand.page.metrics();
    const asked = await stand.page.evaluate(() => questions);
    assert.deepEqual([...new Set(asked)], ['getBoundingClientRect'], 'a page may have moved it since');
    assert.ok(asked.length <= 4 * moves, `${asked.length} questions in ${moves} moves`);
    assert.ok(await stand.value(id) !== 50, 'it has moved');
    const layouts = after.LayoutCount - before.LayoutCount;
    assert.ok(layouts <= 6, `${layouts} layouts in ${moves} moves`);
    await stand.hands.release(10, y);
    await stand.idle(id);
  }
});

test('sixty on a page: all move at once, none disturbs another', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ruler(`r${index}`) + rating(`s${index}`)).join('');
  await stand.show(`<style>body { columns: 4 } detent-ruler { width: 100%; height: 30px }
    detent-rating { height: 20px; width: 100px }</style>${many}`);
  const values = await stand.page.evaluate(async () => {
    const rulers = [...document.querySelectorAll('detent-ruler')];
    rulers.forEach((ruler, index) => {
      const start = performance.now();
      const at = step => ({ time: start + step, pointer: 1, source: 'touch', x: 190 - step * 2, y: 15 });
      ruler.perform({ type: 'down', ...at(0) });
      for (let step = 8; step <= 48 + index; step += 8) ruler.perform({ type: 'move', ...at(step) });
      ruler.perform({ type: 'up', ...at(48) });
    });
    while (rulers.some(ruler => ruler.control.state.phase !== 'idle')) await new Promise(requestAnimationFrame);
    return rulers.map(ruler => ruler.valueAsNumber);
  });
  assert.ok(values.every(value => Number.isInteger(value) && value > 52), `${values}`);
  assert.deepEqual(await restless(), nothing);
});

test('taken out in motion and put back, it is where it was and works', async () => {
  await stand.show(`<div id="a">${ruler()}</div><div id="b"></div>`);
  await stand.hands.touch(line([350, 40], [200, 40], { over: 80 }));
  const [before, after] = await stand.page.evaluate(async () => {
    const element = r;
    const before = element.valueAsNumber;
    element.remove();
    await new Promise(resolve => setTimeout(resolve, 100));
    const after = element.valueAsNumber;
    document.getElementById('b').append(element);
    return [before, after];
  });
  assert.equal(after, before, 'no time passes for what is not on a page');
  await stand.idle();
  assert.ok(Number.isInteger(await stand.value()), 'the edit has come to its end');
  await stand.focus('r');
  const value = await stand.value();
  await stand.hands.key('ArrowRight');
  assert.equal(await stand.value(), value + 1);
  assert.deepEqual(await restless(), nothing);
});

test('a thousand that come and go leave no memory behind', async () => {
  await stand.show('');
  const cycle = () => stand.page.evaluate(async (ruler, rating) => {
    for (let round = 0; round < 25; round += 1) {
      document.body.innerHTML = (ruler + rating).repeat(10);
      await new Promise(requestAnimationFrame);
      gc();
    }
    document.body.innerHTML = '';
    for (let round = 0; round < 10; round += 1) {
      gc();
      await new Promise(resolve => setTimeout(resolve, 20));
    }
    const { load } = await import('/detent.js');
    const { memory } = await load();
    return { nodes: document.querySelectorAll('*').length, module: memory.size };
  }, ruler(), rating());
  await cycle();
  const heap = async () => (await stand.page.metrics()).JSHeapUsedSize;
  const [first, firstHeap] = [await cycle(), await heap()];
  const [second, secondHeap] = [await cycle(), await heap()];
  assert.deepEqual(second, first, 'the module has not grown');
  assert.ok(secondHeap - firstHeap < 200_000, `${secondHeap - firstHeap} bytes more for 1000 elements`);
});

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
