// Times of events, frames and `performance.now()`.

/** Rounds to microseconds, the finest resolution of browsers; the rest is noise of the number. */
export function exactTime(milliseconds) {
  return Math.round(milliseconds * 1000) / 1000;
}

/**
 * Converts a time of a window to the origin of this script. Windows count from their own start, and
 * time must not run backwards for an element that moves between them.
 */
export function scriptTime(window, milliseconds) {
  return exactTime(milliseconds + (window.performance.timeOrigin - performance.timeOrigin));
}
