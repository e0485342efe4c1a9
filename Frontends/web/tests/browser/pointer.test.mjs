// Fingers, mice and pens on both elements, through the browser's input pipeline.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { needs } from './browsers.mjs';
import { line } from './hands.mjs';
import { Stand } from './stand.mjs';

// The first of duplicate attributes counts.
const ruler = (more = '') =>
  `<detent-ruler id="r" ${more} aria-label="Length" min="0" max="100" value="50" unit-width="40"></detent-ruler>`;
const rating = (more = '') => `<detent-rating id="r" aria-label="Stars" ${more}></detent-rating>`;

/** A drag that pauses before its release: no fling. */
const slow = (from, to, options) => {
  const steps = line(from, to, options);
  const [time, x, y] = steps.at(-1);
  return [...steps, [time + 80, x, y]];
};

let stand;
before(async () => { stand = await Stand.open({ touch: true }); });
after(() => stand.close());

for (const [kind, slop] of [['touch', 10], ['mouse', 1], ['pen', 1]]) {
  const drag = steps =>
    (kind === 'touch' ? stand.hands.touch(steps) : stand.hands.mouse(steps, { pointerType: kind }));

  test(`a ${kind} drags the ruler by as much as it travels, less its slop`, needs(kind), async () => {
    await stand.show(ruler());
    await drag(slow([300, 40], [180, 40]));
    await stand.idle();
    assert.equal(await stand.value(), 50 + (120 - slop) / 40);
  });

  test(`a ${kind} that lets go in motion flings the ruler, and it comes to rest on a mark`, needs(kind), async () => {
    await stand.show(ruler('snap="always" tick="unit"'));
    await drag(line([350, 40], [200, 40], { over: 80 }));
    const dragged = 50 + (150 - slop) / 40;
    await stand.idle();
    const value = await stand.value();
    assert.ok(value > dragged + 2, `${value} is further than the drag to ${dragged}`);
    assert.ok(Number.isInteger(value), `${value} is a mark`);
    const heard = await stand.heard();
    const ticks = heard.filter(({ type }) => type === 'tick');
    assert.deepEqual(ticks.flatMap(({ mark, count }) => Array.from({ length: count }, (_, index) => mark + index)),
      Array.from({ length: value - 50 }, (_, index) => 51 + index), 'each mark on the way, once');
    assert.ok(ticks.every(({ time }, index) => index === 0 || time > ticks[index - 1].time));
    assert.equal(heard.at(-1).type === 'ended' || heard.at(-1).type === 'change', true);
  });

  test(`a ${kind} presses a rating, and drags it on`, needs(kind, `${kind} frames`), async () => {
    await stand.show(rating('granularity="0.5" value="1"'));
    await drag(slow([90, 20], [150, 20]));
    await stand.idle();
    assert.equal(await stand.value(), 4);
    const values = (await stand.heard('input')).map(({ value }) => value);
    // A finger might scroll the page until it has moved its slop along the rating. A late frame reports two values
    // together.
    const expected = kind === 'touch' ? [3, 3.5, 4] : [2.5, 3, 3.5, 4];
    assert.deepEqual(values, expected.filter((value) => values.includes(value)));
    assert.equal(values.at(-1), 4);
  });
}

test('the step of a ruler is the step, of drags and of keys, unless it has fractions', async () => {
  for (const [more, unit] of [['step="1"', 1], ['step="0.5"', 0.5], ['step="1" fractions="4"', 0.25]]) {
    await stand.show(ruler(more));
    await stand.hands.mouse(slow([300, 40], [217, 40]));
    await stand.idle();
    const value = await stand.value();
    assert.ok(value > 50.4 && Number.isInteger(value / unit), `${more}: ${value}`);
    for (const { value } of await stand.heard('input', 'change')) assert.ok(Number.isInteger(value / unit), `${more}: ${value}`);
  }
});

