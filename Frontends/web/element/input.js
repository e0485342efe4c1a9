// What the browser reports, as events of the engine.
import { modifiers } from '../engine/modifiers.js';
import { Corners, Places } from './plane.js';
import { hasLetGo, keyOf, modifiersOf, reportsOf, sourceOf, wheelUnits } from './reports.js';
import { Scrolling } from './scrolling.js';
import { exactTime, scriptTime } from './time.js';
import { Wheel } from './wheel.js';
import { zoomOf } from './zoom.js';

/**
 * Hands pointers, wheel and keys of an element to `take`, which says whether the engine did something with the events.
 *
 * Where a pointer is follows from where the element was when the pointer came, when its size changed, or after something
 * has scrolled under one that hovers: other moves never ask for the layout. Places are in the surface's own points, whatever
 * transforms show it.
 */
export class Input {
  #host;
  #surface;
  #take;
  #corners;
  /** How much larger the surface is shown than the browser tells. */
  #zoom = 1;
  /** How the surface is shown. @type {import('./plane.js').Plane} */
  #plane;
  #places = new Places();
  /** In points of the surface; `null` until it has been measured. */
  #size = null;
  /** The pointers that are down. */
  #held = new Set();
  /** Moves of pointers that are down, as events of the engine: they wait for the next frame, or for whoever asks before. */
  #waiting = [];
  /** The last report of a pointer that hovers, if one does. */
  #hovering = null;
  /** Whether something has scrolled under the pointer that is over the element. */
  #isStale = false;
  /** Whether the size has changed since the plane was asked for. */
  #isResized = true;
  #scrolling;
  #wheel;

