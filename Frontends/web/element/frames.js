// Frames: one request for all elements, and none while nothing moves and nothing has to be drawn.

/** @type {Set<{frame(time: number): void}>} */
let waiting = new Set();

/** Calls `element.frame` in the next frame, once. */
export function requestFrame(element) {
  if (waiting.size === 0) requestAnimationFrame(run);
  waiting.add(element);
}

/** Takes a request back. */
export function cancelFrame(element) {
  waiting.delete(element);
}

function run(time) {
  const elements = waiting;
  waiting = new Set();
  for (const element of elements) {
    try {
      element.frame(time);
    } catch (error) {
      reportError(error);
    }
  }
}
