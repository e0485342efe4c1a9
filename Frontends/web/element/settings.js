// Transfer of settings to a control.

/**
 * Applies new settings to a control, except invalid ones, which a later attribute may make valid.
 * Tries the others one by one, repeatedly, because one setting may make another valid.
 * @returns {string | null} a sentence that names the invalid ones
 */
export function configure(control, changes) {
  const problem = attempt(control, changes);
  if (!problem) return null;
  let left = Object.entries(changes);
  for (let count = Infinity; left.length < count;) {
    count = left.length;
    left = left.filter(([name, value]) => attempt(control, { [name]: value }));
  }
  return attempt(control, Object.fromEntries(left));
}

/** @returns {string | null} the error message, if they are invalid */
function attempt(control, changes) {
  try {
    control.configure(changes);
    return null;
  } catch (error) {
    return error.message;
  }
}

/**
 * Sets properties again that were set before the element was defined, because they hide the
 * accessors.
 */
export function takeEarly(element) {
  const early = Object.keys(element).filter((name) => name in element.constructor.prototype);
  const isValue = (name) => name.startsWith('value');
  // Set bounds before the value.
  for (const name of [...early.filter((name) => !isValue(name)), ...early.filter(isValue)]) {
    const value = element[name];
    delete element[name];
    Reflect.set(element, name, value); // ignores read-only properties
  }
}
