// Form behaviour of an element: its name, and a value as text.
import { decimal } from '../script/decimal.js';
import { isNumeral } from './options.js';
import { say } from './say.js';

/** Stand-in for imports on a server, where `HTMLElement` is missing. */
const Base = globalThis.HTMLElement ?? class {};

/** True for what is no number, although `Number` may convert it. */
const isNothing = (value) => typeof value !== 'number' && !isNumeral(value);

/**
 * An element with a number that forms submit, reset and restore. Subclasses provide the value and
 * its setter.
 */
export class FormElement extends Base {
  static formAssociated = true;

  /** @protected */
  internals = this.attachInternals();
  /** True if a user or a program has set the value, not the attribute. @protected */
  isDirty = false;
  /** True if it belongs to a form. @protected */
  isInForm = false;
  /** Removes the listeners on its form. @type {AbortController | null} */
  #left = null;
  /** Custom validity message. */
  #problem = '';
  /** Last reported validity. */
  #flaws = { valueMissing: false, problem: '' };
  /** True after it was left or submitted; only then is a missing value reported. */
  #isUsed = false;

  constructor() {
    super();
    for (const type of ['blur', 'change', 'invalid']) this.addEventListener(type, () => this.#use());
  }

  /** The value as text, as in forms. */
  get value() {
    return decimal(this.valueAsNumber);
  }

  set value(text) {
    if (!isNothing(text)) this.valueAsNumber = Number(text);
  }

  get valueAsNumber() {
    return this.chosen;
  }

  set valueAsNumber(number) {
    this.#choose(number, (finite) => this.hear([finite]));
  }

  /** Value of the attribute `value`, restored by a form reset. */
  get defaultValue() {
    return this.getAttribute('value') ?? '';
  }

  set defaultValue(text) {
    this.setAttribute('value', text);
  }

  /**
   * Sets the value immediately, as the program: neither `input` nor `change` follows. Setting `value`
   * may count as the answer to an `input` and wait for the end of the edit; this never does.
   * @param {number} value ignored if it is not a number, `null` or a Boolean
   * @param {{animated?: boolean, part?: number}} [how] `animated`: the drawing moves there; `part`: the
   *   value to set, if there are several
   */
  setValue(value, how) {
    this.#choose(value, (finite) => this.take([...Array(how?.part ?? 0).fill(null), finite], how));
  }

  #choose(value, take) {
    const number = isNothing(value) ? NaN : Number(value);
    if (!Number.isFinite(number)) return;
    this.isDirty = true;
    take(number);
  }

  /** Moves up by `count` steps, as assistive technology would; no events. `part`: of several. */
  stepUp(count = 1, part = 0) {
    this.#step(Math.trunc(count), part);
  }

  stepDown(count = 1, part = 0) {
    this.#step(-Math.trunc(count), part);
  }

  /** Only the engine knows the steps: jumps half a step before the last one, then snaps to it. */
  async #step(count, part) {
    if (!this.control) await this.ready;
    const way = count > 0 ? 'incremented' : 'decremented';
    const { step, [way]: first } = this.control.accessibility(undefined, part);
    if (!count || first === null) return;
    if (Math.abs(count) > 1) this.setValue(first + (count - 1.5 * Math.sign(count)) * step, { part });
    this.setValue(this.control.accessibility(undefined, part)[way], { part });
  }

  /** Restores the value of the attribute, unless another was chosen since. @protected */
  takeDefault() {
    const number = Number(this.defaultValue);
    if (!this.isDirty) this.take([Number.isFinite(number) ? number : 0]);
  }

  /** Values that a form submits, all under one name. @protected */
  get entries() {
    return [this.value];
  }

  /** Sets the values to submit and restore. @protected */
  submit() {
    this.internals.setFormValue(this.value);
  }

  /** Replaces outdated entries of a submission by values that waited for a frame. */
  #complete(data) {
    const before = this.reportedEntries;
    this.flush();
    const after = this.entries;
    const list = data.getAll(this.name);
    const start = list.findIndex((_, index) => before.every((entry, part) => list[index + part] === entry));
    if (before.length === 0 || start < 0 || String(before) === String(after)) return;
    list.splice(start, before.length, ...after);
    data.delete(this.name);
    for (const entry of list) data.append(this.name, entry);
  }

  /** Values that the form has. @protected */
  get reportedEntries() {
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

  /** Makes it invalid with a message, or valid with an empty one. @param {string} message */
  setCustomValidity(message) {
    this.#problem = String(message);
    this.validate();
  }

  /** True if a user must still choose a value. @protected */
  get isMissing() {
    return false;
  }

  /** True if forms require a value. @protected */
  get isRequired() {
    return false;
  }

  #use() {
    this.#isUsed = true;
    this.#describeValidity();
  }

  /** Describes validity to assistive technology: invalid only after it was left. */
  #describeValidity() {
    const { valueMissing, problem } = this.#flaws;
    const { ariaInvalid } = this.internals;
    say(this.internals, {
      ariaRequired: this.isRequired ? 'true' : null,
      ariaInvalid: valueMissing || problem !== '' ? String(this.#isUsed) : null,
    });
    if (this.internals.ariaInvalid !== ariaInvalid) this.show();
  }

  /** Sets its validity; the browser words the message for a missing value. @protected */
  validate() {
    const [valueMissing, customError] = [this.isMissing, this.#problem !== ''];
    const before = this.#flaws;
    if (valueMissing === before.valueMissing && this.#problem === before.problem) return this.#describeValidity();
    this.#flaws = { valueMissing, problem: this.#problem };
    const field = Object.assign(document.createElement('input'), { required: valueMissing });
    this.internals.setValidity({ valueMissing, customError }, this.#problem || field.validationMessage);
    this.#describeValidity();
  }

  checkValidity() {
    return this.internals.checkValidity();
  }

  reportValidity() {
    return this.internals.reportValidity();
  }

  /** Listens to `formdata`, to submit values that still wait for a frame. */
  formAssociatedCallback(form) {
    this.#left?.abort(); // a former form must not keep the element
    this.#left = new AbortController();
    this.isInForm = form !== null;
    if (form) this.submit();
    form?.addEventListener('formdata', ({ formData }) => this.#complete(formData), { capture: true, signal: this.#left.signal });
  }

  /** Fires events that wait for the next frame. */
  flush() {}

  /** Requests that it be shown, and described to assistive technology. @protected */
  show() {}

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
