/**
 * What all elements have in common: a control, and the page around it.
 *
 * All behaviour is the engine's. An element hands in what the browser reports, and time while something moves; it
 * tells what comes out, and draws what shows once a frame if that has changed. While nothing happens, nothing runs.
 */
import { DrawnElement } from './element/drawn-element.js';
import { Teller } from './element/events.js';
import { Input } from './element/input.js';
import { defineProperties, namedSettings, onOff, presence, text, word } from './element/options.js';
import { configure, takeEarly } from './element/settings.js';
import { askForEngine } from './element/supply.js';
import { decimal } from './script/decimal.js';

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
export class DetentElement extends DrawnElement {
  /** Which of its settings make no sense and are not in force, as one sentence. */
  configurationProblem = null;

  #input;
  #teller = new Teller(this);
  /** The value of each part that was told last. @type {number[]} */
  #told = [];
  #effectCount = 0;
  #isScripted = false;
  #hasWarned = false;
  /** Whether events are being handed in, after which forms will be told. */
  #isPerforming = false;
  /** Whether forms have not heard of the value yet. */
  #isUnsettled = false;

  constructor() {
    super();
    this.#input = new Input(this, this.picture.stage, (...events) => this.perform(...events));
    this.addEventListener('blur', () => this.flush(), { capture: true });
    takeEarly(this);
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
   * Hands events to the engine, as if the browser had reported them; times are those of `performance.now()`. Forms hear of
   * what comes of several at once.
   * @returns {boolean} whether the engine did something with one of them
   */
  perform(...events) {
    if (!this.control) return false;
    let isTaken = false;
    this.#isPerforming = true;
    try {
      if (events.length === 1 || this.isMoving || events.some(({ type }) => type !== 'move')) {
        for (const event of events) isTaken = this.#perform(event) || isTaken;
      } else {
        isTaken = this.#performMoves(events);
      }
    } finally {
      this.#isPerforming = false;
      this.settle();
    }
    return isTaken;
  }

  /** Nothing moves by itself: what comes of it is all theirs. */
  #performMoves(events) {
    const before = this.#effectCount;
    this.control.handleAll(events);
    const isTaken = this.#effectCount > before || this.control.isHeld;
    if (isTaken) this.show();
    return isTaken;
  }

  #perform(event) {
    if (event.type !== 'move' && event.type !== 'hover' && event.type !== 'wheel') this.flush();
    const { control } = this;
    const { phase } = control.state;
    // What a motion tells on its way to this time is not the event's doing.
    if (this.isMoving) control.advance(event.time);
    const before = this.#effectCount;
    control.handle(event);
    const isTaken = this.#effectCount > before || control.isHeld;
    if (isTaken || phase !== 'idle' || this.isMoving) this.show();
    return isTaken;
  }

  /** Tells an `input` that waits for the next frame now. */
  flush() {
    this.catchUp();
    this.#teller.flush();
  }

  /** @protected */
  catchUp() {
    super.catchUp();
    this.#input.catchUp();
  }

  disconnectedCallback() {
    this.#input.cancel();
    this.flush();
    super.disconnectedCallback();
  }

  takeSize(size) {
    if (size.width > 0 && size.height > 0) this.#input.resized(size.width, size.height);
    super.takeSize(size);
  }

  /** Gives the control the settings that attributes, style, size and form have now. @protected */
  configure() {
    if (this.#isScripted) return;
    const old = this.current.inForce;
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
    super.configure();
    this.validate();
  }

  /** Settings that follow from something else than an attribute of their own, if they have none. @protected */
  get ownSettings() {
    return {};
  }

  /** The settings that are not for attributes alone to say. */
  #around() {
    const interaction = this.isDisabled ? 'disabled' : this.readOnly ? 'read-only' : 'enabled';
    const { length, width, height } = this.current.inForce;
    const place = this.measured(this.size ?? { width: width ?? length, height: height ?? length });
    return { interaction, layoutDirection: this.picture.direction, ...place };
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
    return this.motion === 'reduced' || (this.motion === 'auto' && this.surroundings.prefersReducedMotion);
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

  /** @protected */
  tell(effect) {
    this.#effectCount += 1;
    const { type, part = 0 } = effect;
    const before = this.#told[part];
    if (type === 'changed') {
      if (effect.cause !== 'host' && effect.cause !== 'clamp') this.isDirty = true;
      this.#told[part] = effect.value;
      this.#isUnsettled = true;
      this.show();
    }
    this.#teller.tell(effect, before);
  }

  /** Forms are told, and what shows follows. @protected */
  valueChanged() {
    this.#told = [...this.current.values];
    this.#isUnsettled = true;
    this.settle();
    this.show();
  }

  /**
   * Forms are told of a value of which they have not heard: before anybody else can ask them. Where there is no form, what is
   * restored with a page is the value in the end.
   */
  settle() {
    if (!this.#isUnsettled) return;
    this.validate();
    if (!this.isInForm && this.current.state.phase !== 'idle') return;
    this.#isUnsettled = false;
    this.submit();
  }

  /** @protected */
  get entriesTold() {
    return this.#told.map(decimal);
  }

  /** The control has told all for now. @protected */
  rest() {
    if (!this.#isPerforming) this.settle();
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
