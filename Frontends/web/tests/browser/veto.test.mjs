// A page that acts on the events of an element: one that it cancels, in any phase, does nothing, and one that it stops on its way
// does what it does; both as on a native range.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { browserName, needs } from './browsers.mjs';
import { line } from './hands.mjs';
import { Stand } from './stand.mjs';

let stand;
before(async () => { stand = await Stand.open({ width: 480, height: 360, touch: true }); });
after(() => stand.close());

const controls = {
  'native range': '<input type="range" id="r" min="0" max="100" value="50" style="width: 300px; height: 40px; margin: 0; display: block">',
  slider: '<detent-slider id="r" aria-label="V" step="1" value="50" style="width: 300px"></detent-slider>',
  'slider of two thumbs': '<detent-slider id="r" aria-label="V" step="1" value="50 90" style="width: 300px"></detent-slider>',
  ruler: '<detent-ruler id="r" aria-label="V" min="0" max="100" value="50" style="width: 300px"></detent-ruler>',
  rating: '<detent-rating id="r" aria-label="V" value="2" style="width: 160px; height: 32px"></detent-rating>',
  dial: '<detent-dial id="r" aria-label="V" step="1" value="50"></detent-dial>',
};

/** Where a page listens, and whether it does so on the way down. */
const places = {
  'the window, on the way down': ['window', true],
  'the document, on the way down': ['document', true],
  'the element, on the way down': ['r', true],
  'the element': ['r', false],
  'a container': ['body', false],
  'the window': ['window', false],
};

const listen = (target, type, capture, verb) => stand.page.evaluate((target, type, capture, verb) => {
  window.pageListens?.abort();
  window.pageListens = new AbortController();
  const node = { window, document, r: document.getElementById('r'), body: document.body }[target];
  for (const each of [type].flat()) {
    const act = (event) => r.value !== '' && event[verb](); // to read the value takes nothing ahead
    node.addEventListener(each, act, { capture, passive: false, signal: pageListens.signal });
  }
}, target, type, capture, verb);

const key = async () => {
  await stand.page.evaluate(() => r.focus());
  await stand.hands.key('ArrowRight');
};
const along = [...line([0, 0], [60, 0], { over: 80, period: 20 }), [180, 60, 0]];
/** A drag of 60 points from the middle of the element, or along what is above that of a dial, or along other steps. */
const drag = (hand, steps = along) => async () => {
  const { x, y, width, height, isRound } = await stand.page.evaluate(() => (
    { ...r.getBoundingClientRect().toJSON(), isRound: r.localName === 'detent-dial' }));
  const from = [Math.round(x + width / 2 - (isRound ? 30 : 0)), Math.round(y + height * (isRound ? 0.2 : 0.5))];
  await stand.hands[hand](steps.map(([time, right, down]) => [time, from[0] + right, from[1] + down]));
};
/** The gesture that an event begins. */
const gestures = { keydown: key, pointerdown: drag('mouse'), mousedown: drag('mouse'), touchstart: drag('touch') };
const needed = { touchstart: ['touch start'] };

const verbs = ['stopPropagation', 'stopImmediatePropagation'];
/** True for a listener that stops an event before the element can hear it at all: the first of the first node. */
const isUnseen = (target, capture, verb, type) => type === 'keydown' && target === 'window' && capture && verb === verbs[1];

/** Value after a gesture, once it is at rest. */
async function outcome(gesture) {
  await gesture();
  await stand.page.until(() => (r.control?.state.phase ?? 'idle') === 'idle', 'it is at rest');
  await stand.page.frames(2);
  return stand.get('r', 'value');
}

