// What elements have to know of the page around them, and what tells them of changes: nothing is asked for in between.
import { Frames } from './frames.js';
import { Sizes } from './sizes.js';
import { styleSheet } from './style-sheet.js';
import { Views } from './views.js';

/** Of each document that elements are in, or have been. @type {WeakMap<Document, Surroundings>} */
const known = new WeakMap();

/** The surroundings of an element where it is now. A document that shows nowhere has those of this script. */
export function surroundingsOf({ ownerDocument }) {
  const place = ownerDocument.defaultView ? ownerDocument : document;
  if (!known.has(place)) known.set(place, new Surroundings(place.defaultView));
  return known.get(place);
}

/** Gives a shadow root a style sheet of the document it is in: none can be shared with another document. */
export function dress(root, style) {
  if (root.ownerDocument.defaultView) root.adoptedStyleSheets = [surroundingsOf(root.host).styleSheet(style)];
}

/** What all elements of a document share. */
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
    const tell = () => this.#tell();
    this.#reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    this.#reducedMotion.addEventListener('change', tell);
    window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tell);
    window.document.fonts?.addEventListener('loadingdone', tell);
    this.#watchPixels();
    // A page that is hidden has no frames.
    window.document.addEventListener('visibilitychange', () => {
      for (const element of this.#elements) element.flush();
    });
  }

  /** Whether people have asked for less motion. */
  get prefersReducedMotion() {
    return this.#reducedMotion.matches;
  }

  /** Tells an element from now on when the preferences of the user, or the pixels of the screen, change. */
  watch(element) {
    this.#elements.add(element);
  }

  unwatch(element) {
    this.#elements.delete(element);
  }

  /** The style sheet with this text. */
  styleSheet(text) {
    if (!this.#sheets.has(text)) this.#sheets.set(text, styleSheet(this.#window, text));
    return this.#sheets.get(text);
  }

  #tell() {
    for (const element of this.#elements) element.surroundingsChanged();
  }

  /** A query for the resolution of now changes once. */
  #watchPixels() {
    const query = this.#window.matchMedia(`(resolution: ${this.#window.devicePixelRatio}dppx)`);
    query.addEventListener('change', () => {
      this.#tell();
      this.#watchPixels();
    }, { once: true });
  }
}
