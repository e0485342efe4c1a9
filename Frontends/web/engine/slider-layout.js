// The structures of a slider in Sources/CDetent/include/detent.h.
import { configuration, defaults, settings } from '../generated/slider.js';
import { phases } from './layout.js';
import { Struct, f64, i32, i64, time, words } from './struct.js';

/** Maximum number of thumbs. */
export const mostThumbs = 8;

export const slider = {
  name: 'slider',
  size: 768 * 8,
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
};
