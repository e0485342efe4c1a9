// Converts static fields to static blocks. esbuild 0.17 rewrites a class with a static field, and its private members,
// to functions on weak maps: a tenth larger, and slower.

/** Index of the `;` that ends the statement at `start`, outside of all brackets. */
function endOf(script, start) {
  for (let place = start, depth = 0; place < script.length; place += 1) {
    const letter = script[place];
    if ('([{'.includes(letter)) depth += 1;
    if (')]}'.includes(letter)) depth -= 1;
    if (letter === ';' && depth === 0) return place;
  }
  throw new Error(`a statement has no end: ${script.slice(start, start + 60)}`);
}

/** Converts static fields of a script's classes to static blocks. @param {string} script */
export function blocksForStatics(script) {
  const field = /^ {2}static (\w+) = /gm;
  let [made, last] = ['', 0];
  for (let found; (found = field.exec(script));) {
    const end = endOf(script, field.lastIndex);
    made += `${script.slice(last, found.index)}  static { this.${found[1]} = ${script.slice(field.lastIndex, end)}; }`;
    last = end + 1;
    field.lastIndex = last;
  }
  return made + script.slice(last);
}