test('a fling into a bound ends on it, and reports so once', async () => {
  await stand.show(ruler('snap="unit" max="53"'));
  await stand.hands.touch(line([350, 40], [250, 40], { over: 64 }));
  await stand.idle();
  assert.equal(await stand.value(), 53);
  const heard = await stand.heard();
  assert.deepEqual(heard.filter(({ type }) => type === 'bound').map(({ side }) => side), ['upper']);
  assert.ok(heard.every(({ value }) => !(value > 53)));
});

test('a finger that catches a ruler in motion stops it where it is', needs('protocol'), async () => {
  await stand.show(ruler('max="1000"'));
  await stand.hands.touch(line([350, 40], [150, 40], { over: 64 }));
  await stand.hands.touch([[0, 200, 40], [80, 200, 40]], { end: 'none' });
  const caught = await stand.value();
  await stand.page.frames(6);
  assert.equal(await stand.value(), caught);
  assert.equal(await stand.phase(), 'pressed');
  await stand.page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await stand.idle();
});

test('moves that the browser has put together count one by one, each at its own time', needs('protocol'), async () => {
  await stand.show(ruler());
  await stand.page.evaluate(() => {
    window.moves = [];
    window.raw = [];
    r.control.observe({ handle: ({ type, time, x }) => type === 'move' && moves.push([time, x]) });
    r.addEventListener('pointermove', event => {
      // Busy for longer than the time between two moves, so that they queue up.
      for (const end = performance.now() + 30; performance.now() < end;);
      raw.push(event.getCoalescedEvents().map(each => [Math.round(each.timeStamp * 1e3) / 1e3, each.clientX]));
    });
  });
  await stand.hands.touch(line([380, 40], [80, 40], { over: 240 }));
  const { moves, raw } = await stand.page.evaluate(() => ({ moves, raw }));
  await stand.idle();
  assert.ok(raw.some(group => group.length > 1), 'the browser has put some together');
  assert.deepEqual(moves, raw.flat());
});

test('a finger that goes across scrolls the page, and the edit is taken back', needs('scroll'), async () => {
  await stand.show(`${ruler()}<div style="height: 3000px"></div>`);
  await stand.hands.touch(line([300, 60], [250, 60], { over: 160 }), { end: 'cancel' });
  await stand.idle();  // a busy page may learn of it late
  assert.equal(await stand.value(), 50, 'the system took the finger away');
  await stand.heard();
  await stand.hands.touch(line([300, 75], [302, 5], { over: 200 }));
  await stand.page.until(() => scrollY > 30, 'the page has scrolled');
  assert.equal(await stand.value(), 50);
  assert.deepEqual(await stand.heard('input', 'change'), []);
  await stand.still();
});

test('a finger that goes along a ruler does not scroll the page', async () => {
  await stand.show(`<div style="width: 3000px; height: 3000px">${ruler()}</div>`);
  await stand.hands.touch(slow([300, 40], [180, 40]));
  assert.deepEqual(await stand.page.evaluate(() => [scrollX, scrollY]), [0, 0]);
  assert.equal(await stand.value(), 52.75);
});

test('a mouse goes on dragging outside of the element', async () => {
  await stand.show(ruler());
  await stand.hands.mouse(slow([361, 40], [0, 340], { over: 200 }));
  await stand.idle();
  assert.equal(await stand.value(), 59);
});

test('a second finger changes nothing', needs('protocol'), async () => {
  await stand.show(ruler());
  const send = (type, ...points) => stand.page.send('Input.dispatchTouchEvent', {
    type, touchPoints: points.map(([id, x]) => ({ id, x, y: 40 })) });
  await send('touchStart', [1, 300]);
  await send('touchMove', [1, 250]);
  await send('touchStart', [1, 250], [2, 100]);
  await send('touchMove', [1, 250], [2, 60]);
  await send('touchMove', [1, 220], [2, 10]);
  await stand.page.until(() => Number(r.value) === 50 + (80 - 10) / 40, 'the first finger has moved it');
  assert.equal(await stand.page.evaluate(() => visualViewport.scale), 1);
  await send('touchEnd');
  await stand.idle();
});

