// Conversion of effects to objects.
import * as layout from './layout.js';
import { i64, time as milliseconds } from './struct.js';

/** Key of the bytes that give the time of each tick of a run. */
const run = Symbol('run');

/** Offset of each field of an effect. */
const at = layout.effect.offsets;
const real = (view, place) => view.getFloat64(place, true);
const small = (view, place) => view.getInt32(place, true);

/**
 * Reads the effect at an address, with only the fields of its type.
 * @param {import('./memory.js').Memory} memory
 * @param {{partState?: object, hasTurns?: boolean}} kind kind of the control
 * @returns {object} with `type`, `time` and the fields of that type
 */
export function readEffect(memory, address, { partState, hasTurns }) {
  const { view } = memory;
  const effect = plain(view, memory, address);
  if (hasTurns && layout.effectsWithTurns.has(effect.type)) effect.turns = i64.read(view, address + at.count);
  if (!partState || layout.effectsOfAll.has(effect.type)) return effect;
  effect.part = small(view, address + at.part);
  if (effect.type === 'bound') {
    const by = small(view, address + at.by);
    effect.by = by === 0 ? null : by - 1;
  }
  return effect;
}

/** Reads the fields of an effect of a control with one part. */
function plain(view, memory, address) {
  const type = layout.effectTypes[small(view, address + at.kind)];
  const time = milliseconds.read(view, address + at.time);
  const detail = small(view, address + at.detail);
  const value = real(view, address + at.value);
  switch (type) {
    case 'tick': {
      const [mark, count] = [i64.read(view, address + at.mark), i64.read(view, address + at.count)];
      return keepingRun({ type, time, mark, count }, memory, address);
    }
    case 'bound': return { type, time, side: layout.sides[detail] };
    case 'changed': return { type, time, value, cause: layout.causes[detail] };
    case 'snapped': return { type, time, value };
    case 'ended': return { type, time, reason: layout.endReasons[detail], value };
    case 'preview': return { type, time, value: Number.isNaN(value) ? null : value };
    case 'tapped': return { type, time, x: real(view, address + at.x), y: real(view, address + at.y) };
    default: return { type, time };
  }
}

/** Attaches to a run of several ticks the bytes that give their times. */
function keepingRun(effect, memory, address) {
  if (Math.abs(effect.count) === 1) return effect;
  return Object.defineProperty(effect, run, { value: memory.copy(address, layout.effectSize) });
}

/**
 * Returns tick `number` of a run, counted from 0, and the time at which it was passed.
 * @param {import('./engine.js').Engine} engine
 * @param {{mark: number, count: number, time: number}} effect
 * @returns {{mark: number, time: number}}
 */
export function tickOfRun(engine, effect, number) {
  if (!(number >= 0 && number < Math.abs(effect.count))) throw new RangeError(`the run has no tick ${number}`);
  if (!effect[run]) return { mark: effect.mark, time: effect.time };
  const { functions, memory, scratch } = engine;
  memory.paste(scratch.effect, effect[run]);
  const answer = scratch.answer;
  engine.check(functions.effect_tick(scratch.effect, BigInt(Math.trunc(number)), answer, answer + 8));
  return layout.tick.read(memory.view, answer);
}
