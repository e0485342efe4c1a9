// Data for assistive technology: the engine's node as ARIA properties.
import { decimal } from '../script/decimal.js';
import { say } from './say.js';

/**
 * Describes a control: a slider, or a spinbutton without both bounds (ARIA defaults: 0 and 100).
 * @param {ElementInternals | Element} internals
 * @param {object} node result of `Control.accessibility`
 * @param {(value: number, step: number, node: object) => string} format writes spoken values
 * @returns {{role: string, ariaValueNow: string | null}} what was set
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

/** Last described node of each object. @type {WeakMap<object, object>} */
const described = new WeakMap();
/** Has the next description be written in full. */
export const forget = (internals) => described.delete(internals);
/** Properties of a node that rarely change. */
const lasting = ['minimum', 'maximum', 'orientation', 'isEnabled', 'isReadOnly'];

const text = (number) => (Number.isFinite(number) ? decimal(number) : null);

/**
 * Reflects role and value as attributes of an element named by attributes, unless its author has set a role.
 * Browsers do not need this. Audit tools see only attributes: they report a name without a role, and also a
 * role whose name they cannot see, such as that of a label.
 */
export class ReflectedRole {
  #element;
  /** False if the author has set the role; `null` until known. */
  #isOwn = null;
  #isBusy = false;

  constructor(element) {
    this.#element = element;
  }

  /**
   * @param {{role: string | null, ariaValueNow: string | null}} node
   * @param {boolean} isBusy true while the value changes: the attributes then omit it, because each change
   *   costs a restyle, and assistive technology reads the internals
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

/** Current states of each element. @type {WeakMap<ElementInternals, string>} */
const entered = new WeakMap();

/** Sets states for `:state(…)` in style sheets; writes only changes, because each costs a restyle. */
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
    // Before `:state()`, names had to begin with two dashes.
  }
}
