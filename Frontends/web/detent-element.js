/**
 * What all elements have in common: a control, and the page around it.
 *
 * All behaviour is the engine's. An element hands in what the browser reports, and time while something moves; it
 * tells what comes out, and draws what shows once a frame if that has changed. While nothing happens, nothing runs.
 */
import { ReflectedRole, describe, describeState } from './element/accessibility.js';
import { ControlElement } from './element/control-element.js';
import { Teller } from './element/events.js';
import { Input } from './element/input.js';
import { numberFormat } from './element/number-format.js';
import { defineProperties, namedSettings, onOff, presence, text, word } from './element/options.js';
import { configure, takeEarly } from './element/settings.js';
import { askForEngine } from './element/supply.js';
import { dress, surroundingsOf } from './element/surroundings.js';
import { fill } from './element/words.js';

/** Settings that may make room for the value of the attribute. */
const bounds = new Set(['lowerBound', 'upperBound', 'count', 'stops', 'thumbs', 'distance']);

/** What all tables end with, beside settings of the engine. */
export const sharedOptions = [
  text('value-text'),
  word('motion', ['auto', 'full', 'reduced']),
  onOff('haptics'),
  onOff('wheel'),
  presence('disabled', 'disabled'),
  presence('readonly', 'readOnly'),
];

/** The base of `<detent-ruler>` and the others. */
export class DetentElement extends ControlElement {
  /** Its attributes and properties. @type {import('./element/options.js').Option[]} */
  static options = [];
  /** What its shadow root has besides, as `attachShadow` takes it. */
  static shadow = {};

  static get observedAttributes() {
    return ['value', ...this.options.map(({ attribute }) => attribute)];
  }

  /** Which of its settings make no sense and are not in force, as one sentence. */
  configurationProblem = null;

  #input;
  #picture;
  #teller = new Teller(this);
  #role = new ReflectedRole(this);
  #surroundings = surroundingsOf(this);
  #size = null;
  /** The value of each part that was told last. @type {number[]} */
  #told = [];
  #effectCount = 0;
  #isDrawn = false;
  /** Whether it can be seen, as far as is known. */
  #isSeen = true;
  /** Whether the style sheets have been asked since it came into the page. */
  #isStyled = false;
  #isScripted = false;
  #hasWarned = false;
  #format = null;

