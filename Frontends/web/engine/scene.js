// Drawn state of a control, and its drawing environment.
import * as layout from './layout.js';

const usual = { breadth: 80, textScale: 1, labelLength: 0, origin: null, isEnabled: true, isFocused: false };

/** Writes the environment to scratch memory and returns its address; 0 selects the default. */
export function writeEnvironment({ memory, scratch }, environment) {
  if (!environment) return 0;
  layout.environment.write(memory.view, scratch.environment, { ...usual, ...environment });
  return scratch.environment;
}

/**
 * Reads the drawn state of the control at an address, with its lists of thumbs, marks or symbols. One call suffices if
 * there is room for them; otherwise their `room` grows and a second call follows.
 * @param {import('./engine.js').Engine} engine
 */
export function readScene(engine, kind, address, environment) {
  const { scene, lists } = kind;
  const around = writeEnvironment(engine, environment);
  const ask = () => {
    let place = engine.parts(lists.reduce((sum, { room, struct }) => sum + room * struct.size, 0));
    const spaces = [];
    for (const { room, struct } of lists) {
      spaces.push(place, room);
      place += room * struct.size;
    }
    return engine.read(engine.verbs(kind).read_scene, scene, [address, around], spaces);
  };
  let result = ask();
  const short = lists.filter(({ count, room }) => result[count] > room);
  for (const list of short) list.room = result[list.count];
  if (short.length > 0) result = ask();
  const { view } = engine.memory;
  let place = engine.parts(0);
  for (const { name, count, room, struct: { size }, read } of lists) {
    const shown = new Array(result[count]);
    for (let index = 0; index < shown.length; index += 1) shown[index] = read(view, place + index * size);
    result[name] = shown;
    place += room * size;
  }
  return result;
}
