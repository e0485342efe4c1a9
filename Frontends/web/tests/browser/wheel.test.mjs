// Wheel turns belong to the control below the mouse, or to the page.
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { needs } from './browsers.mjs';
import { Stand } from './stand.mjs';

const ruler = (more = '') =>
  `<detent-ruler id="r" ${more} aria-label="Length" min="0" max="100" value="50.4" unit-width="40"></detent-ruler>`;
const upright = (more = '', style = '') =>
  ruler(`orientation="vertical" style="width: 80px; height: 300px; ${style}" ${more}`);
/** Space to scroll, above and below. */
const page = (inside, above = 0) =>
  `<div style="width: 3000px; height: 3000px; padding-top: ${above}px">${inside}</div>`;
const near = (value, expected) => assert.ok(Math.abs(value - expected) < 1e-9, `${value} is not ${expected}`);
const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));
/** Longer than one gesture of the browser or of an element. */
const over = () => pause(700);
const scrolled = () => stand.page.evaluate(() => scrollY);

let stand;
before(async () => { stand = await Stand.open({ height: 500 }); });
after(() => stand.close());
// A mouse left over the element would still be there in the next test.
beforeEach(() => stand.hands.hover(470, 490));

test('a sideways wheel moves the ruler, and it snaps and commits when the wheel has come to rest', async () => {
  await stand.show(ruler('snap="always" scroll-timeout="5000"'));
  await stand.focus('r');
  await stand.hands.wheel(200, 40, 50, 0);
  await stand.page.until(() => Number(r.value) !== 50.4, 'the wheel has moved it');
  near(await stand.value(), 51.65);
  assert.deepEqual(await stand.heard('change'), []);
  await stand.idle();
  assert.equal(await stand.value(), 52);
  assert.equal((await stand.heard('change')).length, 1);
});

test('a wheel across the ruler scrolls the page, and one along it does not', async () => {
  await stand.show(page(ruler()));
  await stand.hands.rest(200, 40);
  await stand.hands.wheel(200, 40, 40, 0);
  await stand.idle();
  assert.deepEqual(await stand.page.evaluate(() => [scrollX, scrollY]), [0, 0]);
  near(await stand.value(), 51.4);
  await over();
  await stand.hands.wheel(200, 40, 0, 60);
  await stand.page.until(() => scrollY > 0, 'the page has scrolled');
  await stand.still();
  near(await stand.value(), 51.4);
});

test('also while the ruler coasts, and the ruler coasts on', async () => {
  const long = ruler('max="1e6" deceleration="0.9995"');
  await stand.show(page(long));
  await stand.hands.mouse([[0, 300, 40], [16, 260, 40], [32, 210, 40], [48, 160, 40]]);
  assert.equal(await stand.phase(), 'coasting');
  await stand.hands.wheel(200, 40, 0, 60);
  await stand.page.until(() => scrollY > 0, 'the page has scrolled');
  assert.deepEqual((await stand.heard('ended')).map(({ reason }) => reason), []);
  await stand.page.evaluate(() => r.setValue(50));
  await stand.idle();
  await stand.still();
});

test('a page that scrolls past rulers is never caught, however slowly, nor if the hand shakes', async () => {
  const many = Array.from({ length: 6 }, (_, index) =>
    upright('', 'display: block; margin: 40px 0').replace('"r"', `"r${index}"`)).join('');
  await stand.show(page(many, 300));
  const pauses = [20, 60, 130, 400, 20, 700, 330, 20];
  for (let turn = 0; turn < 24; turn += 1) {
    await stand.hands.wheel(40, 250, 0, 100);
    await pause(pauses[turn % pauses.length]);
    await stand.hands.hover(40 + turn % 3, 250 - turn % 4);
  }
  await stand.still();
  assert.equal(await scrolled(), 2400);
  const values = await stand.page.evaluate(() =>
    Array.from(document.querySelectorAll('detent-ruler'), ({ value }) => Number(value)));
  assert.deepEqual(values, Array.from({ length: 6 }, () => 50.4));
  assert.deepEqual(await stand.heard(), []);
});

