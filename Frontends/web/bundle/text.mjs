// Text that `bytes.js` decodes to a module.
import { alphabet, commonCount } from './alphabet.js';

/**
 * Frequent bytes of modules, in hexadecimal, for the one-byte letters from the space on. Brotli predicts a letter by the kind
 * of the two before: a space, a digit, capitals, vowels and so on. Swaps of pairs found which bytes should share a kind: those
 * that were kept lower the entropy of what Brotli spells out, in the modules of three controls. By frequency alone, the module
 * of the slider has 630 bytes more by brotli, that of all four controls 1,080.
 */
const usual = '42e89023d02922c0b82de02b887c7f050702067e0109043f3a2021f098444762400b55712f19721abd6366'
  + '104664036065003830fc484539f880a841121b130da36a080ca71d14a19936a2a00f6b1824170e110a2837d8c8b0';

/** The most frequent bytes, each at its usual place; a byte without one takes the place of a usual byte that is rare here. */
function commonIn(module) {
  const counts = new Array(256).fill(0);
  for (const byte of module) counts[byte] += 1;
  const frequent = new Set([...counts.keys()].sort((one, other) => counts[other] - counts[one]).slice(0, commonCount));
  const places = usual.match(/../g).map((digits) => Number.parseInt(digits, 16));
  const others = [...frequent].filter((byte) => !places.includes(byte));
  return places.map((byte) => (frequent.has(byte) ? byte : others.shift()));
}

/**
 * Encodes bytes as letters: frequent bytes get shorter ones.
 * @param {Uint8Array} module
 * @returns {string}
 */
export function textOf(module) {
  const letters = alphabet();
  const common = commonIn(module);
  const order = [...new Set([...common, ...letters.keys()])];
  const letterOf = new Array(256);
  for (const [place, byte] of order.entries()) letterOf[byte] = letters[place];
  return common.map((byte) => letters[byte]).join('') + Array.from(module, (byte) => letterOf[byte]).join('');
}
