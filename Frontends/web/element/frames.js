// Frames: one request for all elements of a document, and none while nothing moves and nothing has to be drawn.
import { exactTime, scriptTime } from './time.js';

export class Frames {
  #window;
  /** @type {Set<{frame(time: number): void}>} */
  #waiting = new Set();

  constructor(window) {
    this.#window = window;
  }

  /** Calls `element.frame` in the next frame, once. */
  request(element) {
    if (this.#waiting.size === 0) this.#window.requestAnimationFrame((time) => this.#run(time));
    this.#waiting.add(element);
  }

  /** Takes a request back. */
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
