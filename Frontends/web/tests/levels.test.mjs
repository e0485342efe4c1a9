// Marks and labels of a ruler never touch, and stay the same as it moves: laws over random scales.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Levels } from '../element/ruler-levels.js';
import { Chance } from './support.mjs';

const breadths = { unit: 3, half: 2, fraction: 1 };
const breadth = (kind) => breadths[kind];

/**
 * Marks of a ruler from the value `first` on: ten fractions per unit, at a distance. With small units, the scene has only
 * every fifth, tenth or hundredth.
 */
function marks(first, count, distance, stride) {
  const all = Array.from({ length: count }, (_, index) => {
    const number = first + index;
    const kind = number % 10 === 0 ? 'unit' : number % 5 === 0 ? 'half' : 'fraction';
    return { along: index * distance, value: number / 10, kind, hasLabel: kind === 'unit', isInRange: number >= 0 && number <= 5000 };
  });
  return all.filter(({ value }) => Math.round(value * 10) % stride === 0);
}

function* scales() {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const chance = new Chance(seed);
    const distance = chance.of([0.01, 0.05, 0.2, 0.4, 1, 3, 4, 7, 40]) * (0.8 + chance.next());
    yield { chance, distance, first: chance.whole(-200, 4900), count: chance.whole(0, 400), stride: chance.of([1, 1, 5, 10, 100]) };
  }
}

function least(shown) {
  return shown.slice(1).reduce((least, { along }, index) => Math.min(least, along - shown[index].along), Infinity);
}

test('marks that show are apart, and those that mean more are left out last', () => {
  for (const { distance, first, count, stride } of scales()) {
    const all = marks(first, count, distance, stride);
    const shown = new Levels(all).apart(4, breadth);
    const finest = Math.min(...shown.map(({ kind }) => breadth(kind)));
    assert.ok(shown.length < 2 || least(shown) >= 4 + finest - 1e-9, `${least(shown)} at ${distance}`);
    assert.ok(shown.every(({ isInRange }) => isInRange), 'within the bounds');
    const kinds = new Set(shown.map(({ kind }) => kind));
    if (kinds.has('fraction')) assert.equal(shown.length, all.filter(({ isInRange }) => isInRange).length);
    const halves = (marks) => marks.filter(({ kind, isInRange }) => kind === 'half' && isInRange).length;
    if (kinds.has('half')) assert.equal(halves(shown), halves(all));
  }
});

test('labels that show have their distance, and are as many as a step of 1, 2 or 5 leaves', () => {
  for (const { chance, distance, first, count, stride } of scales()) {
    const minimum = chance.whole(10, 200);
    const levels = new Levels(marks(first, count, distance, stride));
    const shown = levels.labels(minimum);
    assert.ok(least(shown) >= minimum - 1e-9, `${least(shown)} of ${minimum} at ${distance}`);
    if (shown.length < 2 || shown.length === levels.labelled.length) continue;
    const step = Math.round(shown[1].value - shown[0].value);
    assert.match(String(step), /^[125]0*$/);
    const [finer] = [1 / 2, 2 / 5].map((part) => step * part).filter((finer) => finer % (stride / 10) === 0 && Number.isInteger(finer)).sort((a, b) => b - a);
    if (finer) assert.ok(finer * 10 * distance < minimum, `${finer} would have fitted too`);
  }
});

test('what shows is the same wherever the ruler is', () => {
  for (const { chance, distance, first, stride } of scales()) {
    const [here, there] = [first, first + chance.whole(1, 90)].map((first) => new Levels(marks(first, 200, distance, stride)));
    for (const shown of [(levels) => levels.apart(4, breadth), (levels) => levels.labels(60)]) {
      const [some, others] = [here, there].map((levels) => new Set(shown(levels).map(({ value }) => value)));
      for (const { value, isInRange } of marks(first + 90, 110, distance, stride)) {
        if (isInRange) assert.equal(some.has(value), others.has(value), `${value} at ${distance}`);
      }
    }
  }
});
