// Drawing of a dial: arc, fill, surrounding marks, a knob with a pointer, and the value inside.
import { style } from './dial-style.js';
import { numberFormat } from './number-format.js';
import { part, piece } from './pieces.js';

const footnote = 13;
/** Distance from the edge to the arc, with and without marks, and length of marks, in points. */
const rims = { marked: 15, plain: 6 };
const markLength = 7;

/** Creates an SVG element exposed as a part of its name. */
function drawn(tag, name) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  element.setAttribute('class', name);
  element.setAttribute('part', name);
  return element;
}

/** Position on a circle; degrees are clockwise from the top. */
function place({ x, y }, radius, degrees) {
  const angle = degrees * Math.PI / 180;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
}

/** Draws the scene of a dial as SVG. Updates only changes, and never reads the layout. */
export class DialPicture {
  /** Text size relative to the default. */
  textScale = 1;
  /** @type {'ltr' | 'rtl'} */
  direction = 'ltr';
  /** Formats spoken values. @type {(value: number, step?: number) => string} */
  spoken = String;
  /** The text of its style sheet. */
  style = style;

  #track = drawn('path', 'track');
  #arc = drawn('path', 'arc');
  #marks = drawn('path', 'marks');
  #knob = drawn('circle', 'knob');
  #pointer = drawn('line', 'pointer');
  #readout = drawn('text', 'readout');
  #format = String;
  #size = { width: 120, height: 120 };
  /** Inputs of the drawn track and marks. */
  #drawn = [];
  /** Last written attributes of each element. @type {Map<Element, Record<string, string | number>>} */
  #written = new Map();

  /** @param {ShadowRoot} root */
  constructor(root) {
    const svg = drawn('svg', 'drawing');
    svg.setAttribute('aria-hidden', 'true');
    svg.append(this.#track, this.#marks, this.#arc, this.#knob, this.#pointer, this.#readout);
    this.stage = part('div', 'stage', svg);
    this.probe = piece('div', 'probe');
    root.append(this.stage, this.probe);
  }

  /** Reads font and language from the page; style sheets alone set colours. */
  restyle(element) {
    this.direction = getComputedStyle(element).direction;
    this.textScale = Number.parseFloat(getComputedStyle(this.probe).fontSize) / footnote;
    this.spoken = numberFormat(element);
    this.#format = element.formatValue ?? this.spoken;
  }

  /** Does nothing: style sheets set its size. */
  prepare() {}

  /** Sets the size, in points. */
  resize(width, height) {
    this.#size = { width, height };
  }

  /** What the engine needs to know of the drawing: the origin of the fill. */
  environment({ look }) {
    return { origin: look.origin };
  }

  draw(scene, element) {
    const { width, height } = this.#size;
    const middle = { x: width / 2, y: height / 2 };
    const look = element.look;
    const rim = look.marks ? rims.marked : rims.plain;
    const radius = Math.max(Math.min(width, height) / 2 - rim, 1);
    const { angle, value, filledStart, filledSweep, isHeld } = scene;
    const { inForce: configuration } = element.control;
    this.#drawScale(middle, radius, scene, look, configuration);
    this.#write(this.#arc, { d: arc(middle, radius, filledStart, filledSweep) });
    // The knob lies inside the arc; its line points at the arc.
    const knob = Math.max(radius - 9, 1);
    const [x1, y1] = place(middle, knob * 0.58, angle);
    const [x2, y2] = place(middle, knob - 4, angle);
    this.#write(this.#pointer, { x1, y1, x2, y2 });
    this.#write(this.#knob, { cx: middle.x, cy: middle.y, r: knob });
    if (this.stage.classList.contains('held') !== isHeld) this.stage.classList.toggle('held', isHeld);
    const { step, lowerBound, upperBound } = configuration;
    const text = look.readout ? this.#format(value, step ?? (upperBound - lowerBound) / 100) : '';
    if (this.#readout.textContent !== text) this.#readout.textContent = text;
    this.#write(this.#readout, middle);
    const fit = `${fitting(text, knob)}px`;
    if (this.#readout.style.getPropertyValue('--_fit') !== fit) this.#readout.style.setProperty('--_fit', fit);
  }

  /** Draws the static parts, if an input has changed; of several turns, each begins with a mark of its own. */
  #drawScale(middle, radius, { start, sweep, marks }, look, configuration) {
    const facts = [this.#size, radius, marks[0]?.angle, look, configuration];
    if (facts.every((fact, index) => fact === this.#drawn[index])) return;
    this.#drawn = facts;
    this.#write(this.#track, { d: arc(middle, radius, start, Math.max(Math.min(sweep, 360), -360)) });
    const point = (distance, angle) => place(middle, radius + distance, angle).join(' ');
    const lines = marks.map(({ angle }) => `M${point(4, angle)} L${point(4 + markLength, angle)}`);
    this.#write(this.#marks, { d: look.marks ? lines.join(' ') : '' });
  }

  #write(element, attributes) {
    const before = this.#written.get(element) ?? {};
    this.#written.set(element, before);
    for (const name in attributes) {
      if (before[name] === attributes[name]) continue;
      before[name] = attributes[name];
      element.setAttribute(name, attributes[name]);
    }
  }
}

/** Largest font size, in points, at which a text fits between the centre and the line of a knob. */
function fitting(text, knob) {
  return Math.max(knob * 1.1 / (0.6 * Math.max(text.length, 2)), 6).toFixed(1);
}

/** SVG path of an arc, clockwise, in two halves, because a full circle would end where it begins. */
function arc(middle, radius, start, sweep) {
  const [from, to] = [Math.min(start, start + sweep), Math.max(start, start + sweep)];
  const points = [from, (from + to) / 2, to].map((degrees) => place(middle, radius, degrees).join(' '));
  return `M${points[0]} A${radius} ${radius} 0 0 1 ${points[1]} A${radius} ${radius} 0 0 1 ${points[2]}`;
}
