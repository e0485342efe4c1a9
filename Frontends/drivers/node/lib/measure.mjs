// Measures a control by experiment: its track, range, step, and initial position.
import { Track, apart, middle } from './tracks.mjs';

export const hint = 'say where its track is: --track SELECTOR (the slider itself may be its track)';

const noValue = 'its thumb has no number in aria-valuenow, nor a module in value(); say what gives the value: '
  + '--value EXPRESSION (of JavaScript, in the page)';

/** Measures a control, which must be fresh, and must be replaced afterwards. */
export async function measure(control) {
  const kind = await control.ask('kind()');
  if (await control.ask('isDisabled()')) throw new Error('the control is disabled; a page is needed where it is not');
  if (kind === 'rating') return measureRating(control);
  const values = await control.ask('values()');
  countThumbs(values, await control.ask('names()'), control.options.value ? '--value gives' : 'the module has');
  if (values.some(each => !Number.isFinite(each))) throw new Error(control.options.value ? 'what --value says is no number' : noValue);
  if (await control.ask('isNative()')) {
    const [range, step] = [await control.ask('limits()'), await control.ask('nativeStep()')];
    const [{ left, top }] = await control.ask('boxes()');
    const track = await pressedTrack(control);
    if (track) return { kind: 'range', track, anchor: 'self', origin: [left, top], values, range, step, hasKeys: true, by: 'presses' };
    await control.fresh();
  }
  return measureSlider(control, values);
}

/** Rejects a page that shows more or fewer thumbs than the host has values: it would be driven with wrong parts. */
function countThumbs(values, names, subject) {
  if (values.length === names.length) return;
  const count = (number, one) => `${number} ${one}${number === 1 ? '' : 's'}`;
  throw new Error(`${subject} ${count(values.length, 'value')}, and the page shows ${count(names.length, 'thumb')} `
    + `(${names.join(', ')}): name those that belong to it with --selector CSS`);
}

/** Symbols in a row: the track runs from the outer edge of the first to that of the last. */
async function measureRating(control) {
  const boxes = await control.ask('boxes()');
  if (boxes.length < 2) throw new Error('its group has fewer than two radios');
  const [first, last] = [boxes[0], boxes.at(-1)];
  const across = last.left - first.left, down = last.top - first.top;
  const left = Math.min(...boxes.map(each => each.left)), top = Math.min(...boxes.map(each => each.top));
  const width = Math.max(...boxes.map(each => each.left + each.width)) - left;
  const height = Math.max(...boxes.map(each => each.top + each.height)) - top;
  const isUpright = Math.abs(down) > Math.abs(across);
  let track = Track.ofBox({ left, top, width, height }, isUpright, across < 0);
  if (isUpright && down > 0) track = new Track(track.high, track.low, track.breadth);
  return { kind: 'rating', track, anchor: 'self', origin: [first.left, first.top], by: 'the places of its radios', count: boxes.length, values: await control.ask('values()') };
}

/**
 * Track of a native range, whose thumb is invisible to scripts: presses at two positions yield two values, fine enough to
 * determine the ends.
 * @returns nothing if presses have no effect
 */
async function pressedTrack(control) {
  await control.ask('set("range", [0, 1e6])');
  await control.ask('set("step", null)');
  const [{ left, top, width, height }] = await control.ask('boxes()');
  const [x, y] = middle({ left, top, width, height });
  for (const isUpright of height > width ? [true, false] : [false, true]) {
    const shares = [0.3, 0.7];
    const values = [];
    for (const share of shares) {
      const place = isUpright ? [x, top + share * height] : [left + share * width, y];
      for (const e of ['down', 'up']) await control.point(e, place);
      values.push((await control.ask('values()'))[0]);
    }
    const slope = (values[1] - values[0]) / (shares[1] - shares[0]);
    if (!(Math.abs(slope) > 5e5)) continue;
    const at = value => {
      const share = shares[0] + (value - values[0]) / slope;
      return isUpright ? [x, top + share * height] : [left + share * width, y];
    };
    return new Track(at(0), at(1e6), isUpright ? width : height);
  }
}

