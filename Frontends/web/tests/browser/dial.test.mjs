// Dials under touch, mouse, pen, wheel and keys, in forms, and for assistive technology. The centre is at 100, 100.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { needs } from './browsers.mjs';
import { Stand } from './stand.mjs';

let stand;
before(async () => { stand = await Stand.open(); });
after(() => stand.close());

const dial = (more = '', id = 'r') =>
  `<detent-dial id="${id}" aria-label="Gain" style="width: 200px; height: 200px" ${more}></detent-dial>`;
const gap = 'start="-135" sweep="270"';

/** Position of an angle, clockwise from the top. */
function at(degrees, radius = 70) {
  const angle = degrees * Math.PI / 180;
  return [100 + radius * Math.sin(angle), 100 - radius * Math.cos(angle)];
}

/** A path around the centre, one step each 8 ms. */
function round(from, to, { count = 20, radius = 70 } = {}) {
  return Array.from({ length: count + 1 }, (_, step) => [step * 8, ...at(from + (to - from) * step / count, radius)]);
}

const set = (value) => stand.page.evaluate((value) => r.setValue(value), value);

async function press(...keys) {
  const values = [];
  for (const key of keys) {
    await stand.hands.key(key);
    values.push(await stand.value());
  }
  return values;
}

const kinds = {
  touch: (steps) => stand.hands.touch(steps),
  mouse: (steps) => stand.hands.mouse(steps),
  pen: (steps) => stand.hands.mouse(steps, { pointerType: 'pen' }),
};

for (const [kind, turn] of Object.entries(kinds)) {
  test(`a ${kind} turns a dial, and takes hold of it anywhere`, needs(kind), async () => {
    await stand.show(dial(`${gap} value="50" step="1" snap ticks`));
    await turn(round(40, 130));
    await stand.idle();
    const value = await stand.value();
    // A quarter turn is a third of the sweep, less the slop.
    assert.ok(value >= 77 && value <= 84 && Number.isInteger(value), `${value}`);
    const heard = await stand.heard();
    const inputs = heard.filter(({ type }) => type === 'input').map(({ value }) => value);
    assert.equal(inputs.at(-1), value);
    assert.ok(inputs.every((value, index) => value > (inputs[index - 1] ?? 50)), `${inputs}`);
    assert.equal(heard.filter(({ type }) => type === 'change').length, 1);
    const ticks = heard.filter(({ type }) => type === 'tick').reduce((sum, { count }) => sum + count, 0);
    assert.equal(ticks, value - 50);
  });
}

test('the values of an inverted dial grow anticlockwise, along the same arc', async () => {
  const drawn = () => stand.page.evaluate(() => ['track', 'arc'].map((part) => r.shadowRoot.querySelector(`[part="${part}"]`).getAttribute('d')));
  await stand.show(dial(`${gap} value="100" step="1"`));
  const [track] = await drawn();
  await stand.show(dial(`${gap} value="0" step="1" press="jump" inverted`));
  assert.equal((await drawn())[0], track);
  await stand.hands.mouse([[0, ...at(-45)]]);
  await stand.idle();
  assert.equal(await stand.value(), 67);
  assert.deepEqual(await press('ArrowUp', 'ArrowLeft'), [68, 67]);
});

test('a finger that goes on through the gap never makes the value leap', async () => {
  await stand.show(dial(`${gap} value="90"`));
  const values = [];
  await stand.page.evaluate(() => { window.values = []; r.addEventListener('input', () => window.values.push(Number(r.value))); });
  await stand.hands.mouse(round(100, 300, { count: 40 }));
  values.push(...await stand.page.evaluate(() => window.values));
  assert.ok(values.length > 0 && values.every((value) => value >= 90), `${values}`);
  assert.equal(await stand.value(), 100);
  assert.deepEqual((await stand.heard('bound')).map(({ side }) => side), ['upper']);
});

test('a dial that wraps goes on behind its end, and counts its turns', async () => {
  await stand.show(dial('max="360" value="350" step="1" wrap snap'));
  await stand.hands.mouse(round(0, 40));
  await stand.idle();
  const { value, turns } = await stand.page.evaluate(() => ({ value: Number(r.value), turns: r.turns }));
  assert.ok(value > 20 && value < 31, `${value}`);
  assert.equal(turns, 1);
  assert.equal((await stand.heard('ended')).at(-1).turns, 1);
  await set(5);
  assert.equal(await stand.get('r', 'turns'), 0);
  await stand.focus('r');
  assert.deepEqual(await press('ArrowDown', 'ArrowLeft', 'ArrowUp'), [4, 3, 4]);
  await set(0);
  assert.deepEqual(await press('ArrowLeft', 'ArrowRight', 'ArrowRight'), [359, 0, 1]);
});

