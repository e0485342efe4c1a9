// Structures and constants of Sources/CDetent/include/detent.h that all controls share; `NAME-layout.js`
// has those of one control. Words are those of scripts and traces.
import { Struct, bytes, f64, flag, i32, i64, optional, time, words } from './struct.js';

export { modifiers } from './modifiers.js';

export const orientations = ['horizontal', 'vertical'];
export const directions = ['ltr', 'rtl'];
export const phases = ['idle', 'pressed', 'dragging', 'coasting', 'settling'];

/** `type` of an event, in the order of DETENT_EVENT. */
export const eventTypes = [
  undefined, 'down', 'move', 'up', 'cancel', 'hover', 'leave', 'wheel', 'key', 'increment', 'decrement', 'adjust',
  'rotate', 'advance', 'focus',
];

/** `source` of an event, by its type. */
export const pointerSources = ['touch', 'mouse', 'pen'];
export const wheelSources = ['points', 'lines', 'detents', 'pages'];
export const keySources = [
  'Digit0', 'Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8', 'Digit9', 'ArrowLeft',
  'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Escape', 'Delete', 'Backspace',
];
export const wheelPhases = ['none', 'begin', 'change', 'momentum', 'end'];

/** `type` of an effect, in the order of DETENT_EFFECT. */
export const effectTypes = [
  undefined, 'began', 'tick', 'bound', 'changed', 'snapped', 'ended', 'preview', 'yielded', 'tapped', 'idle',
];

/** `detail` of an effect, by its type. */
export const sides = ['lower', 'upper'];
export const causes = [
  'drag', 'motion', 'snap', 'key', 'wheel', 'crown', 'assistive', 'host', 'cancel', 'tap', 'reset',
];
export const endReasons = ['commit', 'cancel'];

/** `button` of a pointer event, with the numbers of `PointerEvent.button`. */
export const buttons = ['left', 'middle', 'right', 'back', 'forward'];

export const event = new Struct({
  time, kind: words(eventTypes), source: i32, pointer: i64, x: f64, y: f64, modifiers: i32, phase: words(wheelPhases),
  button: words(buttons),
});

/** The 15 words before `part` are private; `part` and `by` are 0 for controls with one part. */
export const effect = new Struct({
  time, kind: words(effectTypes), detail: i32, value: f64, x: f64, y: f64, mark: i64, count: i64, opaque: bytes(15 * 8),
  part: i32, by: i32,
});
export const effectSize = effect.size;
/** Effects whose `count` is the turn of the value, for a control that wraps. */
export const effectsWithTurns = new Set(['changed', 'snapped', 'ended']);
/** Effects of the whole control, not of a part. */
export const effectsOfAll = new Set(['yielded', 'tapped', 'idle']);

/** Results of `detent_effect_tick`, side by side. */
export const tick = new Struct({ mark: i64, time });

export const environment = new Struct({
  breadth: f64, textScale: f64, labelLength: f64, origin: optional, isEnabled: flag, isFocused: flag,
});

export const accessibility = new Struct({
  value: f64, minimum: f64, maximum: f64, step: f64, incremented: optional, decremented: optional,
  orientation: words(orientations), isEnabled: flag, isReadOnly: flag, isFocused: flag,
});

/** Size of an echo, and results of `detent_echo_adopt`, side by side. */
export const echoSize = 12 * 8;
export const adoption = new Struct({ value: optional, deadline: time });