test('nor a page that scrolls in a shadow tree around it', async () => {
  await stand.show('<div id="host"></div>');
  await stand.page.evaluate(html => {
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<div style="height: 400px; overflow: auto"><slot></slot></div>';
    host.innerHTML = html;
  }, page(upright(), 300));
  await stand.hands.rest(40, 350);
  await stand.page.evaluate(() => host.shadowRoot.firstChild.scrollBy(0, 30));
  await pause(400);
  await stand.hands.wheel(40, 350, 0, 60);
  await stand.page.until(() => host.shadowRoot.firstChild.scrollTop === 90, 'it has scrolled');
  assert.equal(await stand.value(), 50.4);
});

test('a ruler takes the wheel if a mouse was moved onto it and has been there for a while', async () => {
  await stand.show(page(upright()));
  await stand.hands.rest(40, 150, 0);
  await stand.hands.wheel(40, 150, 0, 40);
  await stand.page.until(() => scrollY === 40, 'it was there too short');
  await over();
  await stand.hands.rest(40, 100);
  await stand.hands.wheel(40, 100, 0, 40);
  await stand.idle();
  near(await stand.value(), 49.4);
  assert.equal(await scrolled(), 40);
});

test('so does one with the focus, wherever the mouse comes from', async () => {
  await stand.show(page(upright()));
  await stand.focus('r');
  await stand.hands.wheel(40, 150, 0, 40);
  await stand.idle();
  near(await stand.value(), 49.4);
  assert.equal(await scrolled(), 0);
});

test('at a bound the wheel is the page\'s, and the ruler reports nothing; away from it, it is the ruler\'s', async () => {
  await stand.show(page(upright('value="0"'), 200));
  await stand.focus('r');
  for (let turn = 0; turn < 2; turn += 1) {
    await stand.hands.wheel(40, 400, 0, 40);
    await over();
  }
  assert.equal(await scrolled(), 80);
  assert.deepEqual(await stand.heard(), []);
  await stand.hands.wheel(40, 300, 0, -40);
  await stand.idle();
  assert.equal(await stand.value(), 1);
  assert.equal(await scrolled(), 80);
});

test('where no page scrolls, a wheel that turns round at a bound is the ruler\'s at once', async () => {
  await stand.show(upright('value="0"'));
  await stand.focus('r');
  await stand.hands.wheels(40, 150, [[0, 0, 40], [60, 0, 40], [120, 0, -40]]);
  await stand.idle();
  assert.equal(await stand.value(), 1);
});

test('what goes on past a bound stays the ruler\'s until it is over, and reports the bound once', async () => {
  await stand.show(page(upright('value="1"')));
  await stand.focus('r');
  await stand.hands.wheels(40, 150, [[0, 0, 30], [40, 0, 30], [80, 0, 30], [120, 0, 30], [420, 0, 30], [820, 0, 30]]);
  await stand.idle();
  assert.equal(await stand.value(), 0);
  assert.equal(await scrolled(), 0);
  assert.equal((await stand.heard('bound')).length, 1);
  await over();
  await stand.hands.wheel(40, 150, 0, 60);
  await stand.page.until(() => scrollY === 60, 'the next gesture is the page\'s');
  assert.deepEqual(await stand.heard(), []);
});

test('while a mouse drags it, no wheel scrolls the page away', async () => {
  await stand.show(page(upright()));
  await stand.hands.mouse([[0, 40, 150], [20, 40, 200]], { end: 'none' });
  const value = await stand.value();
  await stand.hands.wheel(40, 200, 0, 60);
  await stand.page.frames(4);
  assert.equal(await scrolled(), 0);
  assert.equal(await stand.value(), value);
  await stand.hands.release(40, 200);
  await stand.idle();
});

test('a wheel is the page\'s over what cannot be changed by it, and with wheel="never"', async () => {
  const rating = '<detent-rating id="r" orientation="vertical" value="2" aria-label="Stars"></detent-rating>';
  for (const html of [rating, upright('readonly'), upright('disabled'), upright('wheel="never"')]) {
    await stand.show(page(html));
    await stand.focus('r');
    const value = await stand.value();
    await stand.hands.rest(20, 20);
    await stand.hands.wheel(20, 20, 0, 60);
    await stand.page.until(() => scrollY === 60, `the page has scrolled: ${html}`);
    assert.equal(await stand.value(), value);
    await over();
  }
});

