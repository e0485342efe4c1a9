// Map from the window to a transformed box: laws over random transforms, and edge cases.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Places, Plane } from '../element/plane.js';
import { Chance } from './support.mjs';

const [width, height] = [400, 80];
const corners = [[0, 0], [width, 0], [width, height], [0, height]];

/** A random transform, as a function from the box to the window; the depth is positive in front. */
function transform(chance, isFlat) {
  const angle = chance.next() * 2 * Math.PI;
  const [scaleX, scaleY] = [chance.of([-2, -1, 0.5, 1, 1.5]), chance.of([-1, 0.7, 1, 3])];
  const skew = chance.next() - 0.5;
  const [g, h] = isFlat ? [0, 0] : [(chance.next() - 0.5) / 700, (chance.next() - 0.5) / 700];
  const [left, top] = [chance.whole(-300, 900), chance.whole(-300, 900)];
  return (x, y) => {
    const [across, down] = [scaleX * x + skew * y, scaleY * y];
    const depth = 1 + g * x + h * y;
    return {
      depth,
      x: (Math.cos(angle) * across - Math.sin(angle) * down + left) / depth,
      y: (Math.sin(angle) * across + Math.cos(angle) * down + top) / depth,
    };
  };
}

const planeOf = (map) => new Plane(corners.map(([x, y]) => map(x, y)), width, height);

test('a place of the box that the window shows somewhere is read back from there', () => {
  for (let seed = 1; seed <= 2000; seed += 1) {
    const chance = new Chance(seed);
    const map = transform(chance, seed % 2 === 0);
    if (corners.some(([x, y]) => map(x, y).depth < 0.2)) continue;
    const plane = planeOf(map);
    for (let round = 0; round < 20; round += 1) {
      const place = [chance.whole(-200, 600), chance.whole(-100, 180)];
      const shown = map(...place);
      if (shown.depth < 0.1) continue;
      const { x, y } = plane.place(shown.x, shown.y);
      assert.ok(Math.hypot(x - place[0], y - place[1]) < 0.01, `seed ${seed}: ${x},${y} is not ${place}`);
    }
  }
});

test('behind the horizon the last place before it stays, of each pointer', () => {
  const map = (x, y) => ({ x: x / (1 + x / 500), y: y / (1 + x / 500) });
  const [plane, places] = [planeOf(map), new Places()];
  const at = (pointerId, clientX, clientY) => places.of(plane, { pointerId, clientX, clientY });
  assert.deepEqual(at(1, 600, 0), { x: 200, y: 40 }, 'no place before it: the middle');
  const { x, y } = map(120, 30);
  assert.deepEqual(at(1, x, y), { x: 120, y: 30 });
  assert.deepEqual(at(2, 0, 7), { x: 0, y: 7 });
  for (const beyond of [500, 501, 900, 1e9]) assert.deepEqual(at(1, beyond, 10), { x: 120, y: 30 });
  places.forget(1);
  assert.deepEqual(at(1, 600, 0), { x: 200, y: 40 });
});

test('a box that is only moved has the exact differences', () => {
  const plane = planeOf((x, y) => ({ x: x + 8.328125, y: y + 1e-3 }));
  assert.deepEqual(plane.place(100.1, 20), { x: 100.1 - 8.328125, y: 20 - 1e-3 });
});

test('any corners give places, of a box seen from its edge too', () => {
  const odd = [0, 1, -7.5, 1e9, -1e300, NaN, Infinity];
  for (let seed = 1; seed <= 5000; seed += 1) {
    const chance = new Chance(seed);
    const point = () => ({ x: chance.of(odd), y: chance.of(odd) });
    const plane = new Plane([point(), point(), point(), point()], width, height);
    const place = plane.place(chance.whole(-9, 9), chance.whole(-9, 9)) ?? plane.middle;
    assert.ok(Number.isFinite(place.x) && Number.isFinite(place.y), `seed ${seed}: ${JSON.stringify(place)}`);
  }
});
