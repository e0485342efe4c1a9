// Accessibility of a slider with several thumbs: each is a slider of its own, named after the element.
import { describe } from './accessibility.js';
import { numberFormat } from './number-format.js';
import { piece } from './pieces.js';
import { extremes, wordsAround } from './words.js';

/** ARIA of an element that each of its thumbs takes over: words, and references to elements by their property. */
const words = ['busy', 'description', 'invalid', 'keyshortcuts', 'required', 'roledescription'].map((name) => `aria-${name}`);
const references = {
  'aria-controls': 'ariaControlsElements', 'aria-details': 'ariaDetailsElements',
  'aria-errormessage': 'ariaErrorMessageElements', 'aria-flowto': 'ariaFlowToElements',
};

/** Attributes that its thumbs take over, or are named by. */
export const handedOn = [...words, ...Object.keys(references), 'aria-label', 'aria-labelledby', 'aria-describedby'];

/** True if the browser supports names by references to elements. */
const refers = 'ariaLabelledByElements' in (globalThis.Element?.prototype ?? {});

/** Elements whose ids an attribute lists. */
function named(element, attribute) {
  const ids = (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean);
  return ids.map((id) => element.getRootNode().getElementById?.(id)).filter(Boolean);
}

/** Elements that name an element: those of `aria-labelledby`, otherwise its labels. */
function labelsOf(element) {
  const own = refers ? element.ariaLabelledByElements : null;
  const elements = own ?? named(element, 'aria-labelledby');
  return elements.length > 0 ? elements : [...(element.labels ?? [])];
}

/** Elements that describe an element: those of `aria-describedby`. */
function descriptionsOf(element) {
  return (refers ? element.ariaDescribedByElements : null) ?? named(element, 'aria-describedby');
}

/** What a thumb is told of its element's state, which the page or its validity sets. */
const stateOf = { 'aria-invalid': 'ariaInvalid', 'aria-required': 'ariaRequired' };

/** Names and describes the thumbs of a slider. */
export class ThumbNames {
  #element;
  /** Texts that name each thumb; and, from the attribute, the whole. @type {HTMLElement[]} */
  #own = [];
  #whole = piece('span', 'name');
  /** Observes the tree around the element, where labels and their texts come and go. */
  #observer;
  /** That tree, while it is observed. @type {Node | null} */
  #root = null;
  /** Names the thumbs as the last time. */
  #again = () => {};

  /** @param {HTMLElement} element the `<detent-slider>` */
  constructor(element) {
    this.#element = element;
    this.#whole.hidden = true;
    element.shadowRoot.append(this.#whole);
    this.#observer = globalThis.MutationObserver && new MutationObserver(() => this.#again());
  }

  /**
   * @param {HTMLElement[]} thumbs
   * @param {string[]} labels name of each thumb; by default minimum or maximum of two, otherwise its number
   * @param {ElementInternals} internals of the element
   */
  name(thumbs, labels, internals) {
    this.#again = () => this.#name(thumbs, labels);
    this.#observe();
    this.#again();
    for (const thumb of thumbs) this.#handOn(thumb, internals);
  }

  /** Ends what it observes, as when the element leaves the page. */
  stop() {
    this.#observer?.disconnect();
    this.#root = null;
  }

  #observe() {
    const root = this.#element.getRootNode();
    if (root === this.#root) return;
    this.stop();
    this.#root = root;
    const attributeFilter = ['id', 'for', 'aria-label', 'alt', 'hidden'];
    this.#observer?.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter });
  }

  #handOn(thumb, internals) {
    for (const name of words) {
      const text = this.#element.getAttribute(name) ?? (name in stateOf ? internals[stateOf[name]] : null);
      if (thumb.getAttribute(name) === text) continue;
      if (text === null) thumb.removeAttribute(name);
      else thumb.setAttribute(name, text);
    }
    for (const [name, property] of Object.entries(references)) {
      const elements = named(this.#element, name);
      if (!isSame(thumb[property], elements)) thumb[property] = elements.length > 0 ? elements : null;
    }
  }

  #name(thumbs, labels) {
    const own = thumbs.map((_, part) => labels[part] ?? this.#usual(part, thumbs.length));
    const whole = this.#element.getAttribute('aria-label')?.trim() ?? '';
    // A label around the slider contains it. Copy the label's text instead, and again when it changes.
    const isAround = !whole && labelsOf(this.#element).some((label) => label.contains(this.#element));
    if (refers && !isAround) this.#refer(thumbs, own, whole);
    else this.#copy(thumbs, own, whole);
  }

  #usual(part, count) {
    const names = count === 2 && wordsAround(this.#element, extremes);
    if (names) return names[part];
    const write = numberFormat(this.#element);
    return `${write(part + 1)}/${write(count)}`;
  }

  /** Combines texts in the shadow root with elements of the page, by reference. */
  #refer(thumbs, own, whole) {
    const labels = whole ? [write(this.#whole, whole)] : labelsOf(this.#element);
    const descriptions = descriptionsOf(this.#element);
    thumbs.forEach((thumb, part) => {
      this.#own[part] ??= this.#element.shadowRoot.appendChild(Object.assign(piece('span', 'name'), { hidden: true }));
      const names = [...labels, write(this.#own[part], own[part])];
      if (!isSame(thumb.ariaLabelledByElements, names)) thumb.ariaLabelledByElements = names.length > 0 ? names : null;
      // Audit tools see only attributes; browsers prefer the references.
      const text = textOf(names) || null;
      if (thumb.ariaLabel !== text) thumb.ariaLabel = text;
      if (!isSame(thumb.ariaDescribedByElements, descriptions)) {
        thumb.ariaDescribedByElements = descriptions.length > 0 ? descriptions : null;
      }
    });
  }

  #copy(thumbs, own, whole) {
    const [labels, descriptions] = [labelsOf(this.#element), descriptionsOf(this.#element)];
    const name = whole || textOf(labels);
    thumbs.forEach((thumb, part) => {
      if (refers && thumb.ariaLabelledByElements) thumb.ariaLabelledByElements = null;
      const label = [name, own[part]].filter(Boolean).join(' ') || null;
      if (thumb.ariaLabel !== label) thumb.ariaLabel = label;
      const description = textOf(descriptions) || null;
      if (thumb.ariaDescription !== description) thumb.ariaDescription = description;
    });
  }
}

function textOf(elements) {
  return elements.map(({ textContent }) => textContent.trim()).filter(Boolean).join(' ');
}

function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
  return element;
}

function isSame(some, others) {
  return (some ?? []).length === others.length && others.every((each, index) => each === some[index]);
}

/**
 * @param {HTMLElement[]} thumbs
 * @param {object[]} nodes result of `Slider.accessibility` for each
 * @param {{format: (value: number, step: number, node: object) => string, isDisabled: boolean}} how
 */
export function describeThumbs(thumbs, nodes, { format, isDisabled }) {
  thumbs.forEach((thumb, part) => {
    describe(thumb, nodes[part], format);
    if (isDisabled) thumb.removeAttribute('tabindex');
    else if (!thumb.hasAttribute('tabindex')) thumb.tabIndex = 0;
  });
}