test('with wheel="focus" a wheel is the page\'s until the element has the focus', async () => {
  await stand.show(page(upright('wheel="focus"')));
  await stand.hands.rest(20, 20);
  await stand.hands.wheel(20, 20, 0, 60);
  await stand.page.until(() => scrollY === 60, 'the page has scrolled');
  const before = await stand.get('r', 'defaultValue');
  assert.equal(await stand.get('r', 'value'), before);
  await over();
  await stand.page.evaluate(() => { scrollTo(0, 0); r.focus(); });
  await stand.hands.rest(40, 150);
  await stand.hands.wheel(40, 150, 0, 40);
  await stand.idle();
  assert.notEqual(await stand.get('r', 'value'), before);
  assert.equal(await stand.page.evaluate(() => scrollY), 0);
  await over();
});

test('a wheel is finer with alt, and coarser with shift, which browsers turn sideways', needs('wheel and keys'), async () => {
  await stand.show(page(upright()));
  await stand.focus('r');
  for (const [x, y, modifier, expected] of [[0, 40, 'alt', 50.3], [40, 0, 'shift', 40.3], [0, -40, 'shift', 50.3]]) {
    await stand.hands.wheel(40, 150, x, y, { modifiers: [modifier] });
    await stand.idle();
    near(await stand.value(), expected);
  }
  assert.deepEqual(await stand.page.evaluate(() => [scrollX, scrollY]), [0, 0]);
  await over();
  await stand.hands.wheel(40, 150, 40, 0);
  await stand.page.until(() => scrollX === 40, 'what is sideways without shift is the page\'s');
  near(await stand.value(), 50.3);
});

test('over a ruler that lies, shift turns a wheel along it, and makes nothing coarser', needs('wheel and keys'), async () => {
  await stand.show(page(ruler()));
  await stand.focus('r');
  await stand.hands.wheel(200, 40, 40, 0, { modifiers: ['shift'] });
  await stand.idle();
  near(await stand.value(), 51.4);
  await stand.hands.wheel(200, 40, 40, 0, { modifiers: ['shift', 'alt'] });
  await stand.idle();
  near(await stand.value(), 51.5);
  assert.deepEqual(await stand.page.evaluate(() => [scrollX, scrollY]), [0, 0]);
});

/** Turns the wheel by lines, as Firefox does; Chromium's own wheel never does. */
const lines = (x, y) => stand.page.evaluate((deltaX, deltaY) => {
  const { left, top } = r.getBoundingClientRect();
  const turn = new WheelEvent('wheel', {
    deltaX, deltaY, deltaMode: WheelEvent.DOM_DELTA_LINE, clientX: left + 20, clientY: top + 20, bubbles: true,
    cancelable: true,
  });
  return !r.dispatchEvent(turn);
}, x, y);

test('lines across a ruler are the page\'s until it has the focus, and lines along it are the ruler\'s', async () => {
  await stand.show(page(ruler()));
  await stand.hands.rest(200, 40);
  assert.equal(await lines(0, 3), false);
  assert.equal(await stand.value(), 50.4);
  assert.equal(await lines(1, 0), true);
  await over();
  await stand.idle();
  const value = await stand.value();
  assert.ok(value > 50.4, `${value}`);
  assert.equal(await lines(0, -1), false);
  await stand.focus('r');
  assert.equal(await lines(0, -1), true);
  await stand.idle();
  assert.ok(await stand.value() > value, 'up is more');
});

test('a wheel that the page has taken is not the ruler\'s', async () => {
  await stand.show(page(upright()));
  await stand.focus('r');
  await stand.page.evaluate(() => {
    document.body.firstChild.addEventListener('wheel', event => event.preventDefault(), { capture: true, once: true });
  });
  await stand.hands.wheel(40, 150, 0, 40);
  await stand.page.frames(4);
  assert.equal(await stand.value(), 50.4);
  assert.equal(await scrolled(), 0);
});

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
