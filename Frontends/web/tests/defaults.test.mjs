// State of elements before the engine is loaded.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StandIn } from '../element/stand-in.js';
import { controls } from './controls.mjs';

for (const [name, { Control, engine, defaults }] of Object.entries(controls)) {
  test(`the defaults of a ${name} are those of the engine`, () => {
    assert.deepEqual({ ...defaults }, new Control(engine).configuration);
  });

  test(`what stands in for a ${name} reports its range, and that nothing can be done yet`, () => {
    const all = name !== 'rating'
      ? { lowerBound: -5, upperBound: 30, step: 0.5, orientation: 'vertical', interaction: 'read-only' }
      : { count: 7, granularity: 0.5, interaction: 'read-only' };
    const settings = Object.fromEntries(Object.entries(all).filter(([setting]) => setting in defaults));
    const standIn = new StandIn(defaults);
    standIn.observe({ update() {} });
    standIn.update({ configuration: settings, values: [3.5] });
    const control = new Control(engine, { value: 3.5, configuration: settings });
    const { incremented, decremented, isFocused, ...node } = control.accessibility();
    assert.deepEqual(standIn.accessibility(), { ...node, isEnabled: false });
  });
}
