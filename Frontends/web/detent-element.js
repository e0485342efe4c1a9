/**
 * Base of all elements: a control and its connection to the page.
 *
 * The engine implements all behaviour. An element passes in browser events, and time during motion. It
 * reports effects and redraws at most once per frame, after a change. At rest, no code runs.
 */
import { DrawnElement } from './element/drawn-element.js';
import { EventReporter } from './element/events.js';
import { Input } from './element/input.js';
import { defineProperties, namedSettings, onOff, presence, text, word } from './element/options.js';
import { configure, takeEarly } from './element/settings.js';
import { askForEngine } from './element/supply.js';
import { decimal } from './script/decimal.js';

/** Options at the end of every element's table, besides engine settings. */
export const sharedOptions = [
  text('value-text'),
  word('motion', ['auto', 'full', 'reduced']),
  onOff('haptics'),
  word('wheel', ['always', 'focus', 'never']),
  presence('disabled', 'disabled'),
  presence('readonly', 'readOnly'),
];

/** The base of `<detent-ruler>` and the others. */
export class DetentElement extends DrawnElement {
  /** Class that assigns wheels to it or to the page; `null` if no wheel moves it. */
  static Wheel = null;
  /** A sentence that names the invalid settings, which are not applied; `null` if all are valid. */
  configurationProblem = null;

  #input;
  #reporter = new EventReporter(this);
  /** Last reported value of each part. @type {number[]} */
  #reported = [];
  #isScripted = false;
  #hasWarned = false;
  /** True while events are passed in; forms are updated afterwards. */
  #isPerforming = false;
  /** True if forms do not have the latest value yet. */
  #isUnsettled = false;

  constructor() {
    super();
    this.#input = new Input(this, this.picture.stage, (...events) => this.perform(...events));
    this.addEventListener('blur', () => this.flush(), { capture: true });
    if (takeEarly(this)) this.configure(); // no callback tells of attributes that are set here
  }

  /** True to keep attributes, style and size from changing the settings of the control. */
  get isScripted() {
    return this.#isScripted;
  }

  set isScripted(truth) {
    this.#isScripted = truth;
    this.configure();
  }

  /**
   * Passes events to the engine as if the browser had reported them, with times of
   * `performance.now()`. Forms are updated once, after the last event.
   * @returns {boolean} true if one of them was the control's own
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

  /** Handles moves while nothing is in motion, so every effect comes from them. */
  #performMoves(events) {
    const isTaken = this.control.handleAll(events) > 0;
    if (isTaken) this.show();
    return isTaken;
  }

  #perform(event) {
    if (event.type !== 'move' && event.type !== 'hover' && event.type !== 'wheel') this.flush();
    const { control } = this;
    const { phase } = control.state;
    // Effects of a running motion up to this time do not belong to the event.
    if (this.isMoving) control.advance(event.time);
    const isTaken = control.handle(event);
    if (isTaken || phase !== 'idle' || this.isMoving) this.show();
    return isTaken;
  }

  /** Fires an `input` that waits for the next frame. */
  flush() {
    this.catchUp();
    this.#reporter.flush();
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
    if (size.width > 0 && size.height > 0) this.#input.resized({ width: size.width, height: size.height }, this.isTrack);
    super.takeSize(size);
  }

  /** Applies the settings given by attributes, style, size and form. @protected */
  configure() {
    if (this.#isScripted) return;
    const old = this.current.inForce;
    const settings = Object.entries({
      ...this.constructor.defaults,
      ...this.ownSettings,
      ...namedSettings(this, this.constructor.options),
      ...this.#around(),
    });
    const changes = Object.fromEntries(settings.filter(([name, value]) => !isSame(value, old[name])));
    this.#change(changes);
    super.configure();
    this.validate();
  }

  /** Settings derived from other sources where their own attribute is missing. @protected */
  get ownSettings() {
    return {};
  }

  /** Settings that do not come from attributes alone. */
  #around() {
    const interaction = this.isDisabled ? 'disabled' : this.readOnly ? 'read-only' : 'enabled';
    const { length, width, height } = this.current.inForce;
    const place = this.measured(this.size ?? { width: width ?? length, height: height ?? length });
    const motion = this.#isReduced() ? 'reduced' : 'full';
    return { interaction, motion, layoutDirection: this.picture.direction, ...place };
  }

  /** True if vertical wheel turns run along the main axis. @protected */
  get isUpright() {
    return this.orientation === 'vertical';
  }

  /** True if its length stands for the range of its values. @protected */
  get isTrack() {
    return false;
  }

  /** Settings that follow from its size, in points. @protected */
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
    let problem = configure(changes, (settings) => this.reconfigure(settings));
    for (const { attribute, fields } of this.constructor.options) {
      for (const field of fields) problem = problem?.replace(`${field} `, `${attribute} `);
    }
    this.configurationProblem = problem ?? null;
    // A framework sets properties in an order of its own, in one task.
    if (problem) queueMicrotask(() => this.#warn());
  }

  /** Warns once on the console about invalid attributes. */
  #warn() {
    if (!this.configurationProblem || this.#hasWarned) return;
    this.#hasWarned = true;
    console.warn(`<${this.localName}>: ${this.configurationProblem}`, this);
  }

  /** @protected */
  report(effect) {
    const { type, part = 0 } = effect;
    const before = this.#reported[part];
    if (type === 'changed') {
      this.isDirty = true;
      this.#reported[part] = effect.value;
      this.#isUnsettled = true;
      this.show();
    }
    this.#reporter.report(effect, before);
  }

  /** Updates forms and the drawing after a change of the value. @protected */
  valueChanged() {
    this.#reported = [...this.current.values];
    this.#isUnsettled = true;
    this.settle();
    this.show();
  }

  /**
   * Submits a new value to forms before anything can read them. Outside a form, waits until the control is
   * idle: the page restores only the final value.
   */
  settle() {
    if (!this.#isUnsettled) return;
    this.validate();
    if (!this.isInForm && this.current.state.phase !== 'idle') return;
    this.#isUnsettled = false;
    this.submit();
  }

  /** @protected */
  get reportedEntries() {
    return this.#reported.map(decimal);
  }

  /** Runs after the control has reported all pending effects. @protected */
  rest() {
    if (!this.#isPerforming) this.settle();
  }
}

/** True if a setting is unchanged. */
function isSame(one, other) {
  return Array.isArray(one) ? String(one) === String(other) : Object.is(one, other);
}

/**
 * Defines the properties and the tag name of an element class. The first copy on a page owns the name.
 * Without `customElements`, as on a server, or without internals, as in jsdom, defines and loads nothing.
 */
export function defineElement(name, type) {
  if (!globalThis.customElements || !HTMLElement.prototype.attachInternals) return;
  defineProperties(type, type.defaults);
  if (!customElements.get(name)) customElements.define(name, type);
  askForEngine(type.supply);
}
