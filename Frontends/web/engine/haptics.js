// The rule of detent_haptic_gate in detent.h, reimplemented: an export would need more space in each module. Tests
// check both against the same cases.
import { tickOfRun } from './effects.js';
import { nanoseconds } from './struct.js';

/** Default gap in milliseconds: DETENT_HAPTIC_GAP of detent.h. */
const usualGap = 31.25;

/** Decides which ticks and bounds a device plays. detent.h defines the rule. */
export class HapticGate {
  #engine;
  #gap;
  /** Time of the last played effect, and of the last played bound, in nanoseconds. */
  #last = -Infinity;
  #lastBound = -Infinity;

  /**
   * @param {import('./engine.js').Engine} engine
   * @param {number} [gap] minimum time between effects, and limit of lateness, in milliseconds
   */
  constructor(engine, gap = usualGap) {
    this.#engine = engine;
    this.#gap = nanoseconds(gap);
  }

  /**
   * Returns true if an effect should be played now, and counts it as played.
   * @param {object} effect of any type; only `tick` and `bound` are played
   * @param {number} now time of its event or frame: milliseconds, by the control's clock
   * @returns {boolean}
   */
  plays(effect, now) {
    const moment = nanoseconds(now);
    if (moment < this.#last) this.#last = this.#lastBound = -Infinity;
    const isBound = effect.type === 'bound';
    if (!isBound && effect.type !== 'tick') return false;
    if (moment - (isBound ? this.#lastBound : this.#last) < this.#gap || this.#isLate(effect, moment)) return false;
    this.#last = moment;
    if (isBound) this.#lastBound = moment;
    return true;
  }

  /** True if an effect is late; for a run of marks, the last one counts. */
  #isLate(effect, moment) {
    const length = Math.abs(effect.count ?? 1);
    const { time } = length > 1 ? tickOfRun(this.#engine, effect, length - 1) : effect;
    const late = moment - nanoseconds(time);
    return late > 0 && late >= this.#gap;
  }
}
