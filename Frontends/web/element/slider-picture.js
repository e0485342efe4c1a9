// Drawing of a slider: track, fill, marks with values, and thumbs over them.
import { numberFormat } from './number-format.js';
import { part, piece } from './pieces.js';
import { marksOf, offsetOf } from './slider-marks.js';
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
    while (this.thumbs.length > thumbs) this.thumbs.pop().remove();
    while (this.thumbs.length < thumbs) {
      const thumb = part('div', 'thumb', part('div', 'bubble'));
      thumb.firstChild.ariaHidden = 'true';
      this.thumbs.push(thumb);
      this.stage.append(thumb);
    }
  }

  draw(scene, element) {
    this.prepare({ thumbs: scene.thumbs.length }); // a program may have changed the number
    const { inForce: configuration } = element.control;
    const { look } = element;
    const place = (offset) => this.#along(offset, scene);
    const across = scene.orientation === 'vertical' ? (along) => `0 ${along}px` : (along) => `${along}px 0`;
    this.#drawMarks(configuration, scene, place, across, look);
    this.#drawFill(configuration, scene, place, across, look.origin);
    scene.thumbs.forEach((state, number) => {
      const along = place(state.offset);
      const lean = look.bubble ? `; --_lean: ${leaning(along / scene.length)}` : '';
      this.#write(this.thumbs[number], `translate: ${across(along)}${lean}`);
      this.#nameThumb(this.thumbs[number], state.phase, number === scene.focus);
      if (look.bubble) this.#drawBubble(this.thumbs[number].firstChild, state.value, configuration);
    });
  }

  /** Position along the stage, from its left or upper end. */
  #along(offset, { length, orientation, layoutDirection }) {
    return orientation === 'horizontal' && layoutDirection === 'ltr' ? offset : length - offset;
  }

  #write(piece, css) {
    if (this.#written.get(piece) === css) return;
    this.#written.set(piece, css);
    piece.style.cssText = css;
  }

  /** Fills from the first thumb to the last; with one thumb, from the origin or the lower bound. */
  #drawFill(configuration, { thumbs, orientation }, place, across, origin) {
    const from = origin === null ? 0 : offsetOf(origin, configuration);
    const first = place(thumbs.length > 1 ? thumbs[0].offset : from);
    const last = place(thumbs.at(-1).offset);
    const side = orientation === 'vertical' ? 'height' : 'width';
    this.#write(this.#fill, `translate: ${across(Math.min(first, last))}; ${side}: ${Math.abs(last - first)}px`);
    const isShown = origin !== null && thumbs.length === 1;
    this.#write(this.#origin, isShown ? `translate: ${across(place(from))}` : 'display: none');
  }

  #nameThumb(thumb, phase, hasFocus) {
    const isHeld = phase === 'pressed' || phase === 'dragging';
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
  #drawMarks(configuration, scene, place, across, look) {
    if (configuration === this.#marked?.configuration && look === this.#marked.look) return;
    this.#marked = { configuration, look };
    const marks = look.marks ? marksOf(configuration, (values) => this.#labelDistance(values, scene)) : [];
    this.#marks.replaceChildren(...marks.flatMap(({ value, offset, hasLabel }) => {
      const mark = part('div', hasLabel ? 'mark labelled' : 'mark');
      const label = part('span', 'label');
      label.textContent = hasLabel ? this.#format(value) : '';
      for (const each of [mark, label]) each.style.translate = across(place(offset));
      return hasLabel ? [mark, label] : [mark];
    }));
  }

  /** Minimum distance of labels, in points. */
  #labelDistance(values, { orientation }) {
    const size = footnote * this.textScale;
    if (orientation === 'vertical') return 1.5 * size;
    const longest = Math.max(...values.map((value) => this.#format(value).length));
    return Math.max((longest + 1.5) * size * digit, 3 * size);
  }
}
