// What comes out of a control, as events of the page, and as vibrations.
import { HapticGate } from '../engine/haptics.js';

/** Effects that are events by their own name, with all that they have as `detail`. */
const told = new Set(['tick', 'bound', 'began', 'ended', 'preview', 'tapped']);

/** Milliseconds to vibrate for: a tick is light, a bound is not. */
const strength = { tick: 5, bound: 15 };

/** What the program did itself is not told to it. */
const silent = new Set(['host', 'clamp']);

/** What may change the value many times between two frames: of that the last value is told, once a frame. */
const flowing = new Set(['drag', 'motion', 'wheel', 'crown']);

/** What native controls tell too; of a control with several parts it says which one it is of, and its value. */
function inputEvent(name, { part, value }, how) {
  return part === undefined ? new Event(name, how) : new CustomEvent(name, { ...how, detail: { part, value } });
}

/** Tells the page of a control's effects as native controls would. */
export class Teller {
  #element;
  /** The value before the edit that is open, of each part. @type {Map<number, number>} */
  #originals = new Map();
  /** The `input` that is still to be told, of each part. @type {Map<number, object>} */
  #pending = new Map();
  /** Decides which ticks and bounds are felt. @type {HapticGate | null} */
  #gate = null;

  constructor(element) {
    this.#element = element;
  }

  /**
   * @param {object} effect
   * @param {number} before the value before it
   */
  tell(effect, before) {
    const { type, ...detail } = effect;
    const { part = 0 } = effect;
    if (type === 'began') this.#originals.set(part, before);
    if (type in strength) this.#vibrate(effect);
    if (told.has(type)) this.#dispatch(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    if (type === 'changed' && !silent.has(effect.cause)) {
      this.#pending.set(part, effect);
      if (!flowing.has(effect.cause)) this.flush();
    }
    if (type === 'ended' && effect.reason === 'commit' && effect.value !== this.#originals.get(part)) {
      this.#dispatch(inputEvent('change', effect, { bubbles: true }));
    }
  }

  /** Tells each `input` that waits for its frame. A host may set the value in return. */
  flush() {
    for (const [part, effect] of this.#pending) {
      this.#pending.delete(part);
      this.#element.telling(part, () => {
        this.#dispatch(inputEvent('input', effect, { bubbles: true, composed: true }));
      });
    }
  }

  /** Whoever hears of it may ask a form what it would send. */
  #dispatch(event) {
    this.#element.settle();
    this.#element.dispatchEvent(event);
  }

  /** Before the first touch of the page a browser would only complain. */
  #vibrate(effect) {
    const { control, haptics } = this.#element;
    if (!haptics || !navigator.vibrate || !navigator.userActivation?.hasBeenActive) return;
    this.#gate ??= new HapticGate(this.#element.constructor.supply.engine);
    if (this.#gate.plays(effect, control.time)) navigator.vibrate(strength[effect.type]);
  }
}
