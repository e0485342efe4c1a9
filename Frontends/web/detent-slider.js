/** `<detent-slider>`: one to eight numbers chosen by sliding thumbs along a track. */
import { DetentElement, defineElement, sharedOptions } from './detent-element.js';
import { ReflectedRole } from './element/accessibility.js';
import { ThumbNames, describeThumbs } from './element/slider-accessibility.js';
import { number, numbersIn, presence, settingsOf } from './element/options.js';
import { say } from './element/say.js';
import { SliderPicture } from './element/slider-picture.js';
import { exactTime } from './element/time.js';
import { mostThumbs } from './engine/slider-layout.js';
import { sliderSupply } from './engine/slider-load.js';
import { Slider } from './engine/slider.js';
import { defaults, options } from './generated/slider.js';
import { decimal } from './script/decimal.js';

/** Attributes that only affect names or drawing. */
const shown = ['aria-label', 'aria-labelledby', 'aria-describedby', 'thumb-labels'];

/** Slider element; see `options` for its settings. */
export class DetentSlider extends DetentElement {
  static Control = Slider;
  static supply = sliderSupply;
  /** Each thumb takes keyboard focus separately. */
  static shadow = { delegatesFocus: true };
  static defaults = defaults;

  static options = [
    ...settingsOf(options),
    number('origin'),
    presence('marks', 'marks'),
    presence('bubble', 'bubble'),
    ...sharedOptions,
  ];

  static get observedAttributes() {
    return [...super.observedAttributes, 'name', ...shown];
  }

  #names;
  #role = new ReflectedRole(this);
  /** Number of thumbs named since a motion began. */
  #named = 0;
  /** Focused thumb after the last event, as the engine reports it. */
  #focus;

  constructor() {
    super();
    this.#names = new ThumbNames(this);
    this.shadowRoot.addEventListener('focusin', ({ target }) => this.#focused(target));
    // Focus the thumb that the press chose, not the first one.
    this.addEventListener('mousedown', (event) => {
      if (event.button !== 0 || event.defaultPrevented) return;
      event.preventDefault();
      if (!this.matches(':disabled')) this.#focusThumb();
    });
  }

  /** The values as text, separated by spaces, as in the attribute. */
  get value() {
    return this.values.map(decimal).join(' ');
  }

  set value(text) {
    this.values = numbersIn(String(text));
  }

  /** The value of each thumb. */
  get values() {
    const { current } = this;
    return Array.from({ length: current.inForce.thumbs }, (_, part) => current.valueAt(part));
  }

  set values(list) {
    this.#choose(list, (values) => this.hear(values));
  }

  /** Sets the values immediately, as the program; omitted values stay. See `setValue`. */
  setValues(list, how = {}) {
    this.#choose(list, (values) => this.take(values, how));
  }

  #choose(list, take) {
    const wanted = Array.from(list, Number).slice(0, mostThumbs);
    if (wanted.length === 0 || !wanted.every(Number.isFinite)) return;
    this.isDirty = true;
    take(wanted);
  }

  /** Restores the values of the attribute; thumbs without one go to the upper bound. @protected */
  takeDefault() {
    if (this.isDirty) return;
    const said = numbersIn(this.defaultValue);
    this.take(Array.from({ length: mostThumbs }, (_, part) => said[part] ?? (part > 0 ? Number.MAX_VALUE : 0)));
  }

  /** As many thumbs as the attribute has values, of the drawn radius, unless attributes set them. @protected */
  get ownSettings() {
    const { thumbRadius = defaults.thumbRadius } = this.picture;
    return { thumbs: Math.min(Math.max(numbersIn(this.defaultValue).length, 1), mostThumbs), thumbRadius };
  }

  /** A value for each thumb. @protected */
  get entries() {
    return this.values.map(decimal);
  }

  /** @protected */
  submit() {
    const { name, value } = this;
    if (!name) return this.internals.setFormValue(null, value);
    const data = new FormData();
    for (const entry of this.entries) data.append(name, entry);
    this.internals.setFormValue(data, value);
  }

  formStateRestoreCallback(state) {
    this.setValues(numbersIn(String(state)));
  }

  attributeChangedCallback(name, ...rest) {
    if (name === 'name') return this.submit();
    if (name === 'value') this.configure();
    if (!shown.includes(name)) super.attributeChangedCallback(name, ...rest);
    this.show();
  }

  /** @protected */
  configure() {
    super.configure();
    if (this.values.length !== this.picture.thumbs.length) this.valueChanged();
  }

  perform(...events) {
    const isTaken = super.perform(...events);
    const focus = this.control?.state.focus;
    if (focus !== this.#focus && this.shadowRoot.activeElement) this.#focusThumb();
    this.#focus = focus;
    return isTaken;
  }

  /** @protected */
  get isTrack() {
    return true;
  }

  /** @protected */
  makePicture(root) {
    return new SliderPicture(root);
  }

  /** @protected */
  describe(environment, format) {
    const { thumbs } = this.picture;
    const nodes = thumbs.map((_, part) => this.current.accessibility(environment, part));
    const isGroup = nodes.length > 1;
    say(this.internals, { role: isGroup ? 'group' : 'none' });
    // A single thumb needs no group, which would announce its name twice.
    this.#role.reflect({ role: isGroup ? 'group' : null, ariaValueNow: null }, false);
    describeThumbs(thumbs, nodes, { format, isDisabled: this.current.inForce.interaction === 'disabled' });
    // Look up names at the start and end of a motion, not in every frame.
    const isBusy = this.current.state.phase !== 'idle';
    if (!isBusy || thumbs.length !== this.#named) this.#names.name(thumbs, this.thumbLabels);
    this.#named = isBusy ? thumbs.length : 0;
  }

  /** The name of each thumb, added to the name of the whole; `|` separates them in the attribute. */
  get thumbLabels() {
    return (this.getAttribute('thumb-labels') ?? '').split('|').map((text) => text.trim()).filter(Boolean);
  }

  set thumbLabels(list) {
    this.setAttribute('thumb-labels', Array.from(list).join('|'));
  }

  /** Tells the engine that a thumb received focus. */
  #focused(target) {
    const part = this.picture.thumbs.indexOf(target);
    if (part < 0 || part === this.control?.state.focus) return;
    this.perform({ type: 'focus', time: exactTime(performance.now()), pointer: part });
    this.show();
  }

  /** Focuses the thumb that the engine chose. */
  #focusThumb() {
    const thumb = this.picture.thumbs[this.control?.state.focus ?? 0];
    if (thumb && thumb !== this.shadowRoot.activeElement) thumb.focus({ preventScroll: true });
  }
}

defineElement('detent-slider', DetentSlider);
