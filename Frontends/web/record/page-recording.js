// What is done with any element of a page as a script about a slider: pointers, wheel and keys, as the browser reports them.
import { Places } from '../element/plane.js';
import { hasLetGo, keyOf, modifiersOf, reportsOf, sourceOf, wheelUnits } from '../element/reports.js';
import { scriptTime } from '../element/time.js';
import { decimal } from '../script/decimal.js';
import { Sheet, titled } from '../script/sheet.js';
import { foreignPlane } from './foreign-plane.js';

/** Listens to all of a window, before the page does: what a page stops is done all the same. */
export class PageRecording {
  #element;
  #facts;
  #sheet = new Sheet();
  #places = new Places();
  /** The pointers that are down, and whether one that is not is over the element. */
  #held = new Set();
  #isHovering = false;
  #shown;
  #isStale = true;
  #problem = null;
  #stop = new AbortController();

  /**
   * @param {Element} element
   * @param {string} [title] of the script
   */
  constructor(element, title) {
    this.#element = element;
    this.#measure();
    const { width, height } = this.#shown;
    // What does not show has no size, and a script has the usual one then.
    const size = width * height > 0 ? [['viewport', `${decimal(width)}x${decimal(height)}`]] : [];
    this.#facts = [...titled(title), ...facts(element), ...size];
    for (const [type, hear] of Object.entries(this.#listeners)) {
      this.#window.addEventListener(type, hear, { capture: true, passive: true, signal: this.#stop.signal });
    }
  }

  /** Takes what the browser tells. @param {Event} event */
  hear(event) {
    this.#listeners[event.type](event);
  }

  /** The script, as text; it ends the recording. */
  script() {
    this.#stop.abort();
    return this.#sheet.text(this.#facts, this.#problem ? [`# ${this.#problem}`] : []);
  }

  get #window() {
    return this.#element.ownerDocument.defaultView;
  }

  get #listeners() {
    const move = () => { this.#isStale = true; };
    return {
      pointerdown: (event) => this.#down(event),
      pointermove: (event) => this.#move(event),
      pointerup: (event) => this.#lift(event, 'up'),
      pointercancel: (event) => this.#lift(event, 'cancel'),
      pointerout: (event) => this.#out(event),
      wheel: (event) => this.#turn(event),
      keydown: (event) => this.#key(event),
      scroll: move, resize: move, transitionend: move,
    };
  }

  #measure() {
    if (!this.#isStale) return;
    this.#isStale = false;
    this.#shown = foreignPlane(outermost(this.#element));
    this.#problem ??= this.#shown.problem;
  }

  #isOver(event) {
    return event.composedPath().includes(this.#element);
  }

  #note(type, event, more) {
    const time = scriptTime(this.#window, event.timeStamp);
    this.#sheet.note(time, { event: { type, modifiers: modifiersOf(event), ...more } });
  }

  #pointer(type, event) {
    this.#measure();
    this.#note(type, event, {
      pointer: event.pointerId, source: sourceOf(event), ...this.#places.of(this.#shown.plane, event),
    });
  }

  #down(event) {
    if (event.button !== 0 || !this.#isOver(event)) return;
    this.#isStale = true;
    this.#held.add(event.pointerId);
    this.#pointer('down', event);
  }

  #move(event) {
    if (this.#held.has(event.pointerId)) {
      if (hasLetGo(event)) return this.#lift(event, 'up');
      for (const report of reportsOf(event)) this.#pointer('move', report);
    } else if (event.pointerType !== 'touch' && event.buttons === 0 && this.#isOver(event)) {
      this.#isHovering = true;
      this.#pointer('hover', event);
    }
  }

  #lift(event, type) {
    if (this.#held.delete(event.pointerId)) this.#pointer(type, event);
  }

  #out(event) {
    if (!this.#isHovering || !this.#isOver(event) || this.#element.contains(event.relatedTarget)) return;
    this.#isHovering = false;
    if (this.#held.size === 0) this.#pointer('leave', event);
  }

  /** With control held it is the browser's zoom. */
  #turn(event) {
    const { deltaX: x, deltaY: y, deltaMode, ctrlKey } = event;
    if (!ctrlKey && this.#isOver(event) && (x || y)) this.#note('wheel', event, { source: wheelUnits[deltaMode], x, y });
  }

  #key(event) {
    const source = keyOf(event);
    if (source && !event.isComposing && this.#isOver(event)) this.#note('key', event, { source });
  }
}

/** The box that counts: of what is drawn in a picture, the whole picture. */
function outermost(element) {
  return element.ownerSVGElement ? outermost(element.ownerSVGElement) : element;
}

/** What an element says of itself, as settings of a slider: a range input by its properties, all others by ARIA. */
function facts(element) {
  const isRange = element.type === 'range';
  const said = (name, usual) => numberIn(isRange ? element[name] : element.getAttribute(`aria-value${name}`)) ?? usual;
  const [low, high] = [said('min', 0), said('max', 100)];
  const value = isRange ? numberIn(element.value) : said('now');
  const step = isRange && element.step !== 'any' ? (numberIn(element.step) ?? 1) : 0;
  const { direction, writingMode } = getComputedStyle(element);
  const isUpright = isRange ? !writingMode.startsWith('h') : element.ariaOrientation === 'vertical';
  return [
    ['control', 'slider'],
    ...(value === undefined ? [] : [['value', decimal(value)]]),
    ...(low < high ? [['range', `${decimal(low)}..${decimal(high)}`]] : []),
    ...(step > 0 ? [['step', decimal(step)]] : []),
    ...(isUpright ? [['axis', 'y']] : []),
    ...(direction === 'rtl' ? [['layout', 'rtl']] : []),
  ];
}

/** A number of a text; `undefined` if it is none, as of a missing or empty one. */
function numberIn(text) {
  const number = parseFloat(text);
  return Number.isFinite(number) ? number : undefined;
}
