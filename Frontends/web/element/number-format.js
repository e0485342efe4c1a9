// Numbers in the language of the page.
import { fill, languageAround, shares, wordsAround } from './words.js';

const formats = new Map();

/**
 * Number format of the page around an element.
 * @param {Element} element
 * @returns {(value: number, step?: number) => string} rounded to a tenth of `step`, if given
 */
export function numberFormat(element) {
  const language = languageAround(element);
  let [known, writer] = [NaN, null];
  return (value, step = 0) => {
    if (step !== known) [known, writer] = [step, format(language, digits(step))];
    return writer.format(value);
  };
}

/**
 * Format of a share in the language around an element: `3.5 of 5 stars` in English.
 * @param {Element} element
 * @returns {(value: number, count: number) => string}
 */
export function shareFormat(element) {
  const share = wordsAround(element, shares) ?? '{value} / {count}';
  const write = numberFormat(element);
  return (value, count) => fill(share, { value: write(value), count: write(count) });
}

function digits(step) {
  return step > 0 ? Math.min(Math.max(Math.ceil(1 - Math.log10(step)), 0), 20) : 10;
}

/** Cached, because creating a format is slow. */
function format(language, maximumFractionDigits) {
  const key = `${language} ${maximumFractionDigits}`;
  if (!formats.has(key)) formats.set(key, new Intl.NumberFormat(language, { maximumFractionDigits }));
  return formats.get(key);
}
