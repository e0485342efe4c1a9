// Accessibility tree of elements, as Chromium passes it to the system.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Stand } from './stand.mjs';

let stand;
before(async () => { stand = await Stand.open(); });
after(() => stand.close());

/** Properties missing in Chromium's tree, also for elements with `aria-` attributes. */
const described = (id = 'r') => stand.page.evaluate(id => {
  const { ariaValueText, ariaReadOnly } = window.internals.get(document.getElementById(id));
  return { text: ariaValueText, readOnly: ariaReadOnly };
}, id);

async function sliders() {
  await stand.page.frames(2);
  const nodes = await stand.page.accessibleNodes();
  return nodes.filter(({ role }) => role === 'slider' || role === 'spinbutton');
}

test('a ruler is a slider with a name, a value and its bounds', async () => {
  await stand.show('<detent-ruler id="r" aria-label="Length" min="-5" max="30" value="12.5"></detent-ruler>');
  const [node, ...more] = await sliders();
  assert.deepEqual(more, [], 'one control is one node');
  const { role, name, valuemin, valuemax, orientation, disabled } = node;
  assert.deepEqual({ role, name, valuemin, valuemax, orientation, disabled: disabled ?? false }, {
    role: 'slider', name: 'Length', valuemin: -5, valuemax: 30, orientation: 'horizontal', disabled: false });
  assert.equal(Number(node.value), 12.5);
});

test('the value follows keys and drags', async () => {
  await stand.show('<detent-ruler id="r" aria-label="Length" min="0" max="30" value="12.5"></detent-ruler>');
  await stand.focus('r');
  await stand.hands.key('ArrowRight');
  const [node] = await sliders();
  assert.equal(Number(node.value), 13);
  assert.equal(node.focused, true);
});

test('a rating says how many of how many', async () => {
  await stand.show('<detent-rating id="r" aria-label="Stars" count="7" granularity="0.5" value="3.5"></detent-rating>');
  const [node, ...more] = await sliders();
  assert.deepEqual(more, []);
  assert.deepEqual([node.role, node.name, node.valuemin, node.valuemax], ['slider', 'Stars', 0, 7]);
  assert.equal(node.value, 3.5);
  assert.match((await described()).text, /^3[.,]5\D+7/);
});

test('a ruler without bounds promises none', async () => {
  await stand.show('<detent-ruler id="r" aria-label="Any" value="3"></detent-ruler>');
  const [node] = await sliders();
  assert.equal(node.role, 'spinbutton');
  assert.equal(Number(node.value), 3);
});

test('disabled, read-only and vertical are reported', async () => {
  await stand.show(`<detent-ruler id="r" aria-label="A" min="0" max="9" disabled></detent-ruler>
    <detent-ruler id="s" aria-label="B" min="0" max="9" readonly></detent-ruler>
    <detent-ruler id="t" aria-label="C" min="0" max="9" orientation="vertical"></detent-ruler>`);
  const nodes = await sliders();
  const [a, b, c] = ['A', 'B', 'C'].map(name => nodes.find(node => node.name === name));
  assert.equal(a.disabled, true);
  assert.equal((await described('s')).readOnly, 'true');
  assert.ok(b);
  assert.equal(c.orientation, 'vertical');
});

test('values may be reported in other words', async () => {
  await stand.show('<detent-ruler id="r" aria-label="A" min="0" max="9" value="4"></detent-ruler>');
  await stand.page.evaluate(() => { r.formatValue = value => `${value} litres`; });
  await stand.page.frames(2);
  assert.equal((await described()).text, '4 litres');
  await stand.focus('r');
  await stand.hands.key('ArrowRight');
  await stand.page.frames(2);
  assert.equal((await described()).text, '5 litres');
});

test('numbers are in the language of the page, and where it names none, in the browser\'s', async () => {
  const texts = async language => {
    await stand.show(`<div lang="${language}"><detent-ruler id="r" step="0.5" value="1.5"></detent-ruler>
      <detent-rating id="s" granularity="0.5" value="1.5"></detent-rating></div>`);
    return stand.page.evaluate(() => [r, s].map(each => internals.get(each).ariaValueText));
  };
  assert.deepEqual(await texts('de'), ['1,5', '1,5 von 5 Sternen']);
  assert.deepEqual(await texts('en_US'), ['1.5', '1.5 of 5 stars']);
  await stand.show('<div id="host" lang="de"></div>');
  await stand.page.evaluate(() => {
    host.attachShadow({ mode: 'open' }).innerHTML = '<detent-ruler step="0.5" value="1.5"></detent-ruler>';
  });
  await stand.page.frames(3);
  assert.equal(await stand.page.evaluate(() => internals.get(host.shadowRoot.firstChild).ariaValueText), '1,5');
});

test('assistive technology increments and sets', async () => {
  await stand.show('<detent-ruler id="r" aria-label="A" min="0" max="9" value="4.2"></detent-ruler>');
  await stand.page.evaluate(() => r.perform({ type: 'increment', time: performance.now() }));
  assert.equal(await stand.value(), 5);
  await stand.page.evaluate(() => r.perform({ type: 'adjust', x: 8, time: performance.now() }));
  assert.equal(await stand.value(), 8);
  assert.deepEqual((await stand.heard('change')).length, 2);
});

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