test('held as an upright slider, up is more, wherever it is held', async () => {
  await stand.show(dial(`${gap} value="50" hold="vertical"`));
  await stand.hands.mouse([[0, 30, 150], [20, 30, 130], [40, 30, 110], [60, 30, 90]]);
  await stand.idle();
  const up = await stand.value();
  assert.ok(up > 55, `${up}`);
  await stand.hands.mouse([[0, 170, 50], [20, 170, 70], [40, 170, 90], [60, 170, 110]]);
  await stand.idle();
  assert.ok(await stand.value() < up);
});

test('a press turns nothing, or it goes where the press is', async () => {
  await stand.show(dial(`${gap} value="50" step="1"`));
  await stand.hands.mouse([[0, ...at(90)]]);
  assert.equal(await stand.value(), 50);
  await stand.show(dial(`${gap} value="50" step="1" press="jump"`));
  await stand.hands.mouse([[0, ...at(90)]]);
  await stand.idle();
  assert.equal(Math.round(await stand.value()), 83);
});

test('the middle means nothing', async () => {
  await stand.show(dial(`${gap} value="50" dead="20"`));
  await stand.hands.mouse([[0, 102, 98], [20, 98, 98], [40, 98, 103]]);
  assert.equal(await stand.value(), 50);
  assert.deepEqual(await stand.heard('input', 'change'), []);
});

test('keys and the wheel go by steps, also right to left', async () => {
  await stand.show(`<div dir="rtl" style="width: 200px">${dial(`${gap} value="50" step="5" snap`)}</div>`);
  await stand.focus('r');
  assert.deepEqual(await press('ArrowUp', 'ArrowDown', 'PageUp', 'Home', 'End'), [55, 50, 100, 0, 100]);
  await set(50);
  await stand.hands.rest(100, 100);
  await stand.hands.wheel(100, 100, 0, -100);
  await stand.idle();
  assert.notEqual(await stand.value(), 50);
});

test('shift makes a wheel coarser, though browsers turn it sideways', needs('wheel and keys'), async () => {
  await stand.show(dial(`${gap} value="50" step="1" snap`));
  await stand.focus('r');
  await stand.hands.rest(100, 100);
  await stand.hands.wheel(100, 100, 0, -20);
  await stand.idle();
  const fine = await stand.value() - 50;
  await set(50);
  await stand.hands.wheel(100, 100, -20, 0, { modifiers: ['shift'] });
  await stand.idle();
  assert.ok(await stand.value() - 50 > 2 * fine, `${await stand.value() - 50} is not much more than ${fine}`);
});

test('Escape takes a turn back', async () => {
  await stand.show(dial(`${gap} value="50"`));
  await stand.hands.mouse(round(0, 60), { end: 'none' });
  assert.notEqual(await stand.value(), 50);
  await stand.hands.key('Escape');
  assert.equal(await stand.value(), 50);
  await stand.hands.release(...at(60));
});

test('it coasts if it may, and not where motion is reduced', async () => {
  for (const [motion, isFlung] of [['full', true], ['reduced', false]]) {
    await stand.show(dial(`max="1000" value="0" wrap coast motion="${motion}"`));
    await stand.hands.mouse(round(0, 120, { count: 8 }));
    const way = () => stand.page.evaluate(() => Number(r.value) + 1000 * r.turns);
    const start = await way();
    await stand.idle();
    const end = await way();
    assert.equal(end > start + 20, isFlung, `${motion}: ${start} to ${end}`);
  }
});

test('disabled dials hear nothing, read-only ones change nothing', async () => {
  for (const how of ['disabled', 'readonly']) {
    await stand.show(dial(`${gap} value="50" ${how}`));
    await stand.hands.mouse(round(0, 60));
    await stand.hands.touch(round(0, 60));
    assert.equal(await stand.value(), 50, how);
    assert.deepEqual(await stand.heard(), [], how);
  }
});

