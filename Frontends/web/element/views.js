// Visibility of elements: one observer per document. Invisible elements are not drawn.

/** Margin that counts as visible, in windows, so elements are drawn before they scroll in. */
const margin = 0.25;

/**
 * True if a box is near the window; scrolling ancestors are ignored.
 * @param {DOMRect} box
 * @param {Window} window
 */
export function isNear({ left, top, right, bottom }, { innerWidth, innerHeight }) {
  const [across, down] = [innerWidth * margin, innerHeight * margin];
  return right > -across && bottom > -down && left < innerWidth + across && top < innerHeight + down;
}

export class Views {
  /** Element of each stage. @type {WeakMap<Element, {takeView(isSeen: boolean): void}>} */
  #owners = new WeakMap();
  #observer;

  constructor(window) {
    this.#observer = new window.IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) this.#owners.get(target)?.takeView(isIntersecting);
    }, { rootMargin: `${margin * 100}%` });
  }

  /** Reports the visibility of a stage to an element, initially and on each change. */
  watch(stage, element) {
    this.#owners.set(stage, element);
    this.#observer.observe(stage);
  }

  unwatch(stage) {
    this.#observer.unobserve(stage);
  }
}
