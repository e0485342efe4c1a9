// A typical slider of a page: thumbs on a track, with values only in ARIA attributes.

/**
 * Creates thumbs in an element. Returns set(name, to, part) and value() for its host.
 * @param thumbs elements to take; by default new ones in the track
 * @param place puts a thumb at a share of the track; by default by its style
 * @param surface what hears of moves and releases; by default the track, which captures the pointer
 * @param line what has the focus and the keys in place of a single thumb
 * @param meet block, push or swap, `keysMeet` the same for keys; `between` is move if a drag between two thumbs moves both
 * @param bug end, text or lost: the End key goes to 20, the text is the lower limit, a pointer loses the value that it swaps
 * @param follows release if a drag changes the value at its end; `press` is none if a press beside the thumbs does nothing
 * @param host maps a value that a user has chosen to the one that the page wants instead, a moment later
 */
export function makeSlider(track, { values, range = [0, 100], step = 1, keys = true, moves = true, aria = true, isMirrored = false,
  bug = '', thumbs, place, surface = track, line, meet = 'block', keysMeet = meet, between, follows = 'move', press = 'jump', host,
  onChange = () => {} }) {
  values = [...values];
  let held = -1, before = [], pointer, from, wait;
  const ending = new AbortController(), { signal } = ending;
  const said = aria ? { tabIndex: 0, role: 'slider' } : {};
  thumbs = (thumbs ?? values.map(() => track.appendChild(document.createElement('div')))).map(each => Object.assign(each, said));
  const clamp = (x, low, high) => Math.min(Math.max(x, low), high);
  const limits = (part, how = meet) => how === 'block' ? [values[part - 1] ?? range[0], values[part + 1] ?? range[1]] : range;
  const show = () => thumbs.forEach((thumb, part) => {
    const [low, high] = limits(part);
    const share = (values[part] - range[0]) / (range[1] - range[0]);
    if (place) place(thumb, share, part);
    else thumb.style[isMirrored ? 'right' : 'left'] = `${share * 100}%`;
    if (isMirrored && !place) thumb.style.marginRight = '-12px';
    thumb.dataset.value = values[part];
    if (!aria) return;
    const all = { valuenow: values[part], valuemin: low, valuemax: high, valuetext: bug === 'text' ? low : values[part] };
    for (const [name, value] of Object.entries(all)) thumb.setAttribute(`aria-${name}`, value);
  });
  const take = (next, isUser) => {
    const changed = next.flatMap((each, part) => each === values[part] ? [] : [part]);
    if (!changed.length || !moves) return;
    values = next;
    show();
    if (isUser) for (const part of changed) onChange(values[part], part);
    if (!isUser || !host) return;
    clearTimeout(wait);
    wait = setTimeout(() => take(values.map(host)), 300);
  };
  const stepAt = value => Math.min(range[0] + Math.round((clamp(value, ...range) - range[0]) / step) * step, range[1]);
  /** Moves a part, and returns the part that goes on. */
  const put = (part, value, isUser, how = meet) => {
    const next = [...values], old = values[part];
    next[part] = clamp(stepAt(value), ...limits(part, how));
    if (how === 'push') for (const other of next.keys()) next[other] = (other < part ? Math.min : Math.max)(next[other], next[part]);
    const wanted = next[part];
    if (how === 'swap') next.sort((a, b) => a - b);
    take(next, isUser);
    return how !== 'swap' || bug === 'lost' || next[part] === wanted ? part : wanted > old ? next.lastIndexOf(wanted) : next.indexOf(wanted);
  };
  const valueAt = event => {
    const { left, width } = track.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    return range[0] + (isMirrored ? 1 - share : share) * (range[1] - range[0]);
  };
  const nearest = value => values.reduce((best, each, part) => {
    const [old, now] = [Math.abs(values[best] - value), Math.abs(each - value)];
    // Among thumbs in one position, the one that can move there; at the lower end that is the last.
    return now < old || now === old && (value > each || each === range[0]) ? part : best;
  }, 0);
  const focus = () => (line ?? thumbs[held]).focus();
  const end = event => {
    if (event.pointerId !== pointer) return;
    if (event.type === 'pointercancel' && before.length) take(before, true);
    else if (follows === 'release' && from === undefined) put(held, valueAt(event), true);
    [held, from, pointer, before] = [-1, undefined, undefined, []];
  };
  track.addEventListener('pointerdown', event => {
    if (pointer !== undefined || event.button) return;
    if (press === 'none' && !thumbs.some(each => event.composedPath().includes(each))) return;
    pointer = event.pointerId;
    const value = valueAt(event);
    [held, before] = [nearest(value), [...values]];
    // Beyond the thumbs, which are 24 points wide.
    const near = 12 / track.getBoundingClientRect().width * (range[1] - range[0]);
    if (between === 'move' && value > values[0] + near && value < values[1] - near) from = value;
    if (surface === track) track.setPointerCapture(pointer);
    event.preventDefault();
    if (from === undefined && follows === 'move') held = put(held, value, true);
    focus();
  });
  surface.addEventListener('pointermove', event => {
    if (event.pointerId !== pointer) return;
    const by = Math.round((valueAt(event) - from) / step) * step;
    if (from !== undefined) return take(before.map(each => each + clamp(by, range[0] - before[0], range[1] - before[1])), true);
    if (follows === 'release') return;
    const part = held;
    held = put(held, valueAt(event), true);
    if (held !== part) focus();
  }, { signal });
  for (const name of ['pointerup', 'pointercancel']) surface.addEventListener(name, end, { signal });
  const strokes = { ArrowUp: 1, ArrowDown: -1, ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1, PageUp: 10, PageDown: -10,
    Home: -Infinity, End: bug === 'end' ? 20 : Infinity };
  track.addEventListener('keydown', event => {
    const part = line ? 0 : thumbs.findIndex(each => each === event.composedPath()[0]);
    if (!keys || held >= 0 || part < 0 || !(event.key in strokes) || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    thumbs[put(part, clamp(values[part] + strokes[event.key] * step, ...range), true, keysMeet)].focus();
  });
  show();
  return {
    set(name, to, part) {
      if (name === 'value') put(part, to, false);
      if (name === 'range') range = to;
      values.forEach((value, each) => put(each, value, false));
      before = before.map(each => clamp(each, ...range));
      show();
    },
    remove: () => ending.abort(),
    value: () => values.length > 1 ? [...values] : values[0],
  };
}
