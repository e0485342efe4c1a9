// Answers of a host, told from its wishes: the detent_echo_… of detent.h.
import * as layout from './layout.js';
import { nanoseconds, time as milliseconds, words } from './struct.js';

/** Where each field of an effect is. */
const at = layout.effect.offsets;
const effectType = words(layout.effectTypes);

/**
 * Tells what a host says because a control has written to it from what it says of its own accord. The rule stands in
 * detent.h.
 */
export class HostEcho {
  #engine;
  #address;

  /**
   * @param {import('./engine.js').Engine} engine
   * @param {number} value what control and host hold
   */
  constructor(engine, value) {
    this.#engine = engine;
    this.#address = engine.memory.takeFor(this, layout.echoSize);
    this.restart(value);
  }

  /** Begins anew: the host has set a value that can be no answer. */
  restart(value) {
    this.#call('init', layout.echoSize, value);
  }

  /** The control has told an effect, of any kind. To be called before the host hears of it. */
  note({ type, time, value = 0, cause }) {
    const { memory, scratch } = this.#engine;
    const detail = Math.max(layout.causes.indexOf(cause), 0);
    const { view } = memory;
    milliseconds.write(view, scratch.effect + at.time, time);
    effectType.write(view, scratch.effect + at.kind, type);
    view.setInt32(scratch.effect + at.detail, detail, true);
    view.setFloat64(scratch.effect + at.value, value ?? 0, true);
    this.#engine.check(this.#engine.functions.echo_note(this.#address, scratch.effect));
  }

  /**
   * The host says what it holds.
   * @param {number} value
   * @param {boolean} isInside whether it says so before the call has returned that told it of the last value
   */
  heard(value, isInside) {
    this.#call('heard', value, isInside ? 1 : 0);
  }

  /**
   * What is to be set now. To be asked after each word of the host, after the end of an edit, and at the deadline.
   * @param {number} time milliseconds, by the control's clock
   * @returns {{value: number | null, deadline: number | null}} what to set, if anything; when to ask again
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
