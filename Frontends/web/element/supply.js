// The engines behind the elements of a page: elements are there before them, and come alive when they come.

/** Who waits for each engine. @type {Map<Supply, Set<{engineChanged(problem: Error | null): void}>>} */
const waiting = new Map();
const asked = new Set();

/** @typedef {import('../engine/supply.js').Supply} Supply */

/** Who waits for an engine; from the first time on, they are told what becomes of it. @param {Supply} supply */
function waitingFor(supply) {
  if (!waiting.has(supply)) {
    waiting.set(supply, new Set());
    supply.watch(() => tell(supply));
  }
  return waiting.get(supply);
}

function tell(supply) {
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
 * Asks for an engine, again if it has failed. Not at once: whoever imports the elements may say first where the module
 * is.
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

/** Asks for the engine of an element, and tells it what becomes of that. */
export function awaitEngine(element) {
  const { supply } = element.constructor;
  waitingFor(supply).add(element);
  askForEngine(supply);
}

export function forgoEngine(element) {
  waitingFor(element.constructor.supply).delete(element);
}
