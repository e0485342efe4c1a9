// An element with a control of the engine. It is there before the engine is: what is said to it until then is kept.
import { describeState } from './accessibility.js';
import { FormElement } from './form-element.js';
import { Host } from './host.js';
import { StandIn } from './stand-in.js';
import { awaitEngine, forgoEngine, sharedEngine } from './supply.js';
import { exactTime } from './time.js';

/** Whoever extends it says which control it is, what its settings are, and what is done with what comes out. */
export class ControlElement extends FormElement {
  /** The control, or a `StandIn` until there can be one; `null` until it is asked for. */
  #control = null;
  /** Kept once somebody has asked for it. @type {{promise: Promise<this>, resolve: () => void} | null} */
  #ready = null;
  /** Whoever sets its value; `null` until there is a control. @type {Host | null} */
  #host = null;

  /**
   * The control itself: to observe it, to record it, or to ask it. `null` until the engine is there.
   * @returns {import('../detent.js').Control | null}
   */
  get control() {
    const { current } = this;
    return current instanceof StandIn ? null : current;
  }

  /** Is kept, with the element, when it has its control. While the module cannot be had, it waits on. */
  get ready() {
    if (!this.#ready) {
      this.#ready = {};
      this.#ready.promise = new Promise((resolve) => { this.#ready.resolve = () => resolve(this); });
      if (this.control) this.#ready.resolve();
      else awaitEngine(this);
    }
    return this.#ready.promise;
  }

  /** The control, or what stands in for it. @protected */
  get current() {
    const isDue = !this.#control || (this.#control instanceof StandIn && sharedEngine());
    if (isDue) this.#begin(sharedEngine());
    return this.#control;
  }

  /** The value now. @protected */
  get chosen() {
    return this.current.value;
  }

  /** Sets the value, as the program. @protected */
  take(number, how) {
    const { current } = this;
    if (number !== current.value) this.#put(number, how);
    this.#host?.insisted();
  }

  /** The program says what it holds, perhaps only in return. @protected */
  hear(number) {
    if (this.control) this.#host.says(number);
    else this.take(number);
  }

  #put(number, how) {
    this.pass();
    this.current.setValue(number, how);
  }

  /** What happens next happens now. @protected */
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

  /** The engine has come, is asked for, or has failed, which is a `problem`. */
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

  formDisabledCallback() {
    if (this.#control) this.configure();
  }

  /** Makes the control, and says to it what has been said to the stand-in. */
  #begin(engine) {
    const { defaults, Control } = this.constructor;
    const before = this.#control;
    this.#control = engine ? new Control(engine) : new StandIn(defaults);
    if (engine) {
      this.#host = new Host(engine, this.#control, (value) => this.#put(value));
      this.#control.onEffect = (effect) => this.#host.hears(effect, (told) => this.tell(told));
    }
    this.#control.observe({ setValue: () => this.valueChanged(), configure: () => this.show() });
    this.configure();
    if (before) this.take(before.value);
    else this.takeDefault();
    this.valueChanged();
    if (!engine) return;
    forgoEngine(this);
    describeState(this.internals, this.#control.state);
    this.#ready?.resolve();
  }
}
