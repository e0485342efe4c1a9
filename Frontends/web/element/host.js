// Host of an element: the page's code, which receives chosen values and sets values.
import { HostEcho } from '../engine/echo.js';
import { exactTime } from './time.js';

/** Effects whose report the host may answer. */
const answerable = new Set(['changed', 'ended']);

/** Clock of the page; `after` returns a function that cancels. */
const clock = {
  now: () => exactTime(performance.now()),
  after(milliseconds, body) {
    const timer = setTimeout(body, milliseconds);
    return () => clearTimeout(timer);
  },
};

/**
 * Mediates between a control and its host. Frameworks answer `input` with a value: the same, rounded, limited or
 * older, immediately or later. Answers must not move a held control; `HostEcho` detects them.
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
   * @param {number} value what the page holds, perhaps out of the bounds of the control
   * @param {(value: number) => void} put sets the value of the control
   */
  constructor(engine, control, value, put, time = clock) {
    this.#control = control;
    this.#put = put;
    this.#clock = time;
    this.#echo = new HostEcho(engine, value);
  }

  /** Receives a value of the host. A possible answer waits for the end of the edit, or longer. */
  says(value) {
    this.#echo.heard(value, this.#isInside);
    if (!this.#control.willReport('began')) this.#adopt();
  }

  /** Handles a value that cannot be an answer. */
  insisted(value) {
    this.#stopWaiting();
    this.#echo.restart(value);
    if (this.#isEditing) this.#echo.note({ type: 'began', time: this.#now });
  }

  /**
   * Reports an effect to the host by `report`; the end of an edit has the final value.
   * @param {(effect: object) => void} report
   */
  hears(effect, report) {
    const wasInside = this.#isInside;
    this.#echo.note(effect);
    if (effect.type === 'began') this.#isEditing = true;
    if (effect.type === 'ended') {
      this.#isEditing = false;
      // Skipped if another edit has begun already that has not been reported.
      if (!this.#control.willReport('began') && this.#adopt()) effect = { ...effect, value: this.#control.value };
    }
    this.#isInside = answerable.has(effect.type);
    try {
      report(effect);
    } finally {
      this.#isInside = wasInside;
    }
  }

  /** Marks values set during `body` as possible answers. */
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

  /** Sets the host's value if it is due. @returns {boolean} true if one was set */
  #adopt() {
    const { value, deadline } = this.#echo.adopt(this.#now);
    this.#stopWaiting();
    if (deadline !== null) this.#stopWaiting = this.#clock.after(Math.ceil(deadline - this.#now), () => this.#adopt());
    if (value === null) return false;
    this.#put(value);
    return true;
  }
}
