// Which marks and bounds a device plays: the rule of detent_haptic_gate in detent.h. It is written once more here, as an
// export would take more of each module than this does; the tests hold both against the same cases.
import { tickOfRun } from './effects.js';
import { nanoseconds } from './struct.js';

/** The usual gap, in milliseconds: DETENT_HAPTIC_GAP of detent.h. */
const usualGap = 31.25;

/** Decides which ticks and bounds a device plays as haptics, or as sounds. The rule stands in detent.h. */
export class HapticGate {
  #engine;
  #gap;
  /** When something was last played, and when a bound was; in nanoseconds. */
  #last = -Infinity;
  #lastBound = -Infinity;

  /**
   * @param {import('./engine.js').Engine} engine
   * @param {number} [gap] the least time from one that is played to the next, and how late one may be, in milliseconds
   */
  constructor(engine, gap = usualGap) {
    this.#engine = engine;
    this.#gap = nanoseconds(gap);
  }

  /**
   * Whether to play an effect now; if so, it counts as played.
   * @param {object} effect any; only `tick` and `bound` are ever played
   * @param {number} now milliseconds, by the control's clock: the time of the event or frame that brought it about
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

  /** Of a run of marks the last one counts. */
  #isLate(effect, moment) {
    const length = Math.abs(effect.count ?? 1);
    const { time } = length > 1 ? tickOfRun(this.#engine, effect, length - 1) : effect;
    const late = moment - nanoseconds(time);
    return late > 0 && late >= this.#gap;
  }
}
