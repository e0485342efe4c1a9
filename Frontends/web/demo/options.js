// The options of rulers and ratings, as the page shows them, and those that all controls have: what is said of each here
// is only how it is called and which numbers are sensible to slide through. What it means and its default stand in the
// elements' own tables.

export const slider = (attribute, label, low, high, step, unit = '') =>
  ({ kind: 'slider', attribute, label, low, high, step, unit });
export const number = (attribute, label, empty = '', unit = '') => ({ kind: 'number', attribute, label, empty, unit });
export const words = (attribute, label, words) => ({ kind: 'words', attribute, label, words });
export const toggle = (attribute, label) => ({ kind: 'toggle', attribute, label });
export const text = (attribute, label, empty = '') => ({ kind: 'text', attribute, label, empty });
export const paint = (property, label, initial) => ({ kind: 'paint', property, label, initial });

const marks = [['none', 'none'], ['unit', 'unit'], ['half', 'half'], ['fraction', 'fraction']];
export const orientation = words('orientation', 'Orientation', [['horizontal', 'horizontal'], ['vertical', 'vertical']]);
export const direction = words('dir', 'Direction', [['', 'left to right'], ['rtl', 'right to left']]);
const cancelPolicy = words('cancel-policy', 'Cancel', [['revert', 'reverts'], ['commit', 'commits']]);
export const behaviour = [
  toggle('disabled', 'Disabled'), toggle('readonly', 'Read-only'), cancelPolicy,
  words('wheel', 'Wheel', [['on', 'on'], ['off', 'off']]),
  words('haptics', 'Haptics', [['on', 'on'], ['off', 'off']]),
  words('motion', 'Motion', [['auto', 'auto'], ['full', 'full'], ['reduced', 'reduced']]),
];
export const form = [text('name', 'Name in a form'), text('aria-label', 'Label')];

export const pointers = [
  number('slop', 'Slop', 'by pointer', 'px'),
  slider('fine-drag-scale', 'Fine drag, alt', 0.01, 1, 0.01),
  number('fine-drag-distance', 'Fine drag, across', 'never', 'px'),
  slider('scroll-timeout', 'Wheel ends after', 40, 500, 10, 'ms'),
  slider('boundary-haptic-gap', 'Bounds told every', 0, 1000, 10, 'ms'),
];

/** `isOpen`: shown without being asked for. */
export const group = (title, options, isOpen = false) => ({ title, options, isOpen });

export const rulerOptions = [
  group('Value', [
    number('value', 'Value'), number('min', 'Lower bound', 'none'), number('max', 'Upper bound', 'none'),
    number('step', 'Step'), slider('fractions', 'Fractions', 1, 20, 1), number('origin', 'Origin'),
  ], true),
  group('Marks', [
    slider('unit-width', 'Unit width', 8, 240, 1, 'px'),
    words('snap', 'Snap', [...marks, ['always', 'always']]), words('tick', 'Tick', marks),
    words('tap', 'A tap', [['go', 'goes there'], ['nothing', 'does nothing']]),
    number('capture', 'Capture', 'auto', 'px'), number('rearm', 'Rearm', 'auto', 'px'),
  ], true),
  group('Place', [orientation, direction, paint('--detent-accent', 'Accent', '#d6352b')], true),
  group('Behaviour', behaviour),
  group('Physics', [
    slider('deceleration', 'Deceleration', 0.99, 0.9995, 0.0001, '/ms'),
    slider('minimum-fling', 'Slowest fling', 0, 1000, 10, 'px/s'),
    slider('maximum-fling', 'Fastest fling', 500, 20000, 100, 'px/s'),
    slider('spring-frequency', 'Spring of bounds', 1, 40, 0.5, 'rad/s'),
    slider('landing-frequency', 'Spring of marks', 1, 100, 1, 'rad/s'),
    slider('rubber-band', 'Rubber band', 0.05, 1, 0.05),
    slider('stop-distance', 'Stops within', 0.1, 5, 0.1, 'px'),
    slider('rest-distance', 'Rests within', 0.05, 5, 0.05, 'px'),
  ]),
  group('Pointers', pointers),
  group('Form', form),
];

/** A symbol of one's own is any picture with a shape. */
const mask = path => `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' `
  + `viewBox='0 0 24 24'><path d='${path}'/></svg>")`;
const symbols = [
  ['', 'star'],
  [mask('M12 21C4.5 15 2 11.5 2 7.8A5.3 5.3 0 0 1 12 5.6 5.3 5.3 0 0 1 22 7.8C22 11.5 19.5 15 12 21z'), 'heart'],
  [mask('M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18z'), 'circle'],
  [mask('M14 1L4 14h6.5L9 23l11-13.5h-7z'), 'bolt'],
];

export const ratingOptions = [
  group('Value', [
    number('value', 'Value'), slider('count', 'Count', 1, 12, 1),
    slider('granularity', 'Granularity', 0, 1, 0.05), slider('minimum', 'Minimum', 0, 5, 0.5),
  ], true),
  group('Symbols', [
    { kind: 'words', property: '--detent-symbol', label: 'Symbol', words: symbols },
    slider('spacing', 'Spacing', 0, 40, 1, 'px'),
    number('symbol-width', 'Symbol width', 'auto', 'px'), paint('--detent-accent', 'Accent', '#f5a400'),
  ], true),
  group('Choosing', [
    words('press', 'A touch chooses', [['sure', 'when sure'], ['at-once', 'at once']]),
    words('reselection', 'Pressed again', [['keep', 'keeps'], ['clear', 'clears']]),
    words('selection', 'Selection', [['drag', 'drag'], ['tap', 'tap only']]),
    words('hover', 'Hover preview', [['on', 'on'], ['off', 'off']]),
    words('ticks', 'Ticks', [['on', 'on'], ['off', 'off']]),
  ], true),
  group('Place', [orientation, direction], true),
  group('Behaviour', behaviour),
  group('Form', [...form, toggle('required', 'Required')]),
];