test('only the main button of a mouse drags', needs('protocol'), async () => {
  await stand.show(ruler());
  for (const [type, x] of [['mousePressed', 300], ['mouseMoved', 200], ['mouseReleased', 200]]) {
    await stand.page.send('Input.dispatchMouseEvent', {
      type, x, y: 40, button: 'right', buttons: type === 'mouseReleased' ? 0 : 2, clickCount: 1 });
  }
  assert.equal(await stand.value(), 50);
  assert.deepEqual(await stand.heard(), []);
});

test('a mouse has let go when its main button is up, also if another one is down', needs('protocol'), async () => {
  const send = (type, x, button, buttons) => stand.page.send('Input.dispatchMouseEvent', {
    type, x, y: 40, button, buttons, clickCount: type === 'mouseMoved' ? 0 : 1 });
  await stand.show(ruler());
  await stand.hands.mouse([[0, 300, 40], [20, 250, 40], [40, 219, 40], [140, 219, 40]], { end: 'none' });
  await send('mousePressed', 219, 'right', 3);
  await send('mouseReleased', 219, 'left', 2);
  await send('mouseMoved', 100, 'none', 2);
  await send('mouseReleased', 100, 'right', 0);
  await stand.idle();
  assert.equal(await stand.value(), 52);
  assert.deepEqual((await stand.heard('ended')).map(({ reason }) => reason), ['commit']);
});

test('the main button drags while another one is down, and no other button ends the drag', needs('protocol'), async () => {
  const send = (type, x, button, buttons) => stand.page.send('Input.dispatchMouseEvent', {
    type, x, y: 40, button, buttons, clickCount: type === 'mouseMoved' ? 0 : 1 });
  await stand.show(ruler());
  await send('mouseMoved', 300, 'none', 0);
  await send('mousePressed', 300, 'right', 2);
  await send('mousePressed', 300, 'left', 3);
  await send('mouseMoved', 260, 'left', 3);
  await send('mouseReleased', 260, 'right', 1);
  await send('mouseMoved', 219, 'left', 1);
  await new Promise((resolve) => setTimeout(resolve, 150));
  await send('mouseReleased', 219, 'left', 0);
  await stand.idle();
  assert.equal(await stand.value(), 52);
});

test('a left button that went down elsewhere presses nothing here, also after a right one here', needs('protocol'), async () => {
  const send = (type, y, button, buttons) => stand.page.send('Input.dispatchMouseEvent', {
    type, x: 300, y, button, buttons, clickCount: type === 'mouseMoved' ? 0 : 1 });
  await stand.show(ruler());
  await send('mouseMoved', 40, 'none', 0);
  await send('mousePressed', 40, 'right', 2);
  await send('mouseMoved', 400, 'right', 2);
  await send('mouseReleased', 400, 'right', 0);
  await send('mousePressed', 400, 'left', 1);
  await send('mouseMoved', 40, 'left', 1);
  await send('mouseMoved', 45, 'left', 1);
  await send('mouseReleased', 45, 'left', 0);
  assert.deepEqual(await stand.heard(), []);
  assert.equal(await stand.page.evaluate(() => document.querySelector('#r').control.state.phase), 'idle');
});

test('with alt held, a mouse drags at a tenth of the speed', async () => {
  await stand.show(ruler());
  await stand.hands.mouse(slow([300, 40], [199, 40]), { modifiers: ['alt'] });
  await stand.idle();
  assert.equal(await stand.value(), 50.25);
});

test('right to left, a drag to the right goes up', async () => {
  await stand.show(`<div dir="rtl">${ruler()}</div>`);
  await stand.hands.mouse(slow([100, 40], [181, 40]));
  await stand.idle();
  assert.equal(await stand.value(), 52);
  await stand.show(`<div dir="rtl">${rating()}</div>`);
  const { right } = await stand.page.evaluate(() => r.getBoundingClientRect().toJSON());
  await stand.hands.mouse([[0, right - 50, 20]]);
  assert.equal(await stand.value(), 2);
});

