// Assigns wheel turns to the control below the mouse, or to the page.

/**
 * Milliseconds. Turns closer together form one gesture, which stays with the control it began on: a flick that reaches
 * a bound does not continue in the page, nor does a wheel turned notch by notch. Chromium latches a wheel to the
 * scrolled element for the same time (`kDefaultMouseWheelLatchingTransaction`).
 */
const gesture = 500;

/**
 * Milliseconds. Minimum time of a mouse over a control, without scrolling under it, before a wheel turns the control;
 * counted from the arrival of the mouse, not from its rest. A choice, not a measurement. Lies between the 100 ms for
 * which Firefox ignores a mouse after the page has scrolled (`mousewheel.transaction.ignoremovedelay`), and the 1500
 * ms before a wheel in Firefox may scroll something else (`mousewheel.transaction.timeout`).
 */
const hoverTime = 300;

/**
 * Points. Shorter moves are unintentional: the finger on the wheel shakes the mouse. In Chromium, two turns this close
 * form one gesture (`kWheelLatchingSlopRegion`).
 */
const jitter = 10;

/** Factor applied to turns when testing for movement, because a fraction of a line moves nothing yet. */
const far = 1000;

/** Follows the mouse over one element, and decides for each gesture of its wheel. */
export class Wheel {
  #host;
  /** Time and position at which the mouse arrived, or something last scrolled under it. */
  #since = -Infinity;
  #start = null;
  /** Position of the mouse. */
  #place = null;
  /** True if the mouse has been moved since, by hand. */
  #isMoved = false;
  /** Time of the last turn; `#isTaken` is true if the control received it. */
  #last = -Infinity;
  #isTaken = false;

  /** @param {import('../detent-element.js').DetentElement} host */
  constructor(host) {
    this.#host = host;
  }

  /** Handles a mouse that enters by its own motion or because the page has scrolled. */
  enter(place, time) {
    this.#place = place;
    this.scrolled(time);
  }

  /** Handles a move of the mouse over the element. */
  move(place) {
    this.#place = place;
    this.#start ??= place;
    const [x, y] = [place.x - this.#start.x, place.y - this.#start.y];
    if (x * x + y * y > jitter * jitter) this.#isMoved = true;
  }

  /** Handles a scroll under the mouse. */
  scrolled(time) {
    this.#since = time;
    this.#start = this.#place;
    this.#isMoved = false;
  }

  /**
   * Returns true if a turn belongs to the control; otherwise the page scrolls.
   * @param {object} turn as for `Control.handle`
   * @param {boolean} isCancelable true if the browser's scrolling can still be prevented
   */
  takes(turn, isCancelable) {
    if (turn.x === 0 && turn.y === 0) return false;
    const goesOn = turn.time - this.#last < gesture;
    this.#last = turn.time;
    this.#isTaken = isCancelable && (this.#isHeld(turn) || this.#isWanted(turn, goesOn));
    return this.#isTaken;
  }

  /** True in a drag or an unfinished wheel gesture, during which the page does not scroll. */
  #isHeld({ time }) {
    this.#host.control?.advance(time);
    return this.#host.control?.isHeld;
  }

  /**
   * True if the page receives a turn on the cross axis. Such turns can move a control too, so that a wheel with one
   * axis suffices, but mostly scroll the page; only a focused control receives them.
   */
  #isThePages({ x, y }) {
    const [along, across] = this.#host.isUpright ? [y, x] : [x, y];
    return Math.abs(across) > Math.abs(along) && !this.#hasFocus;
  }

  get #hasFocus() {
    return this.#host.matches(':focus-within');
  }

  #isWanted(turn, goesOn) {
    return !this.#isThePages(turn) && ((goesOn && this.#isKept(turn)) || this.#isMeant(turn));
  }

  /** True if a control that began a gesture keeps it, even past a bound. */
  #isKept(turn) {
    return this.#isTaken && (this.#canMove(turn) || this.#canMove({ ...turn, x: -turn.x, y: -turn.y }));
  }

  /** True if a turn is meant for the control: focused, or by its setting reached by the mouse without a scroll. */
  #isMeant(turn) {
    const isChosen = this.#hasFocus || (this.#isMoved && this.#host.wheel !== 'focus');
    return isChosen && turn.time - this.#since >= hoverTime && this.#canMove(turn);
  }

  /** True if the control can move in that direction. */
  #canMove({ x, y, ...turn }) {
    return this.#host.control?.wouldChange({ ...turn, x: x * far, y: y * far }) ?? false;
  }
}
