import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DetentError, Rating, Ruler, load } from '../detent-node.js';
import { engine, root } from './support.mjs';

const flick = [['down', 280, 0], ['move', 265, 8], ['move', 250, 16], ['move', 230, 24], ['up', 230, 32]]
  .map(([type, x, time]) => ({ type, x, y: 40, time, pointer: 1 }));
const hundred = { lowerBound: 0, upperBound: 100, tick: 'unit', snap: 'always' };

/** Handles events and returns all effects. */
function play(control, events, end = 5000) {
  const effects = [];
  control.onEffect = (effect) => effects.push(effect);
  for (const event of events) control.handle(event);
  control.advance(end);
  return effects;
}

test('the flick of the README ticks at the same nanoseconds', () => {
  const ruler = new Ruler(engine, { value: 20, configuration: hundred });
  const ticks = play(ruler, flick).filter(({ type }) => type === 'tick')
    .flatMap((effect) => Array.from({ length: effect.count }, (_, index) => ruler.tick(effect, index)));
  assert.deepEqual(ticks, [
    { mark: 21, time: 64.848032 }, { mark: 22, time: 120.839109 }, { mark: 23, time: 187.054676 },
    { mark: 24, time: 268.082065 }, { mark: 25, time: 372.516021 }, { mark: 26, time: 519.633104 },
    { mark: 27, time: 770.807311 }, { mark: 28, time: 1249.321546 },
  ]);
  assert.equal(ruler.value, 28);
});

test('an event without a time is none, and not one of the last event\'s time', () => {
  const ruler = new Ruler(engine, { value: 20, configuration: hundred });
  ruler.handle({ type: 'key', time: 7, source: 'ArrowUp' });
  for (const time of [undefined, NaN, Infinity, '8']) {
    assert.throws(() => ruler.handle({ type: 'key', time, source: 'ArrowUp' }), TypeError);
    assert.throws(() => ruler.advance(time), TypeError);
  }
  assert.deepEqual([ruler.value, ruler.time], [21, 7]);
});

test('frames change nothing but how often a motion is sampled', () => {
  const reported = [5000, 16, 0.25].map((frame) => {
    const ruler = new Ruler(engine, { value: 20, configuration: hundred });
    const effects = [];
    ruler.onEffect = (effect) => {
      if (effect.type === 'changed' && effect.cause === 'motion') return;
      for (let index = 0; index < Math.abs(effect.count ?? 1); index += 1) {
        effects.push(effect.type === 'tick' ? ruler.tick(effect, index) : effect);
      }
    };
    for (const event of flick) ruler.handle(event);
    for (let time = 32; time <= 5000; time += frame) ruler.advance(time);
    ruler.advance(5000);
    return effects;
  });
  assert.ok(reported[0].length > 10);
  assert.deepEqual(reported[1], reported[0]);
  assert.deepEqual(reported[2], reported[0]);
});

test('whether an event would change the value is asked without anything happening', () => {
  const ruler = new Ruler(engine, { value: 99.5, configuration: hundred });
  const seen = [];
  ruler.observe({ handle: () => seen.push('event'), effect: () => seen.push('effect') });
  const turn = (x, time = 10) => ({ type: 'wheel', time, x });
  const before = JSON.stringify(ruler.state);
  assert.deepEqual([5, 5, -5].map((x) => ruler.wouldChange(turn(x))), [true, true, true]);
  assert.equal(ruler.wouldChange({ ...turn(0), y: 5 }), false, 'across');
  assert.throws(() => ruler.wouldChange(turn(5, NaN)), TypeError);
  assert.deepEqual([JSON.stringify(ruler.state), ruler.time, seen], [before, -Infinity, []]);
  ruler.handle(turn(120));
  assert.deepEqual([ruler.value, ruler.isHeld], [100, true]);
  assert.deepEqual([5, -5].map((x) => ruler.wouldChange(turn(x))), [false, true], 'at the bound');
  ruler.advance(500);
  assert.equal(ruler.isHeld, false);
  for (const event of flick) ruler.handle({ ...event, x: 500 - event.x, time: event.time + 600 });
  assert.equal(ruler.state.phase, 'coasting');
  assert.equal(ruler.wouldChange({ ...turn(0, 700), y: 5 }), false, 'what time changes does not count');
});

test('an effect may change the control, and what follows comes in order', () => {
  const rating = new Rating(engine, { value: 1 });
  const seen = [];
  rating.onEffect = (effect) => {
    seen.push(effect.type);
    if (effect.type === 'began') rating.setValue(9);
  };
  rating.handle({ type: 'down', time: 0, x: 90, y: 10 });
  assert.deepEqual(seen, ['began', 'tick', 'changed', 'preview', 'preview']);
  assert.equal(rating.value, 5);
});

test('an invalid call is an error with a sentence, and changes nothing', () => {
  const ruler = new Ruler(engine, { configuration: hundred });
  const before = ruler.configuration;
  assert.throws(() => ruler.configure({ step: -1 }), { name: 'DetentError', message: /no sense here: step -1$/ });
  assert.throws(() => ruler.configure({ stride: 1 }), /a ruler has no setting 'stride'/);
  assert.throws(() => ruler.configure({ snap: 'often' }), /'often' is none of none, unit, half, fraction, always/);
  assert.throws(() => ruler.handle({ type: 'key', time: 0, source: 'Tab' }), /a key has no source 'Tab'/);
  assert.throws(() => ruler.setValue(NaN), DetentError);
  assert.throws(() => ruler.configure({ scrollTimeout: NaN }), /NaN is not a number/);
  assert.deepEqual(ruler.configuration, before);
});

