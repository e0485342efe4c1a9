// States for `:state()` in CSS, and browsers without it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeState } from '../element/accessibility.js';

const dragging = { phase: 'dragging', restTime: null };

test('states are those of the control', () => {
  const internals = { states: new Set() };
  const { states } = internals;
  describeState(internals, { phase: 'pressed' });
  describeState(internals, dragging);
  assert.deepEqual([...states], ['dragging']);
  describeState(internals, { phase: 'coasting', restTime: 12, preview: 3 });
  assert.deepEqual([...states], ['moving', 'previewed']);
  describeState(internals, { phase: 'idle', supply: 'failed' });
  assert.deepEqual([...states], ['failed']);
});

test('a browser without states, or with names of another kind, draws on', () => {
  describeState({}, dragging);
  const states = { has: () => false, add: () => { throw new SyntaxError('not a dashed name'); } };
  describeState({ states }, dragging);
});
