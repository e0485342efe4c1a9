// Keys.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Stand } from './stand.mjs';

let stand;
before(async () => { stand = await Stand.open(); });
after(() => stand.close());

const ruler = (more = '') =>
  `<detent-ruler id="r" aria-label="Length" min="0" max="100" value="50.4" unit-width="40" ${more}></detent-ruler>`;

async function press(...keys) {
  const values = [];
  for (const key of keys) {
    await stand.hands.key(key);
    values.push(await stand.value());
  }
  return values;
}

test('arrows, page keys, Home and End move a ruler from mark to mark', async () => {
  await stand.show(ruler());
  await stand.focus('r');
  assert.deepEqual(
    await press('ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'PageUp', 'PageDown', 'End', 'Home'),
    [51, 52, 51, 50, 60, 50, 100, 0]);
  const heard = await stand.heard('input', 'change');
  assert.deepEqual(heard.map(({ type }) => type), Array.from({ length: 8 }, () => ['input', 'change']).flat());
});

test('the page scrolls with keys only when no control has them', async () => {
  await stand.show(`${ruler()}<div style="height: 3000px"></div>`);
  await stand.focus('r');
  await press('PageDown', 'End', 'ArrowDown');
  await stand.page.frames(4);
  assert.equal(await stand.page.evaluate(() => scrollY), 0);
  await stand.page.evaluate(() => document.activeElement.blur());
  await stand.hands.key('End');
  await stand.page.until(() => scrollY > 0, 'the page has scrolled');
  await stand.still();
});

test('Tab reaches each control once, in order, and passes disabled ones', async () => {
  await stand.show(`<button id="a">a</button>${ruler()}${ruler('disabled').replace('"r"', '"d"')}
    <detent-rating id="s" aria-label="Stars"></detent-rating><button id="b">b</button>`);
  await stand.focus('a');
  const reached = [];
  for (let count = 0; count < 3; count += 1) {
    await stand.hands.key('Tab');
    reached.push(await stand.page.evaluate(() => document.activeElement.id));
  }
  assert.deepEqual(reached, ['r', 's', 'b']);
});

test('digits choose a rating, arrows go by its steps, with shift by symbols', async () => {
  await stand.show('<detent-rating id="r" aria-label="Stars" granularity="0.5" value="1"></detent-rating>');
  await stand.focus('r');
  assert.deepEqual(await press('3', 'ArrowRight', 'ArrowDown', 'End', '0', '7'), [3, 3.5, 3, 5, 0, 0]);
  await stand.hands.key('ArrowUp', { modifiers: ['shift'] });
  assert.equal(await stand.value(), 1);
});

test('keys with Control or Meta are the browser\'s, and so is Alt but for the arrows up and down', async () => {
  await stand.show(ruler());
  await stand.focus('r');
  for (const [key, modifier] of [['ArrowUp', 'control'], ['ArrowUp', 'meta'], ['ArrowLeft', 'alt'],
    ['ArrowRight', 'alt'], ['Home', 'alt'], ['PageDown', 'alt']]) {
    await stand.hands.key(key, { modifiers: [modifier] });
  }
  assert.equal(await stand.value(), 50.4);
  await stand.show('<detent-rating id="r" aria-label="Stars"></detent-rating>');
  await stand.focus('r');
  await stand.hands.key('3', { modifiers: ['alt'] });
  assert.equal(await stand.value(), 0);
  assert.deepEqual(await stand.heard(), []);
});

test('a key that the control has no use for stays the page\'s, as the Escape of a dialog', async () => {
  await stand.show(ruler());
  await stand.focus('r');
  await stand.page.evaluate(() => {
    window.kept = [];
    addEventListener('keydown', (event) => window.kept.push(event));
  });
  for (const key of ['Escape', '3', 'End', 'ArrowUp']) await stand.hands.key(key);
  await stand.page.evaluate(() => document.querySelector('#r').readOnly = true);
  await stand.hands.key('ArrowDown');
  assert.deepEqual(await stand.page.evaluate(() => window.kept.map(({ key, defaultPrevented }) => [key, defaultPrevented])), [
    ['Escape', false], ['3', false], ['End', true], ['ArrowUp', true], ['ArrowDown', false]]);
});

test('with Alt, arrows up and down go by fractions', async () => {
  await stand.show(ruler());
  await stand.focus('r');
  await stand.hands.key('ArrowUp', { modifiers: ['alt'] });
  assert.equal(await stand.value(), 50.5);
});

test('Escape takes a drag back', async () => {
  await stand.show(ruler());
  await stand.focus('r');
  await stand.hands.mouse([[0, 300, 40], [8, 250, 40], [16, 200, 40]], { end: 'none' });
  assert.notEqual(await stand.value(), 50.4);
  await stand.hands.key('Escape');
  assert.equal(await stand.value(), 50.4);
  await stand.hands.release(200, 40);
  await stand.idle();
  assert.equal(await stand.value(), 50.4);
});

test('right to left, the left arrow goes up', async () => {
  await stand.show(`<div dir="rtl">${ruler()}</div>`);
  await stand.focus('r');
  assert.deepEqual(await press('ArrowLeft', 'ArrowRight', 'ArrowUp'), [51, 50, 51]);
});

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
