// Cache of property values set on browser objects.

/** @type {WeakMap<object, Record<string, string | null>>} */
const said = new WeakMap();

/**
 * Sets properties of an object if they change; reading them would cost as much as writing them.
 * @param {object} target object whose properties nothing else sets
 * @param {Record<string, string | null>} properties
 */
export function say(target, properties) {
  let before = said.get(target);
  if (!before) said.set(target, before = {});
  for (const name in properties) {
    const value = properties[name];
    if (before[name] === value) continue;
    before[name] = value;
    target[name] = value;
  }
}
