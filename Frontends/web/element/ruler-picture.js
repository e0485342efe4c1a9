// Drawing of a ruler: a canvas for the scale, and a cursor over it.
import { numberFormat } from './number-format.js';
import { part, piece } from './pieces.js';
import { Levels } from './ruler-levels.js';
import { style } from './ruler-style.js';

/** Sizes in points: lengths are those of Pyroh's SlidingRuler; its thicker marks weigh more than the cursor. */
const scale = 30;
const gap = 4;
const footnote = 13;
const sizes = { unit: [2, 27], half: [1, 19], fraction: [1, 11] };
/** Maximum scale at which a magnified ruler stays sharp; pixels cost memory. */
const mostScale = 3;
/** Upper limit of a letter's width, in font sizes. */
const broadest = 2;
/** Minimum gap between marks, and between labels, in points. */
const least = { mark: 4, label: 8 };

/** Draws the scene of a ruler. Reads styles when they change, never while drawing. */
export class RulerPicture {
  /** Text size relative to the default. */
  textScale = 1;
  /** @type {'ltr' | 'rtl'} */
  direction = 'ltr';
  /** Formats spoken values. @type {(value: number, step?: number) => string} */
  spoken = String;
  /** The text of its style sheet. */
  style = style;

  #canvas;
  /**
   * Created by the first drawing, because many elements are never visible. @type {CanvasRenderingContext2D |
   * null}
   */
  #context = null;
  #cursor;
  #size = { width: 0, height: 0 };
  /** Scale at which it is shown, by zoom or a transform. */
  #scale = 1;
  #ink = '#000';
  #labelInk = '#000';
  #font = '13px sans-serif';
  #format = String;
  /** Labels and their widths, by value. @type {Map<number, {text: string, width: number}>} */
  #labels = new Map();
  /** Device pixels per point. */
  #ratio = 1;
  /** Size of the canvas in pixels. */
  #pixels = { width: 0, height: 0 };
  /** Alignment set on the canvas for labels, with their font; a resize clears both. */
  #aligned = '';
  #cursorWidth = 3;
  #cursorPlace = { x: NaN, y: NaN };

  /** @param {ShadowRoot} root */
  constructor(root) {
    this.#canvas = part('canvas', 'canvas');
    this.#canvas.width = this.#canvas.height = 0;
    this.#canvas.ariaHidden = 'true';
    this.#canvas.style.position = 'absolute'; // otherwise it would enlarge the element
    this.#cursor = part('div', 'cursor');
    this.stage = part('div', 'stage', this.#canvas, this.#cursor);
    this.probe = piece('div', 'probe');
    root.append(this.stage, this.probe);
  }

  /** Reads colours, font and direction from style sheets. */
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

  /** Reads the pixel ratio; the page reports its changes. */
  #askRatio() {
    this.#ratio = this.#scale * (this.#canvas.ownerDocument.defaultView?.devicePixelRatio ?? 1);
  }

  /** Does nothing: style sheets set its size. */
  prepare() {}

  /** Sets the size, in points. */
  resize(width, height) {
    this.#size = { width, height };
  }

  /** Measures the scale at which it is shown; called before drawing, which would force another layout. */
  measure({ width, height }) {
    const { offsetWidth, offsetHeight } = this.stage;
    const scale = Math.sqrt((width * height) / (offsetWidth * offsetHeight));
    this.#scale = scale > 1 ? Math.min(scale, mostScale) : 1;
    this.#askRatio();
  }

  /** Frees the memory of its pixels until it is drawn again. */
  clear() {
    if (this.#pixels.width > 0) this.#setSize(0, 0);
  }

  /** Resizes the canvas to the pixels of the screen. */
  #fit() {
    const { width, height } = this.#size;
    const [across, down] = [width, height].map((points) => Math.max(1, Math.round(points * this.#ratio)));
    if (across !== this.#pixels.width || down !== this.#pixels.height) this.#setSize(across, down);
  }

  /** Resizes the canvas, which clears it and its state. */
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

  /** Draws marks with edges on whole pixels, to keep thin ones sharp. */
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
      // Round ends are invisible on marks one pixel wide, and four times as slow.
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
    const distance = isVertical ? footnote * this.textScale * 1.2 : this.#labelWidth(levels) + least.label;
    for (const { value, along } of levels.labels(distance)) {
      const { text } = this.#label(value);
      if (isVertical) context.fillText(text, across, along);
      else context.fillText(text, along, across);
    }
  }

  /** Width of the widest label, in points, or an upper limit of it if every label fits anyway. */
  #labelWidth({ labelled, labelPitch }) {
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

  /** Places the cursor on whole pixels too, so that it covers the mark under it. */
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
