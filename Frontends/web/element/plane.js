// Mapping of window positions to a box with any transform, zoom or perspective.

/**
 * Tolerance of corner positions, in pixels: browsers place untransformed boxes on multiples of 1/64, and transformed
 * ones with 32-bit numbers.
 */
const noise = 1 / 16;

/** Fractions of a point to which transformed positions are rounded; the rest is noise of the matrix. */
const parts = 1000;

/** A point of the window, as in browser events. @typedef {{x: number, y: number}} Point */

/**
 * The plane of a box: the projective map from the box to the window, and its inverse.
 *
 * The positions of the four corners determine it: a map from plane to plane has eight parameters.
 */
export class Plane {
  /** Rows of the inverse map, and the sign of the last row for points in front of the viewer. */
  #rows;
  #front;
  #size;
  /** Upper left corner, if the map is a mere translation. @type {Point | null} */
  #offset;

  /**
   * @param {Point[]} corners window positions of the upper left, upper right, lower right and lower left corner
   * @param {number} width of the box, in its own points
   * @param {number} height
   */
  constructor([first, second, third, fourth], width, height) {
    this.#size = { width, height };
    const isPlain = [[second, width, 0], [third, width, height], [fourth, 0, height]].every(
      ([{ x, y }, right, down]) => Math.abs(x - first.x - right) < noise && Math.abs(y - first.y - down) < noise);
    this.#offset = isPlain ? first : null;
    if (!isPlain) this.#invert(forward(first, second, third, fourth));
  }

  /**
   * Returns a position in the box, in points from its upper left corner; `null` beyond the horizon of a perspective, or
   * for a box seen edge-on.
   * @param {number} clientX
   * @param {number} clientY
   * @returns {Point | null}
   */
  place(clientX, clientY) {
    if (this.#offset) return { x: clientX - this.#offset.x, y: clientY - this.#offset.y };
    const [u, v, w] = this.#rows.map(([a, b, c]) => a * clientX + b * clientY + c);
    const x = rounded((u / w) * this.#size.width);
    const y = rounded((v / w) * this.#size.height);
    return w * this.#front > 0 && Number.isFinite(x + y) ? { x, y } : null;
  }

  /** @returns {Point} */
  get middle() {
    return { x: this.#size.width / 2, y: this.#size.height / 2 };
  }

  /** Computes the adjugate, which replaces the inverse: a common factor cancels. */
  #invert([[a, b, c], [d, e, f], [g, h, i]]) {
    this.#rows = [
      [e * i - f * h, c * h - b * i, b * f - c * e],
      [f * g - d * i, a * i - c * g, c * d - a * f],
      [d * h - e * g, b * g - a * h, a * e - b * d],
    ];
    this.#front = a * this.#rows[0][0] + b * this.#rows[1][0] + c * this.#rows[2][0];
  }
}

const rounded = (number) => Math.round(number * parts) / parts;

/** Rows of the matrix that maps the unit square to four points, in the order round the square. */
function forward(first, second, third, fourth) {
  const bendX = first.x - second.x + third.x - fourth.x;
  const bendY = first.y - second.y + third.y - fourth.y;
  const isFlat = Math.abs(bendX) < noise && Math.abs(bendY) < noise;
  const [ax, ay, bx, by] = [second.x - third.x, second.y - third.y, fourth.x - third.x, fourth.y - third.y];
  const area = ax * by - bx * ay;
  const g = isFlat ? 0 : (bendX * by - bx * bendY) / area;
  const h = isFlat ? 0 : (ax * bendY - bendX * ay) / area;
  return [
    [second.x - first.x + g * second.x, fourth.x - first.x + h * fourth.x, first.x],
    [second.y - first.y + g * second.y, fourth.y - first.y + h * fourth.y, first.y],
    [g, h, 1],
  ];
}

/**
 * Four markers of zero size at the corners of a surface, whose boxes give the corners. Created on first use, because
 * most elements of a page are never touched.
 */
export class Corners {
  #surface;
  /** @type {HTMLElement[]} */
  #markers = [];

  /** @param {HTMLElement} surface positioned, without padding and scrolling */
  constructor(surface) {
    this.#surface = surface;
  }

  /**
   * Returns the current plane of the surface; reads the layout.
   * @param {{width: number, height: number}} size in points of the surface
   */
  plane({ width, height }) {
    if (this.#markers.length === 0) this.#place();
    return new Plane(this.#markers.map((marker) => marker.getBoundingClientRect()), width, height);
  }

  /** Removes the markers from the surface. */
  remove() {
    for (const marker of this.#markers.splice(0)) marker.remove();
  }

  /** True if the markers are placed relative to the surface, not to an ancestor. */
  get areInPlace() {
    return this.#markers.every(({ offsetParent }) => offsetParent === this.#surface);
  }

  #place() {
    for (const [left, top] of [[0, 0], [100, 0], [100, 100], [0, 100]]) {
      const marker = this.#surface.ownerDocument.createElement('span');
      const style = ['all:initial', 'position:absolute', 'visibility:hidden', `left:${left}%`, `top:${top}%`];
      // Style sheets of the page must not affect it.
      marker.style.cssText = style.map((each) => `${each}!important`).join(';');
      this.#markers.push(marker);
    }
    this.#surface.append(...this.#markers);
  }
}

/** Positions of pointers in a box; beyond the horizon the last one, initially the centre. */
export class Places {
  /** Last position of each pointer. @type {Map<number, Point>} */
  #last = new Map();

  /**
   * @param {Plane} plane
   * @param {{pointerId: number, clientX: number, clientY: number}} event
   * @returns {Point}
   */
  of(plane, { pointerId, clientX, clientY }) {
    const place = plane.place(clientX, clientY) ?? this.#last.get(pointerId) ?? plane.middle;
    this.#last.set(pointerId, place);
    return place;
  }

  /** Forgets a pointer that has left. */
  forget(pointerId) {
    this.#last.delete(pointerId);
  }
}
