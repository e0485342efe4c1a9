// An element that shows: what draws it, how large it is, whether it can be seen, and what is told of what shows.
import { ReflectedRole, describe, describeState } from './accessibility.js';
import { ControlElement } from './control-element.js';
import { numberFormat } from './number-format.js';
import { dress, surroundingsOf } from './surroundings.js';
import { isNear } from './views.js';
import { fill } from './words.js';

/** Milliseconds from one look to the next at what moves and cannot be seen. */
const seldom = 250;

/** Milliseconds from one value to the next of which assistive technology hears while it is on its way. */
const often = 100;

/** Whoever extends it says what draws it, and takes over settings that follow from how it is shown. */
export class DrawnElement extends ControlElement {
  /** Its attributes and properties. @type {import('./options.js').Option[]} */
  static options = [];
  /** What its shadow root has besides, as `attachShadow` takes it. */
  static shadow = {};

  static get observedAttributes() {
    return ['value', ...this.options.map(({ attribute }) => attribute)];
  }

  /** Its document. @protected */
  surroundings = surroundingsOf(this);
  /** Points, once it has been measured. @type {{width: number, height: number} | null} @protected */
  size = null;
  #picture;
  #role = new ReflectedRole(this);
  #isDrawn = false;
  /** Whether its next frame has been asked for. */
  #isAwaited = false;
  /** Whether it can be seen; `null` until that is known. @type {boolean | null} */
  #isSeen = null;
  /** Wakes it while it moves and cannot be seen. */
  #timer = 0;
  /** Whether the style sheets have been asked since it came into the page. */
  #isStyled = false;
  #format = null;
  /** How values are said, as far as it is known. @type {((value: number, step: number, node: object) => string) | null} */
  #speech = null;
  #look = null;
  /** Whether assistive technology knows what shows, and when it was told last. */
  #isDescribed = true;
  #describedAt = -Infinity;

  constructor() {
    super();
    this.#picture = this.makePicture(this.attachShadow({ mode: 'open', ...this.constructor.shadow }));
    dress(this.shadowRoot, this.#picture.style);
    this.#picture.probe.addEventListener('transitionend', () => this.surroundingsChanged());
  }

  /** Points across the control. */
  get breadth() {
    if (!this.size) return 80;
    return this.current.inForce.orientation === 'vertical' ? this.size.width : this.size.height;
  }

  /** How values are written: a function, or `null` for the language of the page. */
  get formatValue() {
    return this.#format;
  }

  set formatValue(format) {
    this.#format = format;
    this.surroundingsChanged();
  }

  /** Settings of its attributes that are the element's own, read once: each frame asks for them. */
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
    if (!this.constructor.shadow.delegatesFocus && !this.hasAttribute('tabindex')) this.tabIndex = 0;
    this.surroundings = surroundingsOf(this);
    this.surroundings.watch(this);
    this.#isStyled = false;
    this.#picture.makeRoom(this.current.inForce);
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

  /** Whether something of it moves by itself. @protected */
  get isMoving() {
    return (this.current.state.restTime ?? null) !== null;
  }

  /** Lets time pass and draws; called by the frames of the page. */
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
    // What it is asked for meanwhile is done: to ask for another frame is dear.
    if (this.isMoving) this.#goOn();
    else if (!this.#isDrawn || !this.#isDescribed) this.#await();
  }

  /** It moves. What cannot be seen moves a few times a second, and comes to rest in time. */
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

  /** Colours, fonts, direction, motion or pixels have changed. */
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

  /** Reads its style, unless that is known. */
  takeStyle() {
    if (!this.#isStyled) this.#restyle();
    this.#isStyled = true;
    const box = this.#picture.stage.getBoundingClientRect();
    this.#isSeen ??= isNear(box, this.ownerDocument.defaultView);
    this.#picture.measure?.(box);
  }

  /** Draws in a size, in points. An element that does not show has none, and keeps the one it had. */
  takeSize({ width, height }) {
    if (width === 0 || height === 0) {
      this.#isStyled = false; // nobody tells of changes to the style of what does not show
      return;
    }
    this.size = { width, height };
    this.#picture.resize(width, height);
    this.configure();
    this.#draw();
    if (this.isMoving) this.#goOn();
    else if (!this.#isDescribed) this.#await();
  }

  /** It can be seen from now on, or not any more: then nothing is drawn, and no memory kept for it. */
  takeView(isSeen) {
    if (isSeen === this.#isSeen) return;
    this.#isSeen = isSeen;
    if (isSeen) this.show();
    else this.#picture.clear?.();
  }

  /** Gives the control the settings that it has now, and what draws it the room for them. @protected */
  configure() {
    this.#picture.makeRoom(this.current.inForce);
    this.#speech = null;
  }

  /** What shows is out of date. @protected */
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
    // Nobody hears each frame of a motion that nobody sees either.
    if (!this.#isSeen && this.isMoving) return;
    const { control } = this;
    const environment = this.#environment;
    if (control && this.#isSeen) this.#picture.draw(control.scene(environment), this);
    describeState(this.internals, this.current.state);
    this.#describe(environment);
  }

  /** Assistive technology hears some values a second of what is on its way, and the last one of all. */
  #describe(environment = this.#environment) {
    const [now, isBusy] = [performance.now(), this.current.state.phase !== 'idle'];
    this.#isDescribed = !isBusy || now - this.#describedAt >= often;
    if (!this.#isDescribed) return;
    this.#describedAt = now;
    this.#speech ??= this.#say();
    this.describe(environment, this.#speech);
  }

  /** What the engine has to know of how it is shown. */
  get #environment() {
    return { breadth: this.breadth, textScale: this.#picture.textScale };
  }

  /**
   * How values are said: as the page says, or in its language.
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

  /** Tells assistive technology what is chosen. @protected */
  describe(environment, format) {
    const told = describe(this.internals, this.current.accessibility(environment), format);
    this.#role.reflect(told, this.current.state.phase !== 'idle');
  }

  /** What draws it. @protected */
  get picture() {
    return this.#picture;
  }
}
