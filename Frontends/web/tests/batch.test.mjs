// Batches of events have the same effects as single events.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { controls } from './controls.mjs';
import { Chance } from './support.mjs';

/** A pointer goes down, moves and leaves, in increasing time; some moves beside those of another. */
function journey(chance) {
  let time = 0;
  const at = (type) => {
    time += 1 + Math.floor(chance.next() * 20);
    return { type, time, pointer: 1, source: 'touch', x: chance.next() * 400, y: chance.next() * 100 };
  };
  const moves = Array.from({ length: Math.floor(chance.next() * 12) }, () => at('move'));
  return [{ ...at('down'), time: 0 }, ...moves, at(chance.next() < 0.8 ? 'up' : 'cancel')];
}

for (const [name, { Control, engine }] of Object.entries(controls)) {
  test(`a ${name} that takes events together does what it does with each by itself`, () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const events = journey(new Chance(seed));
      const heard = [[], []];
      const [single, together] = heard.map((effects) => new Control(engine, { value: 3, onEffect: (effect) => effects.push(effect) }));
      for (const event of events) single.handle(event);
      together.handleAll(events);
      assert.deepEqual(heard[1], heard[0], `seed ${seed}`);
      assert.deepEqual(together.state, single.state, `seed ${seed}`);
      assert.equal(together.time, single.time);
    }
  });
}

test('who observes what goes in hears the effects of each event behind it, and no event is lost', () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const { Control, engine } = controls.ruler;
    const events = journey(new Chance(seed));
    const tapes = [[], []];
    const [single, together] = tapes.map((tape) => {
      const control = new Control(engine, { value: 3 });
      control.observe({ handle: (event) => tape.push(event), effect: (effect) => tape.push(effect) });
      return control;
    });
    for (const event of events) single.handle(event);
    together.handleAll(events);
    assert.deepEqual(tapes[1], tapes[0], `seed ${seed}`);
  }
});

test('no events do nothing, and one without a time is none', () => {
  const { Control, engine } = controls.ruler;
  const ruler = new Control(engine, { value: 3 });
  ruler.handleAll([]);
  const key = { type: 'key', source: 'ArrowUp' };
  assert.throws(() => ruler.handleAll([{ ...key, time: 1 }, key]), TypeError);
  assert.equal(ruler.value, 3, 'nothing has happened');
});
