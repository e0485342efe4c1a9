// The structures of a rating in Sources/CDetent/include/detent.h.
import { configuration, defaults, settings } from '../generated/rating.js';
import { directions, orientations, phases } from './layout.js';
import { Struct, f64, flag, flagged, i32, i64, optional, time, words } from './struct.js';

const symbol = new Struct({ x: f64, y: f64, width: f64, height: f64, fill: f64, flags: i32, reserved: i32 });
const readSymbol = flagged(symbol, { isFull: 1, isPreviewed: 2, isPressed: 4 });

export const rating = {
  name: 'rating',
  size: 128 * 8,
  configuration,
  defaults,
  settings,
  state: new Struct({ value: f64, preview: optional, time, phase: words(phases), reserved: i32 }),
  scene: new Struct({
    value: f64, count: i64, breadth: f64, phase: words(phases), orientation: words(orientations),
    layoutDirection: words(directions), isEnabled: flag, isPreviewed: flag, reserved: i32, labelX: optional,
    labelY: optional, labelWidth: optional, labelHeight: optional,
  }),
  lists: [{ name: 'symbols', count: 'count', room: 16, struct: symbol, read: readSymbol }],
};
