/**
 * What both elements have in common: a control, and the page around it.
 *
 * All behaviour is the engine's. An element hands in what the browser reports, and time while something moves; it
 * tells what comes out, and draws what shows once a frame if that has changed. While nothing happens, nothing runs.
 */
import { load } from './detent.js';
import { describe, describeState } from './element/accessibility.js';
import { Teller } from './element/events.js';
import { FormElement } from './element/form-element.js';
import { cancelFrame, requestFrame } from './element/frames.js';
import { Input, exactTime } from './element/input.js';
import { namedSettings, onOff, presence, word } from './element/options.js';
import { unwatchSize, watchSize } from './element/sizes.js';
import { prefersReducedMotion, unwatchSurroundings, watchSurroundings } from './element/surroundings.js';

/** The engine that all elements of a page share. */
export const engine = await load();

/** Settings that may make room for the value of the attribute. */
const bounds = new Set(['lowerBound', 'upperBound', 'count']);

/** Phases in which all input is the control's. */
const held = new Set(['pressed', 'dragging']);

/** What both tables end with. */
export const sharedOptions = [
  word('orientation', ['horizontal', 'vertical'], 'orientation'),
  word('cancel-policy', ['revert', 'commit'], 'cancelPolicy'),
  word('motion', ['auto', 'full', 'reduced']),
  onOff('haptics'),
  onOff('wheel'),
  presence('disabled', 'disabled'),
  presence('readonly', 'readOnly'),
];

/** The base of `<detent-ruler>` and `<detent-rating>`. */
export class DetentElement extends FormElement {
  /** Its attributes and properties. @type {import('./element/options.js').Option[]} */
  static options = [];

  static get observedAttributes() {
    return ['value', ...this.options.map(({ attribute }) => attribute)];
  }

  /** Which of its settings make no sense and are not in force, as one sentence. */
  configurationProblem = null;

  #control = null;
  #input;
  #picture;
  #teller = new Teller(this);
  #size = null;
  /** The value that was told last. */
  #told = 0;
  #effectCount = 0;
  #isDrawn = false;
  /** Whether the style sheets have been asked since it came into the page. */
  #isStyled = false;
  #isScripted = false;
  #format = null;

  constructor() {
    super();
    this.#picture = this.makePicture(this.attachShadow({ mode: 'open' }));
    this.#input = new Input(this, this.#picture.stage, (event) => this.perform(event));
    this.#picture.probe.addEventListener('transitionend', () => this.surroundingsChanged());
    this.#takeEarly();
  }

