// Delivery of effects from a control.

/** An observer; `rest` is called when nothing is left to report for now.
 * @typedef {{handle?: Function, update?: Function, effect?: Function, rest?: () => void}} Observer */

/** Reports input and output in order, even if a report causes more. */
export class Reporting {
  /** Observers of all input and output. @type {Set<Observer>} */
  observers = new Set();
  #queue = [];
  /** Number of reported effects in the queue. */
  #count = 0;
  #isReporting = false;

  /** Queues an effect for a later report. */
  add(effect) {
    this.#queue.push(effect);
  }

  /** True if someone observes input. */
  get isWatched() {
    for (const observer of this.observers) if (observer.handle) return true;
    return false;
  }

  /** Next effect to be reported. @returns {object | undefined} */
  get next() {
    return this.#queue[this.#count];
  }

  /** Returns true if an effect of a type and part is waiting to be reported. */
  willReport(type, part) {
    for (let index = this.#count; index < this.#queue.length; index += 1) {
      const effect = this.#queue[index];
      if (effect.type === type && (effect.part ?? 0) === part) return true;
    }
    return false;
  }

  /**
   * Reports all queued effects, unless already doing so, then calls `rest` on observers.
   * @param {(effect: object) => void} hear
   */
  report(hear) {
    if (this.#isReporting || this.#queue.length === 0) return;
    this.#isReporting = true;
    try {
      while (this.#count < this.#queue.length) {
        const effect = this.#queue[this.#count];
        this.#count += 1;
        for (const observer of this.observers) observer.effect?.(effect);
        hear(effect);
      }
    } finally {
      this.#isReporting = false;
      this.#queue.splice(0, this.#count);
      this.#count = 0;
    }
    for (const observer of this.observers) observer.rest?.();
  }
}
