// What a ruler looks like: a canvas for the scale, and a cursor over it.
import { numberFormat } from './number-format.js';
import { part, piece } from './pieces.js';
import { Levels } from './ruler-levels.js';
import { style } from './ruler-style.js';

/** Sizes in points, those of Pyroh's SlidingRuler. */
const scale = 30;
const gap = 4;
const footnote = 13;
const sizes = { unit: [3, 27], half: [2, 19], fraction: [1, 11] };
/** How much larger than it is a ruler may be shown and still be sharp: pixels cost memory. */
const mostScale = 3;
/** More than any letter is broad, in sizes of the font. */
const broadest = 2;
/** The least distance of marks, and of the ends of labels, in points. */
const least = { mark: 4, label: 8 };

/** Draws the scene of a ruler. It reads styles when they change, and never while it draws. */
export class RulerPicture {
  /** How much larger than usual labels are. */
  textScale = 1;
  /** @type {'ltr' | 'rtl'} */
  direction = 'ltr';
  /** How values are said. @type {(value: number, step?: number) => string} */
  spoken = String;
  /** The text of its style sheet. */
  style = style;

  #canvas;
  /** It comes with the first drawing: many elements of a page are never seen. @type {CanvasRenderingContext2D | null} */
  #context = null;
  #cursor;
  #size = { width: 0, height: 0 };
  /** How much larger it is shown than it is, by zoom or a transform. */
  #scale = 1;
  #ink = '#000';
  #labelInk = '#000';
  #font = '13px sans-serif';
  #format = String;
  /** Labels, and how broad they are, by their values. @type {Map<number, {text: string, width: number}>} */
  #labels = new Map();
  /** Device pixels to a point. */
  #ratio = 1;
  /** The pixels of the canvas. */
  #pixels = { width: 0, height: 0 };
  /** The alignment that the canvas has for labels, with their font: it forgets both with its size. */
  #aligned = '';
  #cursorWidth = 3;
  #cursorPlace = { x: NaN, y: NaN };

