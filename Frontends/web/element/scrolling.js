// Scrolling of anything around an element, including the shadow trees that contain it.

/** Reports scrolls that move an element, between `start` and `stop`. */
export class Scrolling {
  #element;
  #report;
  /** Removes the current listeners. @type {AbortController | null} */
  #watch = null;

  /**
   * @param {Element} element
   * @param {(event: Event) => void} report
   */
  constructor(element, report) {
    this.#element = element;
    this.#report = report;
  }

  start() {
    this.stop();
    this.#watch = new AbortController();
    const around = new Set(ancestors(this.#element));
    const hear = (event) => { if (around.has(event.target)) this.#report(event); };
    // A scroll event does not leave its shadow tree.
    const roots = [...around].filter((node) => node === node.getRootNode());
    const options = { capture: true, passive: true, signal: this.#watch.signal };
    for (const root of roots) root.addEventListener('scroll', hear, options);
  }

  stop() {
    this.#watch?.abort();
    this.#watch = null;
  }
}

/** All containers of an element up to the document; a slotted node is in its slot. */
function* ancestors(node) {
  for (let next = node; next; next = next.assignedSlot ?? next.parentNode ?? next.host) yield next;
}
