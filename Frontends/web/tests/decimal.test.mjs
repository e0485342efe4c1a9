import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decimal, duration } from '../script/decimal.js';
import { Chance } from './support.mjs';

test('numbers are written without exponents, as traces have them', () => {
  const written = [0, -0, 0.1, 1e22, 1.5e-7, -1.25e21, 5e-324, Infinity, -Infinity, NaN].map(decimal);
  assert.deepEqual(written, [
    '0', '0', '0.1', `1${'0'.repeat(22)}`, '0.00000015',
    `-125${'0'.repeat(19)}`, `0.${'0'.repeat(323)}5`, 'inf', '-inf', 'nan',
  ]);
});

test('what is written reads back as the same number', () => {
  const chance = new Chance(1);
  for (let round = 0; round < 2000; round += 1) {
    const number = (chance.next() - 0.5) * 10 ** chance.whole(-320, 308);
    assert.equal(Number(decimal(number)), number);
    assert.doesNotMatch(decimal(number), /e/);
  }
});

test('times are exact milliseconds', () => {
  assert.deepEqual([0, 1, 8000000, 16666666, -500, 1000000000].map(duration),
    ['0ms', '0.000001ms', '8ms', '16.666666ms', '-0.0005ms', '1000ms']);
});
