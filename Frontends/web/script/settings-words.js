// Settings that several controls have, as the words of a script.
import { decimal } from './decimal.js';

export const range = (lower, upper) => `${decimal(lower)}..${decimal(upper)}`;

/** Keys by their bits; several at once are no word. */
export const fineKeys = { 0: 'none', 1: 'shift', 2: 'control', 4: 'alt', 8: 'meta' };

/** One number for every kind of pointer; `null` for the usual three. */
export function slop({ slopTouch, slopMouse, slopPen }) {
  return slopTouch === slopMouse && slopMouse === slopPen ? decimal(slopTouch) : null;
}
