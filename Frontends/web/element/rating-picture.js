// What a rating looks like: of each symbol as much full as the scene says, and the rest empty.
import { shareFormat } from './number-format.js';
import { part, piece } from './pieces.js';

/** Round at its points by the line round it. */
const star = 'M12 3.2 14.5 9 20.8 9.6 16 13.8 17.4 20 12 16.7 6.6 20 8 13.8 3.2 9.6 9.5 9Z';
const image = (more) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='${star}' ` +
  `stroke='%23000' stroke-linejoin='round' ${more}/%3E%3C/svg%3E")`;
const filled = image("stroke-width='2.6'");
/** A thin line along the edge of the filled one. */
const outline = image("fill='none' stroke-width='1.5' transform='translate(12 11.7) scale(1.06) translate(-12 -11.7)'");
/** A symbol without its middle: what is left is its outline, whatever its shape. */
const hollow = 'var(--_image) center / contain no-repeat, var(--_image) center / 78% 78% no-repeat';

const style = `
  :host {
    --_ink: var(--detent-ink, currentColor);
    --_label: var(--_ink);
    --_accent: var(--detent-accent, #f5a400);
    --_empty: var(--detent-empty, color-mix(in srgb, var(--_ink) 60%, transparent));
    --_rim: var(--detent-symbol-rim, color-mix(in srgb, var(--_accent) 60%, #000));
    --_image: var(--detent-symbol, ${filled});
    --_size: var(--detent-symbol-size, 32px);
    /* Not auto: where a page has no doctype, all of what is auto is all of the window. */
    block-size: fit-content;
    display: inline-block; position: relative; box-sizing: border-box; vertical-align: middle; border-radius: 8px;
    contain: layout style; touch-action: pan-y; user-select: none; -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent; cursor: pointer;
  }
  @supports (color: light-dark(red, red)) {
    :host {
      --_accent: var(--detent-accent, light-dark(#f5a400, #ffb938));
      --_rim: var(--detent-symbol-rim, light-dark(color-mix(in srgb, var(--_accent) 60%, #000), var(--_accent)));
    }
  }
  :host([hidden]) { display: none; }
  :host([orientation="vertical"]) { touch-action: pan-x; }
  :host([selection="tap"]) { touch-action: manipulation; }
  :host(:disabled) { opacity: 0.4; cursor: default; }
  :host([readonly]) { cursor: default; --_accent: var(--detent-accent, var(--_ink)); --_rim: var(--_accent); }
  :host(:focus-visible) { outline: 2px solid var(--_focus); outline-offset: 4px; }
  .stage {
    position: relative; inline-size: 100%; block-size: 100%; direction: ltr;
    min-block-size: var(--_size);
  }
  .room {
    inline-size: calc(var(--_size) * var(--_count) + var(--_gaps)); block-size: var(--_size); max-inline-size: 100%;
  }
  :host([orientation="vertical"]) .room {
    inline-size: var(--_size); block-size: calc(var(--_size) * var(--_count) + var(--_gaps));
  }
  .symbol {
    position: absolute; left: 0; top: 0; pointer-events: none; transform-origin: center;
    transition: scale 120ms ease-out;
  }
  .symbol.pressed { scale: 1.12; }
  .empty, .full, .full::after { position: absolute; inset: 0; }
  .empty, .full::after {
    -webkit-mask: ${outline} center / contain no-repeat; mask: ${outline} center / contain no-repeat;
  }
  .custom :is(.empty, .full::after), .custom .full::after {
    -webkit-mask: ${hollow}; -webkit-mask-composite: xor; mask: ${hollow}; mask-composite: exclude;
  }
  .full, .own .empty {
    -webkit-mask: var(--_image) center / contain no-repeat; mask: var(--_image) center / contain no-repeat;
  }
  .own .empty { --_image: var(--detent-symbol-empty); }
  .empty { background: var(--_empty); }
  .full { background: var(--_accent); }
  .full::after { content: ''; background: var(--_rim); }
  .previewed .full { opacity: var(--detent-preview-opacity, 0.6); }
  :host([motion="reduced"]) .symbol { transition: none; scale: none; }
  @media (prefers-reduced-motion: reduce) { :host(:not([motion="full"])) .symbol { transition: none; scale: none; } }
  @media (forced-colors: active) {
    :host, :host([readonly]) {
      --_ink: CanvasText; --_empty: CanvasText; --_accent: Highlight; --_rim: CanvasText; forced-color-adjust: none;
    }
    :host([readonly]) { --_accent: CanvasText; }
    :host(:disabled) { --_empty: GrayText; --_accent: GrayText; --_rim: GrayText; opacity: 1; }
  }
`;

