// Engines of the elements of a page: elements exist before their engines, and become active when
// these load.

/** Elements by engine. @type {Map<Supply, Set<{engineChanged(problem: Error | null): void}>>} */
const waiting = new Map();
const asked = new Set();

/** @typedef {import('../engine/supply.js').Supply} Supply */

/** Elements waiting for an engine; the first call begins to watch it. @param {Supply} supply */
function waitingFor(supply) {
  if (!waiting.has(supply)) {
    waiting.set(supply, new Set());
    supply.watch(() => report(supply));
  }
  return waiting.get(supply);
}

function report(supply) {
  const { problem } = supply;
  const elements = waitingFor(supply);
  if (problem && elements.size > 0) console.error(problem.message);
  for (const element of elements) {
    try {
      element.engineChanged(problem);
    } catch (error) {
      reportError(error);
    }
  }
}

/**
 * Requests an engine, again after a failure. Deferred, so that a page that imports the elements can
 * set the source first.
 */
export function askForEngine(supply) {
  if (asked.has(supply) || supply.engine) return;
  waitingFor(supply);
  asked.add(supply);
  queueMicrotask(() => {
    asked.delete(supply);
    supply.load();
  });
}

/** Requests the engine of an element, and reports the result to it. */
export function awaitEngine(element) {
  const { supply } = element.constructor;
  waitingFor(supply).add(element);
  askForEngine(supply);
}

export function forgoEngine(element) {
  waitingFor(element.constructor.supply).delete(element);
}
