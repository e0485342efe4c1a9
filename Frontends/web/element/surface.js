// Positions of pointers on the surface of an element, in its own points.
import { Corners, Places } from './plane.js';
import { zoomOf } from './zoom.js';

/**
 * The surface of an element: measured when a pointer arrives, goes down or up, and at each move of a drag, as the page may
 * move the element meanwhile; otherwise after a scroll or a new size.
 */
export class Surface {
  #host;
  #stage;
  #corners;
  #places = new Places();
  /** Factor by which the browser reports boxes too small. */
  #zoom = 1;
  /** Current projection. @type {import('./plane.js').Plane} */
  #plane;
  /** Size in points; `null` until measured. */
  #size = null;
  /** Last position of each pointer that drags, and what a change of size has added to it. @type {Map<number, number[]>} */
  #drags = new Map();
  /** True if something may have moved or resized it since the last measurement. */
  isStale = true;

  /**
   * @param {HTMLElement} host
   * @param {HTMLElement} stage origin of positions
   */
  constructor(host, stage) {
    this.#host = host;
    this.#stage = stage;
    this.#corners = new Corners(stage);
  }

  /**
   * Sets the size, in points. A drag along a `track` keeps its grip in shares of that: the engine goes on from the thumb in
   * its new place, so the pointer is told from where it would be then.
   */
  resized(size, isTrack) {
    const before = (isTrack && this.#size) || size;
    const [across, down] = [size.width / before.width, size.height / before.height];
    for (const drag of this.#drags.values()) {
      drag[2] += drag[0] * (1 - across);
      drag[3] += drag[1] * (1 - down);
    }
    this.#size = size;
    this.isStale = true;
  }

  /** Begins a drag of a pointer, which keeps its place when the size changes. */
  hold(pointer) {
    this.#drags.set(pointer, [0, 0, 0, 0]);
  }

  measure() {
    this.isStale = false;
    this.#size ??= { width: this.#stage.offsetWidth, height: this.#stage.offsetHeight };
    this.#zoom = zoomOf(this.#host);
    this.#plane = this.#corners.plane(this.#size);
  }

  /** Position of a pointer's event. @returns {import('./plane.js').Point} */
  place({ pointerId, clientX, clientY }) {
    if (this.isStale) this.measure();
    const place = this.#places.of(this.#plane, { pointerId, clientX: clientX / this.#zoom, clientY: clientY / this.#zoom });
    const drag = this.#drags.get(pointerId);
    if (!drag) return place;
    [drag[0], drag[1]] = [place.x, place.y];
    return { x: place.x + drag[2], y: place.y + drag[3] };
  }

  /** Ends the drag of a pointer. */
  release(pointer) {
    this.#drags.delete(pointer);
  }

  /** Forgets a pointer that has left. */
  forget(pointer) {
    this.#places.forget(pointer);
  }
}