/**
 * Track of thumbs that keys or drags move: from the lowest thumb after Home to the highest after End; without keys, between
 * the positions reached by dragging the lowest and the highest.
 */
async function measureSlider(control, values) {
  const last = values.length - 1;
  await control.ask('sort()');
  const focus = await focusOf(control, last);
  const hasKeys = await control.ask('hasKeys()');
  const looks = [await looked(control)];
  const look = async act => looks[looks.push(await act) - 1];
  const trackBox = await control.ask('trackBox()');
  if (control.options.track && !trackBox) throw new Error(`nothing that shows is '${control.options.track}' (--track)`);
  let [home, end] = hasKeys ? [await look(afterKey(control, 'Home', 0)), await look(afterKey(control, 'End', last))] : [looks[0], looks[0]];
  const places = () => [middle(home.boxes[0]), middle(end.boxes[last])];
  // Two thumbs are at different positions even if keys have not moved them, and keys may stop short of the ends.
  const ends = await control.ask('limits()'), isEnd = (value, index) => !ends || Math.abs(value - ends[index]) <= 1e-9 * Math.abs(ends[1] - ends[0]);
  const isMoved = apart(...places()) >= 10 && `${home.values}${end.values}` !== `${values}${values}`
    && isEnd(home.values[0], 0) && isEnd(end.values[last], 1);
  if (!isMoved) [home, end] = await draggedEnds(control, last, look) ?? [home, end];
  const [low, high] = places();
  const limits = await control.ask('limits()') ?? [home.values[0], end.values[last]];
  const found = { kind: 'slider', values, hasKeys, focus, range: limits[0] < limits[1] ? limits : undefined };
  if (trackBox) {
    const isUpright = await control.ask('orientation()') === 'vertical';
    found.track = Track.ofBox(trackBox, isUpright, await control.ask('direction()') === 'rtl');
    [found.anchor, found.origin, found.by] = ['track', [trackBox.left, trackBox.top], '--track'];
  } else {
    if (apart(low, high) < 10) throw new Error(`its thumb stays where Home, End and drags should move it; ${hint}`);
    const { width, height } = home.boxes[0];
    found.track = new Track(low, high, Math.abs(high[1] - low[1]) > Math.abs(high[0] - low[0]) ? width : height);
    await moveRest(control, looks, look, found);
    found.anchor = anchorOf(looks);
    const { left, top } = looks[0].around[found.anchor];
    found.origin = [left, top];
    found.by = isMoved ? 'Home and End' : 'drags';
  }
  found.step = hasKeys ? await stepOf(control, found) : undefined;
  return found;
}

/** Where a press on a single thumb puts the focus, if neither it nor anything in it can be focused: keys go there. */
async function focusOf(control, last) {
  if (control.options.focus || last > 0 || await control.ask('hasFocus()')) return undefined;
  await control.press(middle((await control.ask('boxes()'))[0]));
  const focus = await control.ask('focusPath()');
  await control.fresh({}, { focus });
  return focus ?? undefined;
}

/** Moves each thumb that has been in one place so far, so that what moves with it is seen to move. */
async function moveRest(control, looks, look, { track, hasKeys }) {
  const isStill = part => looks.every(({ boxes }) => apart(middle(boxes[part]), middle(looks[0].boxes[part])) < 1);
  for (const part of looks[0].boxes.keys()) {
    for (const key of hasKeys ? ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'] : []) {
      if (isStill(part)) await look(afterKey(control, key, part));
    }
    if (isStill(part)) await look(afterDragTo(control, part, track.place(...along(track, 0.5))));
  }
}

/** The nearest ancestor of the thumbs that has stayed while each of them moved. */
function anchorOf(looks) {
  const index = looks[0].around.findIndex(({ left, top }, index) =>
    looks.every(({ around }) => around[index] && apart([left, top], [around[index].left, around[index].top]) < 0.01));
  if (index < 0) throw new Error(`everything around its thumb moves with it; ${hint}`);
  return index;
}

