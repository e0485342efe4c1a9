// Sizes of elements: one observer per document, so that all styles are read before any element draws. Otherwise
// drawing one element would force a layout for the style of the next.

export class Sizes {
  /** Element of each stage. @type {WeakMap<Element, {takeStyle(): void, takeSize(size: DOMRect): void}>} */
  #owners = new WeakMap();
  #observer;

  constructor(window) {
    this.#observer = new window.ResizeObserver((entries) => {
      for (const { target } of entries) attempt(() => this.#owners.get(target).takeStyle());
      for (const { target, contentRect } of entries) attempt(() => this.#owners.get(target).takeSize(contentRect));
    });
  }

  /** Reports the size of a stage to an element, initially and on each change. */
  watch(stage, element) {
    this.#owners.set(stage, element);
    this.#observer.observe(stage);
  }

  unwatch(stage) {
    this.#observer.unobserve(stage);
  }
}

/** Isolates errors of one element from the others. */
function attempt(work) {
  try {
    work();
  } catch (error) {
    reportError(error);
  }
}
