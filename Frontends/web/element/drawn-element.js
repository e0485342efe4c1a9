// An element with a drawing: its size and visibility, and its description for assistive technology.
import { ReflectedRole, describe, describeState, forget } from './accessibility.js';
import { ControlElement } from './control-element.js';
import { numberFormat } from './number-format.js';
import { say } from './say.js';
import { dress, surroundingsOf } from './surroundings.js';
import { isNear } from './views.js';
import { fill } from './words.js';

/** Milliseconds between updates of a moving element that is not visible. */
const seldom = 250;

/** Milliseconds between values reported to assistive technology during motion. */
const often = 100;

/** Subclasses create the drawing, and set options that depend on it. */
export class DrawnElement extends ControlElement {
  /** Attributes and properties. @type {import('./options.js').Option[]} */
  static options = [];

  static get observedAttributes() {
    return ['value', ...this.options.map(({ attribute }) => attribute)];
  }

  /** Shared state of its document. @protected */
  surroundings = surroundingsOf(this);
  /** Size in points, once measured. @type {{width: number, height: number} | null} @protected */
  size = null;
  #picture;
  #role = new ReflectedRole(this);
  #isDrawn = false;
  /** True while a frame is requested. */
  #isAwaited = false;
  /** True if visible; `null` until known. @type {boolean | null} */
  #isSeen = null;
  /** Timer that wakes it while it moves invisibly. */
  #timer = 0;
  /** True if styles have been read since it was connected. */
  #isStyled = false;
  #format = null;
  /** Cached speech. @type {((value: number, step: number, node: object) => string) | null} */
  #speech = null;
  #look = null;
  /** True if assistive technology has the drawn state; and the time of its last update. */
  #isDescribed = true;
  #describedAt = -Infinity;

