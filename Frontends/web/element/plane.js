// Places in the window as places in a box that the page shows turned, scaled, mirrored, skewed, zoomed or in perspective.

/**
 * Pixels that corners may lie beside where they are expected: browsers place what is not transformed on 64ths, and what is
 * transformed by numbers of 32 bits.
 */
const noise = 1 / 16;

/** Places behind a transform are rounded to so many parts of a point: what is beyond is noise of the matrix. */
const parts = 1000;

/** A point of the window as the browser's events have it. @typedef {{x: number, y: number}} Point */

/**
 * The plane of a box: the projective map from the box to the window, and back.
 *
 * It is known from where the four corners show: a map of a plane to a plane has eight numbers.
 */
export class Plane {
  /** The inverse map, by rows, and the sign that a place in front of the viewer has in its last row. */
  #rows;
  #front;
  #size;
  /** Where the upper left corner is, if nothing but that differs from the window. @type {Point | null} */
  #offset;

  /**
   * @param {Point[]} corners where the window shows the upper left, upper right, lower right and lower left corner
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
   * The place in the box, in points from its upper left corner. `null` of what is beyond the horizon of a perspective, and of
   * all that is seen of a box from its edge.
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

  /** The adjugate is as good as the inverse: a factor of all three coordinates means nothing. */
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

/** The rows of the matrix that maps the unit square to four points, in the order round the square. */
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
 * Four markers without a size at the corners of a surface: where their boxes are, its corners show. They come with the first
 * question, as most elements of a page are never touched.
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
   * The plane of the surface as it is shown now; it asks the browser for the layout.
   * @param {{width: number, height: number}} size in points of the surface
   */
  plane({ width, height }) {
    if (this.#markers.length === 0) this.#place();
    return new Plane(this.#markers.map((marker) => marker.getBoundingClientRect()), width, height);
  }

  /** Takes the markers out of the surface. */
  remove() {
    for (const marker of this.#markers.splice(0)) marker.remove();
  }

  /** Whether the markers stand at the corners of the surface, and of nothing around it. */
  get areInPlace() {
    return this.#markers.every(({ offsetParent }) => offsetParent === this.#surface);
  }

  #place() {
    for (const [left, top] of [[0, 0], [100, 0], [100, 100], [0, 100]]) {
      const marker = this.#surface.ownerDocument.createElement('span');
      const style = ['all:initial', 'position:absolute', 'visibility:hidden', `left:${left}%`, `top:${top}%`];
      // No style sheet of the page has a say in it.
      marker.style.cssText = style.map((each) => `${each}!important`).join(';');
      this.#markers.push(marker);
    }
    this.#surface.append(...this.#markers);
  }
}

/** Where pointers are in a box: one beyond the horizon stays where it was last, at first in the middle. */
export class Places {
  /** The last place of each pointer. @type {Map<number, Point>} */
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

  /** The pointer has gone. */
  forget(pointerId) {
    this.#last.delete(pointerId);
  }
}
