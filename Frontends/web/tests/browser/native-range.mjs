// Comparison of a native range and a slider under the same keys, presses and drags.
import { Stand } from './stand.mjs';

const keys = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];
const shares = [0, 0.1, 0.25, 0.333, 0.5, 0.625, 0.9, 1];

/** Length of both tracks between the thumb's centres at both ends, and size of thumbs. */
const track = 400;
const thumb = { native: 16, detent: 28 };

/** Attributes of both. */
export const cases = [
  { name: 'whole steps', min: 0, max: 100, step: 1, value: 50 },
  { name: 'right to left', min: 0, max: 100, step: 1, value: 50, isReversed: true },
  { name: 'vertical', min: 0, max: 100, step: 1, value: 50, isUpright: true },
  { name: 'steps of 5', min: 0, max: 100, step: 5, value: 40 },
  { name: 'any value', min: 0, max: 100, step: 'any', value: 42.5 },
  { name: 'a partial last step', min: 3, max: 100, step: 10, value: 53 },
  { name: 'both sides of 0', min: -50, max: 50, step: 0.5, value: 0 },
  { name: 'tenths', min: 0, max: 1, step: 0.1, value: 0.3 },
  { name: 'a long range', min: 0, max: 1000, step: 1, value: 500 },
  { name: 'a short range', min: 0, max: 10, step: 1, value: 5 },
];

/** What a hand does from the thumb: pixels from its middle, towards larger values, and pixels that it then drags. */
const grips = [
  { name: 'press at -6', from: -6 },
  { name: 'press at 6', from: 6 },
  { name: 'finger, press at 6', from: 6, how: 'touch' },
  { name: 'drag 41 from 6', from: 6, by: 41 },
  { name: 'drag -41 from -6', from: -6, by: -41 },
  { name: 'drag 300 from 6', from: 6, by: 300 },
  { name: 'finger, drag 41 from 6', from: 6, by: 41, how: 'touch' },
].map((each) => ({ ...each, part: 'grips' }));

/** Presses a quarter of the track below the thumb, and drags from its middle. */
const both = (name, part, options) => [
  { name: `${name}, press`, part, from: -track / 4, options },
  { name: `${name}, drag 41`, part, from: 0, by: 41, options },
];
const modifiers = ['shift', 'control', 'meta', 'alt'];
const hands = [
  ...grips,
  ...['right', 'middle', 'back', 'forward'].flatMap((button) => both(button, 'buttons', { button })),
  ...modifiers.flatMap((name) => both(name, 'held', { modifiers: [name] })),
];
const shortcuts = modifiers.flatMap((held) => ['ArrowRight', 'ArrowUp'].map((key) => ({ key, held })));

/** Cases also tested with fingers, from the thumb, with other buttons and with modifiers. */
const touched = new Set(cases.slice(0, 3));

const round = (value) => Number(Number(value).toPrecision(10));

/** Markup of both elements, each in a box of its own. */
function html({ min, max, step, value, isReversed, isUpright }) {
  const size = (own) => `${isUpright ? 'height' : 'width'}: ${track + own}px; margin: 0; display: block`;
  const given = `min="${min}" max="${max}" step="${step}" value="${value}"`;
  const turned = isUpright ? '; writing-mode: vertical-lr; direction: rtl' : '';
  const upright = isUpright ? 'orientation="vertical"' : '';
  return `<div dir="${isReversed ? 'rtl' : 'ltr'}" style="width: 600px; height: 480px; position: relative">
    <div style="position: absolute; left: 0; top: 0"><input type="range" id="native" ${given}
      style="${size(thumb.native)}${turned}"></div>
    <div style="position: absolute; left: 0; top: ${isUpright ? 0 : 60}px; margin-left: ${isUpright ? 80 : 0}px">
      <detent-slider id="detent" aria-label="Value" ${given} ${upright}
      style="${size(thumb.detent)}"></detent-slider></div></div>`;
}

/** Outcome: the value, and the events. */
async function outcome(stand, id) {
  await stand.page.frames(2);
  const events = (await stand.heard('input', 'change')).filter((event) => event.id === id).map(({ type }) => type);
  return { value: round(await stand.get(id, 'value')), events: events.join(' ') };
}

async function pressKey(stand, setup, key, id, options) {
  await stand.show(html(setup));
  await stand.focus(id);
  await stand.hands.key(key, options);
  return outcome(stand, id);
}

/** Position in the window of a share of the track. */
async function placeOf(stand, id, share, { isReversed, isUpright }) {
  const { x, y, width, height } = await stand.page.evaluate(
    (id) => document.getElementById(id).getBoundingClientRect().toJSON(), id);
  const along = thumb[id] / 2 + track * (isReversed || isUpright ? 1 - share : share);
  return isUpright ? [x + width / 2, y + along] : [x + along, y + height / 2];
}

