// Replacement of a control until the engine is loaded.

/** Limits and step of a configuration of any control. */
function range({ lowerBound = 0, count, upperBound = count, step, granularity = step, stops, knots }) {
  if (knots?.length > 3) return { minimum: knots[1], maximum: knots.at(-1), step: null };
  if (stops?.length > 1) return { minimum: stops[0], maximum: stops.at(-1), step: null };
  return { minimum: lowerBound, maximum: upperBound, step: granularity };
}

/**
 * Stores settings and values without validating them; validation follows when the control is
 * created. Nothing moves, and its accessibility node is disabled.
 */
export class StandIn {
  /** The value of each part. */
  values = [0];
  /** State of the engine: `loading`, or `failed`. */
  supply = 'loading';
  /** Callbacks of the element. */
  #observer;

  constructor(defaults) {
    this.configuration = { ...defaults };
  }

  /** The settings; must not be modified. */
  get inForce() {
    return this.configuration;
  }

  get value() {
    return this.valueAt(0);
  }

  valueAt(part) {
    const { minimum, maximum } = range(this.configuration);
    return Math.min(Math.max(this.values[part] ?? 0, minimum), maximum);
  }

  get state() {
    return { phase: 'idle', value: this.value, supply: this.supply };
  }

  observe(observer) {
    this.#observer = observer;
  }

  advance() {}

  update({ values = [], configuration = {} }) {
    Object.assign(this.configuration, configuration);
    this.values = Array.from({ length: Math.max(values.length, this.values.length) }, (_, part) => values[part] ?? this.values[part] ?? 0);
    this.#observer.update();
  }

  accessibility(environment, part = 0) {
    const { orientation = 'horizontal', interaction } = this.configuration;
    return {
      value: this.valueAt(part), ...range(this.configuration), orientation, isEnabled: false,
      isReadOnly: interaction === 'read-only',
    };
  }
}
