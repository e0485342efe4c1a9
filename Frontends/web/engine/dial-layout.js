// The structures of a dial in Sources/CDetent/include/detent.h.
import { configuration, defaults, settings } from '../generated/dial.js';
import { phases } from './layout.js';
import { Struct, f64, i32, i64, time, words } from './struct.js';

export const dial = {
  name: 'dial',
  size: 160 * 8,
  configuration,
  defaults,
  settings,
  state: new Struct({
    value: f64, offset: f64, angle: f64, velocity: f64, target: f64, time, restTime: time, nearestMark: i64, turns: i32,
    phase: words(phases),
  }),
  /** Effects include the turn of the value. */
  hasTurns: true,
};
