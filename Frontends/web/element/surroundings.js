// State of the page that elements depend on, updated by events rather than by polling.
import { Frames } from './frames.js';
import { Sizes } from './sizes.js';
import { styleSheet } from './style-sheet.js';
import { Views } from './views.js';

/** Surroundings of documents with elements. @type {WeakMap<Document, Surroundings>} */
const known = new WeakMap();

/** Surroundings of an element; a document without a window uses those of this script. */
export function surroundingsOf({ ownerDocument }) {
  const place = ownerDocument.defaultView ? ownerDocument : document;
  if (!known.has(place)) known.set(place, new Surroundings(place.defaultView));
  return known.get(place);
}

/** Adopts a style sheet of the document, because sheets cannot be shared between documents. */
export function dress(root, style) {
  if (root.ownerDocument.defaultView) root.adoptedStyleSheets = [surroundingsOf(root.host).styleSheet(style)];
}

/** Shared state of all elements of a document. */
class Surroundings {
  #window;
  #reducedMotion;
  /** @type {Set<{surroundingsChanged(): void}>} */
  #elements = new Set();
  /** @type {Map<string, CSSStyleSheet>} */
  #sheets = new Map();

  constructor(window) {
    this.#window = window;
    this.frames = new Frames(window);
    this.sizes = new Sizes(window);
    this.views = new Views(window);
    const report = () => this.#report();
    this.#reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    this.#reducedMotion.addEventListener('change', report);
    window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', report);
    window.document.fonts?.addEventListener('loadingdone', report);
    this.#watchPixels();
    // A hidden page has no frames.
    window.document.addEventListener('visibilitychange', () => {
      for (const element of this.#elements) element.flush();
    });
  }

  /** True if the user prefers reduced motion. */
  get prefersReducedMotion() {
    return this.#reducedMotion.matches;
  }

  /** Reports changes of the user's preferences or the screen's resolution to an element. */
  watch(element) {
    this.#elements.add(element);
  }

  unwatch(element) {
    this.#elements.delete(element);
  }

  /** Returns the style sheet with this text. */
  styleSheet(text) {
    if (!this.#sheets.has(text)) this.#sheets.set(text, styleSheet(this.#window, text));
    return this.#sheets.get(text);
  }

  #report() {
    for (const element of this.#elements) element.surroundingsChanged();
  }

  /** Watches the resolution; a query for the current one changes only once. */
  #watchPixels() {
    const query = this.#window.matchMedia(`(resolution: ${this.#window.devicePixelRatio}dppx)`);
    query.addEventListener('change', () => {
      this.#report();
      this.#watchPixels();
    }, { once: true });
  }
}
