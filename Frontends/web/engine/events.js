// Conversion of events to the module's layout.
import * as layout from './layout.js';
import { i64, time as milliseconds, words } from './struct.js';

const { kind: kindAt, time: timeAt, source: sourceAt, pointer: pointerAt, x: xAt, y: yAt, modifiers: heldAt, phase: phaseAt, button: buttonAt } =
  layout.event.offsets;
const eventType = words(layout.eventTypes);
const wheelPhase = words(layout.wheelPhases);
const button = words(layout.buttons);

/** Writes an event. @param {DataView} view @param {number} address @param {object} event as for `Control.handle` */
export function writeEvent(view, address, event) {
  const source = sourceNumber(event);
  const { type, time, pointer = 0, x = 0, y = 0, modifiers = 0, phase = 'none' } = event;
  if (!Number.isFinite(time)) throw new TypeError(`an event needs its time in milliseconds, not ${time}`);
  eventType.write(view, address + kindAt, type);
  milliseconds.write(view, address + timeAt, time);
  view.setInt32(address + sourceAt, source, true);
  i64.write(view, address + pointerAt, pointer);
  view.setFloat64(address + xAt, x, true);
  view.setFloat64(address + yAt, y, true);
  view.setInt32(address + heldAt, modifiers, true);
  wheelPhase.write(view, address + phaseAt, phase);
  button.write(view, address + buttonAt, event.button ?? 'left');
}

/** `source` of an event as a number, whose meaning depends on the type. */
function sourceNumber({ type, source }) {
  if (source === undefined) return 0;
  const list = type === 'key' ? layout.keySources : type === 'wheel' ? layout.wheelSources : layout.pointerSources;
  const number = list.indexOf(source);
  if (number < 0) throw new TypeError(`a ${type} has no source '${source}'`);
  return number;
}
