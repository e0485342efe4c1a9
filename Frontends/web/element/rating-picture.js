// Drawing of a rating: each symbol filled by its share in the scene.
import { shareFormat } from './number-format.js';
import { part, piece } from './pieces.js';
import { style } from './rating-style.js';

/** Draws the scene of a rating. Updates only changes, and never reads the layout. */
export class RatingPicture {
  textScale = 1;
  /** @type {'ltr' | 'rtl'} */
  direction = 'ltr';
  /** Formats spoken values. @type {(value: number, step?: number) => string} */
  spoken = String;
  /** The text of its style sheet. */
  style = style;

  #space;
  /**
   * Last drawn state of each symbol.
   * @type {{element: HTMLElement, empty: HTMLElement, full: HTMLElement, frame: string, cuts: string, parts: string,
   *   symbol: object | null, way: string}[]}
   */
  #symbols = [];
  #natural = '';
  /** True for symbols of the page: `custom` for any, `own` for separate empty ones. */
  #images = { custom: false, own: false };

  /** @param {ShadowRoot} root */
  constructor(root) {
    this.#space = piece('div', 'space');
    this.stage = part('div', 'stage', this.#space);
    this.probe = piece('div', 'probe');
    root.append(this.stage, this.probe);
  }

  /** Reads direction, symbols and language; style sheets alone set colours. */
  restyle(element) {
    const computed = getComputedStyle(element);
    this.direction = computed.direction;
    // The page's symbols: the empty one is the outline of the symbol, unless the page provides one.
    for (const [name, property] of [['custom', '--detent-symbol'], ['own', '--detent-symbol-empty']]) {
      this.#images[name] = computed.getPropertyValue(property).trim() !== '';
      this.stage.classList.toggle(name, this.#images[name]);
    }
    for (const drawn of this.#symbols) drawn.symbol = null;
    const format = shareFormat(element);
    this.spoken = (value) => format(value, element.current.inForce.count);
  }

  resize() {}

  draw(scene) {
    while (this.#symbols.length > scene.symbols.length) this.#symbols.pop().element.remove();
    while (this.#symbols.length < scene.symbols.length) this.#symbols.push(this.#make());
    scene.symbols.forEach((symbol, index) => this.#update(this.#symbols[index], symbol, scene));
  }

  /** Sets the default size, used unless styled otherwise; ignores invalid counts. */
  prepare({ count, spacing }) {
    if (!(count >= 1 && count <= 100)) return;
    const natural = `--_count: ${count}; --_gaps: ${spacing * (count - 1)}px`;
    if (natural === this.#natural) return;
    this.#natural = natural;
    this.stage.style.cssText = natural;
  }

  #make() {
    const [empty, full] = [part('div', 'empty'), part('div', 'full')];
    const element = piece('div', '', empty, full);
    this.stage.append(element);
    return { element, empty, full, frame: '', cuts: '', parts: '', symbol: null, way: '' };
  }

  #update(drawn, symbol, scene) {
    const way = `${scene.orientation} ${scene.layoutDirection}`;
    if (drawn.symbol && drawn.way === way && isSame(drawn.symbol, symbol)) return;
    Object.assign(drawn, { symbol, way });
    // Without a style sheet, too, symbols must not enlarge the element.
    const frame = `position: absolute; width: ${symbol.width}px; height: ${symbol.height}px; ` +
      `translate: ${symbol.x}px ${symbol.y}px; --_side: ${Math.min(symbol.width, symbol.height)}px`;
    if (frame !== drawn.frame) drawn.element.style.cssText = drawn.frame = frame;
    const { custom, own } = this.#images;
    const full = shown(symbol, 'full', custom, scene);
    // The outline continues below the fill, but a custom symbol may let it show through.
    const empty = shown(symbol, 'empty', custom || own, scene);
    if (full + empty !== drawn.cuts) {
      drawn.cuts = full + empty;
      drawn.full.style.cssText = full;
      drawn.empty.style.cssText = empty;
    }
    const parts = `symbol${symbol.isFull ? ' filled' : ''}${symbol.isPreviewed ? ' previewed' : ''}${symbol.isPressed ? ' pressed' : ''}`;
    if (parts === drawn.parts) return;
    drawn.parts = parts;
    drawn.element.className = parts;
    drawn.element.setAttribute('part', parts);
  }
}

/** True if a symbol is drawn the same. */
function isSame(one, other) {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height &&
    one.fill === other.fill && one.flags === other.flags;
}

/**
 * Style that shows a share of the full or empty piece of a symbol. Stars, which are shapes, use a
 * mask; images, which are masks, use a clip path.
 */
function shown({ fill, width, height }, which, isImage, { orientation, layoutDirection }) {
  const isVertical = orientation === 'vertical';
  const [along, side] = [isVertical ? height : width, Math.min(width, height)];
  const share = isImage ? fill : Math.min(Math.max((fill * along - (along - side) / 2) / side, 0), 1);
  if (share === (which === 'full' ? 1 : 0)) return '';
  if (share === (which === 'full' ? 0 : 1)) return 'visibility: hidden';
  const [near, far] = isVertical ? ['top', 'bottom'] : layoutDirection === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  if (isImage) {
    const [edge, cut] = which === 'full' ? [far, 1 - share] : [near, share];
    return `clip-path: inset(${['top', 'right', 'bottom', 'left'].map((name) => (name === edge ? `${cut * 100}%` : '0')).join(' ')})`;
  }
  const [first, second] = which === 'full' ? ['#000', '#0000'] : ['#0000', '#000'];
  const gradient = `linear-gradient(to ${far}, ${first} ${share * 100}%, ${second} 0)`;
  return `-webkit-mask-image: ${gradient}; mask-image: ${gradient}`;
}
