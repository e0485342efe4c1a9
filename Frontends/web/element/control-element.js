// An element with a control of the engine. It is there before the engine is: what is said to it until then is kept.
import { supply as rulersAndRatings } from '../engine/load.js';
import { describeState } from './accessibility.js';
import { FormElement } from './form-element.js';
import { Host } from './host.js';
import { StandIn } from './stand-in.js';
import { awaitEngine, forgoEngine } from './supply.js';
import { exactTime } from './time.js';

/** Whoever extends it says which control it is, what its settings are, and what is done with what comes out. */
export class ControlElement extends FormElement {
  /** Where its engine comes from. */
  static supply = rulersAndRatings;

  /** The control, or a `StandIn` until there can be one; `null` until it is asked for. */
  #control = null;
  /** Whether that is a control. */
  #isLive = false;
  /** Whether it, or what it is in, is disabled: as `:disabled` says, which is asked at the cost of a look at the page. @protected */
  isDisabled = false;
  /** Whether moves of a pointer wait. */
  #isBehind = false;
  /** Kept once somebody has asked for it. @type {{promise: Promise<this>, resolve: () => void} | null} */
  #ready = null;
  /** Whoever sets the value of each part. None until there is a control. @type {Host[]} */
  #hosts = [];

  /**
   * The control itself: to observe it, to record it, or to ask it. `null` until the engine is there.
   * @returns {import('../detent.js').Control | null}
   */
  get control() {
    const { current } = this;
    return this.#isLive ? current : null;
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
    if (this.#isBehind) this.catchUp();
    if (this.#isLive) return this.#control;
    const { engine } = this.constructor.supply;
    if (!this.#control || engine) this.#begin(engine);
    return this.#control;
  }

  /** Moves of a pointer wait until the next frame, or until somebody asks for the control or its value. */
  fallBehind() {
    this.#isBehind = true;
    this.show();
  }

  /** Takes in what waits. @protected */
  catchUp() {
    this.#isBehind = false;
  }

  /** The value now. @protected */
  get chosen() {
    return this.current.value;
  }

  /** Sets the value, or that of the part that `how` names, as the program. @protected */
  take(number, how) {
    const { part = 0 } = how ?? {};
    if (number !== this.current.valueAt(part)) this.#put(number, how);
    if (this.control) this.#host(part).insisted();
  }

  /** The program says what it holds, perhaps only in return. @protected */
  hear(number, part = 0) {
    if (this.control) this.#host(part).says(number);
    else this.take(number, { part });
  }

  /** Takes over what has been said while there was no engine. @protected */
  takeFrom(before) {
    this.take(before.value);
  }

  #put(number, how) {
    this.pass();
    this.current.setValue(number, how);
  }

  /** Whoever sets the value of a part. */
  #host(part) {
    if (!this.#hosts[part]) {
      const own = partOf(this.#control, part);
      this.#hosts[part] = new Host(this.constructor.supply.engine, own, (value) => this.#put(value, { part }));
    }
    return this.#hosts[part];
  }

  /** Tells the host something of a part, which it may answer at once. */
  telling(part, body) {
    this.#host(part).during(body);
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

  /** Its form, or its own attribute, has disabled it, or does not any more. */
  formDisabledCallback(isDisabled) {
    this.isDisabled = isDisabled;
    if (this.#control) this.configure();
  }

  /** Makes the control, and says to it what has been said to the stand-in. */
  #begin(engine) {
    const { defaults, Control } = this.constructor;
    const before = this.#control;
    this.#control = engine ? new Control(engine) : new StandIn(defaults);
    this.#isLive = Boolean(engine);
    if (engine) {
      this.#control.onEffect = (effect) => {
        if (isOutdated(effect, this.#control.nextEffect)) return;
        // What the host answers counts before the end.
        if (effect.type === 'began' || effect.type === 'ended') this.flush();
        this.#host(effect.part ?? 0).hears(effect, (told) => this.tell(told));
      };
    }
    this.#control.observe({
      setValue: () => this.valueChanged(), configure: () => this.show(), rest: () => this.rest() });
    this.configure();
    if (before) this.takeFrom(before);
    else this.takeDefault();
    this.valueChanged();
    if (!engine) return;
    forgoEngine(this);
    describeState(this.internals, this.#control.state);
    this.#ready?.resolve();
  }
}

/** Whether the host never sees a value: another one has come before it could look. */
function isOutdated({ type, part }, next) {
  return type === 'changed' && next?.type === type && next.part === part;
}

/** A part of a control, as whoever sets its value needs to know it. */
function partOf(control, part) {
  return {
    get value() { return control.valueAt(part); },
    get time() { return control.time; },
    willTell: (type) => control.willTell(type, part),
  };
}
