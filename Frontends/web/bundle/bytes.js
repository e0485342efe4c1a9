// Decodes a module from text. Base64 would be a sixth larger over the network, because it hides
// repeated bytes from compressors.
import { alphabet, commonCount } from './alphabet.js';

/**
 * Inverse of `textOf`. The text begins with the most frequent bytes; the others follow in order.
 * @param {string} text
 * @returns {Uint8Array}
 */
export function bytesOf(text) {
  const numbers = new Map(alphabet().map((letter, number) => [letter, number]));
  const order = new Set(Array.from(text.slice(0, commonCount), (letter) => numbers.get(letter)));
  for (let byte = 0; byte < 256; byte += 1) order.add(byte);
  const bytes = [...order];
  return Uint8Array.from(text.slice(commonCount), (letter) => bytes[numbers.get(letter)]);
}
