// The letters that bytes of a module are written with: what a string in quotes may have, one byte of UTF-8 first.

/** `<` is none of them, so that no script that is put into a page ends early. */
const isLetter = (code) => code < 0x7f ? !'\'"\\<`$'.includes(String.fromCharCode(code)) : code > 0xa0 && code !== 0xad;

/** 256 letters, each of one code unit. */
export function alphabet() {
  const letters = [];
  for (let code = 0x20; letters.length < 256; code += 1) if (isLetter(code)) letters.push(String.fromCharCode(code));
  return letters;
}

/** So many letters have one byte; they stand for the bytes of a module that are there most often. */
export const commonCount = 89;
