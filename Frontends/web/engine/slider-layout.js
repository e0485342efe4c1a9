// The structures of a slider in Sources/CDetent/include/detent.h.
import { configuration, defaults, settings } from '../generated/slider.js';
import { directions, orientations, phases } from './layout.js';
import { Struct, f64, flag, flagged, i32, i64, optional, time, words } from './struct.js';

const thumb = new Struct({
  value: f64, minimum: f64, maximum: f64, along: f64, landing: optional, x: f64, y: f64, width: f64, height: f64,
  phase: words(phases), flags: i32,
});
const mark = new Struct({ along: f64, value: f64, flags: i32, reserved: i32 });

/** Maximum number of thumbs. */
export const mostThumbs = 8;

export const slider = {
  name: 'slider',
  size: 784 * 8,
  configuration,
  defaults,
  settings,
  state: new Struct({
    value: f64, time, restTime: time, partCount: i32, focus: i32, phase: words(phases), reserved: i32,
  }),
  /** State of one thumb; present only if the control has several parts. */
  partState: new Struct({
    value: f64, offset: f64, velocity: f64, target: f64, minimum: f64, maximum: f64, restTime: time, nearestMark: i64,
    phase: words(phases), reserved: i32,
  }),
  scene: new Struct({
    length: f64, breadth: f64, lowerValue: f64, upperValue: f64, filledFrom: f64, filledTo: f64, thumbCount: i64,
    markCount: i64, focus: i32, phase: words(phases), orientation: words(orientations), layoutDirection: words(directions),
    isDiscrete: flag, isEnabled: flag, isReadOnly: flag, reserved: i32,
  }),
  lists: [
    { name: 'thumbs', count: 'thumbCount', room: mostThumbs, struct: thumb, read: flagged(thumb, { isHeld: 1, isFocus: 2 }) },
    { name: 'marks', count: 'markCount', room: 128, struct: mark, read: flagged(mark, { hasLabel: 1 }) },
  ],
};
