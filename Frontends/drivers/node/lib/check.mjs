// Checks what was measured, before the first script: presses the middle of each thumb, and puts the result into a sentence.
import { apart, middle } from './tracks.mjs';

const count = (number, one) => `${number} ${one}${number === 1 ? '' : 's'}`;
const short = number => `${Number(number.toFixed(2))}`;
const tryIt = 'name the thumb with --selector CSS, its track with --track CSS, or take a page where nothing lies over it';

/**
 * Presses and releases each thumb of a fresh control at its middle.
 * @param control a PageControl
 * @param found result of `measure`
 * @param range ends of the values
 * @returns sentences about a press that changed a value, and about a thumb that is not where its value is on the track
 * @throws an error if a press does not reach a thumb: what was measured cannot be used
 */
export async function pressThumbs(control, found, range) {
  await control.still();
  const boxes = await control.ask('boxes()');
  const notes = [];
  for (const part of boxes.keys()) {
    const hit = await control.ask(`hit(${part}, ${JSON.stringify(found.anchor)})`);
    const name = (await control.ask('names()'))[part];
    if (hit === null) throw new Error(`the middle of ${name} is outside of the window; ${tryIt}`);
    if (hit !== 'thumb' && hit !== 'control') {
      throw new Error(`a press on the middle of ${name} meets ${hit}, which lies over it; ${tryIt}`);
    }
    if (found.kind === 'rating') continue;
    if (found.kind === 'slider') notes.push(...placed(control, found, range, await stateOf(control), part));
    notes.push(...await pressed(control, found, range, part, hit, name));
  }
  return notes;
}

const stateOf = async control => ({ boxes: await control.ask('boxes()'), values: await control.ask('values()') });
/** Points along the track of a difference of values. */
const pointsOf = (difference, { track }, [low, high]) => Math.abs(difference) / (high - low) * track.length;
/** The least that counts as a difference: two points, or a step. */
const leastOf = (found, range) => Math.max(2, 1.001 * pointsOf(found.step ?? 0, found, range));

/** Compares the place of a thumb with that of its value on the track. */
function placed(control, found, range, { boxes, values }, part) {
  const isAt = shift => {
    const along = pointsOf(values[part] - range[0], found, range);
    return apart(found.track.at(along, shift), found.track.onto(middle(boxes[part]), shift));
  };
  const least = leastOf(found, range) + 1;
  const off = isAt(control.shift);
  if (off <= least) return [];
  if (apart(control.shift, [0, 0]) > 1 && isAt([0, 0]) <= least) {
    throw new Error(`the element that its places were measured from moves with its thumb; ${tryIt}`);
  }
  return [`its thumb at ${short(values[part])} is ${short(off)} points from where it would be on an even track`];
}

async function pressed(control, found, range, part, hit, name) {
  const { boxes, values: before } = await stateOf(control);
  const share = (before[part] - range[0]) / (range[1] - range[0]);
  // The thumb of a native range is invisible to scripts.
  await control.press(found.kind === 'range' ? found.track.at(share * found.track.length, control.shift) : middle(boxes[part]));
  await control.still();
  const after = await control.ask('values()');
  const changed = after.findIndex((each, index) => pointsOf(each - before[index], found, range) > leastOf(found, range));
  if (changed < 0) return [];
  const what = `a press on the middle of ${name} changes ${short(before[changed])} to ${short(after[changed])}`;
  if (hit === 'thumb') return [what];
  throw new Error(`${what}, and meets something beside it; ${tryIt}`);
}

/**
 * The sentence about what was found.
 * @param control a PageControl
 * @param found result of `measure`
 * @param range ends of the values
 * @param notes results of `pressThumbs`
 */
export async function sentenceOf(control, found, range, notes) {
  const names = [...new Set(await control.ask('names()'))].join(', ');
  const way = found.track.axis === 'y' ? 'upwards' : found.track.layout === 'rtl' ? 'from right to left' : 'from left to right';
  const size = `${short(found.track.length)} points ${way}, measured by ${found.by}`;
  if (found.kind === 'rating') return `a rating of ${found.count} (${names}), on ${size}`;
  const isOne = found.values.length === 1;
  const step = found.step ? ` by ${short(found.step)}` : '';
  const keys = found.focus ? `keys go to ${await control.ask('nameOfFocus()')}, which has the focus after a press`
    : found.hasKeys ? `keys go to ${control.options.focus ?? (isOne ? 'it' : 'them')}`
      : 'no key is tried, as nothing in it can have the focus: --focus CSS names what has';
  const anchor = found.anchor === 'self' ? '' : `, counted from ${await control.ask(`nameOfAnchor(${JSON.stringify(found.anchor)})`)}`;
  const parts = found.kind === 'range' ? 'a native range' : `${count(found.values.length, 'thumb')} (${names})`;
  const presses = notes.length ? notes.join('; ') : `a press on the middle of ${isOne ? 'it' : 'each'} changes nothing`;
  const start = found.start ? `; every script begins at ${found.start}, as mount() ignores its ${isOne ? 'value' : 'values'}` : '';
  const design = (found.design?.notes ?? []).map(each => `; ${each}`).join('');
  return `${parts} from ${short(range[0])} to ${short(range[1])}${step}, on ${size}${anchor}; ${keys}; ${presses}${design}${start}`;
}
