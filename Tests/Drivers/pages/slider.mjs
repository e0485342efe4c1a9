// A typical slider of a page: thumbs on a track, with values only in ARIA attributes.

/** Creates thumbs in an element. Returns set(name, to, part) for its host. */
export function makeSlider(track, { values, range = [0, 100], step = 1, keys = true, moves = true, aria = true, isMirrored = false,
  bug = '', onChange = () => {} }) {
  values = [...values];
  let held = -1, before = 0, pointer;
  const said = aria ? { tabIndex: 0, role: 'slider' } : {};
  const thumbs = values.map(() => track.appendChild(Object.assign(document.createElement('div'), said)));
  const clamp = (x, low, high) => Math.min(Math.max(x, low), high);
  const limits = part => [values[part - 1] ?? range[0], values[part + 1] ?? range[1]];
  const show = () => thumbs.forEach((thumb, part) => {
    const [low, high] = limits(part);
    const share = (values[part] - range[0]) / (range[1] - range[0]);
    thumb.style[isMirrored ? 'right' : 'left'] = `${share * 100}%`;
    if (isMirrored) thumb.style.marginRight = '-12px';
    thumb.dataset.value = values[part];
    if (!aria) return;
    const all = { valuenow: values[part], valuemin: low, valuemax: high, valuetext: bug === 'text' ? low : values[part] };
    for (const [name, value] of Object.entries(all)) thumb.setAttribute(`aria-${name}`, value);
  });
  const put = (part, value, isUser) => {
    const steps = range[0] + Math.round((clamp(value, ...range) - range[0]) / step) * step;
    if (!moves) return;
    const next = clamp(Math.min(steps, range[1]), ...limits(part));
    if (next === values[part]) return;
    values[part] = next;
    show();
    if (isUser) onChange(next, part);
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
  const end = event => {
    if (event.pointerId !== pointer) return;
    if (event.type === 'pointercancel' && held >= 0) put(held, before, true);
    held = -1;
    pointer = undefined;
  };
  track.addEventListener('pointerdown', event => {
    if (pointer !== undefined || event.button) return;
    pointer = event.pointerId;
    held = nearest(valueAt(event));
    before = values[held];
    track.setPointerCapture(pointer);
    thumbs[held].focus();
    event.preventDefault();
    put(held, valueAt(event), true);
  });
  track.addEventListener('pointermove', event => { if (event.pointerId === pointer) put(held, valueAt(event), true); });
  for (const name of ['pointerup', 'pointercancel']) track.addEventListener(name, end);
  const strokes = { ArrowUp: 1, ArrowDown: -1, ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1, PageUp: 10, PageDown: -10,
    Home: -Infinity, End: bug === 'end' ? 20 : Infinity };
  track.addEventListener('keydown', event => {
    const part = thumbs.indexOf(event.target);
    if (!keys || held >= 0 || part < 0 || !(event.key in strokes)) return;
    event.preventDefault();
    put(part, clamp(values[part] + strokes[event.key] * step, ...range), true);
  });
  show();
  return {
    set(name, to, part) {
      if (name === 'value') put(part, to, false);
      if (name === 'range') range = to;
      values.forEach((value, each) => put(each, value, false));
      before = clamp(before, ...range);
      show();
    },
  };
}
