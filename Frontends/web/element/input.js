// Browser events as events of the engine.
import { Later, afterPage } from './after-page.js';
import { Around } from './around.js';
import { buttonsIn, isOwnTouch, keyOf, modifiersOf, placeOf, reportsOf, sourceOf, turnOf, wheelUnits } from './reports.js';
import { Surface } from './surface.js';
import { exactTime, scriptTime } from './time.js';

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
  /** Those of which the control has heard: a press that the page has cancelled has no end either. @type {Map<number, number>} */
  #told = new Map();
  /** Moves of pressed pointers as engine events, waiting for the next frame or an earlier read. */
  #waiting = [];
  /** Last event of a hovering pointer, if any. */
  #hovering = null;
  /** Events that it has handled. */
  #handled = new WeakSet();
  /** What waits for the page's listeners. */
  #later;
  #around;
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
    const { Wheel } = host.constructor;
    this.#wheel = Wheel && new Wheel(host);
    this.#later = new Later(() => host.fallBehind(), () => this.catchUp());
    const once = (body) => (event) => {
      if (!this.#handled.has(event)) body(event);
      this.#handled.add(event);
    };
    const handlers = {
      pointerdown: once((event) => this.#press(event, 0, event.buttons || 1)),
      pointermove: once((event) => this.#move(event)),
      pointerup: once((event) => this.#press(event, this.#buttons.get(event.pointerId), 0)),
      pointercancel: once((event) => this.#lose(event)),
      keydown: once((event) => this.#key(event)),
    };
    const listen = (type, body, options) => host.addEventListener(type, body, options);
    for (const type in handlers) listen(type, handlers[type], { capture: type === 'keydown' });
    listen('pointerenter', (event) => this.#enter(event));
    listen('lostpointercapture', (event) => this.#lose(event));
    listen('pointerleave', (event) => this.#leave(event));
    listen('contextmenu', (event) => { if (this.#held.has(event.pointerId)) event.preventDefault(); }); // that of a long press
    if (Wheel) listen('wheel', (event) => afterPage(event, () => this.#turn(event)), { passive: false });
    // A page may stop what comes to the element on its way.
    const later = (handle) => (event) => this.#later.add([event], () => handle(event));
    this.#around = new Around(host, {
      scroll: (event) => {
        this.#surface.isStale = true;
        this.#wheel?.scrolled(this.#time(event));
      },
      pointerdown: later(handlers.pointerdown),
      pointermove: (event) => { if (this.#held.has(event.pointerId)) handlers.pointermove(event); },
      pointerup: later(handlers.pointerup),
      dragstart: (event) => { if (this.#held.size > 0) event.preventDefault(); },
    });
    const keys = new Around(host, { keydown: handlers.keydown });
    listen('focusin', () => keys.start());
    listen('focusout', () => keys.stop());
  }

  /** Cancels all pointers, as when the element leaves the page. */
  cancel() {
    this.catchUp();
    const time = exactTime(performance.now());
    for (const pointer of this.#held) this.#take({ type: 'cancel', time, pointer });
    for (const list of [this.#held, this.#buttons, this.#told]) list.clear();
    if (this.#hovering) this.#take({ ...this.#hovering, type: 'leave', time });
    this.#hovering = null;
    this.#around.stop();
  }

  #enter(event) {
    this.#surface.measure();
    this.#around.start();
    this.#wheel?.enter(placeOf(event), this.#time(event));
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
    const ups = before & ~now & this.#told.get(pointerId);
    for (const button of buttonsIn(ups)) this.#take({ ...this.#pointer('up', event), button });
    const downs = buttonsIn(now & ~before).map((button) => ({ ...this.#pointer('down', event), button }));
    const hold = () => {
      this.#told.set(pointerId, this.#told.get(pointerId) | (now & ~before));
      for (const down of downs) if (this.#take(down)) this.#hold(event);
    };
    if (downs.length > 0) this.#later.press(event, hold);
    if (now === 0) this.#forget(event);
  }

  #hold({ pointerId, pointerType }) {
    this.#held.add(pointerId);
    this.#surface.hold(pointerId);
    if (pointerType === 'touch') return; // captured by itself
    try {
      this.#host.setPointerCapture(pointerId);
    } catch {} // synthetic pointers cannot be captured
  }

  #forget({ pointerId, pointerType }) {
    this.#held.delete(pointerId);
    this.#surface.release(pointerId);
    for (const buttons of [this.#buttons, this.#told]) buttons.delete(pointerId);
    if (pointerType === 'touch') this.#surface.forget(pointerId);
  }

  #move(event) {
    this.#later.run();
    const before = this.#buttons.get(event.pointerId) ?? (isOwnTouch(event) ? 0 : event.buttons);
    if (before !== event.buttons) return this.#press(event, before, event.buttons);
    if (this.#held.has(event.pointerId)) {
      this.#waiting.push(...this.#moves(event));
      return this.#host.fallBehind();
    }
    this.#wheel?.move(placeOf(event));
    // With the left button down elsewhere, it does not hover.
    if (event.pointerType !== 'touch' && !(event.buttons & 1)) {
      this.#hovering = { ...this.#pointer('hover', event), button: buttonsIn(event.buttons)[0] };
      this.#take(this.#hovering);
    }
  }

  /** Does what has waited for the page, and passes on waiting moves. */
  catchUp() {
    this.#later.run();
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
    this.#later.run(); // a press that the page has not answered yet holds the pointer
    this.#hovering = null;
    if (this.#held.size === 0) this.#around.stop();
    if (event.pointerType === 'touch' || this.#held.has(event.pointerId)) return;
    this.#buttons.delete(event.pointerId); // what goes down or up elsewhere is not seen
    this.#take(this.#pointer('leave', event));
    this.#surface.forget(event.pointerId);
  }

  /** Leaves the browser's history alone: alt except with up and down. */
  #key(event) {
    if (event.isComposing) return;
    if (event.altKey && event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const source = keyOf(event);
    if (!source) return;
    const key = { type: 'key', time: this.#time(event), source, modifiers: modifiersOf(event) };
    afterPage(event, () => { if (this.#take(key)) event.preventDefault(); });
  }

  #turn(event) {
    if (this.#host.wheel === 'never') return;
    const turn = {
      type: 'wheel', time: this.#time(event), source: wheelUnits[event.deltaMode],
      ...turnOf(event, this.#host.isUpright),
    };
    if (!this.#wheel.takes(turn, event.cancelable)) return;
    if (this.#take(turn)) event.preventDefault();
  }
}