  constructor() {
    super();
    this.#picture = this.makePicture(this.attachShadow({ mode: 'open' }));
    dress(this.shadowRoot, this.#picture.style);
    this.#picture.probe.addEventListener('transitionend', () => this.surroundingsChanged());
  }

  /** The size on the cross axis, in points. */
  get breadth() {
    if (!this.size) return 80;
    return this.current.inForce.orientation === 'vertical' ? this.size.width : this.size.height;
  }

  /** Formats values; `null` selects the format of the page's language. */
  get formatValue() {
    return this.#format;
  }

  set formatValue(format) {
    this.#format = format;
    this.surroundingsChanged();
  }

  /** Cached options of the element's own, which every frame reads. */
  get look() {
    const own = () => this.constructor.options.filter(({ fields }) => fields.length === 0);
    this.#look ??= Object.fromEntries(own().map(({ property }) => [property, this[property]]));
    return this.#look;
  }

  attributeChangedCallback(name, ...rest) {
    this.#look = this.#speech = null;
    super.attributeChangedCallback(name, ...rest);
    if (name === 'value-text') this.show();
  }

  connectedCallback() {
    if (!this.hasAttribute('tabindex')) this.tabIndex = 0;
    this.surroundings = surroundingsOf(this);
    this.surroundings.watch(this);
    this.#isStyled = false;
    this.#picture.prepare(this.current.inForce);
    this.surroundings.sizes.watch(this.#picture.stage, this);
    this.surroundings.views.watch(this.#picture.stage, this);
    super.connectedCallback();
  }

  disconnectedCallback() {
    this.surroundings.unwatch(this);
    this.surroundings.sizes.unwatch(this.#picture.stage);
    this.surroundings.views.unwatch(this.#picture.stage);
    this.#isSeen = null;
    this.#rest();
    this.surroundings.frames.cancel(this);
    this.#isAwaited = false;
    this.#isStyled = false;
    super.disconnectedCallback();
  }

  adoptedCallback() {
    dress(this.shadowRoot, this.#picture.style);
  }

  /** True while it moves by itself. @protected */
  get isMoving() {
    return (this.current.state.restTime ?? null) !== null;
  }

  /** Advances time and draws; called in frames of the page. */
  frame(time) {
    try {
      this.catchUp();
      if (this.isMoving) this.control.advance(time);
      this.flush();
      if (!this.#isDrawn) this.#draw();
      else if (!this.#isDescribed) this.#describe();
    } finally {
      this.#isAwaited = false;
    }
    // Requests during the frame are already handled; another frame would be costly.
    if (this.isMoving) this.#goOn();
    else if (!this.#isDrawn || !this.#isDescribed) this.#await();
  }

  /** Continues a motion: in every frame, or every `seldom` ms if it is invisible. */
  #goOn() {
    if (this.#isSeen !== false) return this.show();
    const left = this.current.state.restTime - performance.now();
    this.#timer ||= setTimeout(() => {
      this.#rest();
      this.show();
    }, Math.min(Math.max(left, 0), seldom));
  }

  #rest() {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  /** Handles changed colours, fonts, direction, motion preference or resolution. */
  surroundingsChanged() {
    if (!this.#isStyled) return;
    this.#restyle();
    this.configure();
    this.show();
  }

  #restyle() {
    this.#picture.restyle(this);
    this.#speech = null;
  }

  /** Reads its style, unless known. */
  takeStyle() {
    if (!this.#isStyled) this.#restyle();
    this.#isStyled = true;
    const box = this.#picture.stage.getBoundingClientRect();
    this.#isSeen ??= isNear(box, this.ownerDocument.defaultView);
    this.#picture.measure?.(box);
  }

  /** Draws at a size, in points. A hidden element has no size and keeps the last one. */
  takeSize({ width, height }) {
    if (width === 0 || height === 0) {
      this.#isStyled = false; // style changes of hidden elements are not reported
      return;
    }
    this.size = { width, height };
    this.#picture.resize(width, height);
    this.configure();
    this.#draw();
    if (this.isMoving) this.#goOn();
    else if (!this.#isDescribed) this.#await();
  }

  /** Handles a change of visibility; an invisible drawing is cleared to free memory. */
  takeView(isSeen) {
    if (isSeen === this.#isSeen) return;
    this.#isSeen = isSeen;
    if (isSeen) this.show();
    else this.#picture.clear?.();
  }

  /** Applies the current settings to the control and the drawing. @protected */
  configure() {
    this.#picture.prepare(this.current.inForce);
    this.#speech = null;
  }

  /** Requests a redraw. @protected */
  show() {
    this.#isDrawn = false;
    this.#await();
  }

  #await() {
    if (this.#isAwaited || !this.isConnected) return;
    this.#isAwaited = true;
    this.surroundings.frames.request(this);
  }

  #draw() {
    this.#isDrawn = true;
    // Invisible motion need not be described either.
    if (!this.#isSeen && this.isMoving) return;
    const { control } = this;
    const environment = this.#environment;
    if (control && this.#isSeen) this.#picture.draw(control.scene(environment), this);
    describeState(this.internals, this.current.state);
    this.#describe(environment);
  }

  /** Describes some values a second during motion, and always the last one. */
  #describe(environment = this.#environment) {
    const [now, isBusy] = [performance.now(), this.current.state.phase !== 'idle'];
    this.#isDescribed = !isBusy || now - this.#describedAt >= often;
    if (!this.#isDescribed) return;
    this.#describedAt = now;
    this.#speech ??= this.#say();
    this.describe(environment, this.#speech);
  }

  /** Drawing environment for the engine. */
  get #environment() {
    return { breadth: this.breadth, textScale: this.#picture.textScale, ...this.#picture.environment?.(this) };
  }

  /**
   * Format of spoken values: the page's own, or that of its language.
   * @returns {(value: number, step: number, node: object) => string}
   */
  #say() {
    const { valueText, current: { inForce } } = this;
    if (this.#format || !valueText) return this.#format ?? this.#picture.spoken;
    const write = numberFormat(this);
    return (value, step, { minimum, maximum }) => fill(valueText, {
      value: write(value, step), count: write(inForce.count ?? 0),
      minimum: write(minimum, step), maximum: write(maximum, step),
    });
  }

  /** Describes the value to assistive technology. @protected */
  describe(environment, format) {
    const node = describe(this.internals, this.current.accessibility(environment), format);
    this.#role.reflect(node, this.current.state.phase !== 'idle');
  }

  /** Describes it as a group of what has values of its own. @protected */
  describeGroup() {
    forget(this.internals);
    say(this.internals, {
      role: 'group', ariaValueNow: null, ariaValueText: null, ariaValueMin: null, ariaValueMax: null, ariaOrientation: null,
    });
    this.#role.reflect({ role: 'group', ariaValueNow: null }, false);
  }

  /** The drawing. @protected */
  get picture() {
    return this.#picture;
  }
}
