// Whose a turn of the wheel is: the control's that it turns over, or the page's.

/**
 * Milliseconds. Turns that are closer to one another are one gesture, and what is begun on a control stays the
 * control's: a flick does not go on in the page when it has reached a bound, nor does a wheel that is turned notch by
 * notch. So long Chromium itself leaves a wheel to what it has scrolled last (`kDefaultMouseWheelLatchingTransaction`).
 */
const gesture = 500;

/**
 * Milliseconds that a mouse has to be over a control, with nothing scrolling under it, before a wheel can be meant for
 * the control. It counts from when the mouse comes, and not from when it rests. Nobody has measured it. It lies between
 * the 100 ms for which Firefox ignores a mouse after the page has scrolled
 * (`mousewheel.transaction.ignoremovedelay`), and the 1500 ms that it waits before a wheel may scroll something else
 * (`mousewheel.transaction.timeout`).
 */
const hoverTime = 300;

/**
 * Points. A mouse that goes no further has not been moved on purpose: the finger on the wheel shakes it. As far apart
 * two wheels may be for Chromium and still be one gesture (`kWheelLatchingSlopRegion`).
 */
const jitter = 10;

/** So many times as far it is asked whether a control can go there: a part of a line moves nothing yet. */
const far = 1000;

/** Follows the mouse over one element, and decides for each gesture of its wheel. */
export class Wheel {
  #host;
  /** Since when the mouse is over the element and nothing has scrolled under it; and where it was then. */
  #since = -Infinity;
  #start = null;
  /** Where the mouse is. */
  #place = null;
  /** Whether it has been moved since then, by hand. */
  #isMoved = false;
  /** When it was turned last, and whether that was the control's. */
  #last = -Infinity;
  #isTaken = false;

  /** @param {import('../detent-element.js').DetentElement} host */
  constructor(host) {
    this.#host = host;
  }

  /** The mouse has come over the element: by itself, or because the page has scrolled. */
  enter(place, time) {
    this.#place = place;
    this.scrolled(time);
  }

  /** The mouse is somewhere over the element. */
  move(place) {
    this.#place = place;
    this.#start ??= place;
    const [x, y] = [place.x - this.#start.x, place.y - this.#start.y];
    if (x * x + y * y > jitter * jitter) this.#isMoved = true;
  }

  /** Something has scrolled under the mouse. */
  scrolled(time) {
    this.#since = time;
    this.#start = this.#place;
    this.#isMoved = false;
  }

  /**
   * Whether a turn of the wheel is the control's; else it must hear nothing of it, and the page scrolls.
   * @param {object} turn as `Control.handle` takes it
   * @param {boolean} isCancelable whether the browser can still be kept from scrolling
   */
  takes(turn, isCancelable) {
    if (turn.x === 0 && turn.y === 0) return false;
    const goesOn = turn.time - this.#last < gesture;
    this.#last = turn.time;
    this.#isTaken = isCancelable && (this.#isHeld(turn) || this.#isWanted(turn, goesOn));
    return this.#isTaken;
  }

  /** In a drag, and until the engine has ended the gesture of a wheel, the page stays where it is. */
  #isHeld({ time }) {
    this.#host.control?.advance(time);
    return this.#host.control?.isHeld;
  }

  /**
   * Lines and pages across the axis move a control too, so that a wheel of one axis serves all of them. A page
   * mostly scrolls that way: only a control that has the focus takes them from it.
   */
  #isThePages({ x, y }) {
    const [along, across] = this.#host.isUpright ? [y, x] : [x, y];
    return Math.abs(across) > Math.abs(along) && !this.#hasFocus;
  }

  get #hasFocus() {
    return this.#host.matches(':focus');
  }

  #isWanted(turn, goesOn) {
    return !this.#isThePages(turn) && ((goesOn && this.#isKept(turn)) || this.#isMeant(turn));
  }

  /** The control keeps what it has begun with, also past a bound. */
  #isKept(turn) {
    return this.#isTaken && (this.#canMove(turn) || this.#canMove({ ...turn, x: -turn.x, y: -turn.y }));
  }

  /** Who turns it means the control if that has the focus, or the mouse was moved onto it, and no page scrolls. */
  #isMeant(turn) {
    const isChosen = this.#isMoved || this.#hasFocus;
    return isChosen && turn.time - this.#since >= hoverTime && this.#canMove(turn);
  }

  /** Whether the control can go that way. */
  #canMove({ x, y, ...turn }) {
    return this.#host.control?.wouldChange({ ...turn, x: x * far, y: y * far }) ?? false;
  }
}
