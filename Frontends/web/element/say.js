// What has been said last to something of the browser's: it is said again only if it is another thing.

/** @type {WeakMap<object, Record<string, string | null>>} */
const said = new WeakMap();

/**
 * Sets properties of an object, each only when it changes: to ask the browser for what it has costs as much as to tell it.
 * @param {object} target whose properties nobody else sets
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
