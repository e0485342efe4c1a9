// The options of a slider, as the page shows them.
import { behaviour, direction, form, group, number, orientation, paint, pointers, slider, text, toggle, words } from './options.js';

export const sliderOptions = [
  group('Value', [
    text('value', 'Values'),
    // It counts more than how many values there are, also where it is what a new element has.
    { ...slider('thumbs', 'Thumbs', 1, 8, 1), isSaid: true },
    number('min', 'Lower bound'), number('max', 'Upper bound'), number('step', 'Step', 'any'),
    slider('distance', 'Least distance', 0, 25, 1),
  ], true),
  group('Scale', [
    words('scale', 'Scale', [['linear', 'linear'], ['log', 'logarithmic'], ['log-1-2-5', '1, 2, 5']]),
    number('factor', 'Factor', 'any'), text('stops', 'Stops', 'none'),
  ], true),
  group('Thumbs', [
    words('meet', 'Meeting', [['block', 'block'], ['push', 'push']]),
    words('track', 'A press', [['jump', 'jumps'], ['step', 'steps'], ['none', 'does nothing']]),
    words('between', 'Between two', [['hold', 'takes one'], ['move', 'takes both']]),
    words('quantize', 'Steps count', [['drag', 'all along'], ['release', 'at the end']]),
    words('ticks', 'Ticks', [['on', 'on'], ['off', 'off']]),
    slider('grab', 'Taken within', 0, 60, 1, 'px'),
  ], true),
  group('Looks', [
    toggle('marks', 'Marks'), toggle('bubble', 'Bubbles'), number('origin', 'Filled from', 'the end'),
    paint('--detent-accent', 'Accent', '#0a66d8'), orientation, direction,
  ], true),
  group('Behaviour', behaviour),
  group('Physics', [
    slider('spring-frequency', 'Spring of values', 1, 40, 0.5, 'rad/s'),
    slider('landing-frequency', 'Spring of landings', 1, 100, 1, 'rad/s'),
    slider('rubber-band', 'Rubber band', 0, 1, 0.05),
    slider('rest-distance', 'Rests within', 0.05, 5, 0.05, 'px'),
  ]),
  group('Pointers', pointers),
  group('Form', [...form, text('thumb-labels', 'Thumb labels')]),
];
