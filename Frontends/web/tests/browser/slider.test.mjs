// Sliders under touch, mouse, pen, wheel and keys. The track is 400 points long and begins at x = 14.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { needs } from './browsers.mjs';
import { line } from './hands.mjs';
import { Stand } from './stand.mjs';

let stand;
before(async () => { stand = await Stand.open(); });
after(() => stand.close());

const slider = (more = '', id = 'r') => `<detent-slider id="${id}" aria-label="Price" ${more}></detent-slider>`;
const x = (share) => 14 + 400 * share;
const values = (id = 'r') => stand.get(id, 'values');
const focused = () => stand.page.evaluate(() => {
  const { activeElement } = r.shadowRoot;
  return activeElement && [...r.shadowRoot.querySelectorAll('.thumb')].indexOf(activeElement);
});
const slow = (from, to) => line(from, to, { over: 160 });

async function press(...keys) {
  const found = [];
  for (const key of keys) {
    await stand.hands.key(key);
    found.push(await stand.get('r', 'value'));
  }
  return found;
}

const kinds = {
  touch: (steps) => stand.hands.touch(steps),
  mouse: (steps) => stand.hands.mouse(steps),
  pen: (steps) => stand.hands.mouse(steps, { pointerType: 'pen' }),
};

for (const [kind, drag] of Object.entries(kinds)) {
  test(`a ${kind} drags a thumb, and its events say which`, needs(kind), async () => {
    await stand.show(slider('value="20 70" step="1"'));
    await drag(slow([x(0.7), 20], [x(0.9), 20]));
    await stand.idle();
    const found = await values();
    assert.equal(found[0], 20);
    assert.ok(found[1] >= 87 && found[1] <= 90 && Number.isInteger(found[1]), `${found}`);
    const heard = await stand.heard();
    const inputs = heard.filter(({ type }) => type === 'input').map(({ value }) => value);
    assert.ok(inputs.every((value, index) => value > (inputs[index - 1] ?? 70)), `${inputs}`);
    assert.ok(heard.every(({ part }) => part === 1));
    assert.deepEqual(heard.filter(({ type }) => type === 'change').map(({ part }) => part), [1]);
    assert.equal(inputs.at(-1), found[1]);
  });

  test(`a ${kind} that presses the track brings the nearest thumb there`, needs(kind), async () => {
    await stand.show(slider('value="20 70" step="5"'));
    await drag([[0, x(0.4), 20], [30, x(0.4), 20]]);
    await stand.idle();
    assert.deepEqual(await values(), [40, 70]);
  });
}

test('a finger that goes across scrolls the page, and the thumb stays', needs('scroll'), async () => {
  await stand.show(`${slider('value="50"')}<div style="height: 3000px"></div>`);
  const away = line([x(0.21), 0], [x(0.21), -90], { start: 90 });
  await stand.hands.touch(line([x(0.2), 30], [x(0.21), 0], { over: 80 }).concat(away));
  await stand.page.until(() => scrollY > 20, 'the page has scrolled');
  assert.deepEqual(await values(), [50]);
  assert.deepEqual(await stand.heard('input', 'change'), []);
  await stand.still();
});

test('two fingers hold two thumbs, and a third does nothing', needs('protocol'), async () => {
  await stand.show(slider('value="20 50 80"'));
  const send = (type, ...points) => stand.page.send('Input.dispatchTouchEvent', {
    type, touchPoints: points.map(([id, share]) => ({ id, x: x(share), y: 20 })) });
  await send('touchStart', [1, 0.2]);
  await send('touchStart', [1, 0.2], [2, 0.8]);
  for (const step of [0.04, 0.08, 0.12]) await send('touchMove', [1, 0.2 + step], [2, 0.8 - step]);
  await send('touchStart', [1, 0.32], [2, 0.68], [3, 0.5]);
  await send('touchMove', [1, 0.32], [2, 0.68], [3, 0.6]);
  await stand.page.until(() => r.values[0] > 20 && r.values[2] < 80, 'both have moved');
  const held = await stand.page.evaluate(() => r.shadowRoot.querySelectorAll('.held').length);
  assert.equal(held, 2);
  await send('touchEnd');
  await stand.idle();
  const [low, middle, high] = await values();
  assert.ok(low > 25 && low <= 32 && high < 75 && high >= 68, `${low} ${high}`);
  assert.equal(middle, 50);
  const changes = await stand.heard('change');
  assert.deepEqual(changes.map(({ part }) => part).sort(), [0, 2]);
  assert.equal(await stand.page.evaluate(() => visualViewport.scale), 1);
});