  /**
   * @param {HTMLElement} host what listens
   * @param {HTMLElement} surface what places are relative to
   * @param {(...events: object[]) => boolean} take
   */
  constructor(host, surface, take) {
    this.#host = host;
    this.#surface = surface;
    this.#corners = new Corners(surface);
    this.#take = take;
    this.#wheel = new Wheel(host);
    this.#scrolling = new Scrolling(host, (event) => this.#scrolled(event));
    const listen = (type, body, options) => host.addEventListener(type, body, options);
    listen('pointerenter', (event) => this.#enter(event));
    listen('pointerdown', (event) => this.#down(event));
    listen('pointermove', (event) => this.#move(event));
    listen('pointerup', (event) => this.#lift(event, 'up'));
    listen('pointercancel', (event) => this.#lift(event, 'cancel'));
    listen('lostpointercapture', (event) => this.#lift(event, 'cancel'));
    listen('pointerleave', (event) => this.#leave(event));
    listen('contextmenu', (event) => this.#contextMenu(event));
    listen('keydown', (event) => this.#key(event));
    listen('wheel', (event) => this.#turn(event), { passive: false });
  }

  /** Takes all pointers away, as when the element leaves the page. */
  cancel() {
    this.catchUp();
    const time = exactTime(performance.now());
    for (const pointer of this.#held) this.#take({ type: 'cancel', time, pointer });
    this.#held.clear();
    if (this.#hovering) this.#take({ ...this.#hovering, type: 'leave', time });
    this.#hovering = null;
    this.#scrolling.stop();
  }

  #enter(event) {
    this.#measure();
    this.#scrolling.start();
    this.#wheel.enter(placeOf(event), this.#time(event));
  }

  #scrolled(event) {
    this.#isStale = true;
    this.#wheel.scrolled(this.#time(event));
  }

  #time({ timeStamp, view }) {
    if (view === globalThis) return exactTime(timeStamp); // as most are
    return scriptTime(view ?? this.#host.ownerDocument.defaultView, timeStamp);
  }

  /** The surface has another size, in its own points. */
  resized(width, height) {
    this.#size = { width, height };
    this.#isResized = true;
  }

  #measure() {
    this.#isStale = this.#isResized = false;
    const { offsetWidth: width, offsetHeight: height } = this.#surface;
    this.#zoom = zoomOf(this.#host);
    this.#plane = this.#corners.plane(this.#size ?? { width, height });
  }

  /** A pointer where boxes are told. */
  #unzoomed({ pointerId, clientX, clientY }) {
    return { pointerId, clientX: clientX / this.#zoom, clientY: clientY / this.#zoom };
  }

  #pointer(type, event) {
    if (this.#isResized) this.#measure();
    return {
      type, time: this.#time(event), pointer: event.pointerId, source: sourceOf(event),
      ...this.#places.of(this.#plane, this.#unzoomed(event)), modifiers: modifiersOf(event),
    };
  }

  #down(event) {
    if (event.button !== 0) return;
    this.#measure();
    this.#held.add(event.pointerId);
    this.#take(this.#pointer('down', event));
    try {
      this.#host.setPointerCapture(event.pointerId);
    } catch {
      // A pointer that a program made up cannot be captured.
    }
  }

  #move(event) {
    if (this.#held.has(event.pointerId)) {
      if (hasLetGo(event)) return this.#lift(event, 'up');
      this.#waiting.push(...this.#moves(event));
      return this.#host.fallBehind();
    }
    this.#wheel.move(placeOf(event));
    if (event.pointerType !== 'touch' && event.buttons === 0) {
      if (this.#isStale) this.#measure();
      this.#hovering = this.#pointer('hover', event);
      this.#take(this.#hovering);
    }
  }

  /** Hands in the moves that wait. */
  catchUp() {
    if (this.#waiting.length > 0) this.#take(...this.#waiting.splice(0));
  }

  /**
   * The moves of an event. Those that the browser has put together differ in their times and places only, which are read while it
   * tells of the event: afterwards Firefox says that all of them were at 0, 0.
   */
  #moves(event) {
    if (this.#isResized) this.#measure();
    const { pointerId: pointer } = event;
    const [source, modifiers] = [sourceOf(event), modifiersOf(event)];
    return reportsOf(event).map((report) => {
      const { x, y } = this.#places.of(this.#plane, this.#unzoomed(report));
      return { type: 'move', time: this.#time(report), pointer, source, x, y, modifiers };
    });
  }

  #lift(event, type) {
    if (!this.#held.delete(event.pointerId)) return;
    this.catchUp();
    this.#take(this.#pointer(type, event));
    if (event.pointerType === 'touch') this.#places.forget(event.pointerId);
  }

  #leave(event) {
    this.#hovering = null;
    this.#scrolling.stop();
    if (event.pointerType === 'touch' || this.#held.has(event.pointerId)) return;
    this.#take(this.#pointer('leave', event));
    this.#places.forget(event.pointerId);
  }

  /** Keeps the menu of a long press away while a pointer holds the control: it is a drag, and asks for no menu. */
  #contextMenu(event) {
    if (this.#held.has(event.pointerId)) event.preventDefault();
  }

  /** Keys with control or meta are the browser's; so are those with alt that go back, go home or choose a tab. */
  #key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.isComposing) return;
    if (event.altKey && event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const source = keyOf(event);
    if (!source) return;
    const time = this.#time(event);
    if (this.#take({ type: 'key', time, source, modifiers: modifiersOf(event) })) event.preventDefault();
  }

  /** With control held it is the browser's zoom. */
  #turn(event) {
    if (event.defaultPrevented || event.ctrlKey || this.#host.wheel === false) return;
    const turn = {
      type: 'wheel', time: this.#time(event), source: wheelUnits[event.deltaMode],
      ...turnOf(event, this.#host.isUpright),
    };
    if (!this.#wheel.takes(turn, event.cancelable)) return;
    event.preventDefault();
    this.#take(turn);
  }
}

/**
 * How far a wheel goes, and with what held. Shift makes browsers turn it sideways: over what stands upright it is turned
 * back, and is coarser; over what lies, that is all that shift is for.
 */
function turnOf(event, isUpright) {
  const { deltaX: x, deltaY: y, shiftKey } = event;
  const held = modifiersOf(event);
  if (!shiftKey || y !== 0) return { x, y, modifiers: held };
  return isUpright ? { x: 0, y: x, modifiers: held } : { x, y, modifiers: held & ~modifiers.shift };
}

/** In the window. */
function placeOf({ clientX, clientY }) {
  return { x: clientX, y: clientY };
}
