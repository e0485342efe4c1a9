// Recorder on Detent's own elements: a recording replays to the element's calls, byte for byte, also on rotated or zoomed
// elements.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { line } from './hands.mjs';
import { finish, listen, replays } from './recorder.mjs';
import { Stand } from './stand.mjs';

let stand;
before(async () => { stand = await Stand.open({ touch: true, width: 900, height: 900 }); });
after(() => stand.close());

const elements = {
  ruler: '<detent-ruler id="r" aria-label="A" min="0" max="100" value="50" unit-width="40" tick="fraction" snap="always"></detent-ruler>',
  rating: '<detent-rating id="r" aria-label="A" value="1" granularity="0.5" count="7" style="width: 280px"></detent-rating>',
  slider: '<detent-slider id="r" aria-label="A" value="20 70" step="2" ticks="on" rubber-band="0.3"></detent-slider>',
  dial: '<detent-dial id="r" aria-label="A" value="20" start="-135" sweep="270" step="1" ticks="on" coast="on" hold="rim"></detent-dial>',
};
const ways = { ruler: [[200, 40], [90, 42]], rating: [[60, 20], [210, 24]], slider: [[100, 20], [320, 22]], dial: [[20, 80], [70, 12]] };
const shows = { 'as it is': '', 'turned by 30 degrees': 'transform: rotate(30deg)', 'zoomed': 'zoom: 1.5' };

/** Window position of a position of the element. */
const shown = (place) => stand.page.evaluate(([x, y]) => {
  Object.assign(pin.style, { left: `${x}px`, top: `${y}px` });
  const box = pin.getBoundingClientRect();
  return [box.x, box.y];
}, place);

/** Shows an element, and records it. */
async function begin(element, style) {
  await stand.show(`<div style="padding: 220px 150px"><div style="${style}; position: relative; width: fit-content">${element}
    <div id="pin" style="position: absolute; width: 0; height: 0"></div></div></div>`);
  await stand.page.evaluate(async () => {
    const { record } = await import('/record.js');
    window.recorder = record(r);
  });
  await listen(stand);
}

const deeds = {
  async drag(way) {
    const steps = line(...way, { over: 120 });
    const [time, x, y] = steps.at(-1);
    await stand.hands.mouse([...steps, [time + 100, x, y]]);
  },
  fling: (way) => stand.hands.touch(line(...way, { over: 56, period: 7 })),
  async wheel([start]) {
    await stand.hands.rest(...start);
    for (const [x, y] of [[13, 0], [40, 0], [0, -27], [-5, 5]]) await stand.hands.wheel(...start, x, y);
  },
  async keys() {
    await stand.focus('r');
    for (const key of ['ArrowRight', 'ArrowUp', 'PageUp', 'ArrowLeft', 'Home', 'End', 'ArrowRight']) await stand.hands.key(key);
    await stand.hands.key('ArrowDown', { modifiers: ['shift'] });
  },
};

for (const [name, element] of Object.entries(elements)) {
  for (const [what, style] of Object.entries(shows)) {
    for (const [deed, body] of Object.entries(deeds)) {
      test(`recorded: ${deed} on a ${name}, ${what}`, async () => {
        await begin(element, style);
        await body([await shown(ways[name][0]), await shown(ways[name][1])]);
        await stand.idle();
        const recorded = await finish(stand);
        const changes = name === 'rating' && deed === 'wheel' ? [] : [/changed value/];
        replays(recorded, new RegExp(`^control ${name}$`, 'm'), ...changes);
      });
    }
  }
}

test('what is pressed first is recorded, in whatever it stands', async () => {
  await stand.show(`<p id="text">Text</p><div style="transform: scale(0.5)">${elements.slider}</div>`);
  await stand.page.evaluate(async () => {
    const { record } = await import('/record.js');
    window.recorder = record(null, { title: 'the "first"', ignores: ({ target }) => target.id === 'text' });
  });
  await listen(stand);
  const [x, y] = await stand.page.evaluate(() => {
    const { x, y, width, height } = r.getBoundingClientRect();
    return [x + width / 4, y + height / 2];
  });
  await stand.hands.mouse([[0, 5, 20]]);
  assert.equal(await stand.page.evaluate(() => window.recorder.target), null, 'the page has said so');
  await stand.hands.mouse(line([x, y], [x + 60, y]));
  await stand.idle();
  const recorded = await finish(stand);
  assert.match(recorded.script, /^title {6}"the 'first'"\ncontrol {4}slider\nvalue {6}20 70\nstep {7}2\n/m);
  replays(recorded, /cause=drag/);
});

test('a recording that nobody has begun is empty', async () => {
  await stand.show(elements.ruler);
  const text = await stand.page.evaluate(async () => {
    const { record } = await import('/record.js');
    return record().stop() + record().save();
  });
  assert.equal(text, '');
});

test('a recording that is saved is a file of its name', async () => {
  await stand.show(elements.ruler);
  const saved = await stand.page.evaluate(async () => {
    const { record } = await import('/record.js');
    const recorder = record(r);
    r.control.handle({ type: 'increment', time: 5 });
    const pressed = new Promise((resolve) => {
      HTMLAnchorElement.prototype.click = function click() { resolve(fetch(this.href).then((file) => file.text()).then((text) => [this.download, text])); };
    });
    const text = recorder.save('mine.gesture');
    const [name, inside] = await pressed;
    return { name, isSame: text === inside, text };
  });
  assert.deepEqual([saved.name, saved.isSame], ['mine.gesture', true]);
  assert.match(saved.text, /^gesture 1\n[^]*adjust increment\n/);
});

test('nothing has gone wrong in the page', () => assert.deepEqual(stand.page.problems, []));
