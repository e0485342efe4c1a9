// Distinguishes a host's answers from its own changes: detent_echo_… of detent.h.
import * as layout from './layout.js';
import { nanoseconds } from './struct.js';

/**
 * Distinguishes a host's answers to reported values from values that it sets on its own. detent.h
 * defines the rule.
 */
export class HostEcho {
  #engine;
  #address;

  /**
   * @param {import('./engine.js').Engine} engine
   * @param {number} value initial value of control and host
   */
  constructor(engine, value) {
    this.#engine = engine;
    this.#address = engine.memory.takeFor(this, layout.echoSize);
    this.restart(value);
  }

  /** Starts again after the host has set a value that cannot be an answer. */
  restart(value) {
    this.#call('init', layout.echoSize, value);
  }

  /** Records a reported effect of any type. Call it before the host receives the effect. */
  note({ type, time, value = 0, cause }) {
    const { memory, scratch } = this.#engine;
    const detail = Math.max(layout.causes.indexOf(cause), 0);
    layout.effect.write(memory.view, scratch.effect, { time, kind: type, detail, value: value ?? 0 });
    this.#engine.check(this.#engine.functions.echo_note(this.#address, scratch.effect));
  }

  /**
   * Records the host's value.
   * @param {number} value
   * @param {boolean} isInside true before the call that reported the last value has returned
   */
  heard(value, isInside) {
    this.#call('heard', value, isInside ? 1 : 0);
  }

  /**
   * Returns the value to set now. Call it after each host value, each edit, and at `deadline`.
   * @param {number} time milliseconds, by the control's clock
   * @returns {{value: number | null, deadline: number | null}}
   */
  adopt(time) {
    const { memory, scratch } = this.#engine;
    const [value, deadline] = [layout.adoption.offsets.value, layout.adoption.offsets.deadline];
    this.#call('adopt', BigInt(nanoseconds(time)), scratch.answer + value, scratch.answer + deadline);
    return layout.adoption.read(memory.view, scratch.answer);
  }

  #call(name, ...rest) {
    this.#engine.check(this.#engine.functions[`echo_${name}`](this.#address, ...rest));
  }
}
