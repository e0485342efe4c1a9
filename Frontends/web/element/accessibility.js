// What assistive technology is told: the engine's node, in ARIA's words.
import { decimal } from '../script/decimal.js';

/**
 * Without both bounds it is no slider: that would have 0 and 100 for those that are missing.
 * @param {ElementInternals} internals
 * @param {object} node what `Control.accessibility` answers
 * @param {(value: number, step: number, node: object) => string} format how values are said
 */
export function describe(internals, node, format) {
  const isBounded = Number.isFinite(node.minimum) && Number.isFinite(node.maximum);
  const text = (number) => (Number.isFinite(number) ? decimal(number) : null);
  const told = {
    role: isBounded ? 'slider' : 'spinbutton',
    ariaValueNow: text(node.value),
    ariaValueMin: text(node.minimum),
    ariaValueMax: text(node.maximum),
    ariaValueText: format(node.value, node.step, node),
    ariaOrientation: node.orientation,
    ariaDisabled: node.isEnabled ? null : 'true',
    ariaReadOnly: node.isReadOnly ? 'true' : null,
  };
  for (const [name, value] of Object.entries(told)) {
    if (internals[name] !== value) internals[name] = value;
  }
}

/**
 * The role and the value as attributes of an element that is named by attributes, unless its author has given it a role.
 * Browsers do not need that; tools that look for mistakes see attributes only, and take a name without a role for one, but
 * also a role whose name they do not see, as that of a label.
 */
export class ReflectedRole {
  #element;
  /** Whether the role is that of the author. */
  #isOwn = null;

  constructor(element) {
    this.#element = element;
  }

  reflect({ role, ariaValueNow }) {
    this.#isOwn ??= !this.#element.hasAttribute('role');
    if (!this.#isOwn) return;
    const isNamed = this.#element.hasAttribute('aria-label') || this.#element.hasAttribute('aria-labelledby');
    this.#write('role', isNamed ? role : null);
    this.#write('aria-valuenow', isNamed ? ariaValueNow ?? null : null);
  }

  #write(name, text) {
    if (this.#element.getAttribute(name) === text) return;
    if (text === null) this.#element.removeAttribute(name);
    else this.#element.setAttribute(name, text);
  }
}

/** What style sheets can ask for with `:state(…)`; only what changes, for each costs a look at the style sheets. */
export function describeState({ states }, { phase, restTime = null, preview = null, supply = 'there' }) {
  const told = {
    pressed: phase === 'pressed',
    dragging: phase === 'dragging',
    moving: restTime !== null,
    previewed: preview !== null,
    loading: supply === 'loading',
    failed: supply === 'failed',
  };
  for (const [name, isOn] of Object.entries(told)) {
    if (!states || isOn === states.has(name)) continue;
    try {
      if (isOn) states.add(name);
      else states.delete(name);
    } catch {
      return; // names had to begin with two dashes before there was `:state()`
    }
  }
}
