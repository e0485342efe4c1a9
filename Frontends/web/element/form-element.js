// What forms know of an element: a name, a value as text, and what becomes of it.
import { decimal } from '../script/decimal.js';
import { say } from './say.js';

/** On a server there are no elements: pages that are made there may import them all the same. */
const Base = globalThis.HTMLElement ?? class {};

/** Whether something is no number, though `Number` makes one of it. */
const isNothing = (value) => value === null || typeof value === 'boolean' || String(value).trim() === '';

/**
 * An element with a number that forms submit, reset and restore. Whoever extends it says what is chosen, and how it is
 * set.
 */
export class FormElement extends Base {
  static formAssociated = true;

  /** @protected */
  internals = this.attachInternals();
  /** Whether the value is a user's or a program's, and not that of the attribute. @protected */
  isDirty = false;
  /** Whether a form has it. @protected */
  isInForm = false;
  /** Ends what is heard of the form that it is in. @type {AbortController | null} */
  #left = null;
  /** What the page has against the value. */
  #complaint = '';
  /** What was against it when the form was told last. */
  #flaws = { valueMissing: false, complaint: '' };
  /** Whether somebody has left it, or tried to send it: until then nobody is told that something is missing. */
  #isUsed = false;

  constructor() {
    super();
    for (const type of ['blur', 'change', 'invalid']) this.addEventListener(type, () => this.#use());
  }

  /** The value as text, as forms have it. */
  get value() {
    return decimal(this.valueAsNumber);
  }

  set value(text) {
    if (String(text).trim() !== '') this.valueAsNumber = Number(text);
  }

  get valueAsNumber() {
    return this.chosen;
  }

  set valueAsNumber(number) {
    this.#choose(number, (finite) => this.hear(finite));
  }

  /** What the attribute `value` says, and what a reset of the form brings back. */
  get defaultValue() {
    return this.getAttribute('value') ?? '';
  }

  set defaultValue(text) {
    this.setAttribute('value', text);
  }

  /**
   * Sets the value at once, as the program: neither `input` nor `change` follows. `value` may be the answer to an
   * `input`, and then waits for the end of the edit; this is always a wish.
   * @param {number} value what is no number is not taken, and neither are `null` and truths
   * @param {{animated?: boolean, part?: number}} [how] `animated`: what shows moves there; `part`: which value it is,
   *   where there are several
   */
  setValue(value, how) {
    this.#choose(value, (finite) => this.take(finite, how));
  }

  #choose(value, take) {
    const number = isNothing(value) ? NaN : Number(value);
    if (!Number.isFinite(number)) return;
    this.isDirty = true;
    take(number);
  }

  /** So many steps up, as an assistive technology would go them; no events. `part`: which value, where there are several. */
  stepUp(count = 1, part = 0) {
    this.#step(Math.trunc(count), part);
  }

  stepDown(count = 1, part = 0) {
    this.#step(-Math.trunc(count), part);
  }

  /** Only the engine knows where a step leads: of many, the last one is asked for half a step before its end. */
  async #step(count, part) {
    if (!this.control) await this.ready;
    const way = count > 0 ? 'incremented' : 'decremented';
    const { step, [way]: first } = this.control.accessibility(undefined, part);
    if (!count || first === null) return;
    if (Math.abs(count) > 1) this.setValue(first + (count - 1.5 * Math.sign(count)) * step, { part });
    this.setValue(this.control.accessibility(undefined, part)[way], { part });
  }

  /** Goes back to the value of the attribute, unless something else has been chosen since. @protected */
  takeDefault() {
    const number = Number(this.defaultValue);
    if (!this.isDirty) this.take(Number.isFinite(number) ? number : 0);
  }

  /** The values that a form sends, all by one name. @protected */
  get entries() {
    return [this.value];
  }

  /** Tells the form what to send and to restore. @protected */
  submit() {
    this.internals.setFormValue(this.value);
  }

  /** What waits for a frame a form has not heard of: it is told of now, and stands in what the form sends. */
  #complete(data) {
    const before = this.entriesTold;
    this.flush();
    const after = this.entries;
    const list = data.getAll(this.name);
    const start = list.findIndex((_, index) => before.every((entry, part) => list[index + part] === entry));
    if (before.length === 0 || start < 0 || String(before) === String(after)) return;
    list.splice(start, before.length, ...after);
    data.delete(this.name);
    for (const entry of list) data.append(this.name, entry);
  }

  /** The values that the form knows of. @protected */
  get entriesTold() {
    return this.entries;
  }

  get form() {
    return this.internals.form;
  }

  get labels() {
    return this.internals.labels;
  }

  get name() {
    return this.getAttribute('name') ?? '';
  }

  set name(text) {
    this.setAttribute('name', text);
  }

  get type() {
    return this.localName;
  }

  get validity() {
    return this.internals.validity;
  }

  get validationMessage() {
    return this.internals.validationMessage;
  }

  get willValidate() {
    return this.internals.willValidate;
  }

  /** Makes it invalid, with a message of the page; or valid again, with none. @param {string} message */
  setCustomValidity(message) {
    this.#complaint = String(message);
    this.validate();
  }

  /** Whether a user has to choose something still. @protected */
  get isMissing() {
    return false;
  }

  /** Whether forms demand a choice. @protected */
  get isRequired() {
    return false;
  }

  #use() {
    this.#isUsed = true;
    this.#describeValidity();
  }

  /** What assistive technology hears of it: invalid is only what somebody has left so. */
  #describeValidity() {
    const { valueMissing, complaint } = this.#flaws;
    say(this.internals, {
      ariaRequired: this.isRequired ? 'true' : null,
      ariaInvalid: valueMissing || complaint !== '' ? String(this.#isUsed) : null,
    });
  }

  /** Tells the form whether the value will do; said of what is missing as the browser says it. @protected */
  validate() {
    const [valueMissing, customError] = [this.isMissing, this.#complaint !== ''];
    const before = this.#flaws;
    if (valueMissing === before.valueMissing && this.#complaint === before.complaint) return this.#describeValidity();
    this.#flaws = { valueMissing, complaint: this.#complaint };
    const field = Object.assign(document.createElement('input'), { required: valueMissing });
    this.internals.setValidity({ valueMissing, customError }, this.#complaint || field.validationMessage);
    this.#describeValidity();
  }

  checkValidity() {
    return this.internals.checkValidity();
  }

  reportValidity() {
    return this.internals.reportValidity();
  }

  /** A form that is about to be sent asks for what has been chosen; nothing waits for a frame then. */
  formAssociatedCallback(form) {
    this.#left?.abort(); // a form must not keep what has left it
    this.#left = new AbortController();
    this.isInForm = form !== null;
    if (form) this.submit();
    form?.addEventListener('formdata', ({ formData }) => this.#complete(formData), { capture: true, signal: this.#left.signal });
  }

  /** Tells what waits for the next frame. */
  flush() {}

  formResetCallback() {
    this.isDirty = false;
    this.#isUsed = false;
    this.takeDefault();
  }

  formStateRestoreCallback(state) {
    const text = String(state).trim();
    if (text !== '') this.setValue(text);
  }
}