  constructor() {
    super();
    this.#picture = this.makePicture(this.attachShadow({ mode: 'open', ...this.constructor.shadow }));
    dress(this.shadowRoot, this.#picture.style);
    this.#input = new Input(this, this.#picture.stage, (event) => this.perform(event));
    this.#picture.probe.addEventListener('transitionend', () => this.surroundingsChanged());
    this.addEventListener('blur', () => this.flush(), { capture: true });
    takeEarly(this);
  }

  /** Points across the control. */
  get breadth() {
    if (!this.#size) return 80;
    return this.orientation === 'vertical' ? this.#size.width : this.#size.height;
  }

  /** How values are written: a function, or `null` for the language of the page. */
  get formatValue() {
    return this.#format;
  }

  set formatValue(format) {
    this.#format = format;
    this.surroundingsChanged();
  }

  /** While this is true, attributes, style and size do not change the settings of the control. */
  get isScripted() {
    return this.#isScripted;
  }

  set isScripted(truth) {
    this.#isScripted = truth;
    this.configure();
  }

  /**
   * Hands one event to the engine, as if the browser had reported it; times are those of `performance.now()`.
   * @returns {boolean} whether the engine did something with it
   */
  perform(event) {
    if (!this.control) return false;
    if (event.type !== 'move' && event.type !== 'hover' && event.type !== 'wheel') this.flush();
    const { phase } = this.control.state;
    // What a motion tells on its way to this time is not the event's doing.
    if (this.#isMoving()) this.control.advance(event.time);
    const before = this.#effectCount;
    this.control.handle(event);
    const isTaken = this.#effectCount > before || this.control.isHeld;
    if (isTaken || phase !== 'idle' || this.#isMoving()) this.show();
    return isTaken;
  }

  /** Lets time pass and draws; called by the frames of the page. */
  frame(time) {
    if (this.#isMoving()) this.control.advance(time);
    this.flush();
    if (!this.#isDrawn) this.#draw();
    if (this.#isMoving()) this.show();
  }

  /** Tells an `input` that waits for the next frame now. */
  flush() {
    this.#teller.flush();
  }

  /** Colours, fonts, direction, motion or pixels have changed. */
  surroundingsChanged() {
    if (!this.#isStyled) return;
    this.#picture.restyle(this);
    this.configure();
    this.show();
  }

  attributeChangedCallback(name, ...rest) {
    super.attributeChangedCallback(name, ...rest);
    if (name === 'value-text') this.show();
  }

  connectedCallback() {
    if (!this.constructor.shadow.delegatesFocus && !this.hasAttribute('tabindex')) this.tabIndex = 0;
    this.#surroundings = surroundingsOf(this);
    this.#surroundings.watch(this);
    this.#isStyled = false;
    this.#picture.makeRoom(this.current.configuration);
    this.#surroundings.sizes.watch(this.#picture.stage, this);
    this.#surroundings.views.watch(this.#picture.stage, this);
    super.connectedCallback();
  }

  disconnectedCallback() {
    this.#input.cancel();
    this.flush();
    this.#surroundings.unwatch(this);
    this.#surroundings.sizes.unwatch(this.#picture.stage);
    this.#surroundings.views.unwatch(this.#picture.stage);
    this.#isSeen = true;
    this.#surroundings.frames.cancel(this);
    this.#isStyled = false;
    super.disconnectedCallback();
  }

  adoptedCallback() {
    dress(this.shadowRoot, this.#picture.style);
  }

  #isMoving() {
    return (this.current.state.restTime ?? null) !== null;
  }

  /** Gives the control the settings that attributes, style, size and form have now. @protected */
  configure() {
    if (this.#isScripted) return;
    const old = this.current.configuration;
    const settings = Object.entries({
      ...this.constructor.defaults,
      ...this.ownSettings,
      ...namedSettings(this, this.constructor.options),
      ...(this.#isReduced() ? this.constructor.reducedMotion : {}),
      ...this.#around(),
    });
    const changes = Object.fromEntries(settings.filter(([name, value]) => !isSame(value, old[name])));
    this.#change(changes);
    if (Object.keys(changes).some((name) => bounds.has(name))) this.takeDefault();
    this.#picture.makeRoom(this.current.configuration);
    this.validate();
  }

  /** Settings that follow from something else than an attribute of their own, if they have none. @protected */
  get ownSettings() {
    return {};
  }

  /** The settings that are not for attributes alone to say. */
  #around() {
    const interaction = this.matches(':disabled') ? 'disabled' : this.readOnly ? 'read-only' : 'enabled';
    const { length, width, height } = this.current.configuration;
    const place = this.measured(this.#size ?? { width: width ?? length, height: height ?? length });
    return { interaction, layoutDirection: this.#picture.direction, ...place };
  }

  /** Whether a wheel that is turned up or down goes along it. @protected */
  get isUpright() {
    return this.orientation === 'vertical';
  }

  /** The settings that follow from its size, in points. @protected */
  measured({ width, height }) {
    return { length: this.orientation === 'vertical' ? height : width };
  }

  #isReduced() {
    return this.motion === 'reduced' || (this.motion === 'auto' && this.#surroundings.prefersReducedMotion);
  }

  #change(changes) {
    this.configurationProblem = null;
    if (Object.keys(changes).length === 0) return;
    this.pass();
    this.configurationProblem = configure(this.current, changes);
    this.#warn(this.configurationProblem);
  }

  /** Says once on the console of what attributes ask in vain. */
  #warn(problem) {
    if (!problem || this.#hasWarned) return;
    this.#hasWarned = true;
    console.warn(`<${this.localName}>: ${problem}`, this);
  }

  /** Reads its style, unless that is known. */
  takeStyle() {
    if (!this.#isStyled) this.#picture.restyle(this);
    this.#isStyled = true;
    this.#picture.measure?.();
  }

  /** Draws in a size, in points. An element that does not show has none, and keeps the one it had. */
  takeSize({ width, height }) {
    if (width === 0 || height === 0) {
      this.#isStyled = false; // nobody tells of changes to the style of what does not show
      return;
    }
    this.#size = { width, height };
    this.#input.resized(width, height);
    this.#picture.resize(width, height);
    this.configure();
    this.#draw();
    if (this.#isMoving()) this.show();
  }

  /** It can be seen from now on, or not any more: then nothing is drawn, and no memory kept for it. */
  takeView(isSeen) {
    if (isSeen === this.#isSeen) return;
    this.#isSeen = isSeen;
    if (isSeen) this.show();
    else this.#picture.clear?.();
  }

  /** @protected */
  tell(effect) {
    this.#effectCount += 1;
    const before = this.#told[effect.part ?? 0];
    if (effect.type === 'changed') {
      if (effect.cause !== 'host' && effect.cause !== 'clamp') this.isDirty = true;
      this.valueChanged();
    }
    this.#teller.tell(effect, before);
  }

  /** Forms are told, and what shows follows. @protected */
  valueChanged() {
    this.#told = [...this.current.values];
    this.submit();
    this.validate();
    this.show();
  }

  /** What shows is out of date. @protected */
  show() {
    this.#isDrawn = false;
    if (this.isConnected) this.#surroundings.frames.request(this);
  }

  #draw() {
    this.#isDrawn = true;
    const { control } = this;
    const environment = { breadth: this.breadth, textScale: this.#picture.textScale };
    // Nobody hears each frame of a motion that nobody sees either.
    if (!this.#isSeen && this.#isMoving()) return;
    if (control && this.#isSeen) this.#picture.draw(control.scene(environment), this);
    this.describe(environment, this.#spoken);
    describeState(this.internals, this.current.state);
  }

  /**
   * How values are said: as the page says, or in its language.
   * @returns {(value: number, step: number, node: object) => string}
   */
  get #spoken() {
    const { valueText, current: { configuration } } = this;
    if (this.#format || !valueText) return this.#format ?? this.#picture.spoken;
    const write = numberFormat(this);
    return (value, step, { minimum, maximum }) => fill(valueText, {
      value: write(value, step), count: write(configuration.count ?? 0),
      minimum: write(minimum, step), maximum: write(maximum, step),
    });
  }

  /** Tells assistive technology what is chosen. @protected */
  describe(environment, format) {
    describe(this.internals, this.current.accessibility(environment), format);
    this.#role.reflect(this.internals);
  }

  /** What draws it. @protected */
  get picture() {
    return this.#picture;
  }
}

/** Whether a setting is as it was. */
function isSame(one, other) {
  return Array.isArray(one) ? String(one) === String(other) : Object.is(one, other);
}

/**
 * Gives a class of elements its properties and its name. Of several copies on a page, the first one has the name; on a
 * server there are no names, and nothing is loaded.
 */
export function defineElement(name, type) {
  if (!globalThis.customElements) return;
  defineProperties(type, type.defaults);
  if (!customElements.get(name)) customElements.define(name, type);
  askForEngine(type.supply);
}
