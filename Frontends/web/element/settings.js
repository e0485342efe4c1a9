// Settings on their way to a control.

/**
 * Gives a control new settings. Those that make no sense are not taken: they may make sense with the next attribute.
 * All others are in force, and for that they are tried one by one, as often as one more may have made room for another.
 * @returns {string | null} which of them make no sense, as one sentence
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

/** @returns {string | null} what makes no sense of them */
function attempt(control, changes) {
  try {
    control.configure(changes);
    return null;
  } catch (error) {
    return error.message;
  }
}

/** What a program set on an element before it was defined is set again: it would hide the properties of that name. */
export function takeEarly(element) {
  const early = Object.keys(element).filter((name) => name in element.constructor.prototype);
  const isValue = (name) => name.startsWith('value');
  // The value not before its bounds.
  for (const name of [...early.filter((name) => !isValue(name)), ...early.filter(isValue)]) {
    const value = element[name];
    delete element[name];
    Reflect.set(element, name, value); // what cannot be set is left as it is
  }
}
