// The options of a dial, as the page shows them.
import { behaviour, direction, form, group, number, paint, pointers, slider, toggle, words } from './options.js';

export const dialOptions = [
  group('Value', [
    number('value', 'Value'), number('min', 'Lower end'), number('max', 'Upper end'), number('step', 'Step', 'any'),
    toggle('wrap', 'Wraps'),
  ], true),
  group('Turning', [
    words('hold', 'Held', [['rotary', 'by its rim'], ['vertical', 'up is more']]),
    words('press', 'A press', [['turn', 'turns on from there'], ['jump', 'jumps there']]),
    toggle('snap', 'Snaps'), toggle('coast', 'Coasts'),
    words('ticks', 'Ticks', [['on', 'on'], ['off', 'off']]),
    slider('dead', 'Dead middle', 0, 60, 1, 'px'),
  ], true),
  group('Looks', [
    slider('start', 'Lower end at', -360, 360, 5, '°'), slider('sweep', 'Sweep', 5, 360, 5, '°'),
    toggle('marks', 'Marks'), words('readout', 'Readout', [['on', 'on'], ['off', 'off']]),
    number('origin', 'Filled from', 'the end'), paint('--detent-accent', 'Accent', '#0a66d8'), direction,
  ], true),
  group('Behaviour', behaviour),
  group('Physics', [
    slider('deceleration', 'Deceleration', 0.99, 0.9995, 0.0001, '/ms'),
    slider('minimum-fling', 'Slowest fling', 0, 1000, 10, 'px/s'),
    slider('maximum-fling', 'Fastest fling', 500, 20000, 100, 'px/s'),
    slider('spring-frequency', 'Spring of values', 1, 40, 0.5, 'rad/s'),
    slider('landing-frequency', 'Spring of marks', 1, 100, 1, 'rad/s'),
  ]),
  group('Pointers', pointers),
  group('Form', form),
];
