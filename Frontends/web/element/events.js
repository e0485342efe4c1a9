// What comes out of a control, as events of the page.

/** Effects that are events by their own name, with all that they have as `detail`. */
const told = new Set(['tick', 'bound', 'began', 'ended', 'preview', 'tapped']);

/** Milliseconds to vibrate for: a tick is light, a bound is not. */
const strength = { tick: 5, bound: 15 };

/** What the program did itself is not told to it. */
const silent = new Set(['host', 'clamp']);

/** Tells the page of a control's effects as native controls would. */
export class Teller {
  #element;
  /** The value before the edit that is open. */
  #original = 0;

  constructor(element) {
    this.#element = element;
  }

  /**
   * @param {object} effect
   * @param {number} before the value before it
   */
  tell(effect, before) {
    const { type, ...detail } = effect;
    if (type === 'began') this.#original = before;
    if (type in strength) this.#vibrate(strength[type]);
    if (told.has(type)) this.#dispatch(new CustomEvent(type, { detail, bubbles: true }));
    if (type === 'changed' && !silent.has(effect.cause)) {
      this.#dispatch(new Event('input', { bubbles: true, composed: true }));
    }
    if (type === 'ended' && effect.reason === 'commit' && effect.value !== this.#original) {
      this.#dispatch(new Event('change', { bubbles: true }));
    }
  }

  #dispatch(event) {
    this.#element.dispatchEvent(event);
  }

  /** Before the first touch of the page a browser would only complain. */
  #vibrate(milliseconds) {
    if (this.#element.haptics && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(milliseconds);
  }
}
