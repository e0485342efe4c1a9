// `input` and `change` as of a native range: one `input` a frame, and none too late.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Stand } from './stand.mjs';

let stand;
before(async () => { stand = await Stand.open(); });
after(() => stand.close());

const elements = {
  ruler: '<detent-ruler id="e" min="0" max="100" value="50" snap="always" unit-width="20" style="width: 300px"></detent-ruler>',
  rating: '<detent-rating id="e" count="10" value="5" granularity="0.1"></detent-rating>',
  slider: '<detent-slider id="e" value="50" style="width: 300px"></detent-slider>',
  dial: '<detent-dial id="e" value="50" max="100"></detent-dial>',
};

/** Moves between two frames; records events, and whether `value` was always the control's. */
const drag = (moves, then) => stand.page.evaluate(async (moves, then) => {
  const heard = [];
  for (const type of ['began', 'input', 'change', 'ended']) {
    e.addEventListener(type, ({ target }) => heard.push([type, target.valueAsNumber]));
  }
  const time = () => performance.now();
  const box = e.getBoundingClientRect();
  const at = (type, x) => e.perform({ type, time: time(), pointer: 1, source: 'touch', x, y: box.height / 3, modifiers: 0 });
  const [x] = [box.width * 0.5];
  await new Promise(requestAnimationFrame);
  at('down', x);
  for (let move = 1; move <= moves; move += 1) at('move', x + move * 2);
  const before = heard.filter(([type]) => type === 'input').length;
  if (then === 'frame') await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  if (then === 'up') at('up', x + moves * 2);
  if (then === 'key') e.perform({ type: 'key', time: time(), source: 'Escape', modifiers: 0 });
  const element = e;
  if (then === 'remove') e.remove();
  return { before, heard, value: element.valueAsNumber };
}, moves, then);

for (const [name, html] of Object.entries(elements)) {
  test(`a ${name} reports one input a frame, with the last value`, async () => {
    await stand.show(html);
    const { before, heard, value } = await drag(30, 'frame');
    assert.equal(before, 0);
    const inputs = heard.filter(([type]) => type === 'input');
    assert.equal(inputs.length, 1, JSON.stringify(heard));
    assert.equal(inputs[0][1], value);
  });

  test(`a ${name} that is let go reports its input before its change`, async () => {
    await stand.show(html);
    const { heard } = await drag(30, 'up');
    const types = heard.map(([type]) => type).filter(type => type !== 'began');
    if (name !== 'ruler') assert.deepEqual(types.slice(-3).filter(type => type !== 'ended'), ['input', 'change']);
    else assert.equal(types[0], 'input');
  });
}

test('a key, and leaving the page, wait for no frame', async () => {
  await stand.show(elements.slider);
  const cancelled = await drag(30, 'key');
  assert.deepEqual(cancelled.heard.map(([type]) => type), ['began', 'input', 'input', 'ended']);
  await stand.show(elements.slider);
  const removed = await drag(30, 'remove');
  assert.equal(removed.heard.filter(([type]) => type === 'input').at(-1)[1], removed.value);
});

test('an arrow key reports immediately', async () => {
  await stand.show(elements.slider);
  const heard = await stand.page.evaluate(() => {
    let inputs = 0;
    e.addEventListener('input', () => { inputs += 1; });
    e.perform({ type: 'key', time: performance.now(), source: 'ArrowRight', modifiers: 0 });
    return inputs;
  });
  assert.equal(heard, 1);
});

test('a form that is read has heard of the value', async () => {
  await stand.show(`<form id="f">${elements.slider.replace('id="e"', 'id="e" name="n"')}</form>`);
  const order = await stand.page.evaluate(async () => {
    const order = [];
    e.addEventListener('input', () => order.push('input'));
    f.addEventListener('formdata', ({ formData }) => order.push(formData.get('n') === e.value));
    await new Promise(requestAnimationFrame);
    const at = (type, x) => e.perform({ type, time: performance.now(), pointer: 1, source: 'touch', x, y: 20, modifiers: 0 });
    at('down', 150);
    for (let x = 160; x < 220; x += 10) at('move', x);
    new FormData(f);
    return order;
  });
  assert.deepEqual(order, ['input', true]);
});

test('a form that an element has left is not listened to any more', async () => {
  await stand.show(`<form id="f">${elements.slider}</form><form id="g"></form>`);
  const counts = await stand.page.evaluate(async () => {
    const element = e;
    let flushes = 0;
    const own = element.flush.bind(element);
    element.flush = () => { flushes += 1; own(); };
    g.append(element);
    await new Promise(requestAnimationFrame);
    flushes = 0;
    new FormData(f);
    const left = flushes;
    new FormData(g);
    return [left, flushes];
  });
  assert.deepEqual(counts, [0, 1]);
});

test('what is no number is not taken', async () => {
  await stand.show(elements.slider);
  const values = await stand.page.evaluate(() => [null, true, false, undefined, NaN, Infinity, '', ' ', 'x', {}].map(each => {
    e.setValue(each);
    e.valueAsNumber = each;
    e.value = each;
    return e.valueAsNumber;
  }));
  assert.deepEqual(new Set(values), new Set([50]));
});

test('attributes that make no sense are reported on the console, once', async () => {
  await stand.show('');
  const warnings = await stand.page.evaluate(async () => {
    const warnings = [];
    console.warn = text => warnings.push(text);
    document.body.innerHTML = '<detent-slider id="e" min="5" max="-5"></detent-slider>';
    await e.ready;
    e.max = -6;
    e.max = -7;
    return warnings;
  });
  assert.equal(warnings.length, 1);
  assert.match(warnings[0], /^<detent-slider>: .*max -5/);
});
