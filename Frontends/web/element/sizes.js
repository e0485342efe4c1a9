// How large elements are: one observer for all of a document, so that all are asked for their style before any draws.
// What one draws would have the page laid out again for the next one's question.

export class Sizes {
  /** Each stage with its element. @type {WeakMap<Element, {takeStyle(): void, takeSize(size: DOMRect): void}>} */
  #owners = new WeakMap();
  #observer;

  constructor(window) {
    this.#observer = new window.ResizeObserver((entries) => {
      for (const { target } of entries) attempt(() => this.#owners.get(target).takeStyle());
      for (const { target, contentRect } of entries) attempt(() => this.#owners.get(target).takeSize(contentRect));
    });
  }

  /** Tells an element from now on how large its stage is, at once and whenever that changes. */
  watch(stage, element) {
    this.#owners.set(stage, element);
    this.#observer.observe(stage);
  }

  unwatch(stage) {
    this.#observer.unobserve(stage);
  }
}

/** What goes wrong with one element is no other's. */
function attempt(work) {
  try {
    work();
  } catch (error) {
    reportError(error);
  }
}
