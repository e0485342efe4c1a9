// Conversion of effects to objects.
import * as layout from './layout.js';

/** Key of the bytes that give the time of each tick of a run. */
const run = Symbol('run');

/**
 * Reads the effect at an address, with only the fields of its type.
 * @param {import('./memory.js').Memory} memory
 * @param {{partState?: object, hasTurns?: boolean}} kind kind of the control
 * @returns {object} with `type`, `time` and the fields of that type
 */
export function readEffect(memory, address, { partState, hasTurns }) {
  const record = layout.effect.read(memory.view, address);
  const effect = plain(record, memory, address);
  if (hasTurns && layout.effectsWithTurns.has(effect.type)) effect.turns = record.count;
  if (!partState || layout.effectsOfAll.has(effect.type)) return effect;
  effect.part = record.part;
  if (effect.type === 'bound') effect.by = record.by === 0 ? null : record.by - 1;
  return effect;
}

/** The fields of an effect of a control with one part. */
function plain({ kind: type, time, detail, value, x, y, mark, count }, memory, address) {
  switch (type) {
    case 'tick': return keepingRun({ type, time, mark, count }, memory, address);
    case 'bound': return { type, time, side: layout.sides[detail] };
    case 'changed': return { type, time, value, cause: layout.causes[detail] };
    case 'snapped': return { type, time, value };
    case 'ended': return { type, time, reason: layout.endReasons[detail], value };
    case 'preview': return { type, time, value: Number.isNaN(value) ? null : value };
    case 'tapped': return { type, time, x, y };
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
