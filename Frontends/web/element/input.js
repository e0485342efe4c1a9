// Browser events as events of the engine.
import { modifiers } from '../engine/modifiers.js';
import { buttonsIn, keyOf, modifiersOf, reportsOf, sourceOf, wheelUnits } from './reports.js';
import { Scrolling } from './scrolling.js';
import { Surface } from './surface.js';
import { exactTime, scriptTime } from './time.js';
import { Wheel } from './wheel.js';

/**
 * Passes pointers, wheel and keys of an element to `take`, which returns true for the control's own.
 *
 * A hovering pointer reads the layout when it arrives and after a scroll, a dragging one at each move. Positions are in the
 * surface's own points.
 */
export class Input {
  #host;
  #surface;
  #take;
  /** Pointers that the control has taken. */
  #held = new Set();
  /** Last `buttons` of each pointer that has pressed here. @type {Map<number, number>} */
  #buttons = new Map();
  /** Moves of pressed pointers as engine events, waiting for the next frame or an earlier read. */
  #waiting = [];
  /** Last event of a hovering pointer, if any. */
  #hovering = null;
  #scrolling;
  #wheel;

  /**
   * @param {HTMLElement} host element that listens
   * @param {HTMLElement} surface origin of positions
   * @param {(...events: object[]) => boolean} take
   */
  constructor(host, surface, take) {
    this.#host = host;
    this.#surface = new Surface(host, surface);
    this.#take = take;
    this.#wheel = new Wheel(host);
    this.#scrolling = new Scrolling(host, (event) => this.#scrolled(event));
    const listen = (type, body, options) => host.addEventListener(type, body, options);
    listen('pointerenter', (event) => this.#enter(event));
    listen('pointerdown', (event) => this.#press(event, 0, event.buttons || 1));
    listen('pointermove', (event) => this.#move(event));
    listen('pointerup', (event) => this.#press(event, this.#buttons.get(event.pointerId), 0));
    listen('pointercancel', (event) => this.#lose(event));
    listen('lostpointercapture', (event) => this.#lose(event));
    listen('pointerleave', (event) => this.#leave(event));
    listen('contextmenu', (event) => this.#contextMenu(event));
    listen('keydown', (event) => this.#key(event));
    listen('wheel', (event) => this.#turn(event), { passive: false });
  }

  /** Cancels all pointers, as when the element leaves the page. */
  cancel() {
    this.catchUp();
    const time = exactTime(performance.now());
    for (const pointer of this.#held) this.#take({ type: 'cancel', time, pointer });
    this.#held.clear();
    this.#buttons.clear();
    if (this.#hovering) this.#take({ ...this.#hovering, type: 'leave', time });
    this.#hovering = null;
    this.#scrolling.stop();
  }

  #enter(event) {
    this.#surface.measure();
    this.#scrolling.start();
    this.#wheel.enter(placeOf(event), this.#time(event));
  }

  #scrolled(event) {
    this.#surface.isStale = true;
    this.#wheel.scrolled(this.#time(event));
  }

  #time({ timeStamp, view }) {
    if (view === globalThis) return exactTime(timeStamp); // the usual case
    return scriptTime(view ?? this.#host.ownerDocument.defaultView, timeStamp);
  }

  /** Sets the size of the surface, in its own points; of a `track`, where a drag keeps its grip in shares of that. */
  resized(size, isTrack) {
    this.catchUp();
    this.#surface.resized(size, isTrack);
  }

  #pointer(type, event) {
    return {
      type, time: this.#time(event), pointer: event.pointerId, source: sourceOf(event), ...this.#surface.place(event),
      modifiers: modifiersOf(event),
    };
  }

  /** Passes on the buttons that went down or up. While one is down, browsers report others as moves. */
  #press(event, before, now) {
    const { pointerId } = event;
    this.catchUp();
    this.#surface.measure();
    this.#buttons.set(pointerId, now);
    for (const button of buttonsIn(before & ~now)) this.#take({ ...this.#pointer('up', event), button });
    for (const button of buttonsIn(now & ~before)) {
      if (this.#take({ ...this.#pointer('down', event), button })) this.#hold(pointerId);
    }
    if (now === 0) this.#forget(event);
  }

  #hold(pointerId) {
    this.#held.add(pointerId);
    this.#surface.hold(pointerId);
    try {
      this.#host.setPointerCapture(pointerId);
    } catch {
      // Synthetic pointers cannot be captured.
    }
  }

  #forget({ pointerId, pointerType }) {
    this.#held.delete(pointerId);
    this.#surface.release(pointerId);
    this.#buttons.delete(pointerId);
    if (pointerType === 'touch') this.#surface.forget(pointerId);
  }

  #move(event) {
    const before = this.#buttons.get(event.pointerId) ?? event.buttons;
    if (event.pointerType !== 'touch' && before !== event.buttons) return this.#press(event, before, event.buttons);
    if (this.#held.has(event.pointerId)) {
      this.#waiting.push(...this.#moves(event));
      return this.#host.fallBehind();
    }
    this.#wheel.move(placeOf(event));
    // With the left button down elsewhere, it does not hover.
    if (event.pointerType !== 'touch' && !(event.buttons & 1)) {
      this.#hovering = { ...this.#pointer('hover', event), button: buttonsIn(event.buttons)[0] };
      this.#take(this.#hovering);
    }
  }

  /** Passes on waiting moves. */
  catchUp() {
    if (this.#waiting.length > 0) this.#take(...this.#waiting.splice(0));
  }

  /**
   * Returns the moves of an event. Coalesced moves differ only in time and position, which must be read
   * during the event: later, Firefox reports 0, 0 for all.
   */
  #moves(event) {
    this.#surface.measure();
    const { pointerId: pointer } = event;
    const [source, modifiers] = [sourceOf(event), modifiersOf(event)];
    return reportsOf(event).map((report) => (
      { type: 'move', time: this.#time(report), pointer, source, ...this.#surface.place(report), modifiers }));
  }

  #lose(event) {
    this.catchUp();
    if (this.#held.has(event.pointerId)) this.#take(this.#pointer('cancel', event));
    this.#forget(event);
  }

  #leave(event) {
    this.#hovering = null;
    this.#scrolling.stop();
    if (event.pointerType === 'touch' || this.#held.has(event.pointerId)) return;
    this.#buttons.delete(event.pointerId); // what goes down or up elsewhere is not seen
    this.#take(this.#pointer('leave', event));
    this.#surface.forget(event.pointerId);
  }

  /** Suppresses the menu of a long press while a pointer holds the control. */
  #contextMenu(event) {
    if (this.#held.has(event.pointerId)) event.preventDefault();
  }

  /** Leaves the browser's history alone: alt except with up and down. */
  #key(event) {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.altKey && event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const source = keyOf(event);
    if (!source) return;
    const time = this.#time(event);
    if (this.#take({ type: 'key', time, source, modifiers: modifiersOf(event) })) event.preventDefault();
  }

  #turn(event) {
    if (event.defaultPrevented || this.#host.wheel === false) return;
    const turn = {
      type: 'wheel', time: this.#time(event), source: wheelUnits[event.deltaMode],
      ...turnOf(event, this.#host.isUpright),
    };
    if (!this.#wheel.takes(turn, event.cancelable)) return;
    if (this.#take(turn)) event.preventDefault();
  }
}

/**
 * Distance and modifiers of a wheel turn. Browsers turn shift and wheel into horizontal scrolling: over
 * a vertical control this is undone, and shift makes the turn coarser; otherwise shift is removed.
 */
function turnOf(event, isUpright) {
  const { deltaX: x, deltaY: y, shiftKey } = event;
  const held = modifiersOf(event);
  if (!shiftKey || y !== 0) return { x, y, modifiers: held };
  return isUpright ? { x: 0, y: x, modifiers: held } : { x, y, modifiers: held & ~modifiers.shift };
}

/** Position in the window. */
function placeOf({ clientX, clientY }) {
  return { x: clientX, y: clientY };
}
