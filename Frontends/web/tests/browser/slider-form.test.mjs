// Sliders in forms, for assistive technology, and their appearance.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { needs } from './browsers.mjs';
import { Stand } from './stand.mjs';

let stand;
before(async () => { stand = await Stand.open(); });
after(() => stand.close());

const slider = (more = '', id = 'r') => `<detent-slider id="${id}" aria-label="Price" name="price" ${more}></detent-slider>`;
const data = () => stand.page.evaluate(() => [...new FormData(f)]);
const x = (share) => 14 + 400 * share;

async function thumbs() {
  await stand.page.frames(2);
  return (await stand.page.accessibleNodes()).filter(({ role }) => role === 'slider');
}

test('a form has a value for each thumb, under one name', async () => {
  await stand.show(`<form id="f">${slider('value="20 70" step="5"')}</form>`);
  assert.deepEqual(await data(), [['price', '20'], ['price', '70']]);
  await stand.focus('r');
  await stand.hands.key('ArrowRight');
  assert.deepEqual(await data(), [['price', '25'], ['price', '70']]);
  await stand.page.evaluate(() => r.setAttribute('name', 'cost'));
  assert.deepEqual(await data(), [['cost', '25'], ['cost', '70']]);
  await stand.page.evaluate(() => r.removeAttribute('name'));
  assert.deepEqual(await data(), []);
  await stand.show(`<form id="f"><fieldset disabled>${slider('value="20 70"')}</fieldset></form>`);
  assert.deepEqual(await data(), []);
});

test('reset and restoring bring values back, without events', async () => {
  await stand.show(`<form id="f">${slider('value="20 70"')}</form>`);
  await stand.focus('r');
  await stand.hands.key('End');
  await stand.heard();
  await stand.page.evaluate(() => f.reset());
  assert.deepEqual(await data(), [['price', '20'], ['price', '70']]);
  await stand.page.evaluate(() => r.formStateRestoreCallback('30 40', 'restore'));
  assert.deepEqual(await data(), [['price', '30'], ['price', '40']]);
  assert.deepEqual(await stand.heard('input', 'change'), []);
});

test('value, values and setValues are the same thing', async () => {
  await stand.show(slider('value="20 70"'));
  const seen = await stand.page.evaluate(() => {
    const reported = [];
    const note = () => reported.push(r.value);
    r.value = '30 60';
    note();
    r.values = [90, 95];
    note();
    r.values = [5, 10];
    note();
    r.setValues([80, 40]);
    note();
    r.setValue(90, { part: 1 });
    note();
    r.value = 'many';
    note();
    r.values = [];
    note();
    r.valueAsNumber = 10;
    note();
    r.stepUp(5, 1);
    return [...reported, r.value, r.defaultValue];
  });
  assert.deepEqual(seen, ['30 60', '90 95', '5 10', '80 80', '80 90', '80 90', '80 90', '10 90', '10 95', '20 70']);
  assert.deepEqual(await stand.heard('input', 'change'), []);
});

test('there are as many thumbs as values, unless it is said', async () => {
  await stand.show(slider('value="20 70"'));
  const count = () => stand.page.evaluate(() => [r.values, r.shadowRoot.querySelectorAll('.thumb').length]);
  assert.deepEqual(await count(), [[20, 70], 2]);
  await stand.page.evaluate(() => r.setAttribute('value', '10 20 30'));
  assert.deepEqual(await count(), [[10, 20, 30], 3]);
  await stand.page.evaluate(() => r.setAttribute('thumbs', '2'));
  assert.deepEqual(await count(), [[10, 20], 2]);
  await stand.page.evaluate(() => { r.thumbs = 8; });
  assert.deepEqual(await count(), [[10, 20, 30, 100, 100, 100, 100, 100], 8]);
  await stand.show(slider());
  assert.deepEqual(await count(), [[0], 1]);
  await stand.show(slider('value="5" min="10" max="20"'));
  assert.deepEqual(await count(), [[10], 1]);
});

test('attributes and properties are the same thing, and nonsense is as if it were not there', async () => {
  await stand.show(slider('value="20" step="x" stops="a" meet="often"'));
  const seen = await stand.page.evaluate(() => {
    const before = [r.step, r.stops, r.meet, r.configurationProblem];
    r.stops = [1, 2, 5, 10];
    Object.assign(r, { meet: 'push', distance: 3, rubberBand: 0.5, scale: 'linear', ticks: true });
    return [before, r.getAttribute('stops'), r.control.configuration.stops, r.value, r.control.configuration.meet,
      r.control.configuration.distance, r.getAttribute('rubber-band'), r.control.configuration.ticks];
  });
  assert.deepEqual(seen, [[null, [], 'block', null], '1 2 5 10', [1, 2, 5, 10], '10', 'push', 3, '0.5', true]);
});

test('each thumb is a slider with a name, its value, and the limits that its neighbours leave', needs('protocol'), async () => {
  await stand.show(slider('value="20 70" distance="10" thumb-labels="least | most"'));
  const reported = (await thumbs()).map(({ role, name, value, valuemin, valuemax, orientation }) => (
    { role, name, value: Number(value), valuemin, valuemax, orientation }));
  assert.deepEqual(reported, [
    { role: 'slider', name: 'Price least', value: 20, valuemin: 0, valuemax: 60, orientation: 'horizontal' },
    { role: 'slider', name: 'Price most', value: 70, valuemin: 30, valuemax: 100, orientation: 'horizontal' },
  ]);
  const group = (await stand.page.accessibleNodes()).find(({ role }) => role === 'group');
  assert.equal(group.name, 'Price');
  await stand.set('r', 'value', '20 50');
  assert.deepEqual((await thumbs()).map(({ valuemax }) => valuemax), [40, 100]);
});

