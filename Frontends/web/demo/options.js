// Options of the elements on the page. Settings are generated; this file groups them and adds other options. A setting in no
// group goes to the physics group.
import * as printed from '../generated/panel.js';

const words = (attribute, label, words) => ({ kind: 'words', attribute, label, words });
const toggle = (attribute, label) => ({ kind: 'toggle', attribute, label });
const text = (attribute, label, empty = '') => ({ kind: 'text', attribute, label, empty });
const number = (attribute, label, empty = '', unit = '') => ({ kind: 'number', attribute, label, empty, unit });
const paint = (initial) => ({ kind: 'paint', property: '--detent-accent', label: 'Accent', initial });
const onOff = [['on', 'on'], ['off', 'off']];

const direction = words('dir', 'Direction', [['', 'left to right'], ['rtl', 'right to left']]);
const behaviour = [
  toggle('disabled', 'Disabled'), toggle('readonly', 'Read-only'), 'cancel-policy', words('wheel', 'Wheel', ['always', 'focus', 'never'].map((word) => [word, word])),
  words('haptics', 'Haptics', onOff), words('motion', 'Motion', [['auto', 'auto'], ['full', 'full'], ['reduced', 'reduced']]),
];
const pointers = ['slop', 'fine-drag-scale', 'fine-drag-distance', 'scroll-timeout', 'boundary-haptic-gap'];
const form = [text('name', 'Name in a form'), text('aria-label', 'Label'), text('value-text', 'Said as', '{value}')];

/** Option for a generated setting; numbers with typical values become sliders. */
function shown({ type, words, worth, ...option }) {
  if (type === 'word' || type === 'switch') return { kind: 'words', ...option, words: words.map(word => [word, word]) };
  if (type === 'presence') return { kind: 'toggle', ...option };
  if (type === 'numbers') return { kind: 'text', ...option, empty: 'none' };
  if (worth.length === 0) return { kind: 'number', ...option, empty: option.attribute === 'slop' ? 'by pointer' : 'none' };
  const [low, high] = [Math.min(...worth), Math.max(...worth)];
  const isCoarse = high - low > 100 || worth.every(Number.isInteger);
  return { kind: 'slider', ...option, low, high, step: isCoarse ? 1 : 10 ** Math.floor(Math.log10((high - low) / 40)) };
}

/**
 * Groups of a panel: title, options, and true if initially open. An attribute's name stands for its
 * generated option, `[attribute, changes]` for that with changes.
 */
function panel(settings, groups) {
  const left = new Map(settings.map(shown).map(option => [option.attribute, option]));
  const take = given => {
    const [attribute, changes] = [given].flat();
    const option = typeof attribute === 'string' ? { ...left.get(attribute), ...changes } : given;
    left.delete(attribute);
    return option;
  };
  const all = groups.map(([title, options, isOpen = false]) => ({ title, options: options.map(take), isOpen }));
  const physics = all.find(({ title }) => title === 'Physics') ?? all.at(-1);
  physics.options.push(...left.values());
  return all;
}

const shared = [['Behaviour', behaviour], ['Physics', []], ['Pointers', pointers]];

export const rulerOptions = panel(printed.ruler, [
  ['Value', [number('value', 'Value'), 'min', 'max', 'step', 'fractions', 'origin'], true],
  ['Marks', ['unit-width', 'snap', 'quantize', 'tick', 'tap', 'capture', 'rearm'], true],
  ['Place', ['orientation', direction, paint('#d6352b')], true],
  ...shared, ['Form', form],
]);

/** Custom symbol: any image with a shape. */
const mask = path => `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' `
  + `viewBox='0 0 24 24'><path d='${path}'/></svg>")`;
const symbols = [
  ['', 'star'],
  [mask('M12 21C4.5 15 2 11.5 2 7.8A5.3 5.3 0 0 1 12 5.6 5.3 5.3 0 0 1 22 7.8C22 11.5 19.5 15 12 21z'), 'heart'],
  [mask('M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18z'), 'circle'],
  [mask('M14 1L4 14h6.5L9 23l11-13.5h-7z'), 'bolt'],
];

export const ratingOptions = panel(printed.rating, [
  ['Value', [number('value', 'Value'), 'count', 'granularity', 'minimum'], true],
  ['Symbols', [
    { kind: 'words', property: '--detent-symbol', label: 'Symbol', words: symbols }, 'spacing', 'symbol-width',
    paint('#f5a400'),
  ], true],
  ['Choosing', ['press', 'leading', 'reselection', 'selection', 'hover', 'ticks'], true],
  ['Place', ['orientation', direction], true],
  ['Behaviour', behaviour], ['Form', [...form, toggle('required', 'Required')]],
]);

export const sliderOptions = panel(printed.slider, [
  // The number of thumbs overrides the number of values, even if it is the default.
  ['Value', [text('value', 'Values'), ['thumbs', { isSaid: true }], 'min', 'max', 'step', 'distance', 'max-distance'], true],
  ['Scale', ['scale', 'factor', 'stops'], true],
  ['Thumbs', ['meet', 'locked-thumbs', 'track', 'between', 'quantize', 'ticks', 'grab'], true],
  ['Looks', [
    toggle('marks', 'Marks'), toggle('bubble', 'Bubbles'), number('origin', 'Filled from', 'the end'), paint('#0a66d8'),
    'orientation', direction,
  ], true],
  ...shared, ['Form', [...form, text('thumb-labels', 'Thumb labels')]],
]);

export const dialOptions = panel(printed.dial, [
  ['Value', [number('value', 'Value'), ['min', { label: 'Lower end' }], ['max', { label: 'Upper end' }], 'step', 'wrap'], true],
  ['Turning', ['hold', 'travel', 'press', 'snap', 'quantize', 'coast', 'ticks', 'dead'], true],
  ['Looks', [
    'start', 'sweep', toggle('marks', 'Marks'), toggle('page-scroll', 'Page scrolls'), words('readout', 'Readout', onOff),
    number('origin', 'Filled from', 'the end'), paint('#0a66d8'), direction,
  ], true],
  ...shared, ['Form', form],
]);
