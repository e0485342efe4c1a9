// Errors of the engine.

/** An invalid call, always caused by a bug in the program, never by a user. */
export class DetentError extends Error {
  /**
   * @param {string} message description of the error
   * @param {number} status a DETENT_ERROR
   */
  constructor(message, status) {
    super(message);
    this.name = 'DetentError';
    this.status = status;
  }
}

/** Statuses of detent.h that are handled separately. */
export const statuses = { ok: 0, size: 2, storage: 3, configuration: 7 };
