// Effects on their way out of a control.

/** Whoever wants to know: `rest` is that nothing more is to be told for now.
 * @typedef {{handle?: Function, setValue?: Function, configure?: Function, effect?: Function, rest?: () => void}} Observer */

/** Tells what goes in and what comes out, in order, also if telling leads to more. */
export class Telling {
  /** Who hears of all that goes in and comes out. @type {Set<Observer>} */
  observers = new Set();
  #queue = [];
  /** How many of the queue have been told. */
  #count = 0;
  #isTelling = false;

  /** An effect has come out; it is told later. */
  add(effect) {
    this.#queue.push(effect);
  }

  /** Whether somebody observes what goes in. */
  get isWatched() {
    for (const observer of this.observers) if (observer.handle) return true;
    return false;
  }

  /** What is told next. @returns {object | undefined} */
  get next() {
    return this.#queue[this.#count];
  }

  /** Whether effects of a type have come out, of a part, and are still to be told. */
  willTell(type, part) {
    for (let index = this.#count; index < this.#queue.length; index += 1) {
      const effect = this.#queue[index];
      if (effect.type === type && (effect.part ?? 0) === part) return true;
    }
    return false;
  }

  /**
   * Tells all that is to be told, unless somebody is at it already, and observers that it is over.
   * @param {(effect: object) => void} hear
   */
  tell(hear) {
    if (this.#isTelling || this.#queue.length === 0) return;
    this.#isTelling = true;
    try {
      while (this.#count < this.#queue.length) {
        const effect = this.#queue[this.#count];
        this.#count += 1;
        for (const observer of this.observers) observer.effect?.(effect);
        hear(effect);
      }
    } finally {
      this.#isTelling = false;
      this.#queue.splice(0, this.#count);
      this.#count = 0;
    }
    for (const observer of this.observers) observer.rest?.();
  }
}
