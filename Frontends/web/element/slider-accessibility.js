// Accessibility of a slider: each thumb is a separate slider, named after the element.
import { describe } from './accessibility.js';
import { piece } from './pieces.js';
import { wordsAround } from './words.js';

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

/** Names and describes the thumbs of a slider. */
export class ThumbNames {
  #element;
  /** Texts that name each thumb; and, from the attribute, the whole. @type {HTMLElement[]} */
  #own = [];
  #whole = piece('span', 'name');
  /** Observes copied texts. */
  #observer;
  /** Elements whose text was copied. @type {Element[]} */
  #observed = [];

  /** @param {HTMLElement} element the `<detent-slider>` */
  constructor(element) {
    this.#element = element;
    this.#whole.hidden = true;
    element.shadowRoot.append(this.#whole);
    this.#observer = globalThis.MutationObserver && new MutationObserver(() => element.surroundingsChanged());
  }

  /**
   * @param {HTMLElement[]} thumbs
   * @param {string[]} labels name of each thumb; by default minimum or maximum of two, otherwise its number
   */
  name(thumbs, labels) {
    const own = thumbs.map((_, part) => labels[part] ?? this.#usual(part, thumbs.length));
    const whole = this.#element.getAttribute('aria-label')?.trim() ?? '';
    // A label around the slider contains it. Copy the label's text instead, and again when it changes.
    const isAround = !whole && labelsOf(this.#element).some((label) => label.contains(this.#element));
    if (refers && !isAround) this.#refer(thumbs, own, whole);
    else this.#copy(thumbs, own, whole);
  }

  #usual(part, count) {
    const { minimum, maximum } = wordsAround(this.#element);
    if (count === 2) return part === 0 ? minimum : maximum;
    return count > 1 ? `${part + 1}/${count}` : '';
  }

  /** Combines texts in the shadow root with elements of the page, by reference. */
  #refer(thumbs, own, whole) {
    const labels = whole ? [write(this.#whole, whole)] : labelsOf(this.#element);
    const descriptions = descriptionsOf(this.#element);
    thumbs.forEach((thumb, part) => {
      this.#own[part] ??= this.#element.shadowRoot.appendChild(Object.assign(piece('span', 'name'), { hidden: true }));
      const names = own[part] ? [...labels, write(this.#own[part], own[part])] : labels;
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
    this.#observe([...labels, ...descriptions]);
    const name = whole || textOf(labels);
    thumbs.forEach((thumb, part) => {
      if (refers && thumb.ariaLabelledByElements) thumb.ariaLabelledByElements = null;
      const label = [name, own[part]].filter(Boolean).join(' ') || null;
      if (thumb.ariaLabel !== label) thumb.ariaLabel = label;
      const description = textOf(descriptions) || null;
      if (thumb.ariaDescription !== description) thumb.ariaDescription = description;
    });
  }

  #observe(elements) {
    if (isSame(this.#observed, elements)) return;
    this.#observed = elements;
    this.#observer.disconnect();
    for (const each of elements) this.#observer.observe(each, { characterData: true, childList: true, subtree: true });
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