async function fromThumb(stand, setup, { from, by = 0, how = 'mouse', options }, id) {
  await stand.show(html(setup));
  await stand.stay();
  const share = (pixels) => (setup.value - setup.min) / (setup.max - setup.min) + pixels / track;
  const [x, y] = await placeOf(stand, id, share(from), setup);
  const [x2, y2] = await placeOf(stand, id, share(from + by), setup);
  const middle = [30, (x + x2) / 2, (y + y2) / 2];
  await stand.hands[how](by === 0 ? [[0, x, y]] : [[0, x, y], middle, [60, x2, y2], [90, x2, y2]], options);
  await stand.page.until((id) => document.getElementById(id).control?.state.phase !== 'dragging', 'it is let go', id);
  return outcome(stand, id);
}

async function pressTrack(stand, setup, share, id, how) {
  await stand.show(html(setup));
  const [x, y] = await placeOf(stand, id, share, setup);
  await stand.hands[how]([[0, x, y], [30, x, y]]);
  await stand.page.until((id) => document.getElementById(id).control?.state.phase !== 'dragging', 'it is let go', id);
  return outcome(stand, id);
}

/** Reasons of differences, in order of preference. `holds` returns true if a reason applies. */
export const reasons = [
  {
    holds: ({ key, setup }) => /^Page/.test(key) && setup.step !== 'any',
    text: 'A page is a tenth of the range in Chromium, and at least a step. In Detent it is ten steps, whatever '
      + 'the range, so sliders with equal steps feel the same.',
  },
  {
    holds: ({ key, setup }) => key !== undefined && setup.step === 'any',
    text: 'If any value can be chosen, Chromium adds a hundredth of the range to the value, or a tenth. Detent goes to '
      + 'the next whole hundredth, counted from the lower bound, so keys return to round values after a drag.',
  },
  {
    holds: ({ native, detent, setup }) => detent.value === setup.max && (setup.max - setup.min) % setup.step !== 0
      && native.value < setup.max,
    text: 'In Detent the upper bound can be chosen even if no whole step leads to it. A native range ends at the last '
      + 'whole step.',
  },
  {
    holds: ({ share, native, detent, setup }) => share !== undefined && setup.step === 'any'
      && Math.abs(native.value - detent.value) <= (setup.max - setup.min) / 64 / track,
    text: 'Chromium lays out a native range in 64ths of a pixel. Detent uses the position of the event.',
  },
  {
    holds: ({ part, name, native, detent }) => part === 'grips' && /drag|finger/.test(name)
      && Math.abs(native.value - detent.value) <= 2,
    text: 'In Chromium the first move of a mouse, and the press of a finger, brings the middle of the thumb under the '
      + 'pointer. In Detent the thumb stays under the pointer where it was pressed, so nothing jumps.',
  },
  {
    holds: ({ part, name }) => part === 'held' && name === 'alt, drag 41',
    text: 'Alt makes drags finer in Detent; `fine-key` sets another key, or none.',
  },
  {
    holds: ({ part, name }) => part === 'shortcuts' && name.startsWith('shift'),
    text: 'With shift, an arrow key goes by ten steps in Detent. Chromium pays no attention to modifiers.',
  },
  {
    holds: ({ part, name, detent, setup }) => part === 'shortcuts' && /^(control|meta|alt)/.test(name)
      && detent.value === setup.value && detent.events === '',
    text: 'In Detent, keys with control or meta, and with alt all but the arrows up and down, are shortcuts of the browser '
      + 'or the page.',
  },
];

/** All comparisons, each with the index of its reason; 0 without a difference. */
export async function compare() {
  const stand = await Stand.open({ width: 640, height: 560, touch: true });
  const rows = [];
  const note = (row) => {
    const isSame = row.native.value === row.detent.value && row.native.events === row.detent.events;
    const reason = isSame ? 0 : reasons.findIndex(({ holds }) => holds(row)) + 1;
    rows.push({ ...row, isSame, reason });
  };
  for (const setup of cases) {
    for (const key of keys) {
      const native = await pressKey(stand, setup, key, 'native');
      note({ setup, part: 'keys', name: key, key, native, detent: await pressKey(stand, setup, key, 'detent') });
    }
    for (const hand of touched.has(setup) ? hands : []) {
      const native = await fromThumb(stand, setup, hand, 'native');
      note({ setup, part: hand.part, name: hand.name, native, detent: await fromThumb(stand, setup, hand, 'detent') });
    }
    for (const { key, held } of touched.has(setup) ? shortcuts : []) {
      const options = { modifiers: [held] };
      const native = await pressKey(stand, setup, key, 'native', options);
      const detent = await pressKey(stand, setup, key, 'detent', options);
      note({ setup, part: 'shortcuts', name: `${held}, ${key}`, native, detent });
    }
    for (const share of shares) {
      for (const how of touched.has(setup) ? ['mouse', 'touch'] : ['mouse']) {
        note({
          setup, share, part: how, name: share, native: await pressTrack(stand, setup, share, 'native', how),
          detent: await pressTrack(stand, setup, share, 'detent', how),
        });
      }
    }
  }
  const { problems } = stand.page;
  await stand.close();
  return { rows, problems };
}
