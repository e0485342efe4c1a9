// Pages that answer `input` with a value, like frameworks: immediately or late, rounded or unchanged.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { needs } from './browsers.mjs';
import { line } from './hands.mjs';
import { Stand } from './stand.mjs';

const ruler = `<detent-ruler id="r" aria-label="A" min="0" max="100" value="42" snap="always" unit-width="40">
  </detent-ruler>`;
let stand;
before(async () => { stand = await Stand.open({ touch: true }); });
after(() => stand.close());

/** Ways in which a page returns a value: by a path, and converted. */
const hosts = {
  'nobody': null,
  'the listener itself': ['now', 'exact'],
  'a microtask': ['microtask', 'exact'],
  'a timer of 0 ms': ['0', 'exact'],
  'a message': ['message', 'exact'],
  'the next frame': ['frame', 'exact'],
  'a timer of 16 ms': ['16', 'exact'],
  'a server 50 ms away': ['50', 'exact'],
  'a server 300 ms away': ['300', 'exact'],
  'the listener itself, rounded': ['now', 'rounded'],
  'the next frame, rounded': ['frame', 'rounded'],
  'a server 50 ms away, rounded': ['50', 'rounded'],
  'the listener itself, as it was': ['now', 'rejected'],
};

/** Puts a ruler on the page, and a host behind it. */
async function show(host, html = ruler) {
  await stand.show(html);
  await stand.page.evaluate(host => {
    window.due = 0;
    window.reported = [];
    window.answered = null;
    r.addEventListener('change', () => reported.push(r.valueAsNumber));
    if (!host) return;
    const [how, what] = host;
    const { port1, port2 } = new MessageChannel();
    const makes = { exact: value => value, rounded: Math.round, rejected: () => 42 };
    const say = value => {
      window.due -= 1;
      window.answered = makes[what](value);
      r.value = answered;
    };
    port1.onmessage = ({ data }) => say(data);
    r.addEventListener('input', () => {
      const value = r.valueAsNumber;
      window.due += 1;
      if (how === 'now') say(value);
      else if (how === 'microtask') queueMicrotask(() => say(value));
      else if (how === 'message') port2.postMessage(value);
      else if (how === 'frame') requestAnimationFrame(() => say(value));
      else setTimeout(() => say(value), Number(how));
    });
  }, host);
}

/** Waits until the host has set its last value, with additional time. */
const quiet = () => stand.page.evaluate(async () => {
  while (window.due > 0) await new Promise(requestAnimationFrame);
  await new Promise(resolve => setTimeout(resolve, 700));
});

for (const [name, host] of Object.entries(hosts)) {
  const isExact = host?.[1] !== 'rounded' && host?.[1] !== 'rejected';

  test(`set again by ${name}, a value does not stand in the way of a drag`, async () => {
    await show(host);
    await stand.hands.mouse([...line([300, 40], [200, 40], { over: 160 }), [700, 200, 40]], { end: 'none' });
    await quiet();
    assert.equal(await stand.value(), 42 + 99 / 40, 'where the mouse has it');
    await stand.hands.drag(180, 40);
    assert.equal(await stand.value(), 42 + 119 / 40, 'and it goes on from there');
    await stand.hands.release(180, 40);
    await stand.idle();
    await quiet();
    const [value, reported, answered] = await stand.page.evaluate(() => [r.valueAsNumber, reported, answered]);
    if (isExact) assert.deepEqual([value, reported], [45, [45]]);
    else assert.equal(value, answered, 'the host has the last word');
    assert.ok(Number.isInteger(value), `${value} is on a mark`);
  });

  test(`set again by ${name}, a value does not stop a fling, and the last change is what it comes to`, async () => {
    await show(host);
    await stand.hands.touch(line([350, 40], [200, 40], { over: 80 }));
    await stand.idle();
    await quiet();
    const [value, reported, answered] = await stand.page.evaluate(() => [r.valueAsNumber, reported, answered]);
    assert.ok(Number.isInteger(value), `${value} is on a mark`);
    if (host?.[1] === 'rejected') {
      assert.deepEqual([value, reported], [42, []]);
    } else {
      assert.ok(value > 46, `${value} is further than the finger went`);
      assert.deepEqual(reported, [value]);
    }
    if (host) assert.equal(value, answered);
  });
}

test('while a finger holds it, a value of the page\'s own is obeyed, where none of its answers is late', needs('protocol'), async () => {
  await show(hosts['the listener itself']);
  await stand.hands.touch([...line([300, 40], [200, 40], { over: 160 }), [600, 200, 40]], { end: 'none' });
  await quiet();
  await stand.set('r', 'value', 80);
  assert.equal(await stand.value(), 80);
  await stand.page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await stand.idle();
  await quiet();
  assert.equal(await stand.value(), 80);
});

test('what a page that never answers sets is obeyed at rest, and setValue at any time', async () => {
  await show(null);
  await stand.hands.mouse(line([300, 40], [200, 40], { over: 160 }), { end: 'none' });
  await stand.page.evaluate(() => r.setValue(70));
  assert.equal(await stand.value(), 70);
  await stand.hands.release(200, 40);
  await stand.idle();
  await quiet();
  for (const value of [12.5, 12.75, 13]) {
    await stand.set('r', 'value', value);
    assert.equal(await stand.value(), value);
  }
});

test('a form that is reset in mid-fling has its values at once', async () => {
  await show(hosts['the listener itself'], `<form id="f">${ruler}</form>`);
  await stand.hands.touch(line([350, 40], [200, 40], { over: 80 }));
  await stand.page.evaluate(() => f.reset());
  assert.equal(await stand.value(), 42);
  await stand.idle();
  await quiet();
  assert.equal(await stand.value(), 42);
});

test('a rating whose page rounds, or answers late, is dragged as ever', async () => {
  for (const [host, expected] of [
    [null, 3.5], [['frame', 'exact'], 3.5], [['now', 'rounded'], 4], [['50', 'rounded'], 4]]) {
    await show(host, '<detent-rating id="r" aria-label="B" granularity="0.5" value="1"></detent-rating>');
    await stand.hands.mouse(line([50, 20], [135, 20], { over: 160 }));
    await stand.idle();
    await quiet();
    const values = (await stand.heard('input')).map(({ value }) => value);
    assert.deepEqual([values.at(-1), await stand.value()], [3.5, expected]);
  }
});

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
