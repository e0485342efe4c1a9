// What scrolls an element: the page, and each thing around it, also within the shadow trees that it is shown in.

/** Tells when something has scrolled an element, for as long as somebody wants to know. */
export class Scrolling {
  #element;
  #tell;
  /** Ends what is heard now. @type {AbortController | null} */
  #watch = null;

  /**
   * @param {Element} element
   * @param {(event: Event) => void} tell
   */
  constructor(element, tell) {
    this.#element = element;
    this.#tell = tell;
  }

  start() {
    this.stop();
    this.#watch = new AbortController();
    const around = new Set(ancestors(this.#element));
    const hear = (event) => { if (around.has(event.target)) this.#tell(event); };
    // A shadow tree keeps the scrolling in it to itself.
    const roots = [...around].filter((node) => node === node.getRootNode());
    const options = { capture: true, passive: true, signal: this.#watch.signal };
    for (const root of roots) root.addEventListener('scroll', hear, options);
  }

  stop() {
    this.#watch?.abort();
    this.#watch = null;
  }
}

/** All that an element is shown in, up to the document: what a slot shows is in that slot. */
function* ancestors(node) {
  for (let next = node; next; next = next.assignedSlot ?? next.parentNode ?? next.host) yield next;
}
