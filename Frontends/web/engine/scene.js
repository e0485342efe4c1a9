// Drawn state of a control, and its drawing environment.
import * as layout from './layout.js';

/** Writes the environment to scratch memory and returns its address; 0 selects the default. */
export function writeEnvironment({ memory, scratch }, environment) {
  if (!environment) return 0;
  const { view } = memory;
  const [{ environment: place }, { offsets: at }] = [scratch, layout.environment];
  const { breadth = 80, textScale = 1, labelLength = 0, isEnabled = true, isFocused = false } = environment;
  view.setFloat64(place + at.breadth, breadth, true);
  view.setFloat64(place + at.textScale, textScale, true);
  view.setFloat64(place + at.labelLength, labelLength, true);
  view.setInt32(place + at.isEnabled, isEnabled ? 1 : 0, true);
  view.setInt32(place + at.isFocused, isFocused ? 1 : 0, true);
  return place;
}

/**
 * Reads the drawn state of the control at an address, with its marks or symbols. One call suffices
 * if `parts` has capacity for the marks; otherwise it grows and a second call follows.
 * @param {import('./engine.js').Engine} engine
 * @param {typeof layout.ruler | typeof layout.rating} kind
 */
export function readScene(engine, kind, address, environment) {
  const { scene, part, parts, readPart } = kind;
  const { memory, scratch } = engine;
  const { read_scene: ask } = engine.verbs(kind);
  const around = writeEnvironment(engine, environment);
  const readOnce = (list, capacity) => {
    engine.check(ask(address, around, scratch.answer, scene.size, list, capacity));
    return scene.read(memory.view, scratch.answer);
  };
  let capacity = Math.floor(engine.partsSize / part.size);
  let result = readOnce(engine.parts(capacity * part.size), capacity);
  const count = result[parts.count];
  if (count > capacity) result = readOnce(engine.parts(count * part.size), count);
  const [{ view }, list] = [memory, engine.parts(0)];
  const shown = new Array(count);
  for (let index = 0; index < count; index += 1) shown[index] = readPart(view, list + index * part.size);
  result[parts.name] = shown;
  return result;
}