// A dial turns in every direction, so without this a finger could not scroll a page full of dials.
for (const [name, more, [dx, dy], scrolls] of [
  ['with page-scroll goes up and scrolls the page', 'page-scroll', [2, -90], true],
  ['with page-scroll goes sideways and turns it', 'page-scroll', [60, 2], false],
  ['with hold="vertical" goes sideways and scrolls the page', 'hold="vertical"', [-90, 2], true],
  ['with hold="vertical" goes up and turns it', 'hold="vertical"', [2, -60], false],
  ['goes up and turns it', '', [2, -60], false],
]) {
  test(`a finger on a dial ${name}`, needs('scroll'), async () => {
    await stand.show(`<div style="width: 3000px; height: 3000px">${dial(`${gap} value="50" ${more}`)}</div>`);
    const [x, y] = [170, 100];
    const steps = Array.from({ length: 16 }, (_, step) => [step * 12, x + dx * step / 15, y + dy * step / 15]);
    await stand.hands.touch(steps);
    if (scrolls) await stand.page.until(() => scrollX + scrollY > 20, 'the page has scrolled');
    await stand.still();
    assert.equal(await stand.page.evaluate(() => scrollX + scrollY > 0), scrolls);
    assert.equal(await stand.value() !== 50, !scrolls, `value ${await stand.value()}`);
    if (!scrolls) return;
    const heard = await stand.heard('input', 'change');
    assert.ok(heard.every(({ type }) => type === 'input'), 'nothing was changed');
    assert.equal(heard.at(-1)?.value ?? 50, 50, 'what had been reported before the browser scrolled is taken back');
  });
}

test('it is a slider with a name, a value and its ends, and a field of a form', needs('protocol'), async () => {
  await stand.show(`<form id="f">${dial(`${gap} name="gain" min="-40" max="40" value="-10"`)}</form>`);
  await stand.page.frames(2);
  const [node, ...more] = (await stand.page.accessibleNodes()).filter(({ role }) => role === 'slider');
  assert.deepEqual(more, []);
  const { name, value, valuemin, valuemax } = node;
  assert.deepEqual([name, Number(value), valuemin, valuemax], ['Gain', -10, -40, 40]);
  const data = () => stand.page.evaluate(() => Object.fromEntries(new FormData(f)));
  assert.deepEqual(await data(), { gain: '-10' });
  await stand.focus('r');
  await stand.hands.key('End');
  assert.deepEqual(await data(), { gain: '40' });
  await stand.page.evaluate(() => f.reset());
  assert.deepEqual(await data(), { gain: '-10' });
});

test('its pointer, knob, arc, marks and value are where they belong', async () => {
  await stand.show(dial(`${gap} value="50" step="10" marks`));
  const seen = () => stand.page.evaluate(() => {
    const root = r.shadowRoot;
    const number = (name, attribute) => Math.round(root.querySelector(name).getAttribute(attribute));
    return {
      knob: [number('.knob', 'cx'), number('.knob', 'cy'), number('.knob', 'r')],
      tip: [number('.pointer', 'x2'), number('.pointer', 'y2')],
      text: root.querySelector('.readout').textContent, marks: root.querySelector('.marks').getAttribute('d').split('M').length - 1,
      arc: root.querySelector('.arc').getTotalLength(),
    };
  });
  const { knob, tip, text, marks, arc } = await seen();
  assert.deepEqual([knob, tip, text, marks], [[100, 100, 76], [100, 28], '50', 11]);
  assert.ok(Math.abs(arc - 85 * Math.PI * 0.75) < 1, `${arc}`);
  await stand.set('r', 'value', 100);
  await stand.page.frames(2);
  assert.deepEqual((await seen()).tip, [Math.round(100 + 72 * Math.SQRT1_2), Math.round(100 + 72 * Math.SQRT1_2)]);
  await stand.page.evaluate(() => { r.readout = false; });
  await stand.page.frames(2);
  assert.equal((await seen()).text, '');
});

test('of several turns between its ends the one shows in which it is, as a whole circle', async () => {
  await stand.show(dial('max="999" step="1" sweep="11988" value="487" marks'));
  const seen = () => stand.page.evaluate(() => {
    const length = (name) => r.shadowRoot.querySelector(name).getTotalLength();
    return { marks: r.shadowRoot.querySelector('.marks').getAttribute('d').split('M').length - 1, arc: length('.arc'), track: length('.track') };
  });
  const expected = async (marks, share) => {
    await stand.page.frames(2);
    const { marks: found, arc, track } = await seen();
    assert.equal(found, marks);
    assert.ok(Math.abs(arc - 170 * Math.PI * share) < 1 && Math.abs(track - 170 * Math.PI) < 1, `${arc}, ${track}`);
  };
  await expected(30, 7 / 30);
  await set(999);
  await expected(10, 9 / 30);
  await set(29);
  await expected(30, 29 / 30);
  await stand.focus('r');
  assert.deepEqual(await press('ArrowUp', 'ArrowUp'), [30, 31]);
  await expected(30, 1 / 30);
  assert.equal(await stand.get('r', 'turns'), 0);
});

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