test('settings read back as they were written', () => {
  const settings = { ...hundred, step: 0.5, fractions: 4, scrollTimeout: 80.5, capture: 0.25, orientation: 'vertical' };
  const ruler = new Ruler(engine, { configuration: settings });
  for (const [name, value] of Object.entries(settings)) assert.equal(ruler.configuration[name], value, name);
  assert.equal(ruler.configuration.rearm, null);
});

test('controls of both kinds are set in turn, and neither\'s settings are in the way of the other\'s', () => {
  const [ruler, rating] = [new Ruler(engine), new Rating(engine)];
  for (const count of [3, 7]) {
    ruler.configure({ lowerBound: -count, upperBound: count, maximumFling: 1000 * count, restDistance: 1 / count });
    rating.configure({ count });
  }
  assert.deepEqual([ruler.configuration.upperBound, rating.configuration.count], [7, 7]);
});

test('no observer gets what happened before or after it listened', () => {
  const ruler = new Ruler(engine, { value: 20, configuration: hundred });
  const seen = [];
  ruler.handle(flick[0]);
  const stop = ruler.observe({
    handle: ({ type, time }) => seen.push([type, time]), effect: ({ type }) => seen.push(type),
  });
  ruler.handle({ ...flick[1], time: -5 });
  stop();
  ruler.handle(flick[2]);
  assert.deepEqual(seen, [['move', 0], 'began', 'changed']);
});

test('a control that was restarted is like a new one', () => {
  const used = new Ruler(engine, { value: 20, configuration: hundred });
  play(used, flick);
  used.restart();
  const fresh = new Ruler(engine, { value: 28, configuration: hundred });
  assert.deepEqual(play(used, flick), play(fresh, flick));
});

test('a scene has as many marks and symbols as show', () => {
  const ruler = new Ruler(engine, { value: 20, configuration: { ...hundred, length: 4000, unitWidth: 20 } });
  const scene = ruler.scene({ breadth: 60 });
  assert.equal(scene.marks.length, scene.markCount);
  assert.ok(scene.markCount > 400);
  assert.equal(scene.breadth, 60);
  const under = scene.marks.find(({ along }) => along === scene.cursor);
  assert.deepEqual([under.value, under.kind, under.hasLabel, under.isInRange], [20, 'unit', true, true]);
  const fills = new Rating(engine, { value: 3.6, configuration: { granularity: 0.1 } }).scene().symbols;
  assert.deepEqual(fills.map(({ fill }) => fill), [1, 1, 1, 0.6, 0]);
});

test('assistive technology gets where a step leads, also at an end and where nothing can be done', () => {
  const node = (control, environment) => {
    const { value, minimum, maximum, incremented, decremented, isEnabled } = control.accessibility(environment);
    return [value, minimum, maximum, incremented, decremented, isEnabled];
  };
  const ruler = new Ruler(engine, { value: 99.5, configuration: hundred });
  assert.deepEqual(node(ruler), [99.5, 0, 100, 100, 99, true]);
  ruler.setValue(100);
  assert.deepEqual(node(ruler), [100, 0, 100, 100, 99, true]);
  ruler.configure({ interaction: 'disabled' });
  assert.deepEqual(node(ruler), [100, 0, 100, null, null, false]);
  const rating = new Rating(engine, { value: 3.5, configuration: { granularity: 0.5, count: 7 } });
  assert.deepEqual(node(rating), [3.5, 0, 7, 4, 3, true]);
  assert.equal(node(rating, { isEnabled: false }).at(-1), false);
  assert.equal(ruler.value, 100);
});

test('memory is given back by dispose, and used again', async () => {
  const own = await load(readFileSync(`${root}Frontends/web/detent.wasm`));
  const make = () => [new Ruler(own), new Rating(own)];
  make().forEach((control) => control.dispose());
  const before = own.memory.size;
  for (let round = 0; round < 5000; round += 1) make().forEach((control) => control.dispose());
  assert.equal(own.memory.size, before);
});

test('memory of controls that were forgotten is used again', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const own = await load(readFileSync(`${root}Frontends/web/detent.wasm`));
  const forget = () => void Array.from({ length: 500 }, () => new Ruler(own));
  forget();
  const before = own.memory.size;
  for (let round = 0; round < 20; round += 1) {
    collect();
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    forget();
  }
  assert.ok(own.memory.size < before * 4, `${own.memory.size} bytes after 10,500 rulers, ${before} after 500`);
});

test('memory of many controls at once does not overlap', () => {
  const rulers = Array.from({ length: 300 }, (_, index) => new Ruler(engine, { value: index }));
  assert.deepEqual(rulers.map(({ value }) => value), rulers.map((_, index) => index));
  rulers.forEach((ruler) => ruler.dispose());
});

test('a control that was disposed of says so', () => {
  const ruler = new Ruler(engine);
  ruler.dispose();
  ruler.dispose();
  for (const use of [() => ruler.advance(1), () => ruler.value, () => ruler.setValue(3), () => ruler.scene()]) {
    assert.throws(use, { name: 'DetentError', message: 'the control was disposed of' });
  }
});
