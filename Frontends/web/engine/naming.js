// Which settings it was that make no sense.
import { DetentError, statuses } from './engine.js';

/** Calls `body`; if settings make no sense to it, the error names those that were to change. */
export function naming(changes, body) {
  try {
    body();
  } catch (error) {
    if (error.status !== statuses.configuration) throw error;
    const list = Object.entries(changes).map(([name, value]) => `${name} ${value}`).join(', ');
    throw new DetentError(`these settings make no sense here: ${list}`, error.status);
  }
}
