// What an element has in place of a control until the engine is there.

/** What of a configuration says which values there are, by the control. */
function range({ lowerBound = 0, count, upperBound = count, step, granularity = step, stops }) {
  if (stops?.length > 1) return { minimum: stops[0], maximum: stops.at(-1), step: null };
  return { minimum: lowerBound, maximum: upperBound, step: granularity };
}

/**
 * Keeps what is said, and checks nothing: what makes no sense is found when the control comes. Nothing of it moves, and
 * whoever asks for its node is told that nothing can be done with it yet.
 */
export class StandIn {
  /** The value of each part. */
  values = [0];
  /** Whether the engine is still awaited, `loading`, or cannot be had, `failed`. */
  supply = 'loading';
  /** What the element is told of. */
  #observer;

  constructor(defaults) {
    this.configuration = { ...defaults };
  }

  /** The settings, not to be changed. */
  get inForce() {
    return this.configuration;
  }

  get value() {
    return this.valueAt(0);
  }

  valueAt(part) {
    return this.values[part] ?? 0;
  }

  get state() {
    return { phase: 'idle', value: this.value, supply: this.supply };
  }

  observe(observer) {
    this.#observer = observer;
  }

  advance() {}

  setValue(value, { part = 0 } = {}) {
    while (this.values.length < part) this.values.push(0);
    this.values[part] = value;
    this.#observer.setValue();
  }

  configure(changes) {
    Object.assign(this.configuration, changes);
    this.#observer.configure();
  }

  accessibility(environment, part = 0) {
    const { orientation = 'horizontal', interaction } = this.configuration;
    return {
      value: this.valueAt(part), ...range(this.configuration), orientation, isEnabled: false,
      isReadOnly: interaction === 'read-only',
    };
  }
}