  /** What a program set before the element was defined is set again: it would hide the properties of that name. */
  #takeEarly() {
    const early = Object.keys(this).filter((name) => name in this.constructor.prototype);
    const isValue = (name) => name.startsWith('value');
    // The value not before its bounds.
    for (const name of [...early.filter((name) => !isValue(name)), ...early.filter(isValue)]) {
      const value = this[name];
      delete this[name];
      Reflect.set(this, name, value); // what cannot be set is left as it is
    }
  }

  /**
   * The control itself: to observe it, to record it, or to ask it.
   * @returns {import('./detent.js').Control}
   */
  get control() {
    if (this.#control) return this.#control;
    this.#control = new this.constructor.Control(engine, { onEffect: (effect) => this.#tell(effect) });
    this.#control.observe({ setValue: () => this.#valueChanged(), configure: () => this.#show() });
    this.#configure();
    this.takeDefault();
    this.#valueChanged();
    return this.#control;
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
    this.#configure();
  }

  /**
   * Hands one event to the engine, as if the browser had reported it; times are those of `performance.now()`.
   * @returns {boolean} whether the engine did something with it
   */
  perform(event) {
    const { phase } = this.control.state;
    // What a motion tells on its way to this time is not the event's doing.
    if (this.#isMoving()) this.control.advance(event.time);
    const before = this.#effectCount;
    this.control.handle(event);
    const isTaken = this.#effectCount > before || held.has(this.control.state.phase);
    if (isTaken || phase !== 'idle' || this.#isMoving()) this.#show();
    return isTaken;
  }

  /** Sets the value, as the program. @protected */
  take(number, how) {
    if (number === this.control.value) return;
    this.#pass();
    this.control.setValue(number, how);
  }

  /** Lets time pass and draws; called by the frames of the page. */
  frame(time) {
    if (this.#isMoving()) this.control.advance(exactTime(time));
    if (!this.#isDrawn) this.#draw();
    if (this.#isMoving()) this.#show();
  }

  /** Colours, fonts, direction, motion or pixels have changed. */
  surroundingsChanged() {
    if (!this.#isStyled) return;
    this.#picture.restyle(this);
    this.#configure();
    this.#show();
  }

  connectedCallback() {
    if (!this.hasAttribute('tabindex')) this.tabIndex = 0;
    watchSurroundings(this);
    this.#isStyled = false;
    this.#picture.makeRoom(this.control.configuration);
    watchSize(this.#picture.stage, this);
  }

  disconnectedCallback() {
    this.#input.cancel();
    unwatchSurroundings(this);
    unwatchSize(this.#picture.stage);
    this.#isStyled = false;
    cancelFrame(this);
  }

  attributeChangedCallback(name) {
    if (!this.#control) return;
    if (name === 'value') this.takeDefault();
    else this.#configure();
  }

  formDisabledCallback() {
    if (this.#control) this.#configure();
  }

  /** What happens next happens now. */
  #pass() {
    if (this.isConnected) this.control.advance(exactTime(performance.now()));
  }

  #isMoving() {
    return (this.control.state.restTime ?? null) !== null;
  }

  /** The settings of the engine, as attributes, style, size and form have them now. */
  #configure() {
    if (this.#isScripted) return;
    const old = this.control.configuration;
    const settings = Object.entries({
      ...this.constructor.defaults,
      ...namedSettings(this, this.constructor.options),
      ...(this.#isReduced() ? this.constructor.reducedMotion : {}),
      ...this.#around(),
    });
    const changes = Object.fromEntries(settings.filter(([name, value]) => !Object.is(value, old[name])));
    this.#change(changes);
    if (Object.keys(changes).some((name) => bounds.has(name))) this.takeDefault();
    this.#picture.makeRoom(this.control.configuration);
    this.validate();
  }

  /** The settings that are not for attributes alone to say. */
  #around() {
    const { width, height } = this.#size ?? {};
    const length = (this.orientation === 'vertical' ? height : width) ?? this.control.configuration.length;
    const interaction = this.matches(':disabled') ? 'disabled' : this.readOnly ? 'read-only' : 'enabled';
    return { interaction, layoutDirection: this.#picture.direction, length };
  }

  #isReduced() {
    return this.motion === 'reduced' || (this.motion === 'auto' && prefersReducedMotion());
  }

  /**
   * Settings that make no sense are not taken: they may make sense with the next attribute. All others are in force,
   * and for that they are tried one by one, as often as one more may have made room for another.
   */
  #change(changes) {
    this.configurationProblem = null;
    if (Object.keys(changes).length === 0) return;
    this.#pass();
    if (this.#try(changes)) return;
    let left = Object.entries(changes);
    for (let count = Infinity; left.length < count;) {
      count = left.length;
      left = left.filter(([name, value]) => !this.#try({ [name]: value }));
    }
    this.#try(Object.fromEntries(left));
  }

  /** @returns {boolean} whether they make sense */
  #try(changes) {
    this.configurationProblem = null;
    try {
      this.control.configure(changes);
      return true;
    } catch (error) {
      this.configurationProblem = error.message;
      return false;
    }
  }

  /** Reads its style, unless that is known. */
  takeStyle() {
    if (!this.#isStyled) this.#picture.restyle(this);
    this.#isStyled = true;
  }

  /** Draws in a size, in points. An element that does not show has none, and keeps the one it had. */
  takeSize({ width, height }) {
    if (width === 0 || height === 0) {
      this.#isStyled = false; // nobody tells of changes to the style of what does not show
      return;
    }
    this.#size = { width, height };
    this.#picture.resize(width, height);
    this.#configure();
    this.#draw();
    if (this.#isMoving()) this.#show();
  }

  #tell(effect) {
    this.#effectCount += 1;
    const before = this.#told;
    if (effect.type === 'changed') {
      if (effect.cause !== 'host' && effect.cause !== 'clamp') this.isDirty = true;
      this.#valueChanged();
    }
    this.#teller.tell(effect, before);
  }

  #valueChanged() {
    this.#told = this.control.value;
    this.internals.setFormValue(this.value);
    this.validate();
    this.#show();
  }

  /** What shows is out of date. */
  #show() {
    this.#isDrawn = false;
    if (this.isConnected) requestFrame(this);
  }

  #draw() {
    this.#isDrawn = true;
    const environment = { breadth: this.breadth, textScale: this.#picture.textScale };
    this.#picture.draw(this.control.scene(environment), this);
    describe(this.internals, this.control.accessibility(environment), this.#format ?? this.#picture.spoken);
    describeState(this.internals, this.control.state);
  }
}