test('a vertical ruler goes up when dragged down; the first of vertical symbols is on top', async () => {
  await stand.show(ruler('orientation="vertical" style="width: 80px; height: 300px"'));
  await stand.hands.mouse(slow([40, 100], [40, 181]));
  await stand.idle();
  assert.equal(await stand.value(), 52);
  await stand.show(rating('orientation="vertical" style="width: 40px; height: 200px"'));
  await stand.hands.mouse([[0, 20, 50]]);
  assert.equal(await stand.value(), 2);
});

test('a mouse over a rating previews what a press would choose, and leaves no trace behind', async () => {
  await stand.show(rating('value="1"'));
  await stand.hands.hover(150, 20);
  await stand.page.frames(2);
  assert.equal(await stand.value(), 1);
  assert.deepEqual((await stand.heard('preview')).map(({ value }) => value), [4]);
  await stand.hands.hover(150, 200);
  await stand.page.frames(2);
  assert.deepEqual((await stand.heard('preview')).map(({ value }) => value), [null]);
  await stand.show(rating('value="1" hover="off"'));
  await stand.hands.hover(150, 20);
  await stand.page.frames(2);
  assert.deepEqual(await stand.heard(), []);
});

test('a rating that is taken out from under a mouse previews nothing where it comes next', async () => {
  await stand.show(`${rating('value="1"')}<div id="below" style="margin-top: 100px"></div>`);
  await stand.hands.hover(150, 20);
  await stand.page.frames(2);
  const previews = await stand.page.evaluate(() => {
    const before = r.control.state.preview;
    below.append(r);
    return [before, r.control.state.preview];
  });
  assert.deepEqual(previews, [4, null]);
});

test('what scrolls under a mouse is previewed where it is then', needs('still'), async () => {
  await stand.show(`<div id="box" style="width: 300px; overflow: auto"><div style="width: 900px">
    <detent-rating id="r" style="width: 600px"></detent-rating></div></div>`);
  const preview = async x => {
    await stand.hands.hover(x, 20);
    await stand.page.frames(2);
    return stand.page.evaluate(() => r.control.state.preview);
  };
  assert.equal(await preview(30), 1);
  await stand.page.evaluate(() => { box.scrollLeft = 240; });
  await stand.page.frames(4);
  assert.equal(await preview(31), 3);
});

test('a press inside of a scaled or zoomed page hits what is under it', async () => {
  await stand.show(`<div style="transform: scale(0.5); transform-origin: 0 0">${rating()}</div>`);
  await stand.hands.mouse([[0, 75, 10]]);
  assert.equal(await stand.value(), 4);
  await stand.show(`<div style="zoom: 1.5">${rating()}</div>`);
  await stand.hands.mouse([[0, 225, 30]]);
  assert.equal(await stand.value(), 4);
  await stand.show(`<div style="transform: scale(2); transform-origin: 0 0">${ruler()}</div>`);
  await stand.hands.mouse(slow([400, 80], [318, 80]));
  await stand.idle();
  assert.equal(await stand.value(), 51);
});

test('disabled elements hear nothing, read-only ones change nothing', async () => {
  for (const how of ['disabled', 'readonly']) {
    await stand.show(ruler(how) + rating(`${how} value="2"`).replace('id="r"', 'id="s"'));
    await stand.hands.mouse(slow([300, 40], [100, 40]));
    await stand.hands.touch(slow([90, 100], [150, 100]));
    assert.deepEqual([await stand.value(), await stand.value('s')], [50, 2], how);
    assert.deepEqual(await stand.heard(), [], how);
  }
});

test('ticks vibrate as fast as hardware can play them, and not if haptics are off', async () => {
  for (const [haptics, period, expected] of [['on', 40, 40], ['on', 8, 10], ['off', 40, 0]]) {
    await stand.show(ruler(`tick="unit" haptics="${haptics}"`));
    const felt = await stand.page.evaluate((period) => {
      const [before, start] = [counts.vibrations, performance.now()];
      for (let n = 0; n < 40; n += 1) r.perform({ type: 'key', source: 'ArrowRight', time: start + n * period });
      return counts.vibrations - before;
    }, period);
    assert.deepEqual([(await stand.heard('tick')).length, felt], [40, expected], `${haptics}, ${period} ms`);
  }
});

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
