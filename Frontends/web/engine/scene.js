// What shows of a control, and what surrounds it when it is drawn.
import * as layout from './layout.js';

/** Writes what surrounds a control where the engine finds it, and answers where; the usual is at address 0. */
export function writeEnvironment({ memory, scratch }, environment) {
  if (!environment) return 0;
  const usual = { breadth: 80, textScale: 1, labelLength: 0, isEnabled: true, isFocused: false };
  layout.environment.write(memory.view, scratch.environment, { ...usual, ...environment });
  return scratch.environment;
}

/**
 * What shows of the control at an address, with its marks or symbols.
 * @param {import('./engine.js').Engine} engine
 * @param {typeof layout.ruler | typeof layout.rating} kind
 */
export function readScene(engine, { name, scene, part, parts }, address, environment) {
  const { memory, scratch, functions } = engine;
  const around = writeEnvironment(engine, environment);
  const read = (list, count) => {
    engine.check(functions[`${name}_read_scene`](address, around, scratch.answer, scene.size, list, count));
    return scene.read(memory.view, scratch.answer);
  };
  const count = read(0, 0)[parts.count];
  const list = engine.parts(Math.max(count, 1) * part.size);
  const result = read(list, count);
  result[parts.name] = Array.from({ length: count }, (_, index) => readPart(memory.view, list + index * part.size, part, parts));
  return result;
}

function readPart(view, address, part, { flags }) {
  const result = part.read(view, address);
  for (const [name, bit] of Object.entries(flags)) result[name] = (result.flags & bit) !== 0;
  return result;
}