for (const [kind, html] of Object.entries(controls)) {
  for (const [type, gesture] of Object.entries(gestures)) {
    // Firefox goes on with a native range whose pointerdown or touchstart a page has cancelled.
    if (kind === 'native range' && browserName !== 'chromium') continue;
    test(`${type} of a ${kind} that the page cancels does nothing`, needs(...needed[type] ?? []), async () => {
      for (const [name, [target, capture]] of Object.entries(places)) {
        await stand.show(html);
        const before = await stand.get('r', 'value');
        await listen(target, type, capture, 'preventDefault');
        await stand.page.evaluate(() => {
          window.taken = [];
          r.control?.observe({ handle: ({ type }) => taken.push(type) });
        });
        assert.equal(await outcome(gesture), before, name);
        assert.deepEqual(await stand.heard('input', 'change', 'began'), [], name);
        // Nor does a recording have the end of a press that has not begun.
        const taken = await stand.page.evaluate(() => taken);
        assert.deepEqual(taken.filter((type) => !['focus', 'hover', 'leave'].includes(type)), [], name);
      }
    });

    for (const verb of verbs) {
      test(`${type} of a ${kind} that the page stops by ${verb} does what it does`, needs(...needed[type] ?? []), async () => {
        for (const [name, [target, capture]] of Object.entries(places)) {
          await stand.show(`${html}<div style="height: 2000px; width: 2000px"></div>`);
          const before = await stand.get('r', 'value');
          await listen(target, type, capture, verb);
          if (isUnseen(target, capture, verb, type)) continue;
          assert.notEqual(await outcome(gesture), before, name);
          assert.deepEqual(await stand.page.evaluate(() => [scrollX, scrollY]), [0, 0], name);
        }
      });
    }
  }

  for (const verb of verbs) {
    test(`a finger on a ${kind} whose pointerdown the page stops by ${verb} drags it`, needs('touch start'), async () => {
      for (const [name, [target, capture]] of Object.entries(places)) {
        await stand.show(`${html}<div style="height: 2000px; width: 2000px"></div>`);
        const before = await stand.get('r', 'value');
        await listen(target, 'pointerdown', capture, verb);
        assert.notEqual(await outcome(gestures.touchstart), before, name);
        assert.deepEqual(await stand.page.evaluate(() => [scrollX, scrollY]), [0, 0], name);
      }
    });
  }

  test(`a drag of a ${kind} goes on and ends where the page stops its moves and its end`, async () => {
    for (const [name, [target, capture]] of Object.entries(places)) {
      await stand.show(html);
      const before = await stand.get('r', 'value');
      await listen(target, ['pointermove', 'mousemove', 'pointerup', 'mouseup'], capture, 'stopPropagation');
      assert.notEqual(await outcome(gestures.mousedown), before, name);
    }
  });
}

for (const [kind, html] of Object.entries(controls)) {
  test(`a page sees an event of a ${kind} before that has changed anything, and before it is taken`, async () => {
    for (const [type, gesture] of [['keydown', key], ['pointerdown', gestures.pointerdown], ['mousedown', gestures.mousedown]]) {
      for (const capture of [true, false]) {
        await stand.show(html);
        const before = await stand.get('r', 'value');
        await stand.page.evaluate((type, capture) => {
          window.seen = [];
          addEventListener(type, (event) => seen.push(r.value, event.defaultPrevented), { capture, once: true });
        }, type, capture);
        assert.notEqual(await outcome(gesture), before);
        assert.deepEqual(await stand.page.evaluate(() => seen), [before, false], `${type}, ${capture}`);
      }
    }
  });
}

for (const [kind, html] of Object.entries(controls)) {
  test(`a drag of a ${kind} that leaves it before the page has answered its press goes on, and ends`, async () => {
    for (const steps of [[[0, 0, 0], [1, 60, 90]], [[0, 0, 0], [1, 30, 90], [2, 60, 90]], [[0, 0, 0], [1, 10, 1], [2, 60, 90]]]) {
      await stand.show(html);
      await stand.page.evaluate(() => r.addEventListener('pointerdown', () => {
        for (const start = performance.now(); performance.now() < start + 150;);
      }));
      const before = await stand.get('r', 'value');
      assert.notEqual(await outcome(() => drag('mouse', steps)()), before);
      await stand.hands.hover(5, 200);
    }
  });
}

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
