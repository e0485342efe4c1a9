// The structures and constants of Sources/CDetent/include/detent.h that all controls share; each control has its own beside its
// name. Words are those of scripts and traces.
import { Struct, bytes, f64, flag, i32, i64, optional, time, words } from './struct.js';

export { modifiers } from './modifiers.js';

export const orientations = ['horizontal', 'vertical'];
export const directions = ['ltr', 'rtl'];
export const phases = ['idle', 'pressed', 'dragging', 'coasting', 'settling'];

/** `type` of an event, as a DETENT_EVENT. */
export const eventTypes = [
  undefined, 'down', 'move', 'up', 'cancel', 'hover', 'leave', 'wheel', 'key', 'increment', 'decrement', 'adjust',
  'rotate', 'advance', 'focus',
];

/** `source` of an event, by its type. */
export const pointerSources = ['touch', 'mouse', 'pen'];
export const wheelSources = ['points', 'lines', 'detents', 'pages'];
export const keySources = [
  'Digit0', 'Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8', 'Digit9', 'ArrowLeft',
  'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Escape',
];
export const wheelPhases = ['none', 'begin', 'change', 'momentum', 'end'];

/** `type` of an effect, as a DETENT_EFFECT. */
export const effectTypes = [
  undefined, 'began', 'tick', 'bound', 'changed', 'snapped', 'ended', 'preview', 'yielded', 'tapped', 'idle',
];

/** `detail` of an effect, by its type. */
export const sides = ['lower', 'upper'];
export const causes = [
  'drag', 'motion', 'snap', 'key', 'wheel', 'crown', 'assistive', 'host', 'clamp', 'cancel', 'tap',
];
export const endReasons = ['commit', 'cancel'];

export const event = new Struct({
  time, kind: words(eventTypes), source: i32, pointer: i64, x: f64, y: f64, modifiers: i32, phase: words(wheelPhases),
});

/** Before `part` there are 15 words that only the engine understands; `part` and `by` are 0 of a control of one part. */
export const effect = new Struct({
  time, kind: words(effectTypes), detail: i32, value: f64, x: f64, y: f64, mark: i64, count: i64, opaque: bytes(15 * 8),
  part: i32, by: i32,
});
export const effectSize = effect.size;
/** Effects of which `count` is in which turn the value is, of a control whose values begin again behind the last. */
export const effectsWithTurns = new Set(['changed', 'snapped', 'ended']);
/** Effects that are of the whole control, and of no part of it. */
export const effectsOfAll = new Set(['yielded', 'tapped', 'idle']);

/** What `detent_effect_tick` answers, side by side. */
export const tick = new Struct({ mark: i64, time });

export const environment = new Struct({
  breadth: f64, textScale: f64, labelLength: f64, isEnabled: flag, isFocused: flag,
});

export const accessibility = new Struct({
  value: f64, minimum: f64, maximum: f64, step: f64, incremented: optional, decremented: optional,
  orientation: words(orientations), isEnabled: flag, isReadOnly: flag, isFocused: flag,
});

/** An echo, and what `detent_echo_adopt` answers, side by side. */
export const echoSize = 12 * 8;
export const adoption = new Struct({ value: optional, deadline: time });