test('a thumb stops at its neighbour, which is a bound with its part; or pushes it along', async () => {
  await stand.show(slider('value="20 50" distance="10"'));
  await stand.hands.mouse(slow([x(0.2), 20], [x(0.8), 20]));
  await stand.idle();
  assert.deepEqual(await values(), [40, 50]);
  const bounds = await stand.heard('bound');
  assert.deepEqual(bounds.map(({ part, by, side }) => [part, by, side]), [[0, 1, 'upper']]);
  await stand.show(slider('value="20 50" distance="10" meet="push"'));
  await stand.hands.mouse(slow([x(0.2), 20], [x(0.8), 20]));
  await stand.idle();
  const [low, high] = await values();
  assert.equal(high, low + 10);
  assert.ok(low > 75, `${low}`);
});

test('thumbs in one place are never stuck', async () => {
  for (const [from, share, to] of [[0, 0, 0.3], [100, 1, 0.7], [50, 0.5, 0.8], [50, 0.5, 0.2]]) {
    await stand.show(slider(`value="${from} ${from} ${from}"`));
    await stand.hands.mouse(slow([x(share), 20], [x(to), 20]));
    await stand.idle();
    const found = await values();
    assert.equal(found.filter((value) => value !== from).length, 1, `${from} to ${to}: ${found}`);
  }
});