  /** @param {ShadowRoot} root */
  constructor(root) {
    this.#canvas = part('canvas', 'canvas');
    this.#canvas.width = this.#canvas.height = 0;
    this.#canvas.ariaHidden = 'true';
    this.#canvas.style.position = 'absolute'; // without a style sheet too, or it would be what makes the element grow
    this.#cursor = part('div', 'cursor');
    this.stage = part('div', 'stage', this.#canvas, this.#cursor);
    this.probe = piece('div', 'probe');
    root.append(this.stage, this.probe);
  }

  /** Takes colours, font and direction over from the style sheets. */
  restyle(element) {
    const computed = getComputedStyle(this.probe);
    this.direction = getComputedStyle(element).direction;
    const { width, height } = getComputedStyle(this.#cursor);
    this.#cursorWidth = Math.min(Number.parseFloat(width), Number.parseFloat(height)) || 3;
    this.#ink = computed.color;
    this.#labelInk = computed.outlineColor;
    this.#font = `${computed.fontWeight} ${computed.fontSize} ${computed.fontFamily}`;
    this.textScale = Number.parseFloat(computed.fontSize) / footnote;
    this.spoken = numberFormat(element);
    this.#format = element.formatValue ?? this.spoken;
    this.#labels.clear();
    this.#aligned = '';
    this.#askRatio();
  }

  /** The page tells when the pixels of its screen change. */
  #askRatio() {
    this.#ratio = this.#scale * (this.#canvas.ownerDocument.defaultView?.devicePixelRatio ?? 1);
  }

  /** It is as large as its style sheets say. */
  makeRoom() {}

  /** Points. */
  resize(width, height) {
    this.#size = { width, height };
  }

  /** Looks how much larger it is shown than it is; before anything is drawn, as that would have the page laid out again. */
  measure({ width, height }) {
    const { offsetWidth, offsetHeight } = this.stage;
    const scale = Math.sqrt((width * height) / (offsetWidth * offsetHeight));
    this.#scale = scale > 1 ? Math.min(scale, mostScale) : 1;
    this.#askRatio();
  }

  /** Gives the memory of its pixels back until it is drawn again. */
  clear() {
    if (this.#pixels.width > 0) this.#setSize(0, 0);
  }

  /** As many pixels as the screen has. */
  #fit() {
    const { width, height } = this.#size;
    const [across, down] = [width, height].map((points) => Math.max(1, Math.round(points * this.#ratio)));
    if (across !== this.#pixels.width || down !== this.#pixels.height) this.#setSize(across, down);
  }

  /** It clears the canvas, and all that was set of it. */
  #setSize(width, height) {
    this.#pixels = { width, height };
    Object.assign(this.#canvas, this.#pixels);
    this.#aligned = '';
  }

  draw(scene) {
    this.#fit();
    const isVertical = scene.orientation === 'vertical';
    const size = footnote * this.textScale;
    const labels = gap + size * (isVertical ? 2.4 : 1.2);
    const top = Math.max((scene.breadth - scale - labels) / 2, 0);
    this.#context ??= this.#canvas.getContext('2d');
    const context = this.#context;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.#pixels.width, this.#pixels.height);
    const levels = new Levels(scene.marks);
    this.#drawMarks(levels, top, isVertical);
    this.#drawLabels(levels, top + scale + gap + (isVertical ? 0 : size * 0.6), isVertical);
    this.#placeCursor(scene, top);
  }

  /** Edges on whole pixels: thin marks stay sharp. */
  #drawMarks(levels, top, isVertical) {
    const [ratio, context] = [this.#ratio, this.#context];
    const across = Math.round(top * ratio);
    context.fillStyle = this.#ink;
    context.beginPath();
    for (const { kind, along } of levels.apart(least.mark, (kind) => sizes[kind][0])) {
      const [points, length] = sizes[kind];
      const width = Math.max(1, Math.round(points * ratio));
      const height = Math.max(1, Math.round(length * ratio));
      const place = Math.round(along * ratio - width / 2);
      // Of what is a pixel broad nobody sees round ends, and they take four times as long.
      const [x, y, right, down] = isVertical ? [across, place, height, width] : [place, across, width, height];
      if (width > 1) context.roundRect(x, y, right, down, width / 2);
      else context.fillRect(x, y, right, down);
    }
    context.fill();
  }

  #drawLabels(levels, across, isVertical) {
    const context = this.#context;
    context.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0);
    context.fillStyle = this.#labelInk;
    const align = isVertical ? 'left' : 'center';
    if (this.#aligned !== align) {
      Object.assign(context, { font: this.#font, textAlign: align, textBaseline: 'middle' });
      this.#aligned = align;
    }
    const room = isVertical ? footnote * this.textScale * 1.2 : this.#room(levels) + least.label;
    for (const { value, along } of levels.labels(room)) {
      const { text } = this.#label(value);
      if (isVertical) context.fillText(text, across, along);
      else context.fillText(text, along, across);
    }
  }

  /** How broad the broadest label is, in points; no label is measured where any would have room. */
  #room({ labelled, labelPitch }) {
    const letters = labelled.reduce((most, { value }) => Math.max(most, this.#label(value).text.length), 0);
    const enough = letters * broadest * footnote * this.textScale;
    if (enough + least.label <= labelPitch) return enough;
    return labelled.reduce((most, { value }) => Math.max(most, this.#measured(value)), 0);
  }

  #label(value) {
    let label = this.#labels.get(value);
    if (label === undefined) {
      if (this.#labels.size > 1000) this.#labels.clear();
      label = { text: this.#format(value), width: NaN };
      this.#labels.set(value, label);
    }
    return label;
  }

  #measured(value) {
    const label = this.#label(value);
    if (Number.isNaN(label.width)) label.width = this.#context.measureText(label.text).width;
    return label.width;
  }

  /** On whole pixels too, so that it covers the mark under it. */
  #placeCursor({ cursor, orientation }, top) {
    const ratio = this.#ratio;
    const along = Math.round(cursor * ratio - Math.round(this.#cursorWidth * ratio) / 2) / ratio;
    const across = Math.round(top * ratio) / ratio;
    const [x, y] = orientation === 'vertical' ? [across, along] : [along, across];
    if (x === this.#cursorPlace.x && y === this.#cursorPlace.y) return;
    this.#cursorPlace = { x, y };
    this.#cursor.style.transform = `translate(${x}px, ${y}px)`;
  }
}
