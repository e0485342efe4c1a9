// Error messages that name invalid settings.
import { DetentError, statuses } from './error.js';

/** Calls `body`; if it rejects the settings, throws an error that names the changed ones. */
export function naming(changes, body) {
  try {
    body();
  } catch (error) {
    if (error.status !== statuses.configuration) throw error;
    const list = Object.entries(changes).map(([name, value]) => `${name} ${value}`).join(', ');
    throw new DetentError(`these settings make no sense here: ${list}`, error.status);
  }
}
