// Orders in which a page sets values and bounds: nothing of it is reported, and the last value counts.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Stand } from './stand.mjs';

let stand;
before(async () => { stand = await Stand.open(); });
after(() => stand.close());

/** Rounds of each seed: 10,000 of each element with DETENT_ALL_CASES. */
const rounds = process.env.DETENT_ALL_CASES ? 3400 : 400;

/** Sets values, bounds and states at random, then bounds with room for all values. Runs in the page. */
function hostAtRandom([seed, rounds]) {
  let state = seed;
  const next = (count) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 16) % count;
  };
  const told = [];
  for (const type of ['input', 'change', 'began', 'ended']) r.addEventListener(type, () => told.push(type));
  const wrong = [];
  for (let round = 0; round < rounds; round += 1) {
    let last = null;
    const isSlider = r.localName === 'detent-slider';
    const choose = (count) => {
      const values = Array.from({ length: count }, () => next(r.localName === 'detent-rating' ? 80 : 300)).sort((one, other) => one - other);
      last = values.join(' ');
      return values;
    };
    const deeds = [
      () => { [r.value] = choose(1); }, () => r.setValue(...choose(1)),
      () => { r.max = 60 + next(300); r.count = 1 + next(80); }, () => { r.min = -next(50); }, () => r.setAttribute('min', next(50)),
      () => { r.disabled = next(2) === 0; }, () => { r.value = null; }, () => r.value,
    ];
    // Of several thumbs all are set, as one that is not limits the others.
    if (isSlider) deeds.splice(0, 2, () => { r.values = choose(4); }, () => r.setValues(choose(4)), () => { r.thumbs = 1 + next(4); });
    for (let count = 1 + next(8); count > 0; count -= 1) deeds[next(deeds.length)]();
    Object.assign(r, next(2) === 0 ? { min: -100, max: 1000 } : { max: 1000, min: -100 }, { count: 80, thumbs: 4 });
    r.disabled = false;
    if (last !== null && r.value !== last) wrong.push([round, last, r.value]);
  }
  return { told, wrong };
}

for (const name of ['ruler', 'rating', 'slider', 'dial']) {
  test(`what a page sets of a ${name}, in any order, is what it has at the end, and is not told`, async () => {
    await stand.show(`<detent-${name} id="r" value="20" style="width: 300px; height: 300px"></detent-${name}>`);
    for (const seed of [1, 2, 3]) {
      assert.deepEqual(await stand.page.evaluate(hostAtRandom, [seed, rounds]), { told: [], wrong: [] });
    }
  });
}
