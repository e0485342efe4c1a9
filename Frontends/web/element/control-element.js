// An element with a control of the engine. Until the engine is loaded, the element stores its settings and
// values.
import { supply as rulersAndRatings } from '../engine/load.js';
import { describeState } from './accessibility.js';
import { FormElement } from './form-element.js';
import { Host } from './host.js';
import { StandIn } from './stand-in.js';
import { awaitEngine, forgoEngine } from './supply.js';
import { exactTime } from './time.js';

/** Subclasses provide the control, its settings, and the handling of its effects. */
export class ControlElement extends FormElement {
  /** Source of its engine. */
  static supply = rulersAndRatings;

  /** The control, or a `StandIn` without an engine; `null` before first use. */
  #control = null;
  /** True if that is a control. */
  #isLive = false;
  /** True if disabled, as `:disabled`, whose query costs a style update. @protected */
  isDisabled = false;
  /** True while pointer moves wait. */
  #isBehind = false;
  /** Created on first use. @type {{promise: Promise<this>, resolve: () => void} | null} */
  #ready = null;
  /** Host of each part; empty until there is a control. @type {Host[]} */
  #hosts = [];
  /** Value that the page has set last for each part; `null` where a user has chosen another since. */
  #own = [];

  /**
   * The control, to observe, record or read it; `null` until the engine is loaded.
   * @returns {import('../detent.js').Control | null}
   */
  get control() {
    const { current } = this;
    return this.#isLive ? current : null;
  }

  /** Resolves with the element once it has its control; pending while the module is missing. */
  get ready() {
    if (!this.#ready) {
      this.#ready = {};
      this.#ready.promise = new Promise((resolve) => { this.#ready.resolve = () => resolve(this); });
      if (this.control) this.#ready.resolve();
      else awaitEngine(this);
    }
    return this.#ready.promise;
  }

  /** The control, or its stand-in. @protected */
  get current() {
    if (this.#isBehind) this.catchUp();
    if (this.#isLive) return this.#control;
    const { engine } = this.constructor.supply;
    if (!this.#control || engine) this.#begin(engine);
    return this.#control;
  }

  /** Defers pointer moves until the next frame, or until the control or its value is read. */
  fallBehind() {
    this.#isBehind = true;
    this.show();
  }

  /** Handles deferred moves. @protected */
  catchUp() {
    this.#isBehind = false;
  }

  /** Current value. @protected */
  get chosen() {
    return this.current.value;
  }

  /** Sets the values of the first parts, as the program; `null` keeps one. @protected */
  take(values, how) {
    this.#put(values, how);
    values.forEach((value, part) => { if (value !== null) this.#hosts[part]?.insisted(value); });
  }

  /** Receives values of the program, possibly answers. @protected */
  hear(values) {
    if (!this.control) return this.take(values);
    const { length } = this.control.values;
    values.forEach((value, part) => {
      if (part < length) return this.#host(part).says(value);
      this.#own[part] = value; // for a thumb that comes later
      this.#hosts[part]?.insisted(value);
    });
  }

  /**
   * Sets all that the page has set so far, with settings or without: bounds that come later than the value that they are
   * for then find it.
   */
  #put(values, { animated, configuration } = {}) {
    if (values.length > 0) this.pass();
    values.forEach((value, part) => { if (value !== null) this.#own[part] = value; });
    this.current.update({ values: Array.from(this.#own, (value) => value ?? null), animated, configuration });
  }

  /** Applies settings, with what the page has set if the control could not have all of it so far. @protected */
  reconfigure(configuration) {
    const { values } = this.current;
    const own = 'thumbs' in configuration ? this.#own : this.#own.slice(0, values.length);
    if (own.some((value, part) => value !== null && value !== values[part])) this.#put([], { configuration });
    else this.current.update({ configuration });
  }

  /** Host of a part. */
  #host(part) {
    if (!this.#hosts[part]) {
      const control = partOf(this.#control, part);
      const put = (value) => this.#put([...Array(part).fill(null), value]);
      this.#hosts[part] = new Host(this.constructor.supply.engine, control, this.#own[part] ?? control.value, put);
    }
    return this.#hosts[part];
  }

  /** Reports something of a part to the host, which may answer during `body`. */
  reporting(part, body) {
    this.#host(part).during(body);
  }

  /** Advances the control to the current time. @protected */
  pass() {
    if (this.isConnected) this.current.advance(exactTime(performance.now()));
  }

  connectedCallback() {
    if (this.control) return;
    describeState(this.internals, this.current.state);
    awaitEngine(this);
  }

  disconnectedCallback() {
    if (!this.#ready) forgoEngine(this);
  }

  /** Called when the engine was loaded or requested, or failed with a `problem`. */
  engineChanged(problem) {
    if (this.control) return;
    this.current.supply = problem ? 'failed' : 'loading';
    describeState(this.internals, this.current.state);
    if (problem) this.dispatchEvent(new ErrorEvent('error', { error: problem, message: problem.message }));
  }

  attributeChangedCallback(name) {
    if (!this.#control) return;
    if (name === 'value') this.takeDefault();
    else this.configure();
  }

  /** Called when its form or attribute has disabled or enabled it. */
  formDisabledCallback(isDisabled) {
    this.isDisabled = isDisabled;
    if (this.#control) this.configure();
  }

  /** Creates the control, and copies the state of the stand-in. */
  #begin(engine) {
    const { defaults, Control } = this.constructor;
    const before = this.#control;
    this.#control = engine ? new Control(engine) : new StandIn(defaults);
    this.#isLive = Boolean(engine);
    if (engine) {
      this.#control.onEffect = (effect) => {
        if (effect.type === 'changed') this.#own[effect.part ?? 0] = null;
        if (isOutdated(effect, this.#control.nextEffect)) return;
        // Answers of the host count before the end.
        if (effect.type === 'began' || effect.type === 'ended') this.flush();
        this.#host(effect.part ?? 0).hears(effect, (reported) => this.report(reported));
      };
    }
    this.#control.observe({ update: () => this.valueChanged(), rest: () => this.rest() });
    this.configure();
    if (before) this.#put([]);
    else this.takeDefault();
    if (!engine) return;
    forgoEngine(this);
    describeState(this.internals, this.#control.state);
    this.#ready?.resolve();
  }
}

/** True for a value that the next effect replaces before the host can read it. */
function isOutdated({ type, part }, next) {
  return type === 'changed' && next?.type === type && next.part === part;
}

/** A part of a control, with the members that its host needs. */
function partOf(control, part) {
  return {
    get value() { return control.valueAt(part); },
    get time() { return control.time; },
    willReport: (type) => control.willReport(type, part),
  };
}
