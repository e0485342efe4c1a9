// A star with round points, and the line along its edge, as shapes of CSS: they need no picture.

/** The points of a star within 24 by 24, clockwise from the top. */
const points = [
  [12, 3.2], [14.5, 9], [20.8, 9.6], [16, 13.8], [17.4, 20], [12, 16.7], [6.6, 20], [8, 13.8], [3.2, 9.6], [9.5, 9]];
/** How far the edge of the star is from these, how far its line reaches inwards, and how many corners make a round one. */
const reach = 1.3;
const line = 1.6;
const corners = 4;

/** A unit across the edge from one point to the next, outwards. */
function outwards([x0, y0], [x1, y1]) {
  const length = Math.hypot(x1 - x0, y1 - y0);
  return [(y1 - y0) / length, (x0 - x1) / length];
}

/** Where the edge is at a point if it is so far out: round where it bends away from there, else a corner. */
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

/** The edge of the star, so far out, as text of CSS. */
function edge(distance) {
  const normals = points.map((point, index) => outwards(point, points[(index + 1) % points.length]));
  const all = points.flatMap((point, index) => bend(point, normals.at(index - 1), normals[index], distance));
  const text = all.map((place) => place.map((number) => `${(number / 0.24).toFixed(1)}%`).join(' '));
  return [...text, text[0]].join(',');
}

/** All of a star. */
export const star = `polygon(${edge(reach)})`;
/** A line along the edge of it, inside. */
export const outline = `polygon(evenodd,${edge(reach)},${edge(reach - line)})`;
