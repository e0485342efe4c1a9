// Right sliders and ratings of other shapes than that of slider.html, as a page (shapes.html?NAME) and as modules (shapes.mjs?NAME).
import { makeSlider } from './slider.mjs';

const style = `
  .track { position: relative; width: 300px; height: 24px; background: #ddd; touch-action: none; user-select: none }
  .thumb, .track > [role=slider] { position: absolute; top: 0; width: 24px; height: 24px; margin-left: -12px; background: #36c; border-radius: 12px }
  .origin { position: absolute; top: 0; left: 0; width: 0; height: 0 }
  .bar { position: absolute; top: 8px; height: 8px; background: #9bd }
  .bar .thumb { top: -8px }
  .bar .thumb + .thumb { left: 100% }
  .unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%) }
  .star { display: inline-block; width: 32px; height: 32px; background: #fc3 }`;
const added = (parent, name, tag = 'div') => Object.assign(parent.appendChild(document.createElement(tag)), { className: name });
const thumbsIn = (track, values) => values.map(() => added(track, 'thumb'));
const trackIn = element => added(element, 'track');

/** Builds a shape in an element; returns set(name, to, part) and value(). */
const shapes = {
  /** Each thumb is in a wrapper that moves. */
  wrapper(element, options) {
    const track = trackIn(element);
    const thumbs = options.values.map(() => added(added(track, 'origin'), 'thumb'));
    return makeSlider(track, { ...options, thumbs, place: (thumb, share) => { thumb.parentElement.style.transform = `translateX(${share * 300}px)`; } });
  },
  /** Both thumbs are in the bar between them. */
  bar(element, options) {
    const track = trackIn(element), bar = added(track, 'bar');
    const ends = [0, 0];
    return makeSlider(track, { ...options, thumbs: thumbsIn(bar, options.values), place(_, share, part) {
      ends[part] = share * 300;
      Object.assign(bar.style, { left: `${ends[0]}px`, width: `${ends[1] - ends[0]}px` });
    } });
  },
  /** One value, and a second thumb that is not displayed, like all of its kind. */
  hidden(element, options) {
    const track = trackIn(element), [thumb, second] = thumbsIn(track, [0, 0]);
    second.setAttribute('role', 'slider');
    second.style.display = 'none';
    return makeSlider(track, { ...options, values: options.values.slice(0, 1), thumbs: [thumb] });
  },
  invisible(element, options) {
    const track = trackIn(element), [thumb, second] = thumbsIn(track, [0, 0]);
    for (const [name, value] of Object.entries({ role: 'slider', 'aria-valuenow': 100 })) second.setAttribute(name, value);
    second.style.visibility = 'hidden';
    return makeSlider(track, { ...options, thumbs: [thumb] });
  },
  /** It hears of moves and releases by the body. */
  body: (element, options) => makeSlider(trackIn(element), { ...options, thumbs: undefined, surface: document.body }),
  /** Each thumb is in a shadow root of its own. */
  shadow(element, options) {
    const track = trackIn(element);
    const thumbs = options.values.map(() => {
      const host = added(track, '');
      host.attachShadow({ mode: 'open' }).append(Object.assign(document.createElement('style'), { textContent: style }));
      return added(host.shadowRoot, 'thumb');
    });
    return makeSlider(track, { ...options, thumbs });
  },
  /** Keys are those of a line beside the thumb, which says nothing to assistive technology. */
  line(element, options) {
    const track = trackIn(element), line = Object.assign(added(track, 'line'), { tabIndex: 0 });
    Object.assign(line.style, { position: 'absolute', inset: '8px 0' });
    const slider = makeSlider(track, { ...options, aria: false, line, thumbs: thumbsIn(track, options.values) });
    globalThis.volume = slider;
    return slider;
  },
  /** Nothing in it can have the focus. */
  keyless(element, options) {
    const track = trackIn(element);
    const slider = makeSlider(track, { ...options, aria: false, thumbs: thumbsIn(track, options.values) });
    globalThis.volume = slider;
    return slider;
  },
  /** A page of three windows that scrolls smoothly, and a slider without Home and End. */
  long(element, options) {
    document.documentElement.style.scrollBehavior = 'smooth';
    element.style.margin = '3000px 60px';
    return makeSlider(trackIn(element), { ...options, keys: false });
  },
  /** A box that scrolls, and scrolls by keys. */
  scroller(element, options) {
    Object.assign(element.style, { height: '120px', width: '400px', overflow: 'auto' });
    const track = trackIn(element);
    track.style.margin = '300px 30px';
    return makeSlider(track, { ...options, keys: false });
  },
  /** The thumb is drawn around an input that nobody sees. */
  input(element, options) {
    const track = trackIn(element), thumb = added(track, 'thumb'), input = added(thumb, 'unseen', 'input');
    Object.assign(input, { type: 'range', value: options.values[0] });
    const slider = makeSlider(track, { ...options, aria: false, line: input, thumbs: [thumb], keys: false, onChange: value => { input.value = value; } });
    input.addEventListener('input', () => slider.set('value', input.valueAsNumber, 0));
    return slider;
  },
  /** Every one begins at the same values. */
  stubborn: (element, options) => makeSlider(trackIn(element), { ...options, values: [40, 60], range: [0, 100] }),
  /** Two sliders below each other. */
  below(element, options) {
    const [first, second] = [options, { ...options, values: [options.values[0]] }].map(each => makeSlider(trackIn(element), each));
    void second;
    return first;
  },
  /** Two sliders beside each other. */
  beside(element, options) {
    Object.assign(element.style, { display: 'flex', gap: '40px', width: '900px' });
    return shapes.below(element, options);
  },
  /** A second thumb that is transparent, and one that is off the page. */
  clear(element, options) {
    const track = trackIn(element), [thumb, ...others] = thumbsIn(track, [0, 0, 0]);
    for (const each of others) for (const [name, value] of Object.entries({ role: 'slider', 'aria-valuenow': 100 })) each.setAttribute(name, value);
    others[0].style.opacity = 0;
    others[1].style.left = '-9999px';
    return makeSlider(track, { ...options, thumbs: [thumb] });
  },
  /** The track takes what is pressed on the thumb. */
  inert(element, options) {
    const track = trackIn(element), thumbs = thumbsIn(track, options.values);
    for (const thumb of thumbs) thumb.style.pointerEvents = 'none';
    return makeSlider(track, { ...options, thumbs });
  },
  push: (element, options) => makeSlider(trackIn(element), { ...options, meet: 'push' }),
  swap: (element, options) => makeSlider(trackIn(element), { ...options, meet: 'swap' }),
  pair: (element, options) => makeSlider(trackIn(element), { ...options, between: 'move' }),
  /** Keys stop where drags push. */
  mixed: (element, options) => makeSlider(trackIn(element), { ...options, meet: 'push', keysMeet: 'block' }),
  late: (element, options) => makeSlider(trackIn(element), { ...options, follows: 'release' }),
  grips: (element, options) => makeSlider(trackIn(element), { ...options, press: 'none' }),
  /** The page rounds each choice to 25, a moment later. */
  hosted: (element, options) => makeSlider(trackIn(element), { ...options, host: value => Math.round(value / 25) * 25 }),
  /** Its own step is 5 if none is asked for. */
  fives: (element, { step = 5, ...options }) => makeSlider(trackIn(element), { ...options, step }),
  // Pages that cannot be driven, or are wrong.
  /** One value, and a second thumb that shows. */
  extra(element, options) {
    const slider = makeSlider(trackIn(element), { ...options, values: [20, 70] });
    return { ...slider, value: () => 20 };
  },
  covered(element, options) {
    const slider = makeSlider(trackIn(element), options);
    Object.assign(added(document.body, 'curtain').style, { position: 'fixed', inset: 0 });
    return slider;
  },
  /** Drawn at half of its size, while it takes positions for those of its full size. */
  scaled(element, options) {
    const track = trackIn(element), slider = makeSlider(track, options);
    element.style.transform = 'scale(0.5)';
    const full = track.getBoundingClientRect();
    track.getBoundingClientRect = () => ({ ...full.toJSON(), width: 300, height: 24 });
    return slider;
  },
  /** Prints, throws, and rejects at each change by a user. */
  throws(element, options) {
    return makeSlider(trackIn(element), { ...options, onChange(value) {
      console.error('about to throw');
      Promise.reject(new Error(`rejected at ${value}`));
      throw new TypeError(`thrown at ${value}`);
    } });
  },
  /** After a change by a user it does what its name says. */
  ...Object.fromEntries(Object.entries({
    reloads: () => location.reload(),
    leaves: () => location.assign('slider.html'),
    asks: () => alert('Are you sure?'),
    vanishes: element => element.replaceChildren(),
    changes(element) {
      element.lastElementChild.remove();
      makeSlider(trackIn(element), { values: [20, 70] });
    },
    hangs: () => { for (;;); },
  }).map(([name, act]) => [name, (element, options) => makeSlider(trackIn(element), { ...options, onChange: () => act(element) })])),
  /** Inputs in a fieldset, with labels. */
  fieldset(element, { values: [value], onChange = () => {} }) {
    const stars = Array.from({ length: 5 }, (_, index) => {
      const label = added(element.querySelector('fieldset') ?? added(element, '', 'fieldset'), 'star', 'label');
      const input = added(label, 'unseen', 'input');
      Object.assign(input, { type: 'radio', name: 'stars', value: index + 1 });
      input.addEventListener('change', () => onChange(index + 1));
      return input;
    });
    const set = (_, to) => stars.forEach((each, index) => { each.checked = index + 1 === to; });
    set('value', value);
    return { set };
  },
  /** Two radios, a canvas, a knob, and a meter, none of which can be found. */
  nothing(element) {
    element.innerHTML = '<p id="votes"><input type="radio"><input type="radio"></p><canvas id="plot"></canvas><div class="knob">30</div><p role="meter" aria-valuenow="3">3</p>';
  },
  /** Radios of a rating that reports; in a page they are in no group. */
  stars(element, { values: [value], range: [, count] = [0, 5], onChange = () => {} }) {
    const stars = Array.from({ length: count }, () => Object.assign(added(element, 'star', 'span'), { role: 'radio', tabIndex: 0 }));
    const show = () => stars.forEach((each, index) => { each.ariaChecked = index + 1 === value; each.style.opacity = index < value ? 1 : 0.4; });
    stars.forEach((each, index) => each.addEventListener('click', () => {
      if (index + 1 === value) return;
      value = index + 1;
      onChange(value);
      show();
    }));
    show();
    return { set(name, to) { [value] = [Math.min(Math.max(to, 0), count)]; show(); } };
  },
};

/** Builds the shape of an address's question, with its values after a colon: pair:20,70. */
export function build(element, question, options) {
  const [shape, values = '40'] = question.replace('?', '').split(':');
  element.append(Object.assign(document.createElement('style'), { textContent: style }));
  return shapes[shape](element, { values: values.split(',').map(Number), ...options });
}

// As a module for --mount.
const asked = new URL(import.meta.url).search;
const count = asked.includes(',') ? 2 : 1;
export const settings = asked.includes('stars') ? ['stars'] : /stubborn|fieldset/.test(asked) ? [] : asked.includes('fives') ? ['range', 'step'] : ['range'];
export const tells = ['changed'];
export const fixed = asked.includes('pair') ? { between: 'move' } : {};

export function mount(element, { value, values = [value], range, step, stars }, report) {
  if (asked.includes('stars')) {
    element.setAttribute('role', 'radiogroup');
    range = [0, stars ?? 5];
  }
  const given = values.length === count ? { values } : {};
  // Of undefined members the shape's own count.
  const options = Object.fromEntries(Object.entries({ ...given, range, step, onChange: report }).filter(([, each]) => each !== undefined));
  return build(element, asked, options);
}
