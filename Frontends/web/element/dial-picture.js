// What a dial looks like: an arc, what of it is filled, marks round it, a pointer with a knob, and the value inside.
import { style } from './dial-style.js';
import { numberFormat } from './number-format.js';
import { part, piece } from './pieces.js';

const footnote = 13;
/** From the edge to the arc, with marks and without, and how long marks are, in points. */
const rims = { marked: 15, plain: 6 };
const markLength = 7;
/** The least distance of marks along the arc, in points. */
const least = 5;

/** A piece of SVG that style sheets of the page may reach, as the part of that name. */
function drawn(tag, name) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  element.setAttribute('class', name);
  element.setAttribute('part', name);
  return element;
}

/** Where a place is round the middle; degrees are clockwise from the top. */
function place({ x, y }, radius, degrees) {
  const angle = degrees * Math.PI / 180;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
}

/** Draws the scene of a dial, as SVG. It touches only what has changed, and never asks for the layout. */
export class DialPicture {
  /** How much larger than usual labels are. */
  textScale = 1;
  /** @type {'ltr' | 'rtl'} */
  direction = 'ltr';
  /** How values are said. @type {(value: number, step?: number) => string} */
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
  /** What the track and the marks were drawn for. */
  #drawn = [];
  /** What was written last, by piece and attribute. @type {Map<Element, Record<string, string | number>>} */
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

  /** Takes font and language over from the page; colours are the style sheet's alone. */
  restyle(element) {
    this.direction = getComputedStyle(element).direction;
    this.textScale = Number.parseFloat(getComputedStyle(this.probe).fontSize) / footnote;
    this.spoken = numberFormat(element);
    this.#format = element.formatValue ?? this.spoken;
  }

  /** It is as large as its style sheets say. */
  makeRoom() {}

  /** Points. */
  resize(width, height) {
    this.#size = { width, height };
  }

  draw(scene, element) {
    const { width, height } = this.#size;
    const middle = { x: width / 2, y: height / 2 };
    const look = element.look;
    const rim = look.marks ? rims.marked : rims.plain;
    const radius = Math.max(Math.min(width, height) / 2 - rim, 1);
    const { start, sweep, angle, value } = scene;
    const { inForce: configuration } = element.control;
    const [first, last] = shown(scene);
    const from = look.origin === null ? start : start + share(look.origin, configuration) * sweep;
    const origin = Math.min(Math.max(from, first), last);
    this.#drawScale(middle, radius, first, last, look, configuration);
    const end = inside(angle, scene);
    this.#write(this.#arc, { d: arc(middle, radius, Math.min(origin, end), Math.max(origin, end)) });
    // A knob within the arc, with a line that points at it.
    const knob = Math.max(radius - 9, 1);
    const [x1, y1] = place(middle, knob * 0.58, angle);
    const [x2, y2] = place(middle, knob - 4, angle);
    this.#write(this.#pointer, { x1, y1, x2, y2 });
    this.#write(this.#knob, { cx: middle.x, cy: middle.y, r: knob });
    const isHeld = scene.phase === 'pressed' || scene.phase === 'dragging';
    if (this.stage.classList.contains('held') !== isHeld) this.stage.classList.toggle('held', isHeld);
    const { step, lowerBound, upperBound } = configuration;
    const text = look.readout ? this.#format(value, step ?? (upperBound - lowerBound) / 100) : '';
    if (this.#readout.textContent !== text) this.#readout.textContent = text;
    this.#write(this.#readout, middle);
    const fit = `${fitting(text, knob)}px`;
    if (this.#readout.style.getPropertyValue('--_fit') !== fit) this.#readout.style.setProperty('--_fit', fit);
  }

  /** What stands still: it is drawn anew if something of it has changed. */
  #drawScale(middle, radius, first, last, look, configuration) {
    const facts = [this.#size, radius, first, last, look, configuration];
    if (facts.every((fact, index) => fact === this.#drawn[index])) return;
    this.#drawn = facts;
    this.#write(this.#track, { d: arc(middle, radius, first, last) });
    this.#write(this.#marks, { d: look.marks ? marks(middle, radius, configuration, first, last) : '' });
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

/** The largest size, in points, in which a text has room between the middle and the line of a knob. */
function fitting(text, knob) {
  return Math.max(knob * 1.1 / (0.6 * Math.max(text.length, 2)), 6).toFixed(1);
}

/** How far along the sweep a value is, 0 to 1. */
function share(value, { lowerBound, upperBound }) {
  return upperBound > lowerBound ? Math.min(Math.max((value - lowerBound) / (upperBound - lowerBound), 0), 1) : 0;
}

/** Where what shows of the sweep begins and ends, in degrees: of several turns between the ends it is the one that is meant. */
function shown({ start, sweep, angle }) {
  if (sweep <= 360) return [start, start + sweep];
  // What has come to the seam, up to rounding, is at the beginning of a turn; but the upper end is no turn of its own.
  const turn = Math.min(Math.max(Math.floor((angle - start + 1e-9) / 360), 0), Math.ceil(sweep / 360) - 1);
  return [start + turn * 360, start + turn * 360 + 360];
}

/** An angle in the turn that shows: of a dial that wraps, it goes on over turns. */
function inside(angle, scene) {
  const [first, last] = shown(scene);
  if (!scene.wraps) return Math.min(Math.max(angle, first), last);
  return first + ((angle - first) % 360 + 360) % 360;
}

/** A part of a circle as SVG has it: in two halves, as a whole circle would begin where it ends. */
function arc(middle, radius, from, to) {
  const half = (from + to) / 2;
  const points = [from, half, to].map((degrees) => place(middle, radius, degrees).join(' '));
  return `M${points[0]} A${radius} ${radius} 0 0 1 ${points[1]} A${radius} ${radius} 0 0 1 ${points[2]}`;
}

/** A mark for each step, or for each 1, 2, 5, 10 … of them, or hundredths, as there is room. */
function marks(middle, radius, { lowerBound, upperBound, step, start, sweep, wraps }, first, last) {
  const range = upperBound - lowerBound;
  const degrees = (step ?? range / 100) / range * sweep;
  const pitch = degrees * Math.PI / 180 * (radius + 4);
  let stride = 1;
  for (let power = 1; stride * pitch < least && power < 1e9; power *= 10) {
    stride = power * ([1, 2, 5].find((digit) => digit * power * pitch >= least) ?? 10);
  }
  const places = [];
  const end = Math.min(sweep, last - start) - degrees * 1e-6;
  const stretch = stride * degrees;
  for (let n = Math.ceil((first - start) / stretch - 1e-6); n * stretch < end; n += 1) places.push(start + n * stretch);
  if (!wraps && start + sweep <= last) places.push(start + sweep);
  const point = (distance, at) => place(middle, radius + distance, at).join(' ');
  return places.map((at) => `M${point(4, at)} L${point(4 + markLength, at)}`).join(' ');
}
