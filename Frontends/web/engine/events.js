// Conversion of events to the module's layout.
import * as layout from './layout.js';

/** Writes an event. @param {DataView} view @param {number} address @param {object} event as for `Control.handle` */
export function writeEvent(view, address, event) {
  const { type: kind, time, pointer = 0, x = 0, y = 0, modifiers = 0, phase = 'none', button = 'left' } = event;
  if (!Number.isFinite(time)) throw new TypeError(`an event needs its time in milliseconds, not ${time}`);
  layout.event.write(view, address, { kind, time, source: sourceNumber(event), pointer, x, y, modifiers, phase, button });
}

/** `source` of an event as a number, whose meaning depends on the type. */
function sourceNumber({ type, source }) {
  if (source === undefined) return 0;
  const list = type === 'key' ? layout.keySources : type === 'wheel' ? layout.wheelSources : layout.pointerSources;
  const number = list.indexOf(source);
  if (number < 0) throw new TypeError(`a ${type} has no source '${source}'`);
  return number;
}
