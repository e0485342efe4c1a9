// Which elements can be seen: one observer for all of a document. What cannot be seen is not drawn.

/** How far beyond the window something counts as seen, in windows, so that it is there when it is scrolled to. */
const margin = 0.25;

/**
 * Whether a box can be seen, as far as the window is concerned: what scrolls around it is not asked.
 * @param {DOMRect} box
 * @param {Window} window
 */
export function isNear({ left, top, right, bottom }, { innerWidth, innerHeight }) {
  const [across, down] = [innerWidth * margin, innerHeight * margin];
  return right > -across && bottom > -down && left < innerWidth + across && top < innerHeight + down;
}

export class Views {
  /** Each stage with its element. @type {WeakMap<Element, {takeView(isSeen: boolean): void}>} */
  #owners = new WeakMap();
  #observer;

  constructor(window) {
    this.#observer = new window.IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) this.#owners.get(target)?.takeView(isIntersecting);
    }, { rootMargin: `${margin * 100}%` });
  }

  /** Tells an element from now on whether its stage can be seen, at once and whenever that changes. */
  watch(stage, element) {
    this.#owners.set(stage, element);
    this.#observer.observe(stage);
  }

  unwatch(stage) {
    this.#observer.unobserve(stage);
  }
}