/** Draws the scene of a rating. It touches only what has changed, and never asks for the layout. */
export class RatingPicture {
  textScale = 1;
  /** @type {'ltr' | 'rtl'} */
  direction = 'ltr';
  /** How values are said. @type {(value: number, step?: number) => string} */
  spoken = String;
  /** The text of its style sheet. */
  style = style;

  #room;
  /**
   * What was drawn last of each symbol.
   * @type {{element: HTMLElement, empty: HTMLElement, full: HTMLElement, frame: string, clip: string, parts: string}[]}
   */
  #symbols = [];
  #natural = '';

  /** @param {ShadowRoot} root */
  constructor(root) {
    this.#room = piece('div', 'room');
    this.stage = part('div', 'stage', this.#room);
    this.probe = piece('div', 'probe');
    root.append(this.stage, this.probe);
  }

  /** Colours are the style sheet's alone. */
  restyle(element) {
    const computed = getComputedStyle(element);
    this.direction = computed.direction;
    // Symbols of the page's own: an outline is made of any, unless there is one that is empty.
    for (const [name, property] of [['custom', '--detent-symbol'], ['own', '--detent-symbol-empty']]) {
      this.stage.classList.toggle(name, computed.getPropertyValue(property).trim() !== '');
    }
    const format = shareFormat(element);
    this.spoken = (value) => format(value, element.current.inForce.count);
  }

  resize() {}

  draw(scene) {
    while (this.#symbols.length > scene.symbols.length) this.#symbols.pop().element.remove();
    while (this.#symbols.length < scene.symbols.length) this.#symbols.push(this.#make());
    scene.symbols.forEach((symbol, index) => this.#update(this.#symbols[index], symbol, scene));
  }

  /** The size the element has if no style sheet gives it another; nonsense has no room. */
  makeRoom({ count, spacing }) {
    if (!(count >= 1 && count <= 100)) return;
    const natural = `--_count: ${count}; --_gaps: ${spacing * (count - 1)}px`;
    if (natural === this.#natural) return;
    this.#natural = natural;
    this.#room.style.cssText = natural;
  }

  #make() {
    const [empty, full] = [part('div', 'empty'), part('div', 'full')];
    const element = piece('div', '', empty, full);
    this.stage.append(element);
    return { element, empty, full, frame: '', clip: '', parts: '' };
  }

  #update(drawn, symbol, scene) {
    // Without a style sheet too, symbols must not be what makes the element grow.
    const frame = `position: absolute; width: ${symbol.width}px; height: ${symbol.height}px; ` +
      `translate: ${symbol.x}px ${symbol.y}px`;
    const clip = cut(1 - symbol.fill, 'trailing', scene);
    const flags = { filled: symbol.isFull, previewed: symbol.isPreviewed, pressed: symbol.isPressed };
    const parts = ['symbol', ...Object.keys(flags).filter((name) => flags[name])].join(' ');
    if (frame !== drawn.frame) drawn.element.style.cssText = drawn.frame = frame;
    if (clip !== drawn.clip) {
      drawn.full.style.clipPath = drawn.clip = clip;
      // An outline goes on below what is full; a symbol of the page's own may show through it.
      drawn.empty.style.clipPath = cut(symbol.fill, 'leading', scene);
    }
    if (parts === drawn.parts) return;
    drawn.parts = parts;
    drawn.element.className = parts;
    drawn.element.setAttribute('part', parts);
  }
}

/** Cuts a share away: from the leading edge on, or up to the trailing one; of a vertical rating, above or below. */
function cut(share, edge, { orientation, layoutDirection }) {
  if (share === 0) return 'none';
  const along = layoutDirection === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const side = (orientation === 'vertical' ? ['top', 'bottom'] : along)[edge === 'leading' ? 0 : 1];
  const insets = ['top', 'right', 'bottom', 'left'].map((name) => (name === side ? `${share * 100}%` : '0'));
  return `inset(${insets.join(' ')})`;
}
