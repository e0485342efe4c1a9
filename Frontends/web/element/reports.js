// Browser events in the terms of the engine: pointer source, key, modifiers.
import { modifiers } from '../engine/modifiers.js';

/** `source` of a wheel by `deltaMode`. */
export const wheelUnits = ['points', 'lines', 'pages'];

const keys = /^(Arrow|Page|(Home|End|Escape|Delete|Backspace)$)/;

/** Key as the engine's word; `null` if controls do not use it. */
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

/** Buttons by the engine's words, with their bits in `buttons`. */
const bits = { left: 1, middle: 4, right: 2, back: 8, forward: 16 };

/** Words of the buttons in `buttons`. */
export function buttonsIn(buttons) {
  return Object.keys(bits).filter((button) => buttons & bits[button]);
}

export function sourceOf({ pointerType }) {
  return pointerType === 'mouse' || pointerType === 'pen' ? pointerType : 'touch';
}

/** True for a finger that has gone down on the target of its event, to which the browser keeps it. */
export function isOwnTouch(event) {
  return event.pointerType === 'touch' && event.composedPath()[0].hasPointerCapture(event.pointerId);
}

/** All reports of a move event, whose moves the browser coalesces. */
export function reportsOf(event) {
  const reports = event.getCoalescedEvents?.() ?? [];
  return reports.length > 0 ? reports : [event];
}

/** True if a mouse move shows the main button released while another is still down. */
export function hasLetGo({ pointerType, buttons }) {
  return pointerType === 'mouse' && (buttons & 1) === 0;
}

/**
 * Distance and modifiers of a wheel turn. Browsers turn shift and wheel into horizontal scrolling: over
 * a vertical control this is undone, and shift makes the turn coarser; otherwise shift is removed.
 */
export function turnOf(event, isUpright) {
  const { deltaX: x, deltaY: y, shiftKey } = event;
  const held = modifiersOf(event);
  if (!shiftKey || y !== 0) return { x, y, modifiers: held };
  return isUpright ? { x: 0, y: x, modifiers: held } : { x, y, modifiers: held & ~modifiers.shift };
}

/** Position in the window. */
export function placeOf({ clientX, clientY }) {
  return { x: clientX, y: clientY };
}
