// Projection of an element of any page, from its styles or from temporary markers.
import { Corners, Plane } from '../element/plane.js';

/**
 * Current plane of an element, its size in its own points, and a remaining problem.
 *
 * Transforms in the plane keep the centre of an element in the centre of its bounding box, and their linear parts multiply
 * at any depth, so the page stays unchanged. A 3D transform needs markers, present only while measured. If markers cannot be
 * placed, the bounding box determines positions.
 * @param {Element} element
 * @returns {{plane: Plane, width: number, height: number, problem?: string}}
 */
export function foreignPlane(element) {
  const { matrix, isDeep } = linear(element);
  const bounds = element.getBoundingClientRect();
  if (!isDeep) {
    const size = ownSize(element, bounds, matrix);
    return { plane: new Plane(corners(bounds, size, matrix), size.width, size.height), ...size };
  }
  const { clientWidth: width, clientHeight: height } = element;
  const markers = new Corners(element);
  const held = markers.plane({ width, height });
  const { areInPlace } = markers;
  markers.remove();
  if (areInPlace) return { plane: held, width, height };
  const plane = new Plane(corners(bounds, bounds, [1, 0, 0, 1]), width, height);
  return { plane, width, height, problem: 'a transform in space could not be undone' };
}

/** Linear map from an element to the window, `[a, b, c, d]`; `isDeep`: it leaves the plane. */
function linear(element) {
  let matrix = new DOMMatrix();
  let isDeep = false;
  for (let each = element; each; each = above(each)) {
    const { transform, rotate, scale, translate, perspective, offsetPath = 'none' } = getComputedStyle(each);
    const words = (text) => (text && text !== 'none' ? text.split(' ') : []);
    const [turns, scales] = [words(rotate), words(scale)];
    isDeep ||= turns.length > 1 || scales.length > 2 || words(translate).length > 2 || perspective !== 'none' || offsetPath !== 'none';
    const own = new DOMMatrix(`rotate(${turns[0] ?? '0deg'}) scale(${scales[0] ? scales : 1}) ${words(transform).join(' ')}`);
    isDeep ||= !own.is2D;
    matrix = own.multiply(matrix);
  }
  const { a, b, c, d } = matrix.scale(element.currentCSSZoom);
  return { matrix: [a, b, c, d], isDeep };
}

/** Container of an element in the flattened tree. */
function above(element) {
  return element.assignedSlot ?? element.parentElement ?? element.getRootNode().host;
}

/**
 * Size of an element in its own points. Layout sizes are whole points; without rotation, the bounding box is more
 * precise.
 */
function ownSize({ offsetWidth, offsetHeight, clientWidth, clientHeight }, { width, height }, [a, b, c, d]) {
  if (!b && !c) return { width: Math.abs(width / a), height: Math.abs(height / d) };
  return { width: offsetWidth ?? clientWidth, height: offsetHeight ?? clientHeight };
}

/** Corners around the centre of a box, in the order of `Plane`. */
function corners({ left, top, width, height }, size, [a, b, c, d]) {
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([right, down]) => {
    const [x, y] = [(right * size.width) / 2, (down * size.height) / 2];
    return { x: left + width / 2 + a * x + c * y, y: top + height / 2 + b * x + d * y };
  });
}