async function afterKey(control, key, part) {
  await control.key(key, part);
  return looked(control);
}

/** Returns the state once nothing moves, with the page where it was. */
async function looked(control) {
  await control.still();
  if (await control.ask('back()')) await control.still();
  return { boxes: await control.ask('boxes()'), around: await control.ask('around()'), values: await control.ask('values()') };
}

/**
 * Drags a thumb to the edges of the window, horizontally and then vertically; with several, the lowest and highest apart.
 * @returns states with the lowest at its minimum, where it stays, and the highest at its maximum; nothing if they do not
 *   move
 */
async function draggedEnds(control, last, look) {
  for (const axis of [0, 1]) {
    const edges = [1, (await control.ask('size()'))[axis] - 2];
    const boxes = await control.ask('boxes()');
    // Two thumbs in one position would be indistinguishable, so they are kept apart.
    const isMirrored = middle(boxes[0])[axis] > middle(boxes[last])[axis];
    const [lower, upper] = isMirrored ? [edges[1], edges[0]] : edges;
    const tries = last > 0 ? [[last, upper], [0, lower]] : [[0, upper], [0, lower]];
    const ends = [];
    for (const [part, edge] of tries) ends.push({ edge, ...await look(afterDrag(control, part, axis, edge)) });
    if (last === 0) ends.sort((a, b) => b.values[0] - a.values[0]);
    const [end, home] = ends;
    if (apart(middle(home.boxes[0]), middle(end.boxes[last])) < 10) continue;
    await look(afterDrag(control, 0, axis, home.edge));
    return [home, end];
  }
}

async function afterDrag(control, part, axis, edge) {
  const at = middle((await control.ask('boxes()'))[part]);
  return afterDragTo(control, part, axis === 0 ? [edge, at[1]] : [at[0], edge]);
}

async function afterDragTo(control, part, there) {
  const at = middle((await control.ask('boxes()'))[part]);
  await control.point('down', at);
  // In small steps towards the edge, because a page may receive nothing beyond its own margin.
  for (const share of [0.1, 0.5, 0.75, 0.88, 0.94, 0.97, 0.985, 1]) {
    await control.point('move', at.map((each, index) => each + share * (there[index] - each)));
  }
  await control.point('up', there);
  return looked(control);
}

/** Step: the common change of two arrow keys, if a drag also ends on a multiple. */
async function stepOf(control, { track, anchor, range }) {
  await afterKey(control, 'Home', 0);
  const value = async () => (await control.ask('values()'))[0];
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowLeft']) {
    const values = [await value()];
    for (const _ of [1, 2]) {
      await control.key(key, 0);
      values.push(await value());
    }
    const [first, second] = [values[1] - values[0], values[2] - values[1]];
    if (!(first > 0)) continue;
    if (!(Math.abs(second - first) <= 1e-9 * Math.abs(first))) return undefined;
    // Removes the rounding of sums such as 0.1 + 0.1 + 0.1.
    const step = Number(first.toPrecision(12));
    await control.still();
    const dragged = await dragOver(control, track, anchor, value);
    const count = (dragged - (range?.[0] ?? 0)) / step;
    return Math.abs(count - Math.round(count)) < 1e-6 ? step : undefined;
  }
}

/** Returns the value after a drag to an uneven position. */
async function dragOver(control, track, anchor, value) {
  const [box] = await control.ask('boxes()');
  const shift = [0, 0];
  await control.point('down', anchor === 'track' ? track.place(...along(track, 0.2), shift) : middle(box));
  for (const share of [0.25, 0.3134, 0.2671]) await control.point('move', track.place(...along(track, share), shift));
  await control.point('up', track.place(...along(track, 0.2671), shift));
  return value();
}

const along = (track, share) => track.axis === 'y' ? [track.breadth / 2, track.length * (1 - share)]
  : [track.layout === 'rtl' ? track.length * (1 - share) : track.length * share, track.breadth / 2];
