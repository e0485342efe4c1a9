/** `<detent-slider>`: one to eight numbers chosen by sliding thumbs along a track. */
import { DetentElement, defineElement, sharedOptions } from './detent-element.js';
import { afterPage, takeOver } from './element/after-page.js';
import { ThumbNames, describeThumbs, handedOn } from './element/slider-accessibility.js';
import { number, numbersIn, presence, settingsOf } from './element/options.js';
import { say } from './element/say.js';
import { SliderPicture } from './element/slider-picture.js';
import { exactTime } from './element/time.js';
import { Wheel } from './element/wheel.js';
import { mostThumbs } from './engine/slider-layout.js';
import { sliderSupply } from './engine/slider-load.js';
import { Slider } from './engine/slider.js';
import { defaults, options } from './generated/slider.js';
import { decimal } from './script/decimal.js';

/** Attributes that only affect names or drawing. */
const shown = [...handedOn, 'thumb-labels'];

/** Slider element; see `options` for its settings. */
export class DetentSlider extends DetentElement {
  static Control = Slider;
  static Wheel = Wheel;
  static supply = sliderSupply;
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
  /** Its `tabindex` while one of several thumbs has the focus, and it is no tab stop itself. @type {number | undefined} */
  #tabStop;
  /** Number of thumbs named since a motion began. */
  #named = 0;
  /** Focused thumb after the last event, as the engine reports it. */
  #focus;

  constructor() {
    super();
    this.#names = new ThumbNames(this);
    // With several thumbs the element hands its focus on to the one that a press chose, or to the first.
    this.addEventListener('focus', () => this.#handOn());
    this.shadowRoot.addEventListener('focusin', ({ target }) => this.#focused(target));
    this.shadowRoot.addEventListener('focusout', ({ relatedTarget }) => {
      if (this.shadowRoot.contains(relatedTarget)) return;
      this.#rejoinTabs();
      if (relatedTarget === this) setTimeout(() => this.#handOn()); // no event tells of a focus that goes to its own host
    });
    this.addEventListener('mousedown', (event) => afterPage(event, () => {
      if (event.button === 0 && this.shadowRoot.activeElement) takeOver(event); // or the focus would leave the thumbs
    }), { capture: true });
  }

  /** True if each of several thumbs is a slider of its own; a single one is the element itself. */
  get #isGroup() {
    return this.picture.thumbs.length > 1;
  }

  /** The values as text, separated by spaces, as in the attribute. */
  get value() {
    return this.values.map(decimal).join(' ');
  }

  set value(text) {
    if (this.#isGroup || !/\d,\d/.test(text)) this.values = numbersIn(String(text)); // 50,5 is no value of one thumb
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

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#names.stop();
  }

  attributeChangedCallback(name, ...rest) {
    if (name === 'name') return this.submit();
    if (name === 'value') this.configure();
    if (!shown.includes(name)) super.attributeChangedCallback(name, ...rest);
    this.show();
  }

  /** @protected */
  configure() {
    const [hadFocus, wasGroup] = [this.matches(':focus-within'), this.#isGroup];
    super.configure();
    if (this.values.length !== this.picture.thumbs.length) this.valueChanged();
    if (wasGroup === this.#isGroup) return;
    this.#rejoinTabs();
    if (hadFocus) this.focus({ preventScroll: true });
  }

  perform(...events) {
    const isTaken = super.perform(...events);
    const focus = this.control?.state.focus;
    if (focus !== this.#focus && this.shadowRoot.activeElement) this.#handOn();
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
    if (!this.#isGroup) return super.describe(environment, format);
    this.describeGroup();
    const nodes = thumbs.map((_, part) => this.current.accessibility(environment, part));
    describeThumbs(thumbs, nodes, { format, isDisabled: this.current.inForce.interaction === 'disabled' });
    // Look up names at the start and end of a motion, not in every frame.
    const isBusy = this.current.state.phase !== 'idle';
    if (!isBusy || thumbs.length !== this.#named) this.#names.name(thumbs, this.thumbLabels, this.internals);
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
    if (this.#tabStop === undefined) {
      this.#tabStop = this.tabIndex;
      this.tabIndex = -1; // without a `tabindex`, Chromium would take the focus from the thumb
    }
    const part = this.picture.thumbs.indexOf(target);
    if (part < 0 || part === this.control?.state.focus) return;
    this.perform({ type: 'focus', time: exactTime(performance.now()), pointer: part });
    this.show();
  }

  /** Becomes a tab stop again. */
  #rejoinTabs() {
    if (this.#tabStop !== undefined) this.tabIndex = this.#tabStop;
    this.#tabStop = undefined;
  }

  /** Focuses it, or of several thumbs the one that the engine chose. */
  focus(options) {
    const thumb = this.#isGroup && this.picture.thumbs[this.control?.state.focus ?? 0];
    if (!thumb) super.focus(options);
    else if (thumb !== this.shadowRoot.activeElement) thumb.focus(options);
  }

  /** Hands its focus on to one of several thumbs. */
  #handOn() {
    if (this.#isGroup) this.focus({ preventScroll: true });
  }
}

defineElement('detent-slider', DetentSlider);
