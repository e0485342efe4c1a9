// Recording of any element of a page as the script of a slider, from browser events.
import { Places } from '../element/plane.js';
import { hasLetGo, keyOf, modifiersOf, reportsOf, sourceOf, wheelUnits } from '../element/reports.js';
import { scriptTime } from '../element/time.js';
import { decimal } from '../script/decimal.js';
import { Sheet, titled } from '../script/sheet.js';
import { foreignPlane } from './foreign-plane.js';

/** Listens to the whole window, before the page can stop events. */
export class PageRecording {
  #element;
  #facts;
  #sheet = new Sheet();
  #places = new Places();
  /** Pointers that are down; and true while another one hovers over the element. */
  #held = new Set();
  #isHovering = false;
  #shown;
  #isStale = true;
  #problem = null;
  #stop = new AbortController();

  /**
   * @param {Element} element
   * @param {string} [title] title of the script
   */
  constructor(element, title) {
    this.#element = element;
    this.#measure();
    const { width, height } = this.#shown;
    // A hidden element has no size; the script then uses the default.
    const size = width * height > 0 ? [['viewport', `${decimal(width)}x${decimal(height)}`]] : [];
    this.#facts = [...titled(title), ...facts(element), ...size];
    for (const [type, hear] of Object.entries(this.#listeners)) {
      this.#window.addEventListener(type, hear, { capture: true, passive: true, signal: this.#stop.signal });
    }
  }

  /** Handles an event of the browser. @param {Event} event */
  hear(event) {
    this.#listeners[event.type](event);
  }

  /** Stops recording; returns the text of the script. */
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
    } else if (event.pointerType !== 'touch' && !event.buttons && this.#isOver(event)) {
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

  /** Handles the wheel, except with control held, which zooms. */
  #turn(event) {
    const { deltaX: x, deltaY: y, deltaMode, ctrlKey } = event;
    if (!ctrlKey && this.#isOver(event) && (x || y)) this.#note('wheel', event, { source: wheelUnits[deltaMode], x, y });
  }

  #key(event) {
    const source = keyOf(event);
    if (source && !event.isComposing && this.#isOver(event)) this.#note('key', event, { source });
  }
}

/** Outermost SVG element around an element of SVG; any other element itself. */
function outermost(element) {
  return element.ownerSVGElement ? outermost(element.ownerSVGElement) : element;
}

/** Settings of a slider that describe an element: properties of a range input, otherwise ARIA. */
function facts(element) {
  const isRange = element.type === 'range';
  const said = (name, usual) => numberIn(isRange ? element[name] : element.getAttribute(`aria-value${name}`)) ?? usual;
  const [low, high] = [said('min', 0), said('max', 100)];
  const value = isRange ? numberIn(element.value) : said('now');
  const step = isRange && element.step !== 'any' ? (numberIn(element.step) ?? 1) : 0;
  const { direction, writingMode } = getComputedStyle(element);
  const isUpright = isRange ? writingMode[0] !== 'h' : element.ariaOrientation === 'vertical';
  return [
    ['control', 'slider'],
    ...(value === undefined ? [] : [['value', decimal(value)]]),
    ...(low < high ? [['range', `${decimal(low)}..${decimal(high)}`]] : []),
    ...(step > 0 ? [['step', decimal(step)]] : []),
    ...(isUpright ? [['axis', 'y']] : []),
    ...(direction === 'rtl' ? [['layout', 'rtl']] : []),
  ];
}

/** Parses a number; `undefined` for missing or other text. */
function numberIn(text) {
  const number = parseFloat(text);
  return Number.isFinite(number) ? number : undefined;
}
