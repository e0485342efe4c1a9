// What an element has in place of a control until the engine is there.

/**
 * Keeps what is said, and checks nothing: what makes no sense is found when the control comes. Nothing of it moves, and
 * whoever asks for its node is told that nothing can be done with it yet.
 */
export class StandIn {
  value = 0;
  /** Whether the engine is still awaited, `loading`, or cannot be had, `failed`. */
  supply = 'loading';
  /** What the element is told of. */
  #observer;

  constructor(defaults) {
    this.configuration = { ...defaults };
  }

  get state() {
    return { phase: 'idle', value: this.value, supply: this.supply };
  }

  observe(observer) {
    this.#observer = observer;
  }

  advance() {}

  setValue(value) {
    this.value = value;
    this.#observer.setValue();
  }

  configure(changes) {
    Object.assign(this.configuration, changes);
    this.#observer.configure();
  }

  accessibility() {
    const { lowerBound = 0, count, upperBound = count, step, granularity = step, orientation, interaction } =
      this.configuration;
    return {
      value: this.value, minimum: lowerBound, maximum: upperBound, step: granularity, orientation,
      isEnabled: false, isReadOnly: interaction === 'read-only',
    };
  }
}
