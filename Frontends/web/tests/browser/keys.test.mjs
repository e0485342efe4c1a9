// Keys and the wheel.
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

test('a sideways wheel moves the ruler, and it snaps and commits when the wheel has come to rest', async () => {
  await stand.show(ruler('snap="always" scroll-timeout="5000"'));
  await stand.hands.wheel(200, 40, 50, 0);
  await stand.page.until(() => Number(r.value) !== 50.4, 'the wheel has moved it');
  assert.ok(Math.abs(await stand.value() - 51.65) < 1e-9);
  assert.deepEqual(await stand.heard('change'), []);
  await stand.idle();
  assert.equal(await stand.value(), 52);
  assert.equal((await stand.heard('change')).length, 1);
});

test('a wheel across the ruler scrolls the page, and one along it does not', async () => {
  await stand.show(`<div style="width: 3000px; height: 3000px">${ruler()}</div>`);
  await stand.hands.wheel(200, 40, 40, 0);
  await stand.idle();
  assert.deepEqual(await stand.page.evaluate(() => [scrollX, scrollY]), [0, 0]);
  assert.ok(Math.abs(await stand.value() - 51.4) < 1e-9);
  // Sooner it would be the same gesture to the browser, and go where that went.
  await new Promise(resolve => setTimeout(resolve, 700));
  await stand.hands.wheel(200, 40, 0, 60);
  await stand.page.until(() => scrollY > 0, 'the page has scrolled');
  await stand.still();
  assert.ok(Math.abs(await stand.value() - 51.4) < 1e-9);
});

test('also while the ruler coasts, and the ruler coasts on', async () => {
  const long = ruler('deceleration="0.9995"').replace('max="100"', 'max="1e6"');
  await stand.show(`<div style="height: 3000px">${long}</div>`);
  await stand.hands.mouse([[0, 300, 40], [16, 260, 40], [32, 210, 40], [48, 160, 40]]);
  assert.equal(await stand.phase(), 'coasting');
  await stand.hands.wheel(200, 40, 0, 60);
  await stand.page.until(() => scrollY > 0, 'the page has scrolled');
  assert.deepEqual((await stand.heard('ended')).map(({ reason }) => reason), []);
  await stand.page.evaluate(() => r.setValue(50));
  await stand.idle();
  await stand.still();
});

test('with wheel="off", all of it is the page\'s', async () => {
  await stand.show(`<div style="width: 3000px; height: 3000px">${ruler('wheel="off"')}</div>`);
  await stand.hands.wheel(200, 40, 60, 0);
  await stand.page.until(() => scrollX > 0, 'the page has scrolled');
  assert.equal(await stand.value(), 50.4);
  await stand.still();
});

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
