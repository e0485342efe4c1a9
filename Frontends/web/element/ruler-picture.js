// What a ruler looks like: a canvas for the scale, and a cursor over it.
import { numberFormat } from './number-format.js';
import { part, piece } from './pieces.js';

/** Sizes in points, those of Pyroh's SlidingRuler. */
const scale = 30;
const gap = 4;
const footnote = 13;
const sizes = { unit: [3, 27], half: [2, 19], fraction: [1, 11] };
/** How much larger than it is a ruler may be shown and still be sharp: pixels cost memory. */
const mostScale = 3;
/** The least distance of marks, and of the ends of labels, in points. */
const least = { mark: 4, label: 8 };

const style = `
  :host {
    --_ink: var(--detent-ink, currentColor);
    --_label: var(--detent-label-ink, color-mix(in srgb, var(--_ink) 72%, transparent));
    --_accent: var(--detent-accent, #e5342b);
    display: block; block-size: 80px; position: relative; box-sizing: border-box; border-radius: 8px;
    contain: layout style; touch-action: pan-y; user-select: none; -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent; cursor: grab; font-size: 0.8125rem;
  }
  @supports (color: light-dark(red, red)) {
    :host { --_accent: var(--detent-accent, light-dark(#e5342b, #ff5449)); }
  }
  :host([hidden]) { display: none; }
  :host([orientation="vertical"]) {
    display: inline-block; inline-size: 80px; block-size: 320px; touch-action: pan-x;
  }
  :host(:state(dragging)) { cursor: grabbing; }
  :host(:disabled) { opacity: 0.4; cursor: default; }
  :host([readonly]) { cursor: default; --_accent: var(--detent-accent, var(--_ink)); }
  :host(:focus-visible) { outline: 2px solid var(--_focus); outline-offset: 2px; }
  .stage { position: relative; inline-size: 100%; block-size: 100%; overflow: hidden; direction: ltr; }
  canvas {
    position: absolute; inset: 0; inline-size: 100%; block-size: 100%; pointer-events: none;
    --_fade: var(--detent-fade, 12%);
    mask-image: linear-gradient(to right, transparent, #000 var(--_fade), #000 calc(100% - var(--_fade)), transparent);
  }
  :host([orientation="vertical"]) canvas {
    mask-image: linear-gradient(to bottom, transparent, #000 var(--_fade), #000 calc(100% - var(--_fade)), transparent);
  }
  .cursor {
    position: absolute; left: 0; top: 0; pointer-events: none; border-radius: 99px; background: var(--_accent);
    width: var(--detent-cursor-width, 3px); height: 30px;
  }
  /* What can be dragged says so, until somebody drags it. */
  .cursor::before, .cursor::after {
    content: ''; position: absolute; top: -11px; left: 50%; width: 6px; height: 6px; opacity: 0.75;
    border: solid var(--_accent); border-width: 1.5px 0 0 1.5px; transform: translateX(-10px) rotate(-45deg);
  }
  .cursor::after { transform: translateX(4px) rotate(135deg); }
  :host([orientation="vertical"]) .cursor::before { top: 50%; left: -11px; transform: translateY(-10px) rotate(45deg); }
  :host([orientation="vertical"]) .cursor::after { top: 50%; left: -11px; transform: translateY(4px) rotate(225deg); }
  :host(:is(:disabled, [readonly])) .cursor::before, :host(:is(:disabled, [readonly])) .cursor::after { display: none; }
  :host(:state(dragging)) .cursor::before, :host(:state(dragging)) .cursor::after { display: none; }
  .cursor:not([style]) { visibility: hidden; } /* it has no place yet */
  :host([orientation="vertical"]) .cursor {
    width: 30px; height: var(--detent-cursor-width, 3px);
  }
  @media (forced-colors: active) {
    :host { --_ink: CanvasText; --_label: CanvasText; --_accent: Highlight; forced-color-adjust: none; }
    .cursor { outline: 1px solid Canvas; }
    :host([readonly]) { --_accent: CanvasText; }
    :host(:disabled) { --_ink: GrayText; --_label: GrayText; --_accent: GrayText; opacity: 1; }
  }
`;

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
  #context;
  #cursor;
  #size = { width: 0, height: 0 };
  /** How much larger it is shown than it is, by zoom or a transform. */
  #scale = 1;
  #ink = '#000';
  #labelInk = '#000';
  #font = '13px sans-serif';
  #format = String;
  #texts = new Map();
  #cursorWidth = 3;
  #cursorPlace = '';

  /** @param {ShadowRoot} root */
  constructor(root) {
    this.#canvas = part('canvas', 'canvas');
    this.#canvas.ariaHidden = 'true';
    this.#canvas.style.position = 'absolute'; // without a style sheet too, or it would be what makes the element grow
    this.#cursor = part('div', 'cursor');
    this.stage = part('div', 'stage', this.#canvas, this.#cursor);
    this.probe = piece('div', 'probe');
    root.append(this.stage, this.probe);
    this.#context = this.#canvas.getContext('2d');
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
    this.#texts.clear();
  }

  /** It is as large as its style sheets say. */
  makeRoom() {}

  /** Points. */
  resize(width, height) {
    this.#size = { width, height };
  }

  /** Looks how much larger it is shown than it is; before anything is drawn, as that would have the page laid out again. */
  measure() {
    const { width, height } = this.stage.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = this.stage;
    const scale = Math.sqrt((width * height) / (offsetWidth * offsetHeight));
    this.#scale = scale > 1 ? Math.min(scale, mostScale) : 1;
  }

  /** Gives the memory of its pixels back until it is drawn again. */
  clear() {
    this.#canvas.width = this.#canvas.height = 0;
  }

  /** Pixels to a point, of the screen it is on. */
  get #ratio() {
    return this.#scale * (this.#canvas.ownerDocument.defaultView?.devicePixelRatio ?? 1);
  }

  /** As many pixels as the screen has; setting them clears the canvas. */
  #fit() {
    const { width, height } = this.#size;
    const pixels = [width, height].map((points) => Math.max(1, Math.round(points * this.#ratio)));
    if (this.#canvas.width !== pixels[0]) this.#canvas.width = pixels[0];
    if (this.#canvas.height !== pixels[1]) this.#canvas.height = pixels[1];
  }

  draw(scene) {
    this.#fit();
    const { width, height } = this.#canvas;
    const isVertical = scene.orientation === 'vertical';
    const size = footnote * this.textScale;
    const labels = gap + size * (isVertical ? 2.4 : 1.2);
    const top = Math.max((scene.breadth - scale - labels) / 2, 0);
    const context = this.#context;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    context.fillStyle = this.#ink;
    this.#drawMarks(scene, top);
    this.#drawLabels(scene, top + scale + gap + (isVertical ? 0 : size * 0.6));
    this.#placeCursor(scene, top);
  }

  /** Edges on whole pixels: thin marks stay sharp. Beyond a bound there is nothing. */
  #drawMarks(scene, top) {
    const ratio = this.#ratio;
    const context = this.#context;
    const isVertical = scene.orientation === 'vertical';
    context.beginPath();
    for (const mark of apart(scene.marks, least.mark)) {
      const [width, height] = sizes[mark.kind].map((points) => Math.max(1, Math.round(points * ratio)));
      const along = Math.round(mark.along * ratio - width / 2);
      const across = Math.round(top * ratio);
      if (isVertical) context.roundRect(across, along, height, width, width / 2);
      else context.roundRect(along, across, width, height, width / 2);
    }
    context.fill();
  }

  #drawLabels(scene, across) {
    const context = this.#context;
    const isVertical = scene.orientation === 'vertical';
    context.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0);
    context.font = this.#font;
    context.fillStyle = this.#labelInk;
    context.textAlign = isVertical ? 'left' : 'center';
    context.textBaseline = 'middle';
    const marks = scene.marks.filter(({ hasLabel, isInRange }) => hasLabel && isInRange);
    const room = isVertical ? footnote * this.textScale * 1.2 : this.#widest(marks) + least.label;
    for (const mark of every(marks, room)) {
      const place = isVertical ? [across, mark.along] : [mark.along, across];
      context.fillText(this.#text(mark.value), ...place);
    }
  }

  /** How broad the broadest label is, in points. */
  #widest(marks) {
    return Math.max(0, ...marks.map(({ value }) => this.#context.measureText(this.#text(value)).width));
  }

  #text(value) {
    let text = this.#texts.get(value);
    if (text === undefined) {
      if (this.#texts.size > 1000) this.#texts.clear();
      text = this.#format(value);
      this.#texts.set(value, text);
    }
    return text;
  }

  /** On whole pixels too, so that it covers the mark under it. */
  #placeCursor({ cursor, orientation }, top) {
    const ratio = this.#ratio;
    const along = Math.round(cursor * ratio - Math.round(this.#cursorWidth * ratio) / 2) / ratio;
    const across = Math.round(top * ratio) / ratio;
    const [x, y] = orientation === 'vertical' ? [across, along] : [along, across];
    const place = `translate(${x}px, ${y}px)`;
    if (place === this.#cursorPlace) return;
    this.#cursorPlace = place;
    this.#cursor.style.transform = place;
  }
}

/** Points between two neighbours, and how much more the value of one is; `null` of fewer than two. */
function pitchOf([first, second]) {
  return second ? { along: Math.abs(second.along - first.along), value: Math.abs(second.value - first.value) } : null;
}

/** Of marks that are evenly apart so many that they have room; the same ones wherever the ruler is. */
function every(marks, room) {
  const pitch = pitchOf(marks);
  if (!pitch || pitch.along >= room || !(pitch.along > 0)) return marks;
  let stride = 1;
  for (let power = 1; stride * pitch.along < room && power < 1e9; power *= 10) {
    stride = power * ([1, 2, 5].find((digit) => digit * power * pitch.along >= room) ?? 10);
  }
  return marks.filter(({ value }) => Math.round(value / pitch.value) % stride === 0);
}

/** The marks that show: those of a level are left out where they would touch, the finest first. */
function apart(marks, room) {
  const shown = marks.filter(({ isInRange }) => isInRange);
  const of = (...kinds) => shown.filter(({ kind }) => kinds.includes(kind));
  for (const kinds of [['unit', 'half', 'fraction'], ['unit', 'half']]) {
    const some = of(...kinds);
    const least = room + sizes[kinds.at(-1)][0];
    if ((pitchOf(some)?.along ?? least) >= least) return some;
  }
  return every(of('unit'), room + sizes.unit[0]);
}
