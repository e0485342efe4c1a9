// What assistive technology is told: the engine's node, in ARIA's words.
import { decimal } from '../script/decimal.js';
import { say } from './say.js';

/**
 * Without both bounds it is no slider: that would have 0 and 100 for those that are missing.
 * @param {ElementInternals | Element} internals
 * @param {object} node what `Control.accessibility` answers
 * @param {(value: number, step: number, node: object) => string} format how values are said
 * @returns {{role: string, ariaValueNow: string | null}} what it was told
 */
export function describe(internals, node, format) {
  const isBounded = Number.isFinite(node.minimum) && Number.isFinite(node.maximum);
  const role = isBounded ? 'slider' : 'spinbutton';
  const ariaValueNow = text(node.value);
  say(internals, { ariaValueNow, ariaValueText: format(node.value, node.step, node) });
  const before = described.get(internals);
  described.set(internals, node);
  if (before && lasting.every((name) => before[name] === node[name])) return { role, ariaValueNow };
  say(internals, {
    role,
    ariaValueMin: text(node.minimum),
    ariaValueMax: text(node.maximum),
    ariaOrientation: node.orientation,
    ariaDisabled: node.isEnabled ? null : 'true',
    ariaReadOnly: node.isReadOnly ? 'true' : null,
  });
  return { role, ariaValueNow };
}

/** What was told of each last. @type {WeakMap<object, object>} */
const described = new WeakMap();
/** Properties of a node that are mostly the same. */
const lasting = ['minimum', 'maximum', 'orientation', 'isEnabled', 'isReadOnly'];

const text = (number) => (Number.isFinite(number) ? decimal(number) : null);

/**
 * The role and the value as attributes of an element that is named by attributes, unless its author has given it a role.
 * Browsers do not need that; tools that look for mistakes see attributes only, and take a name without a role for one, but
 * also a role whose name they do not see, as that of a label.
 */
export class ReflectedRole {
  #element;
  /** Whether the role is that of the author. */
  #isOwn = null;
  #isBusy = false;

  constructor(element) {
    this.#element = element;
  }

  /**
   * @param {{role: string | null, ariaValueNow: string | null}} told
   * @param {boolean} isBusy whether the value is on its way: then no attribute has it, as each change of one costs a look at
   *   the style sheets, and assistive technology goes by what it was told
   */
  reflect({ role, ariaValueNow }, isBusy) {
    if (isBusy && this.#isBusy) return;
    this.#isBusy = isBusy;
    this.#isOwn ??= !this.#element.hasAttribute('role');
    if (!this.#isOwn) return;
    const isNamed = this.#element.hasAttribute('aria-label') || this.#element.hasAttribute('aria-labelledby');
    this.#write('role', isNamed ? role : null);
    this.#write('aria-valuenow', isNamed && !isBusy ? ariaValueNow ?? null : null);
  }

  #write(name, text) {
    if (this.#element.getAttribute(name) === text) return;
    if (text === null) this.#element.removeAttribute(name);
    else this.#element.setAttribute(name, text);
  }
}

/** The states that each element is in. @type {WeakMap<ElementInternals, string>} */
const entered = new WeakMap();

/** What style sheets can ask for with `:state(…)`; only what changes, for each costs a look at the style sheets. */
export function describeState(internals, { phase, restTime = null, preview = null, supply = 'there' }) {
  const names = [
    phase === 'pressed' || phase === 'dragging' ? phase : '', restTime === null ? '' : 'moving',
    preview === null ? '' : 'previewed', supply === 'there' ? '' : supply];
  const all = names.join(' ');
  const before = entered.get(internals) ?? '';
  if (all === before) return;
  entered.set(internals, all);
  const { states } = internals;
  try {
    for (const name of before.split(' ')) if (name && !names.includes(name)) states?.delete(name);
    for (const name of names) if (name) states?.add(name);
  } catch {
    // Names had to begin with two dashes before there was `:state()`.
  }
}