test('one thumb is one slider with the name of the whole, by a label too', needs('protocol'), async () => {
  await stand.show(`<label>How much<detent-slider id="r" value="20"></detent-slider></label>`);
  const [node, ...more] = await thumbs();
  assert.deepEqual(more, []);
  assert.equal(node.name, 'How much');
  await stand.show(`<p id="p">Loudness</p><detent-slider aria-labelledby="p" value="20 30"></detent-slider>`);
  assert.deepEqual((await thumbs()).map(({ name }) => name), ['Loudness minimum', 'Loudness maximum']);
});

test('disabled, read-only, vertical, focus and other words are reported', needs('protocol'), async () => {
  await stand.show(slider('value="20 70" disabled', 'd') + slider('value="20 70" readonly orientation="vertical"'));
  const nodes = await thumbs();
  assert.deepEqual(nodes.map(({ disabled }) => disabled ?? false), [true, true, false, false]);
  assert.deepEqual(nodes.map(({ orientation }) => orientation), ['horizontal', 'horizontal', 'vertical', 'vertical']);
  const own = await stand.page.evaluate(() => [...r.shadowRoot.querySelectorAll('.thumb')].map((each) => each.ariaReadOnly));
  assert.deepEqual(own, ['true', 'true']);
  await stand.show(slider('value="20 70"'));
  await stand.focus('r');
  assert.deepEqual((await thumbs()).map(({ focused }) => focused ?? false), [true, false]);
  await stand.page.evaluate(() => { r.formatValue = (value) => `${value} litres`; });
  await stand.page.frames(2);
  assert.equal(await stand.page.evaluate(() => r.shadowRoot.querySelector('.thumb').ariaValueText), '20 litres');
});

test('assistive technology sets a thumb', async () => {
  await stand.show(slider('value="20 70" step="5"'));
  await stand.page.evaluate(() => r.perform({ type: 'increment', time: performance.now(), pointer: 1 }));
  await stand.page.evaluate(() => r.perform({ type: 'adjust', time: performance.now(), pointer: 0, x: 41 }));
  assert.equal(await stand.get('r', 'value'), '40 75');
  assert.deepEqual((await stand.heard('change')).map(({ part }) => part), [1, 0]);
});

test('a page that answers each input with what it has stored does not disturb a drag', async () => {
  await stand.show(slider('value="20 70"'));
  await stand.page.evaluate(() => r.addEventListener('input', () => {
    const stored = r.values.map((value) => Math.round(value / 10) * 10);
    setTimeout(() => { r.values = stored; }, 16);
  }));
  const xs = [0.7, 0.74, 0.78, 0.82, 0.86].map((share, index) => [index * 40, x(share), 20]);
  await stand.hands.mouse(xs);
  await stand.page.until(() => r.values[1] % 10 === 0, 'it is what the page has stored');
  assert.deepEqual(await stand.get('r', 'values'), [20, 90]);
});

test('marks have values where there is space, and thumbs and what is filled are where the values are', async () => {
  await stand.show(slider('value="20 70" marks style="height: 80px"'));
  const seen = await stand.page.evaluate(() => {
    const root = r.shadowRoot;
    const middle = (each) => Math.round(each.getBoundingClientRect().x + each.getBoundingClientRect().width / 2);
    return {
      labels: [...root.querySelectorAll('.label')].map((each) => [each.textContent, middle(each)]),
      thumbs: [...root.querySelectorAll('.thumb')].map(middle),
      fill: [root.querySelector('.fill').getBoundingClientRect().left, root.querySelector('.fill').getBoundingClientRect().width],
    };
  });
  assert.deepEqual(seen.labels.map(([text]) => text), ['0', '10', '20', '30', '40', '50', '60', '70', '80', '90', '100']);
  for (const [text, place] of seen.labels) assert.ok(Math.abs(place - x(Number(text) / 100)) <= 1, `${text} at ${place}`);
  assert.deepEqual(seen.thumbs, [x(0.2), x(0.7)]);
  assert.deepEqual(seen.fill, [x(0.2), 200]);
});

test('what is filled begins at an origin, and a bubble says the value of what is held', async () => {
  await stand.show(slider('value="-10" min="-50" max="50" origin="0" bubble style="height: 80px"'));
  const fill = () => stand.page.evaluate(() => r.shadowRoot.querySelector('.fill').getBoundingClientRect().toJSON());
  const { left, width } = await fill();
  assert.deepEqual([left, width], [x(0.4), 40]);
  const bubble = () => stand.page.evaluate(() => getComputedStyle(r.shadowRoot.querySelector('.bubble')).display);
  assert.equal(await bubble(), 'none');
  await stand.hands.mouse([[0, x(0.4), 40], [30, x(0.45), 40]], { end: 'none' });
  await stand.page.frames(2);
  assert.equal(await bubble(), 'block');
  await stand.hands.release(x(0.45), 40);
});

test('forced colours are those of the system, and let nothing show through', needs('protocol'), async () => {
  await stand.show(slider('value="20"'));
  await stand.page.media({ 'forced-colors': 'active' });
  await stand.page.frames(2);
  const [own, system] = await stand.page.evaluate(() => {
    const probe = Object.assign(document.createElement('i'), { style: 'forced-color-adjust: none; background: Highlight' });
    document.body.append(probe);
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context.fillStyle = getComputedStyle(r.shadowRoot.querySelector('.thumb')).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return [[...context.getImageData(0, 0, 1, 1).data], getComputedStyle(probe).backgroundColor];
  });
  await stand.page.media({ 'forced-colors': 'none' });
  assert.deepEqual(own, [...system.match(/\d+/g).slice(0, 3).map(Number), 255], system);
});

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
