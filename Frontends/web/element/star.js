// A star with round tips, and its outline, as CSS shapes without images.

/** Points of a star within 24 by 24, clockwise from the top. */
const points = [
  [12, 3.2], [14.5, 9], [20.8, 9.6], [16, 13.8], [17.4, 20], [12, 16.7], [6.6, 20], [8, 13.8], [3.2, 9.6], [9.5, 9]];
/** Distance of the edge from these, inward width of its line, and segments of a rounded tip. */
const reach = 1.3;
const line = 1.6;
const corners = 4;

/** Outward unit normal of the edge from one point to the next. */
function outwards([x0, y0], [x1, y1]) {
  const length = Math.hypot(x1 - x0, y1 - y0);
  return [(y1 - y0) / length, (x0 - x1) / length];
}

/** Points of the edge at a vertex, offset by `distance`: an arc if convex, otherwise a corner. */
function bend([x, y], [ax, ay], [bx, by], distance) {
  const isAway = (ax * by - ay * bx) * distance > 0;
  const at = ([nx, ny], length) => [x + nx * length, y + ny * length];
  const between = (share) => {
    const [mx, my] = [ax + (bx - ax) * share, ay + (by - ay) * share];
    return [mx, my, Math.hypot(mx, my)];
  };
  if (!isAway) {
    const [mx, my, length] = between(0.5);
    return [at([mx / length, my / length], distance / length)];
  }
  return Array.from({ length: corners + 1 }, (_, corner) => {
    const [mx, my, length] = between(corner / corners);
    return at([mx / length, my / length], distance);
  });
}

/** Edge of the star at an offset, as CSS text. */
function edge(distance) {
  const normals = points.map((point, index) => outwards(point, points[(index + 1) % points.length]));
  const all = points.flatMap((point, index) => bend(point, normals.at(index - 1), normals[index], distance));
  const text = all.map((place) => place.map((number) => `${(number / 0.24).toFixed(1)}%`).join(' '));
  return [...text, text[0]].join(',');
}

/** Shape of the whole star. */
export const star = `polygon(${edge(reach)})`;
/** Outline along its edge, inside. */
export const outline = `polygon(evenodd,${edge(reach)},${edge(reach - line)})`;
