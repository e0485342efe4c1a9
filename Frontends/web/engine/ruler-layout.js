// The structures of a ruler in Sources/CDetent/include/detent.h.
import { configuration, defaults, settings } from '../generated/ruler.js';
import { orientations, phases } from './layout.js';
import { Struct, f64, flag, i32, i64, optional, time, words } from './struct.js';

const markKinds = ['fraction', 'half', 'unit'];
const mark = new Struct({ along: f64, value: f64, index: i64, kind: words(markKinds), flags: i32 });

/** Reads a mark field by field, because each frame has many. */
function readMark(view, address) {
  const { along, value, index, kind, flags: at } = mark.offsets;
  const flags = view.getInt32(address + at, true);
  return {
    along: view.getFloat64(address + along, true), value: view.getFloat64(address + value, true),
    index: i64.read(view, address + index), kind: markKinds[view.getInt32(address + kind, true)], flags,
    hasLabel: (flags & 1) !== 0, isInRange: (flags & 2) !== 0,
  };
}

export const ruler = {
  name: 'ruler',
  size: 168 * 8,
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
  lists: [{ name: 'marks', count: 'markCount', room: 128, struct: mark, read: readMark }],
};
