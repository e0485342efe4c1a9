// The structures of a rating in Sources/CDetent/include/detent.h.
import { configuration, defaults, settings } from '../generated/rating.js';
import { directions, orientations, phases } from './layout.js';
import { Struct, f64, flag, i32, i64, optional, time, words } from './struct.js';

const symbol = new Struct({ x: f64, y: f64, width: f64, height: f64, fill: f64, flags: i32, reserved: i32 });
const symbolFlags = Object.entries({ isFull: 1, isPreviewed: 2, isPressed: 4 });

function readSymbol(view, address) {
  const read = symbol.read(view, address);
  for (const [name, bit] of symbolFlags) read[name] = (read.flags & bit) !== 0;
  return read;
}

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
  parts: { name: 'symbols', count: 'count' },
  part: symbol,
  readPart: readSymbol,
};
