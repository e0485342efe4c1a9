// Effects of a control as events of the page, and as vibrations.
import { HapticGate } from '../engine/haptics.js';

/** Effects that become events of the same name, with their fields as `detail`. */
const sameNamed = new Set(['tick', 'bound', 'began', 'ended', 'preview', 'tapped']);

/** Milliseconds of vibration: short for a tick, longer for a bound. */
const strength = { tick: 5, bound: 15 };

/** Causes that may change the value many times a frame; only the last value fires `input`. */
const flowing = new Set(['drag', 'motion', 'wheel', 'crown']);

/** Makes an event of native controls; with several parts, `detail` has the part and its value. */
function inputEvent(name, { part, value }, how) {
  return part === undefined ? new Event(name, how) : new CustomEvent(name, { ...how, detail: { part, value } });
}

/** Fires a control's effects as events of the page, as native controls do. */
export class EventReporter {
  #element;
  /** Value of each part before the current edit. @type {Map<number, number>} */
  #originals = new Map();
  /** Pending `input` of each part. @type {Map<number, object>} */
  #pending = new Map();
  /** Decides which ticks and bounds vibrate. @type {HapticGate | null} */
  #gate = null;

  constructor(element) {
    this.#element = element;
  }

  /**
   * @param {object} effect
   * @param {number} before the previous value
   */
  report(effect, before) {
    const { type, ...detail } = effect;
    const { part = 0 } = effect;
    if (type === 'began') this.#originals.set(part, before);
    if (type in strength) this.#vibrate(effect);
    if (sameNamed.has(type)) this.#dispatch(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    if (type === 'changed') {
      this.#pending.set(part, effect);
      if (!flowing.has(effect.cause)) this.flush();
    }
    if (type === 'ended' && effect.reason === 'commit' && effect.value !== this.#originals.get(part)) {
      this.#dispatch(inputEvent('change', effect, { bubbles: true }));
    }
  }

  /** Fires each pending `input`. The host may set the value in response. */
  flush() {
    for (const [part, effect] of this.#pending) {
      this.#pending.delete(part);
      this.#element.reporting(part, () => {
        this.#dispatch(inputEvent('input', effect, { bubbles: true, composed: true }));
      });
    }
  }

  /** Updates forms first, because a listener may read the form. */
  #dispatch(event) {
    this.#element.settle();
    this.#element.dispatchEvent(event);
  }

  /** Skips vibration before the first user activation, when browsers would warn. */
  #vibrate(effect) {
    const { control, haptics } = this.#element;
    if (!haptics || !navigator.vibrate || !navigator.userActivation?.hasBeenActive) return;
    this.#gate ??= new HapticGate(this.#element.constructor.supply.engine);
    if (this.#gate.plays(effect, control.time)) navigator.vibrate(strength[effect.type]);
  }
}