test('keys move the thumb that has the keyboard, and Tab goes from thumb to thumb', async () => {
  await stand.show(`<button id="a">a</button>${slider('value="20 70" step="5"')}<button id="b">b</button>`);
  await stand.focus('a');
  await stand.hands.key('Tab');
  assert.equal(await focused(), 0);
  assert.deepEqual(await press('ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'PageUp', 'End', 'Home'),
    ['25 70', '30 70', '25 70', '20 70', '70 70', '70 70', '0 70']);
  await stand.hands.key('Tab');
  assert.equal(await focused(), 1);
  assert.deepEqual(await press('ArrowRight', 'PageDown', 'Home', 'End'), ['0 75', '0 25', '0 0', '0 100']);
  await stand.hands.key('Tab');
  assert.equal(await stand.page.evaluate(() => document.activeElement.id), 'b');
  const heard = await stand.heard('input', 'change');
  assert.deepEqual(heard.slice(0, 2).map(({ type, part }) => [type, part]), [['input', 0], ['change', 0]]);
  assert.deepEqual(heard.at(-1).part, 1);
});

test('the thumb that a press has chosen has the keyboard then', async () => {
  await stand.show(slider('value="20 70" step="5"'));
  await stand.hands.mouse([[0, x(0.7), 20]]);
  assert.equal(await focused(), 1);
  assert.deepEqual(await press('ArrowRight'), ['20 75']);
  await stand.hands.touch([[0, x(0.3), 20], [30, x(0.3), 20]]);
  await stand.page.until(() => r.values[0] === 30, 'it is there');
  await stand.page.frames(3);
  assert.equal(await focused(), 0);
  assert.deepEqual(await press('ArrowRight'), ['35 75']);
});

test('a click of a label, and focus(), give the first thumb the keyboard', async () => {
  await stand.show(`<label><span id="l">Price</span>${slider('value="20 70"').replace('aria-label="Price"', '')}</label>`);
  await stand.hands.mouse([[0, 10, 8]]);
  assert.equal(await focused(), 0);
  await stand.page.evaluate(() => { document.activeElement.blur(); r.focus(); });
  assert.equal(await focused(), 0);
  const { y } = await stand.page.evaluate(() => r.getBoundingClientRect().toJSON());
  await stand.page.evaluate(() => document.activeElement.blur());
  await stand.hands.mouse([[0, x(0.7), y + 20]]);
  await stand.page.frames(2);
  assert.equal(await focused(), 1, 'a press within the label is not one of the label');
});

test('the wheel moves the thumb that has the keyboard', async () => {
  await stand.show(slider('value="20 70" step="5"'));
  await stand.hands.mouse([[0, x(0.7), 20]]);
  await stand.heard();
  await stand.hands.rest(x(0.7), 20);
  await stand.hands.wheel(x(0.7), 20, 30, 0);
  await stand.idle();
  const [low, high] = await values();
  assert.equal(low, 20);
  assert.notEqual(high, 70);
  assert.ok((await stand.heard('change')).every(({ part }) => part === 1));
});

test('Escape takes a drag back', async () => {
  await stand.show(slider('value="20 70"'));
  await stand.hands.mouse(slow([x(0.7), 20], [x(0.9), 20]), { end: 'none' });
  assert.notDeepEqual(await values(), [20, 70]);
  await stand.hands.key('Escape');
  assert.deepEqual(await values(), [20, 70]);
  await stand.hands.release(x(0.9), 20);
  assert.deepEqual(await stand.heard('change'), []);
});

test('right to left, the track begins at the right, and the left arrow is more', async () => {
  await stand.show(`<div dir="rtl" style="width: 428px">${slider('value="20 70" step="5"')}</div>`);
  await stand.hands.mouse(slow([x(0.3), 20], [x(0.1), 20]));
  await stand.idle();
  assert.deepEqual(await values(), [20, 90]);
  assert.deepEqual(await press('ArrowLeft', 'ArrowRight', 'ArrowUp'), ['20 95', '20 90', '20 95']);
});

test('a vertical slider grows upwards', async () => {
  await stand.show(slider('value="20 70" step="5" orientation="vertical" style="width: 40px; height: 328px"'));
  await stand.hands.mouse(slow([20, 14 + 90], [20, 14 + 30]));
  await stand.idle();
  assert.deepEqual(await values(), [20, 90]);
  assert.deepEqual(await press('ArrowUp', 'ArrowRight', 'ArrowDown'), ['20 95', '20 100', '20 95']);
  await stand.page.frames(2);
  const [low, high] = await stand.page.evaluate(
    () => [...r.shadowRoot.querySelectorAll('.thumb')].map((each) => each.getBoundingClientRect().y + 14));
  assert.ok(Math.abs(low - (14 + 240)) < 1 && Math.abs(high - (14 + 15)) < 1, `${low} ${high}`);
});

test('an inverted vertical slider grows downwards, and its keys are those of others', async () => {
  await stand.show(slider('value="20 70" step="5" orientation="vertical" inverted style="width: 40px; height: 328px"'));
  await stand.hands.mouse(slow([20, 14 + 210], [20, 14 + 270]));
  await stand.idle();
  assert.deepEqual(await values(), [20, 90]);
  assert.deepEqual(await press('ArrowUp', 'ArrowDown'), ['20 95', '20 90']);
  await stand.page.frames(2);
  const drawn = await stand.page.evaluate(() => ['.thumb', '.fill'].map((name) => {
    const { y, height } = r.shadowRoot.querySelector(name).getBoundingClientRect();
    return [y + height / 2, height];
  }));
  assert.ok(Math.abs(drawn[0][0] - (14 + 60)) < 1 && Math.abs(drawn[1][0] - (14 + 165)) < 1, JSON.stringify(drawn));
});

test('a thumb goes over the knots of a track in pieces, and its steps with it', async () => {
  await stand.show(slider('value="20 400" knots="0:0 1:100 2:1000 3:10000" steps="5 50 500" distance="5" labels="values"'));
  await stand.hands.mouse(slow([x(0.2 / 3), 20], [x(1.1 / 3), 20]));
  await stand.idle();
  assert.deepEqual(await values(), [200, 400]);
  assert.deepEqual(await press('ArrowLeft', 'PageDown', 'PageUp', 'Home'), ['150 400', '55 400', '150 400', '0 400']);
  assert.equal(await stand.page.evaluate(() =>
    r.shadowRoot.querySelector('[role=slider][aria-valuenow="400"]').getAttribute('aria-valuemax')), '10000');
});

test('a double tap on a thumb and the key Delete go back to the default, and a tap does not', async () => {
  await stand.show(slider('value="80" step="1" reset="50"'));
  await stand.hands.mouse([[0, x(0.8), 20], [20, x(0.8), 20]]);
  assert.deepEqual(await values(), [80]);
  // On a busy machine more than 300 ms may pass between two presses.
  for (let tries = 0; tries < 5 && String(await values()) === '80'; tries += 1) {
    for (let tap = 0; tap < 2; tap += 1) await stand.hands.mouse([[0, x(0.8), 20]]);
    await stand.idle();
  }
  assert.deepEqual(await values(), [50]);
  assert.deepEqual(await press('End', 'Delete', 'Home', 'Backspace'), ['100', '50', '0', '50']);
});

test('a press on the track may go a step, or nowhere; a drag between two thumbs may move both', async () => {
  await stand.show(slider('value="20 70" step="5" track="step"'));
  await stand.hands.mouse([[0, x(0.95), 20]]);
  assert.deepEqual(await values(), [20, 75]);
  await stand.show(slider('value="20 70" track="none"'));
  await stand.hands.mouse(slow([x(0.95), 20], [x(0.9), 20]));
  assert.deepEqual(await values(), [20, 70]);
  await stand.show(slider('value="20 70" between="move" step="5"'));
  await stand.hands.mouse(slow([x(0.45), 20], [x(0.65), 20]));
  await stand.idle();
  assert.deepEqual(await values(), [40, 90]);
});

test('disabled sliders hear nothing, read-only ones change nothing', async () => {
  for (const how of ['disabled', 'readonly']) {
    await stand.show(slider(`value="20 70" ${how}`));
    await stand.hands.mouse(slow([x(0.7), 20], [x(0.9), 20]));
    await stand.hands.touch([[0, x(0.3), 20], [30, x(0.3), 20]]);
    await stand.focus('r');
    assert.equal(await focused() === null, how === 'disabled', how);
    await stand.hands.key('ArrowRight');
    assert.deepEqual(await values(), [20, 70], how);
    assert.deepEqual(await stand.heard(), [], how);
  }
});

test('less motion: what is asked to be animated is there within a frame or two', async () => {
  for (const motion of ['reduced', 'full']) {
    await stand.show(slider(`value="20" motion="${motion}"`));
    // On a busy machine a frame may last as long as the motion, so the test reads the planned length.
    const [left, place] = await stand.page.evaluate(async () => {
      r.setValue(90, { animated: true });
      const { time, restTime } = r.control.state;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return [restTime - time, r.control.part(0).offset];
    });
    assert.equal(left > 100, motion === 'full', `${motion}: ${left} ms`);
    if (motion === 'reduced') assert.ok(Math.abs(place - 360) < 1, `${place}`);
    await stand.idle();
  }
});

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));

test('a bubble stays within the slider, wherever its thumb is', needs('protocol'), async () => {
  await stand.show(slider('value="0" bubble min="0" max="9"'));
  await stand.page.evaluate(() => { r.formatValue = (value) => `${value} kilograms`; });
  for (const value of [0, 1, 4, 8, 9]) {
    await stand.set('r', 'value', value);
    await stand.focus('r');
    await stand.hands.key('Shift');
    await stand.page.frames(2);
    const [bubble, box] = await stand.page.evaluate(() => [r.shadowRoot.querySelector('.bubble'), r].map((each) => {
      each.style.display = each === r ? '' : 'block';
      const { left, right } = each.getBoundingClientRect();
      return { left, right };
    }));
    assert.ok(bubble.left >= box.left - 0.5 && bubble.right <= box.right + 0.5, `${value}: ${JSON.stringify([bubble, box])}`);
  }
});
