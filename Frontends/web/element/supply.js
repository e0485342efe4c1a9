// The engine behind the elements of a page: they are there before it, and come alive when it comes.
import { engine, load, problem, watchEngine } from '../engine/load.js';

/** @type {Set<{engineChanged(problem: Error | null): void}>} */
const waiting = new Set();
let isAsked = false;

watchEngine(() => {
  if (problem && waiting.size > 0) console.error(problem.message);
  for (const element of waiting) {
    try {
      element.engineChanged(problem);
    } catch (error) {
      reportError(error);
    }
  }
});

/** The engine, if it is there. */
export function sharedEngine() {
  return engine;
}

/**
 * Asks for the engine, again if it has failed. Not at once: whoever imports the elements may say first where the module
 * is.
 */
export function askForEngine() {
  if (isAsked || engine) return;
  isAsked = true;
  queueMicrotask(() => {
    isAsked = false;
    load();
  });
}

/** Asks for the engine, and tells an element what becomes of that. */
export function awaitEngine(element) {
  waiting.add(element);
  askForEngine();
}

export function forgoEngine(element) {
  waiting.delete(element);
}
