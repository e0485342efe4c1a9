import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ruler } from '../detent-node.js';
import { modifiers } from '../engine/layout.js';
import { Recording } from '../script.js';
import { Sheet } from '../script/sheet.js';
import { begin, change, names } from './recorded-controls.mjs';
import { Chance, detent, engine, lacksCommand } from './support.mjs';

const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'PageUp', 'PageDown', 'Home', 'End', 'Escape', 'Digit3'];
const wheelUnits = ['points', 'lines', 'detents', 'pages'];
const { shift, alt } = modifiers;
const events = {
  down: (chance) => ({ pointer: chance.whole(5, 7), ...place(chance), source: chance.of(['touch', 'mouse', 'pen']) }),
  move: (chance) => ({ pointer: chance.whole(5, 7), ...place(chance), modifiers: chance.of([0, 0, 0, alt]) }),
  up: (chance) => ({ pointer: chance.whole(5, 7), ...place(chance), modifiers: chance.of([0, 0, alt]) }),
  cancel: (chance) => ({ pointer: chance.whole(5, 7) }),
  hover: (chance) => ({ pointer: 5, source: 'mouse', ...place(chance) }),
  leave: () => ({ pointer: 5, source: 'mouse' }),
  wheel: (chance) => ({
    source: chance.of(wheelUnits), x: chance.whole(-50, 50), y: chance.whole(-3, 3),
    modifiers: chance.of([0, 0, shift, alt, shift | modifiers.meta]),
  }),
  key: (chance) => ({ source: chance.of(keys), modifiers: chance.of([0, shift, alt | shift]) }),
  increment: () => ({}),
  decrement: () => ({}),
  adjust: (chance) => ({ x: chance.next() * 20 }),
  rotate: (chance) => ({ x: chance.whole(-3, 3) / 2 }),
  focus: () => ({ pointer: 0 }),
};
const pointerTypes = new Set(['down', 'move', 'up', 'cancel', 'hover', 'leave']);
/** Events whose `pointer` is a part. */
const ofParts = new Set(['increment', 'decrement', 'adjust', 'focus']);
const likely = ['down', 'move', 'move', 'move', 'move', 'move', 'up', 'up'];

function place(chance) {
  return { x: chance.whole(0, 3200) / 8, y: chance.whole(0, 80) };
}

/** Uses a control at random, with frames in between, and returns the recording. */
function record(name, seed) {
  const chance = new Chance(seed);
  const control = begin(name, chance);
  let time = chance.whole(0, 1e9) / 1000;
  // A script cannot name the kind of a lifted pointer, which decides when a slider's press becomes a drag.
  const source = control.setValues && chance.of(['touch', 'mouse', 'pen']);
  const recording = new Recording(control, { title: `seed ${seed}`, time });
  for (let round = chance.whole(5, 60); round > 0; round -= 1) {
    time += chance.of([0, 1, 8, 8, 8, 8.3, 16.667, 150, 900]);
    if (chance.next() < 0.4) control.advance(time + chance.whole(-20, 20));
    const roll = chance.next();
    if (roll < 0.05) set(control, chance);
    else if (roll < 0.12) configure(control, name, chance);
    else {
      const type = chance.of(chance.next() < 0.8 ? likely : Object.keys(events));
      const part = ofParts.has(type) && control.setValues ? { pointer: chance.whole(0, 7) } : {};
      const kind = source && pointerTypes.has(type) ? { source } : {};
      control.handle({ type, time: time - chance.of([0, 0, 3]), ...events[type](chance), ...part, ...kind });
    }
  }
  if (chance.next() < 0.7) control.advance(time + 10000);
  return recording;
}

/** Sets a value as the program; with several parts, one of them or all. */
function set(control, chance) {
  const how = { animated: chance.next() < 0.5 };
  const value = () => chance.whole(-5, 25) / 2;
  if (control.setValues && chance.next() < 0.5) return control.setValues([value(), value(), value()], how);
  control.setValue(value(), { ...how, part: chance.whole(0, control.values.length - 1) });
}

function configure(control, name, chance) {
  try {
    control.configure(change(name, chance));
  } catch (error) {
    assert.match(error.message, /no sense/);
  }
}

for (const name of names) {
  test(`detent run prints the trace that a ${name} recorded, byte for byte`, { skip: lacksCommand }, () => {
    for (let seed = 1; seed <= 150; seed += 1) {
      const recording = record(name, seed);
      const script = recording.script();
      const { output, errors, status } = detent(['run', '--level', 'calls'], script);
      assert.equal(status, 0, `seed ${seed}: ${errors}\n${script}`);
      assert.equal(recording.trace('-'), output, `seed ${seed}\n${script}`);
    }
  });

  test(`scripts of a ${name} are written as detent fmt writes them`, { skip: lacksCommand }, () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const script = record(name, seed).script();
      assert.equal(detent(['fmt'], script).output, script);
    }
  });
}

test('a script never runs backwards, whatever the times of its events', { skip: lacksCommand }, () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const chance = new Chance(seed);
    const sheet = new Sheet(chance.of([null, 5]));
    let latest = sheet.start;
    for (let round = 0; round < 20; round += 1) {
      const time = chance.of([NaN, Infinity, -1000, chance.next() * 50]);
      const type = round % 2 ? 'up' : 'down';
      sheet.note(time, { event: { type, pointer: 1, source: 'mouse', x: round, y: 0 } });
      latest = Math.max(latest ?? sheet.start, Number.isFinite(time) ? Math.round(time * 1e6) : -Infinity);
    }
    const script = sheet.text([['control', 'slider']], []);
    const { output, errors } = detent(['fmt'], script);
    assert.equal(output, script, `seed ${seed}: ${errors}`);
    const ends = [...script.matchAll(/^\+([\d.]+)ms/gm)].reduce((sum, [, step]) => sum + Math.round(step * 1e6), 0);
    assert.equal(ends, latest - sheet.start, `seed ${seed}: ${script}`);
  }
});

test('what no script can express is said', () => {
  const ruler = new Ruler(engine, { configuration: { fineDragModifiers: 3, slopMouse: 3 } });
  const script = new Recording(ruler).script();
  assert.match(script, /# a script has no word for its fineDragModifiers\n# a script has no word for its slop by pointer/);
});

test('a long run of ticks is one line', { skip: lacksCommand }, () => {
  const ruler = new Ruler(engine, { value: 0, configuration: { step: 0.001, tick: 'unit' } });
  const recording = new Recording(ruler);
  ruler.handle({ type: 'adjust', time: 12, x: 5 });
  ruler.handle({ type: 'adjust', time: 13, x: 4.9 });
  const { output } = detent(['run', '--level', 'calls'], recording.script());
  assert.equal(recording.trace('-'), output);
  assert.match(output, /tick marks=1\.\.5000 n=5000 from=0ms to=0ms\n.*changed value=5/);
});

test('any text is a title, and the name of a mark', { skip: lacksCommand }, () => {
  const ruler = new Ruler(engine, { value: 1 });
  const recording = new Recording(ruler, { title: 'two\nlines "quoted"\r\t\0' });
  ruler.handle({ type: 'increment', time: 1 });
  recording.mark('a "b"\nc\u0085');
  const { output, errors, status } = detent(['run', '--level', 'calls'], recording.script());
  assert.equal(status, 0, errors);
  assert.equal(recording.trace('-'), output);
});
