// Text that `bytes.js` decodes to a module.
import { alphabet, commonCount } from './alphabet.js';

/**
 * Encodes bytes as letters: frequent bytes get shorter ones.
 * @param {Uint8Array} module
 * @returns {string}
 */
export function textOf(module) {
  const letters = alphabet();
  const counts = new Array(256).fill(0);
  for (const byte of module) counts[byte] += 1;
  const common = counts.map((count, byte) => ({ count, byte })).sort((one, other) => other.count - one.count)
    .slice(0, commonCount).map(({ byte }) => byte);
  const order = [...new Set([...common, ...counts.keys()])];
  const letterOf = new Array(256);
  for (const [place, byte] of order.entries()) letterOf[byte] = letters[place];
  return common.map((byte) => letters[byte]).join('') + Array.from(module, (byte) => letterOf[byte]).join('');
}
