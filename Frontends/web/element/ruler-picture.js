// What a ruler looks like: a canvas for the scale, and a cursor over it.
import { numberFormat } from './number-format.js';
import { part, piece } from './pieces.js';

/** Sizes in points, those of Pyroh's SlidingRuler. */
const scale = 30;
const gap = 4;
const footnote = 13;
const sizes = { unit: [3, 27], half: [2, 19], fraction: [1, 11] };

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
  :host([readonly]) { cursor: default; }
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
  .cursor:not([style]) { visibility: hidden; } /* it has no place yet */
  :host([orientation="vertical"]) .cursor {
    width: 30px; height: var(--detent-cursor-width, 3px);
  }
  @media (forced-colors: active) {
    :host { --_ink: CanvasText; --_label: CanvasText; --_accent: Highlight; forced-color-adjust: none; }
    :host(:disabled) { --_ink: GrayText; --_label: GrayText; opacity: 1; }
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

  /** Pixels to a point, of the screen it is on. */
  get #ratio() {
    return this.#canvas.ownerDocument.defaultView?.devicePixelRatio ?? 1;
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
    this.#drawMarks(scene, top, true);
    this.#drawMarks(scene, top, false);
    this.#drawLabels(scene, top + scale + gap + (isVertical ? 0 : size * 0.6));
    this.#placeCursor(scene, top);
  }

  /** Edges on whole pixels: thin marks stay sharp. */
  #drawMarks(scene, top, isInRange) {
    const ratio = this.#ratio;
    const context = this.#context;
    const isVertical = scene.orientation === 'vertical';
    context.globalAlpha = isInRange ? 1 : 0.3;
    context.beginPath();
    for (const mark of scene.marks) {
      if (mark.isInRange !== isInRange) continue;
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
    for (const mark of scene.marks) {
      if (!mark.hasLabel) continue;
      context.globalAlpha = mark.isInRange ? 1 : 0.3;
      const place = isVertical ? [across, mark.along] : [mark.along, across];
      context.fillText(this.#text(mark.value), ...place);
    }
    context.globalAlpha = 1;
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
