// Drawing of a slider: track, fill, marks with values, and thumbs over them.
import { numberFormat } from './number-format.js';
import { part, piece } from './pieces.js';
import { style } from './slider-style.js';

/** Default size of labels in points, and maximum width of a digit in font sizes. */
const footnote = 13;
const digit = 0.62;

/** Inward shift of a bubble, from 1 at the lower end to -1 at the upper one. */
function leaning(share) {
  const ends = 0.2;
  return (Math.max(1 - share / ends, 0) - Math.max(1 - (1 - share) / ends, 0)).toFixed(3);
}

/** Draws the scene of a slider. Updates only changes, and never reads the layout. */
export class SliderPicture {
  /** Text size relative to the default. */
  textScale = 1;
  /** @type {'ltr' | 'rtl'} */
  direction = 'ltr';
  /** Formats spoken values. @type {(value: number, step?: number) => string} */
  spoken = String;
  /** The text of its style sheet. */
  style = style;
  /** Focusable element of each thumb, for assistive technology too. @type {HTMLElement[]} */
  thumbs = [];
  /** Radius of a drawn thumb in points; `undefined` until measured. @type {number | undefined} */
  thumbRadius;

  #fill = part('div', 'fill');
  #origin = part('div', 'origin');
  #marks = piece('div', 'marks');
  #format = String;
  /** Last style written to each element. @type {WeakMap<Element, string>} */
  #written = new WeakMap();
  /** Inputs of the drawn marks. @type {{configuration: object, look: object} | null} */
  #marked = null;

  /** @param {ShadowRoot} root */
  constructor(root) {
    this.stage = part('div', 'stage', part('div', 'track'), this.#fill, this.#origin, this.#marks);
    this.#marks.ariaHidden = 'true';
    this.probe = piece('div', 'probe');
    root.append(this.stage, this.probe);
  }

  /** Reads font, language and direction from the page; style sheets alone set colours. */
  restyle(element) {
    this.direction = getComputedStyle(element).direction;
    this.textScale = Number.parseFloat(getComputedStyle(this.probe).fontSize) / footnote;
    this.spoken = numberFormat(element);
    this.#format = element.formatValue ?? this.spoken;
    this.#marked = null;
  }

  resize() {}

  /** Reads the radius of a thumb, which style sheets set. A hidden one keeps the last. */
  measure() {
    this.thumbRadius = this.thumbs[0]?.offsetWidth / 2 || this.thumbRadius;
  }

  /** Creates a thumb per value early, so that assistive technology finds them before the first drawing. */
  prepare({ thumbs }) {
    if (!(thumbs >= 1 && thumbs <= 8)) return;
    // A single thumb is no slider of its own, so what assistive technology knows of it ends or begins there.
    if ((thumbs === 1) !== (this.thumbs.length === 1)) for (const thumb of this.thumbs.splice(0)) thumb.remove();
    while (this.thumbs.length > thumbs) this.thumbs.pop().remove();
    while (this.thumbs.length < thumbs) {
      const thumb = part('div', 'thumb', part('div', 'bubble'));
      thumb.firstChild.ariaHidden = 'true';
      if (thumbs > 1) thumb.tabIndex = 0;
      this.thumbs.push(thumb);
      this.stage.append(thumb);
    }
  }

  /** What the engine needs to know of the drawing: the origin of the fill, and the longest label in points. */
  environment({ look, current: { inForce: { stops, knots, lowerBound, upperBound } } }) {
    if (!look.marks) return { origin: look.origin };
    const ends = knots.length > 3 ? [knots[1], knots.at(-1)] : stops.length > 1 ? [stops[0], stops.at(-1)] : [lowerBound, upperBound];
    const letters = Math.max(...ends.map((value) => this.#format(value).length));
    return { origin: look.origin, labelLength: letters * footnote * this.textScale * digit };
  }

  draw(scene, element) {
    this.prepare({ thumbs: scene.thumbs.length }); // a program may have changed the number
    const { inForce: configuration } = element.control;
    const { look } = element;
    const across = scene.orientation === 'vertical' ? (along) => `0 ${along}px` : (along) => `${along}px 0`;
    this.#drawMarks(configuration, scene, across, look);
    this.#drawFill(scene, across, look.origin);
    scene.thumbs.forEach(({ along, value, isHeld, isFocus }, number) => {
      const lean = look.bubble ? `; --_lean: ${leaning(along / scene.length)}` : '';
      this.#write(this.thumbs[number], `translate: ${across(along)}${lean}`);
      this.#nameThumb(this.thumbs[number], isHeld, isFocus);
      if (look.bubble) this.#drawBubble(this.thumbs[number].firstChild, value, configuration);
    });
  }

  #write(piece, css) {
    if (this.#written.get(piece) === css) return;
    this.#written.set(piece, css);
    piece.style.cssText = css;
  }

  /** Draws the filled part, and the origin at its end that is not the thumb. */
  #drawFill({ thumbs: [{ along }, ...others], orientation, filledFrom, filledTo, length }, across, origin) {
    // At an end, the fill goes on to the edge of the element, as the track does.
    const edge = (isAtEnd) => (isAtEnd ? 'var(--_thumb) / -2' : '0px');
    const [near, far] = orientation === 'vertical' ? ['top', 'bottom'] : ['left', 'right'];
    this.#write(this.#fill, `${near}: calc(${filledFrom}px + ${edge(filledFrom <= 0)}); `
      + `${far}: calc(${length - filledTo}px + ${edge(filledTo >= length)})`);
    const isShown = origin !== null && others.length === 0;
    this.#write(this.#origin, isShown ? `translate: ${across(filledFrom === along ? filledTo : filledFrom)}` : 'display: none');
  }

  #nameThumb(thumb, isHeld, hasFocus) {
    const names = `thumb${isHeld ? ' held' : ''}${hasFocus ? ' focus' : ''}`;
    if (thumb.className === names) return;
    thumb.className = names;
    thumb.setAttribute('part', names);
  }

  /** Writes the value with the digits of its step; without a step, of a hundredth of the range. */
  #drawBubble(bubble, value, { step, lowerBound, upperBound }) {
    const text = this.#format(value, step ?? (upperBound - lowerBound) / 100);
    if (bubble.textContent !== text) bubble.textContent = text;
  }

  /** Redraws the marks if an input has changed. */
  #drawMarks(configuration, scene, across, look) {
    if (configuration === this.#marked?.configuration && look === this.#marked.look) return;
    this.#marked = { configuration, look };
    const marks = look.marks ? scene.marks : [];
    this.#marks.replaceChildren(...marks.flatMap(({ value, along, hasLabel }) => {
      const mark = part('div', hasLabel ? 'mark labelled' : 'mark');
      const label = part('span', 'label');
      label.textContent = hasLabel ? this.#format(value) : '';
      for (const each of [mark, label]) each.style.translate = across(along);
      label.style.setProperty('--_along', `${along}px`); // labels stay within the box
      label.style.setProperty('--_left', `${scene.length - along}px`);
      return hasLabel ? [mark, label] : [mark];
    }));
  }
}
