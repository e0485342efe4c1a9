// Transfer of settings to a control.

/**
 * Applies new settings, except invalid ones, which a later attribute may make valid. Tries the others one by one,
 * repeatedly, because one setting may make another valid.
 * @param {object} changes
 * @param {(settings: object) => void} apply applies some of them, or throws
 * @returns {string | null} a sentence that names the invalid ones
 */
export function configure(changes, apply) {
  const attempt = (settings) => {
    try {
      apply(settings);
      return null;
    } catch (error) {
      return error.message;
    }
  };
  const problem = attempt(changes);
  if (!problem) return null;
  let left = Object.entries(changes);
  for (let count = Infinity; left.length < count;) {
    count = left.length;
    left = left.filter(([name, value]) => attempt({ [name]: value }));
  }
  return attempt(Object.fromEntries(left));
}

/**
 * Sets properties again that were set before the element was defined, because they hide the
 * accessors.
 * @returns {boolean} true if there were any
 */
export function takeEarly(element) {
  const early = Object.keys(element).filter((name) => name in element.constructor.prototype);
  for (const name of early) {
    const value = element[name];
    delete element[name];
    Reflect.set(element, name, value); // ignores read-only properties
  }
  return early.length > 0;
}
