// Marks below a track, and the selection of labels that fit.
import { ends } from '../engine/slider.js';

/** Minimum distance of marks in points, and maximum number of marks. */
const least = 5;
const most = 500;

/** Rounding tolerance, in points. */
const blur = 1e-6;

/** Position of a value, in points from the lower bound. */
export function offsetOf(value, { stops, scale, length, ...range }) {
  const { low, high } = ends({ stops, ...range });
  if (!(high > low)) return 0;
  const inside = Math.min(Math.max(value, low), high);
  if (stops.length > 1) return stopOffset(inside, stops) * length;
  if (scale === 'linear') return (inside - low) / (high - low) * length;
  return Math.log(inside / low) / Math.log(high / low) * length;
}

/** Share of the track at a value between stops, which are evenly spaced whatever their values. */
function stopOffset(value, stops) {
  const next = Math.max(stops.findIndex((stop) => stop >= value), 1);
  const share = (value - stops[next - 1]) / (stops[next] - stops[next - 1]);
  return (next - 1 + share) / (stops.length - 1);
}

/**
 * Marks that show, from the lower bound to the upper.
 * @param {object} configuration of a `Slider`
 * @param {(values: number[]) => number} distanceOf returns the minimum distance of labels, in points
 * @returns {{value: number, offset: number, hasLabel: boolean}[]}
 */
export function marksOf(configuration, distanceOf) {
  const { low, high } = ends(configuration);
  const { length } = configuration;
  const distance = distanceOf([low, high]);
  const gap = Math.max(least, length / most);
  const marks = [{ value: low, offset: 0, hasLabel: true }];
  let label = 0;
  for (const { value, isRound } of inner(configuration, low, high, gap, distance)) {
    const offset = offsetOf(value, configuration);
    if (offset < marks.at(-1).offset + gap - blur) continue;
    if (offset > length - gap + blur) break;
    const hasLabel = isRound && offset >= label + distance - blur && offset <= length - distance + blur;
    if (hasLabel) label = offset;
    marks.push({ value, offset, hasLabel });
  }
  if (high > low) marks.push({ value: high, offset: length, hasLabel: length >= distance - blur });
  return marks;
}

/** Values between the bounds that may have a mark, in order; round ones may have a label. */
function inner({ stops, step, factor, scale, length }, low, high, gap, distance) {
  const all = (values) => values.filter((value) => value > low && value < high).map((value) => ({ value, isRound: true }));
  if (!(high > low)) return [];
  if (stops.length > 1) return all(stops);
  if (scale !== 'linear' && step === null) {
    return all(scale === 'log' && factor !== null ? powers(low, high, factor) : series(low, high));
  }
  const unit = step ?? 10 ** Math.floor(Math.log10((high - low) / 100));
  return multiples(low, high, unit, step === null ? 0 : low, { pitch: unit / (high - low) * length, gap, distance });
}

/** Multiples of each power of ten by 1, 2 and 5. */
function series(low, high) {
  const decades = [];
  for (let power = Math.floor(Math.log10(low)); power <= Math.log10(high) && decades.length < 40; power += 1) decades.push(power);
  return decades.flatMap((power) => [1, 2, 5].map((digit) => Number(`${digit}e${power}`)));
}

function powers(low, high, factor) {
  const count = Math.min(Math.floor(Math.log(high / low) / Math.log(factor)), most);
  return Array.from({ length: count }, (_, index) => low * factor ** (index + 1));
}

/** Multiples of a step that fit, aligned so that every tenth is round if the bound is one. */
function multiples(low, high, step, start, { pitch, gap, distance }) {
  const labelStride = strideOf(pitch, distance);
  const stride = [20, 10, 5, 4, 2].map((part) => labelStride / part).find(
    (each) => Number.isInteger(each) && each * pitch >= gap - blur) ?? labelStride;
  const steps = start / step;
  const shift = Math.abs(steps - Math.round(steps)) < 1e-9 * Math.max(Math.abs(steps), 1) ? Math.round(steps) : 0;
  const first = Math.ceil(((low - start) / step + shift) / stride) * stride;
  const count = Math.min(Math.floor((high - low) / step / stride) + 2, 2 * most);
  return Array.from({ length: count }, (_, index) => first + index * stride)
    .map((mark) => ({ value: valueOf(mark, shift, start, step), isRound: mark % labelStride === 0 }))
    .filter(({ value }) => value > low && value < high);
}

/** Returns the exact multiple of the step if it is one: 0.3, not 0.1 + 0.2. */
function valueOf(mark, shift, start, step) {
  const value = shift !== 0 || start === 0 ? mark * step : start + (mark - shift) * step;
  return Number(value.toPrecision(12));
}

/** First of 1, 2, 5, 10, 20, 50 … steps that is long enough. */
function strideOf(pitch, distance) {
  for (let power = 1; power < 1e18; power *= 10) {
    const digit = [1, 2, 5].find((each) => each * power * pitch >= distance - blur);
    if (digit) return digit * power;
  }
  return 1e18;
}
