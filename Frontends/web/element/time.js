// Times: of events, of frames and of `performance.now()`.

/** The browser's times are microseconds at most; what is beyond that is noise of the number. */
export function exactTime(milliseconds) {
  return Math.round(milliseconds * 1000) / 1000;
}

/**
 * A time that a window tells, as this script counts: each window counts from when it was opened, and an element that
 * is moved from one to another must not go back in time.
 */
export function scriptTime(window, milliseconds) {
  return exactTime(milliseconds + (window.performance.timeOrigin - performance.timeOrigin));
}
