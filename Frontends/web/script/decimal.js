// Numbers in the syntax of scripts and traces.

/**
 * Shortest decimal that parses to the same number, without an exponent.
 * @param {number} number
 */
export function decimal(number) {
  const sign = number < 0 ? '-' : '';
  if (!Number.isFinite(number)) return Number.isNaN(number) ? 'nan' : `${sign}inf`;
  const [significand, exponent] = String(number).split('e');
  if (!exponent) return significand;
  const shift = Number(exponent);
  const [whole, fraction = ''] = significand.slice(sign.length).split('.');
  if (shift < 0) return `${sign}0.${'0'.repeat(-shift - whole.length)}${whole}${fraction}`;
  return sign + whole + fraction.padEnd(shift, '0');
}

/**
 * Exact milliseconds of whole nanoseconds: `16.666666ms`.
 * @param {number} nanoseconds
 */
export function duration(nanoseconds) {
  const sign = nanoseconds < 0 ? '-' : '';
  const digits = String(Math.abs(nanoseconds)).padStart(7, '0');
  const fraction = digits.slice(-6).replace(/0+$/, '');
  return `${sign}${digits.slice(0, -6)}${fraction && '.'}${fraction}ms`;
}
