// Haptics agree with a model, whose cases other languages use too.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { HapticGate, Ruler, load } from '../detent-node.js';
import { root } from './support.mjs';

/** The head of the file explains the words. */
const cases = readFileSync(`${root}Tests/ControlCoreTests/Fixtures/haptic-gate.txt`, 'utf8').split('\n')
  .map((line, index) => [index + 1, ...line.split(' ')]).filter(([, word]) => word && word !== '#');
const ms = (text) => Number(text) / 1e6;

/** A gate, and a ruler that provides its effects. */
class Device {
  now = 0;
  played = 0;

  constructor(engine, upperBound) {
    this.gate = new HapticGate(engine);
    const configuration = { lowerBound: 0, upperBound, tick: 'fraction', snap: 'always' };
    const onEffect = (effect) => { this.played += this.gate.plays(effect, this.now) ? 1 : 0; };
    this.ruler = new Ruler(engine, { value: 20, configuration, onEffect });
  }

  flick() {
    for (const [index, x] of [280, 265, 250, 230, 230].entries()) {
      this.now = index * 8;
      const type = index === 0 ? 'down' : index === 4 ? 'up' : 'move';
      this.ruler.handle({ type, time: this.now, pointer: 1, source: 'touch', x, y: 40 });
    }
  }

  frame(time) {
    [this.now, this.played] = [time, 0];
    this.ruler.advance(time);
    return this.played;
  }
}

test('what the model plays is played', async () => {
  const engine = await load();
  let [gate, device] = [null, null];
  for (const [line, word, first, second, third] of cases) {
    if (word === 'gate') gate = new HapticGate(engine, ms(first));
    else if (word === 'flick') (device = new Device(engine, Number(first))).flick();
    else if (word === 'frame') assert.equal(device.frame(ms(first)), Number(second), `line ${line}`);
    else {
      const effect = { type: word === 'other' ? 'idle' : word, time: ms(first), mark: 4, count: 1 };
      assert.equal(gate.plays(effect, ms(second)), third === '1', `line ${line}`);
    }
  }
  assert.ok(cases.length > 1000);
});
