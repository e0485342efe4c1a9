// A panel of options for one element, built from a table; it follows outside changes.

/** Creates an element: `make('label', { className: 'row' }, child, 'text')`. */
export function make(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** Writes an option to an element. `''` and `undefined` stand for its default, which is not written. */
function write(target, option, value) {
  const { kind, attribute, property, isSaid = false } = option;
  if (property) target.style.setProperty(property, value === option.initial ? '' : value);
  else if (kind === 'toggle') target.toggleAttribute(attribute, value);
  else if (attribute === 'value') target.value = value;
  else if (value === '' || (value === option.initial && !isSaid)) target.removeAttribute(attribute);
  else target.setAttribute(attribute, value);
}

function read(target, { kind, attribute, property, initial }) {
  if (property) return target.style.getPropertyValue(property) || initial;
  if (kind === 'toggle') return target.hasAttribute(attribute);
  if (attribute === 'value') return target.value;
  return target.getAttribute(attribute) ?? initial;
}

/** Rounds to the digits that fit; the element keeps them all. */
function brief(value) {
  const number = Number(value);
  return value === '' || !Number.isFinite(number) ? '' : String(Number(number.toPrecision(7)));
}

// Each function creates the field of one option, and a function that shows a value in it.

function segments(option, change) {
  const name = `${option.id}-choice`;
  const inputs = option.words.map(([value]) =>
    make('input', { type: 'radio', name, value, onchange: () => change(value) }));
  const labels = option.words.map(([, word], index) =>
    make('label', {}, inputs[index], make('span', {}, word)));
  const field = make('div', { className: 'segments' }, ...labels);
  field.setAttribute('role', 'radiogroup');
  return { field, show: value => inputs.forEach(input => { input.checked = input.value === value.trim(); }) };
}

function slider({ id, low, high, step, unit }, change) {
  const own = { min: low, max: high, step };
  const range = make('input', { type: 'range', ...own, oninput: () => change(range.value) });
  const exact = make('input', {
    type: 'number', id, step: 'any', onchange: () => change(exact.value) });
  range.setAttribute('aria-hidden', 'true');
  range.tabIndex = -1;
  const show = value => {
    range.value = value;
    exact.value = brief(value);
  };
  return { field: make('div', { className: 'field' }, range, exact, make('span', { className: 'unit' }, unit)), show };
}

function number({ id, empty, unit }, change) {
  const input = make('input', {
    type: 'number', id, step: 'any', placeholder: empty, onchange: () => change(input.value) });
  const field = make('div', { className: 'field' }, input, make('span', { className: 'unit' }, unit));
  return { field, show: value => { input.value = brief(value); } };
}

function toggle({ id }, change) {
  const input = make('input', { type: 'checkbox', id, onchange: () => change(input.checked) });
  return { field: make('div', { className: 'field' }, input), show: value => { input.checked = value; } };
}

function text({ id, empty }, change) {
  const input = make('input', { type: 'text', id, placeholder: empty, onchange: () => change(input.value) });
  return { field: make('div', { className: 'field' }, input), show: value => { input.value = value; } };
}

function paint({ id }, change) {
  const input = make('input', { type: 'color', id, oninput: () => change(input.value) });
  return { field: make('div', { className: 'field' }, input), show: value => { input.value = value; } };
}

const fields = { words: segments, slider, number, toggle, text, paint };

/** Options of one element. */
export class Panel {
  #target;
  #rows = [];
  #changed;

  /** Calls `changed` after the user has changed an option. */
  constructor(target, groups, changed) {
    this.#target = target;
    this.#changed = changed;
    this.element = make('fieldset', {}, ...groups.map(group => this.#group(group)));
    this.element.setAttribute('aria-label', target.localName);
    this.refresh();
  }

  /** Shows the element's current options. */
  refresh() {
    for (const { option, row, show } of this.#rows) {
      const value = read(this.#target, option);
      show(value);
      row.classList.toggle('changed', option.attribute !== 'value' && value !== option.initial && value !== '');
    }
  }

  #group({ title, options, isOpen }) {
    return make('details', { open: isOpen }, make('summary', {}, title),
      ...options.map(option => this.#row(option)));
  }

  #row(given) {
    const id = `${this.#target.id}-${given.attribute ?? given.property}`;
    const option = { initial: this.#initial(given), ...given, id };
    const { field, show } = fields[option.kind](option, value => {
      write(this.#target, option, value);
      this.refresh();
      this.#changed();
    });
    const row = make('div', { className: 'row' }, this.#label(option, field), field);
    this.#rows.push({ option, row, show });
    return row;
  }

  #label({ kind, id, label }, field) {
    if (kind !== 'words') return make('label', { htmlFor: id }, label);
    field.setAttribute('aria-label', label);
    return make('span', {}, label);
  }

  /** Default of a new element. */
  #initial({ kind, attribute }) {
    if (kind === 'toggle') return false;
    const fresh = document.createElement(this.#target.localName);
    const known = this.#target.constructor.options.find(each => each.attribute === attribute);
    const value = known ? fresh[known.property] : '';
    if (typeof value === 'boolean') return value ? 'on' : 'off';
    return String(value ?? '');
  }
}
