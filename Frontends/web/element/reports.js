// The browser's reports in the words of the engine: whose pointer, which key, what is held.
import { modifiers } from '../engine/modifiers.js';

/** `source` of a wheel by `deltaMode`. */
export const wheelUnits = ['points', 'lines', 'pages'];

const keys = /^(Arrow(Left|Right|Up|Down)|Page(Up|Down)|Home|End|Escape)$/;

/** The key that controls answer to; `null` of any other. */
export function keyOf({ key }) {
  if (/^[0-9]$/.test(key)) return `Digit${key}`;
  return keys.test(key) ? key : null;
}

export function modifiersOf(event) {
  return (
    (event.shiftKey ? modifiers.shift : 0) | (event.ctrlKey ? modifiers.control : 0) |
    (event.altKey ? modifiers.alt : 0) | (event.metaKey ? modifiers.meta : 0)
  );
}

export function sourceOf({ pointerType }) {
  return pointerType === 'mouse' || pointerType === 'pen' ? pointerType : 'touch';
}

/** All that a move reports: the browser puts moves of one frame together. */
export function reportsOf(event) {
  const reports = event.getCoalescedEvents?.() ?? [];
  return reports.length > 0 ? reports : [event];
}

/** With another button still down, a mouse tells by a move that its main one went up. */
export function hasLetGo({ pointerType, buttons }) {
  return pointerType === 'mouse' && (buttons & 1) === 0;
}
