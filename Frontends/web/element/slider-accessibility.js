// What assistive technology is told of a slider: each thumb is a slider of its own, which is called as the element is.
import { describe } from './accessibility.js';
import { piece } from './pieces.js';
import { wordsAround } from './words.js';

/** Whether an element can be called by others, so that its name follows theirs. */
const refers = 'ariaLabelledByElements' in (globalThis.Element?.prototype ?? {});

/** The elements that an attribute of an element names by their ids. */
function named(element, attribute) {
  const ids = (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean);
  return ids.map((id) => element.getRootNode().getElementById?.(id)).filter(Boolean);
}

/** What names an element: what `aria-labelledby` names, or else its labels. */
function labelsOf(element) {
  const own = refers ? element.ariaLabelledByElements : null;
  const elements = own ?? named(element, 'aria-labelledby');
  return elements.length > 0 ? elements : [...(element.labels ?? [])];
}

/** What describes an element: what `aria-describedby` names. */
function descriptionsOf(element) {
  return (refers ? element.ariaDescribedByElements : null) ?? named(element, 'aria-describedby');
}

/** Names and describes the thumbs of a slider. */
export class ThumbNames {
  #element;
  /** Texts that call each thumb within the slider, and the name of the whole, where the attribute gives it. @type {HTMLElement[]} */
  #own = [];
  #whole = piece('span', 'name');
  /** Tells when a text changes that was copied. */
  #observer;
  /** Whose texts those are. @type {Element[]} */
  #observed = [];

  /** @param {HTMLElement} element of `<detent-slider>` */
  constructor(element) {
    this.#element = element;
    this.#whole.hidden = true;
    element.shadowRoot.append(this.#whole);
    this.#observer = globalThis.MutationObserver && new MutationObserver(() => element.surroundingsChanged());
  }

  /**
   * @param {HTMLElement[]} thumbs
   * @param {string[]} labels how each thumb is called; without it, as the minimum or the maximum of two, else by its number
   */
  name(thumbs, labels) {
    const own = thumbs.map((_, part) => labels[part] ?? this.#usual(part, thumbs.length));
    const whole = this.#element.getAttribute('aria-label')?.trim() ?? '';
    // A label around the slider has the slider in its name: of that the text is copied, again whenever it changes.
    const isAround = !whole && labelsOf(this.#element).some((label) => label.contains(this.#element));
    if (refers && !isAround) this.#refer(thumbs, own, whole);
    else this.#copy(thumbs, own, whole);
  }

  #usual(part, count) {
    const { minimum, maximum } = wordsAround(this.#element);
    if (count === 2) return part === 0 ? minimum : maximum;
    return count > 1 ? `${part + 1}/${count}` : '';
  }

  /** Texts in the shadow root stand beside the elements of the page, so that a name may be of both. */
  #refer(thumbs, own, whole) {
    const labels = whole ? [write(this.#whole, whole)] : labelsOf(this.#element);
    const descriptions = descriptionsOf(this.#element);
    thumbs.forEach((thumb, part) => {
      this.#own[part] ??= this.#element.shadowRoot.appendChild(Object.assign(piece('span', 'name'), { hidden: true }));
      const names = own[part] ? [...labels, write(this.#own[part], own[part])] : labels;
      if (!isSame(thumb.ariaLabelledByElements, names)) thumb.ariaLabelledByElements = names.length > 0 ? names : null;
      // Tools that look for mistakes see attributes only; who sees the elements goes by them.
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
 * @param {object[]} nodes what `Slider.accessibility` answers of each
 * @param {{format: (value: number, step: number, node: object) => string, isDisabled: boolean}} how
 */
export function describeThumbs(thumbs, nodes, { format, isDisabled }) {
  thumbs.forEach((thumb, part) => {
    describe(thumb, nodes[part], format);
    if (isDisabled) thumb.removeAttribute('tabindex');
    else if (!thumb.hasAttribute('tabindex')) thumb.tabIndex = 0;
  });
}
