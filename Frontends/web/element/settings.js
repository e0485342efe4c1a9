// Transfer of settings to a control.

/**
 * Applies new settings to a control, except invalid ones, which a later attribute may make valid.
 * Tries the others one by one, repeatedly, because one setting may make another valid.
 * @param {(number | null)[]} values values that the page has set, for the settings to find
 * @returns {string | null} a sentence that names the invalid ones
 */
export function configure(control, changes, values) {
  const attempt = (configuration) => problemOf(control, { configuration, values });
  const problem = attempt(changes);
  if (!problem) return null;
  let left = Object.entries(changes);
  for (let count = Infinity; left.length < count;) {
    count = left.length;
    left = left.filter(([name, value]) => attempt({ [name]: value }));
  }
  return attempt(Object.fromEntries(left));
}

/** @returns {string | null} the error message, if the settings are invalid */
function problemOf(control, change) {
  try {
    control.update(change);
    return null;
  } catch (error) {
    return error.message;
  }
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
