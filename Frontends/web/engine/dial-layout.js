// The structures of a dial in Sources/CDetent/include/detent.h.
import { configuration, defaults, settings } from '../generated/dial.js';
import { phases } from './layout.js';
import { Struct, f64, flag, flagged, i32, i64, optional, time, words } from './struct.js';

const mark = new Struct({ value: f64, angle: f64, labelX: optional, labelY: optional, flags: i32, reserved: i32 });

export const dial = {
  name: 'dial',
  size: 168 * 8,
  configuration,
  defaults,
  settings,
  state: new Struct({
    value: f64, offset: f64, angle: f64, velocity: f64, target: f64, time, restTime: time, nearestMark: i64, turns: i32,
    phase: words(phases),
  }),
  scene: new Struct({
    width: f64, height: f64, lowerValue: f64, upperValue: f64, step: optional, start: f64, sweep: f64, value: f64, angle: f64,
    landing: optional, filledStart: f64, filledSweep: f64, markEnd: f64, markCount: i64, turns: i32, phase: words(phases),
    isHeld: flag, wraps: flag, isEnabled: flag, isReadOnly: flag,
  }),
  lists: [{ name: 'marks', count: 'markCount', room: 128, struct: mark, read: flagged(mark, { hasLabel: 1 }) }],
  /** Effects include the turn of the value. */
  hasTurns: true,
};
