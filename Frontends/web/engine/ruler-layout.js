// The structures of a ruler in Sources/CDetent/include/detent.h.
import { configuration, defaults, settings } from '../generated/ruler.js';
import { orientations, phases } from './layout.js';
import { Struct, f64, flag, i32, i64, optional, time, words } from './struct.js';

export const ruler = {
  name: 'ruler',
  size: 160 * 8,
  configuration,
  defaults,
  settings,
  state: new Struct({
    value: f64, offset: f64, velocity: f64, target: f64, time, restTime: time, nearestMark: i64, phase: words(phases),
    reserved: i32,
  }),
  scene: new Struct({
    length: f64, breadth: f64, cursor: f64, value: f64, unitWidth: f64, overscroll: f64, lowerBound: optional,
    upperBound: optional, landing: optional, markCount: i64, phase: words(phases), orientation: words(orientations),
    isEnabled: flag, reserved: i32,
  }),
  parts: { name: 'marks', count: 'markCount', flags: { hasLabel: 1, isInRange: 2 } },
  part: new Struct({ along: f64, value: f64, index: i64, kind: words(['fraction', 'half', 'unit']), flags: i32 }),
};
