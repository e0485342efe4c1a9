// Pointer moves wait for the frame, but earlier reads return the current state.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Stand } from './stand.mjs';

let stand;
before(async () => { stand = await Stand.open({ width: 800, height: 700 }); });
after(() => stand.close());

const elements = {
  ruler: '<detent-ruler id="r" name="r" min="0" max="100" value="50" unit-width="40"></detent-ruler>',
  rating: '<detent-rating id="r" name="r" granularity="0.01" value="1" press="at-once"></detent-rating>',
  slider: '<detent-slider id="r" name="r" value="50"></detent-slider>',
  dial: '<detent-dial id="r" name="r" value="50" start="-135" sweep="270"></detent-dial>',
};

/** Presses, and moves several times before the next frame; returns events before and after it. */
const dragged = (html, ask) => stand.page.evaluate(async (html, ask) => {
  document.body.innerHTML = `<form id="f">${html}</form>`;
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  r.setPointerCapture = () => {};
  const { x, y, width, height } = r.getBoundingClientRect();
  const send = (type, share) => r.dispatchEvent(new PointerEvent(type, {
    pointerId: 1, pointerType: 'mouse', buttons: type === 'pointerup' ? 0 : 1, clientX: x + width * (0.3 + share), clientY: y + height * 0.4,
    bubbles: true, view: window }));
  let inputs = 0;
  r.oninput = () => { inputs += 1; };
  send('pointerdown', 0);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const start = r.valueAsNumber;
  inputs = 0;
  for (let move = 1; move <= 10; move += 1) send('pointermove', move / 50);
  const asked = ask === 'value' ? r.valueAsNumber : ask === 'form' ? Number(new FormData(f).get('r')) : null;
  const early = inputs;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const [value, sent] = [r.valueAsNumber, Number(new FormData(f).get('r'))];
  send('pointerup', 0.2);
  return { start, asked, early, inputs, value, sent };
}, html, ask);

for (const [name, html] of Object.entries(elements)) {
  test(`ten moves of a ${name} in a frame are one input, and its value is what it will be`, async () => {
    for (const ask of ['nothing', 'value', 'form']) {
      const { start, asked, early, inputs, value, sent } = await dragged(html, ask);
      assert.notEqual(value, start);
      assert.equal(early, ask === 'form' ? 1 : 0, 'a form that is sent is reported before');
      assert.equal(inputs, 1);
      assert.equal(sent, value);
      if (ask !== 'nothing') assert.equal(asked, value, ask);
    }
  });
}

test('a pointer that goes up before the frame has moved first', async () => {
  await stand.show(elements.slider);
  const { value, heard } = await stand.page.evaluate(() => {
    r.setPointerCapture = () => {};
    const { x, y } = r.getBoundingClientRect();
    const send = (type, along) => r.dispatchEvent(new PointerEvent(type, {
      pointerId: 1, pointerType: 'mouse', buttons: type === 'pointerup' ? 0 : 1, clientX: x + along, clientY: y + 20, bubbles: true, view: window }));
    window.heard.length = 0;
    send('pointerdown', 214);
    send('pointermove', 250);
    send('pointermove', 314);
    send('pointerup', 314);
    return { value: r.valueAsNumber, heard: window.heard.map(({ type }) => type) };
  });
  assert.equal(value, 75, 'from the press, with the point that it takes to know a drag');
  assert.deepEqual(heard, ['began', 'input', 'ended', 'change']);
});

test('assistive technology hears the last value of a pointer that holds still', async () => {
  await stand.show('<detent-slider id="r" value="50" step="1"></detent-slider>');
  await stand.hands.mouse([[0, 214, 20], [8, 230, 20], [16, 250, 20], [24, 274, 20]], { end: 'none' });
  await stand.page.evaluate(() => new Promise((done) => setTimeout(done, 250)));
  const reported = await stand.page.evaluate(() => window.internals.get(r).ariaValueNow);
  const value = await stand.get('r', 'value');
  await stand.hands.release(274, 20);
  assert.equal(reported, value);
  assert.equal(value, '65');
});

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
