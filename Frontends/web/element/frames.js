// Frames: one request for all elements of a document, and none while there is nothing to draw.
import { exactTime, scriptTime } from './time.js';

export class Frames {
  #window;
  /** @type {Set<{frame(time: number): void}>} */
  #waiting = new Set();

  constructor(window) {
    this.#window = window;
  }

  /** Calls `element.frame` once, in the next frame. */
  request(element) {
    if (this.#waiting.size === 0) this.#window.requestAnimationFrame((time) => this.#run(time));
    this.#waiting.add(element);
  }

  /** Cancels a request. */
  cancel(element) {
    this.#waiting.delete(element);
  }

  #run(time) {
    const elements = this.#waiting;
    this.#waiting = new Set();
    const now = this.#window === globalThis ? exactTime(time) : scriptTime(this.#window, time);
    for (const element of elements) {
      try {
        element.frame(now);
      } catch (error) {
        reportError(error);
      }
    }
  }
}
