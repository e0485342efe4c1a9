// Events around an element, in its window and in the shadow trees that contain it.

/** Types of events of what contains the element. */
const ofContainers = new Set(['scroll', 'dragstart']);

/** From `start` to `stop`, hears events on their way to an element, which the page may stop, and scrolls and drags of what holds it. */
export class Around {
  #element;
  #hearers;
  /** Removes the current listeners. @type {AbortController | null} */
  #watch = null;

  /**
   * @param {Element} element
   * @param {Record<string, (event: Event) => void>} hearers by type; may hear an event several times
   */
  constructor(element, hearers) {
    this.#element = element;
    this.#hearers = Object.entries(hearers);
  }

  start() {
    this.stop();
    this.#watch = new AbortController();
    const around = new Set(ancestors(this.#element));
    // A scroll event does not leave its shadow tree.
    const roots = [this.#element.ownerDocument.defaultView, ...[...around].filter((node) => node === node.getRootNode())];
    const options = { capture: true, signal: this.#watch.signal };
    for (const [type, hear] of this.#hearers) {
      const isMeant = ({ target }, path) => (ofContainers.has(type) ? around.has(target) : path.includes(this.#element));
      const listener = (event) => { if (isMeant(event, event.composedPath())) hear(event); };
      for (const root of roots) root.addEventListener(type, listener, options);
    }
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
