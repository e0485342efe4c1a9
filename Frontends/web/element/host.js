// Whoever has put an element on a page: is told of each value that is chosen, and sets values.
import { HostEcho } from '../engine/echo.js';
import { exactTime } from './time.js';

/** What takes effect while the host is told of it. */
const told = new Set(['changed', 'ended']);

/** The clock of the page; `after` answers how to stop it. */
const clock = {
  now: () => exactTime(performance.now()),
  after(milliseconds, body) {
    const timer = setTimeout(body, milliseconds);
    return () => clearTimeout(timer);
  },
};

/**
 * Stands between a control and its host. Frameworks set the value in return for `input`: the same, rounded, limited or
 * an older one, at once or late. That is an answer, and must not move what somebody holds; `HostEcho` decides which is.
 */
export class Host {
  #control;
  #put;
  #clock;
  #echo;
  #isEditing = false;
  #isInside = false;
  #stopWaiting = () => {};

  /**
   * @param {import('../engine/engine.js').Engine} engine
   * @param {import('../engine/control.js').Control} control
   * @param {(value: number) => void} put sets the value of the control
   */
  constructor(engine, control, put, time = clock) {
    this.#control = control;
    this.#put = put;
    this.#clock = time;
    this.#echo = new HostEcho(engine, control.value);
  }

  /** The host says what it holds. That may be an answer: then it waits for the end of the edit, or for no later one. */
  says(value) {
    this.#echo.heard(value, this.#isInside);
    if (!this.#control.willTell('began')) this.#adopt();
  }

  /** A value was set that can be no answer. */
  insisted() {
    this.#stopWaiting();
    this.#echo.restart(this.#control.value);
    if (this.#isEditing) this.#echo.note({ type: 'began', time: this.#now });
  }

  /**
   * The host is told of an effect: by `tell`, and of the end of an edit with the value that it leaves.
   * @param {(effect: object) => void} tell
   */
  hears(effect, tell) {
    const wasInside = this.#isInside;
    this.#echo.note(effect);
    if (effect.type === 'began') this.#isEditing = true;
    if (effect.type === 'ended') {
      this.#isEditing = false;
      // Not if the control is in another edit already, of which the host has not heard yet.
      if (!this.#control.willTell('began') && this.#adopt()) effect = { ...effect, value: this.#control.value };
    }
    this.#isInside = told.has(effect.type);
    try {
      tell(effect);
    } finally {
      this.#isInside = wasInside;
    }
  }

  /** What is set meanwhile may be an answer to what the host is being told. */
  during(body) {
    const wasInside = this.#isInside;
    this.#isInside = true;
    try {
      body();
    } finally {
      this.#isInside = wasInside;
    }
  }

  get #now() {
    return Math.max(this.#clock.now(), this.#control.time);
  }

  /** Obeys the host if it is time to. @returns {boolean} whether it was */
  #adopt() {
    const { value, deadline } = this.#echo.adopt(this.#now);
    this.#stopWaiting();
    if (deadline !== null) this.#stopWaiting = this.#clock.after(Math.ceil(deadline - this.#now), () => this.#adopt());
    if (value === null) return false;
    this.#put(value);
    // Beyond a bound it was not taken as it is. Said again, when the bound has gone, it is to be taken.
    if (!this.#isEditing && this.#control.value !== value) this.#echo.restart(this.#control.value);
    return true;
  }
}
