// Letters that encode the bytes of a module: valid in quotes, those of one UTF-8 byte first.

/** Excludes `<`, so that a script embedded in a page cannot end early. */
const isLetter = (code) => code < 0x7f ? !'\'"\\<`$'.includes(String.fromCharCode(code)) : code > 0xa0 && code !== 0xad;

/** Returns 256 letters of one code unit each. */
export function alphabet() {
  const letters = [];
  for (let code = 0x20; letters.length < 256; code += 1) if (isLetter(code)) letters.push(String.fromCharCode(code));
  return letters;
}

/** Number of one-byte letters, which encode the most frequent bytes of a module. */
export const commonCount = 89;
