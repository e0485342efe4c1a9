// Base of all controls: one method for each function of detent.h.
import { Engine } from './engine.js';
import { readEffect, tickOfRun } from './effects.js';
import { writeEvent } from './events.js';
import * as layout from './layout.js';
import { forgotten } from './memory.js';
import { naming } from './naming.js';
import { readScene, writeEnvironment } from './scene.js';
import { States } from './states.js';
import { nanoseconds } from './struct.js';
import { Reporting } from './reporting.js';

/** Phases in which a pointer holds the control, or a wheel gesture is in progress. */
const held = new Set(['pressed', 'dragging']);

/**
 * A control: events and time in, effects out. The engine implements all behaviour.
 *
 * Times are milliseconds from any origin, as in `performance.now()` and `event.timeStamp`, rounded to nanoseconds.
 * `onEffect` runs after the call has left the engine, so it may call the control.
 */
export class Control {
  #engine;
  #kind;
  #address;
  #configuration;
  #time = -Infinity;
  #reporting = new Reporting();
  /** Engine functions of its kind. @type {Record<string, Function>} */
  #verbs;
  #states;
  #hear = (address) => this.#reporting.add(readEffect(this.#engine.memory, address, this.#kind));
  /** Called with each effect. @type {((effect: object) => void) | null} */
  onEffect = null;

  /**
   * @param {Engine} engine
   * @param {typeof layout.ruler | typeof layout.rating} kind
   * @param {{value?: number, values?: number[], configuration?: object, onEffect?: (effect: object) => void}} [start]
   */
  constructor(engine, kind, { value = 0, values = [value], configuration = {}, onEffect = null } = {}) {
    this.#engine = engine;
    this.#kind = kind;
    this.onEffect = onEffect;
    const { memory } = engine;
    engine.admit(kind);
    this.#verbs = engine.verbs(kind);
    this.#configuration = { ...kind.defaults };
    const wanted = this.#merged(configuration);
    this.#address = memory.takeFor(this, kind.size);
    this.#states = new States(engine, kind, this.#address);
    naming(configuration, () => this.#begin(wanted, values));
  }

  /** The kind of control, by its name in scripts. */
  get kind() {
    return this.#kind.name;
  }

  /** The settings in force. */
  get configuration() {
    return { ...this.#configuration };
  }

  /** Settings in force, not copied; must not be modified. */
  get inForce() {
    return this.#configuration;
  }

  /** Names of its settings in scripts, and their defaults there; see `generated/ruler.js`. */
  get vocabulary() {
    const { settings, defaults } = this.#kind;
    return { settings, defaults };
  }

  /** Latest time passed in, in milliseconds; `-Infinity` before the first. */
  get time() {
    return this.#time;
  }

  /** Value last reported, or set by the program; that of part 0. */
  get value() {
    return this.state.value;
  }

  /** Value of each part. */
  get values() {
    return this.#states.values;
  }

  /** Value of one part, counted from 0. */
  valueAt(part = 0) {
    return this.#kind.partState ? this.part(part).value : this.value;
  }

  /** State of one part of a control with several; must not be modified. */
  part(number) {
    return this.#states.part(number);
  }

  /** State of the control; must not be modified. Replaced by a new object after a change. */
  get state() {
    return this.#states.all;
  }

  /** True while a pointer holds it, or a wheel gesture is in progress. */
  get isHeld() {
    return held.has(this.state.phase);
  }

  /** Handles one event. @returns {boolean} true if it was the control's own, not the host's to use */
  handle(event) {
    const { memory, scratch } = this.#engine;
    writeEvent(memory.view, scratch.event, event);
    this.#pass(event.time);
    return this.#handle(scratch.event, 1, (observer) => observer.handle?.({ ...event, time: this.#time })) > 0;
  }

  /** Handles written events. @returns {number} number of those that were its own */
  #handle(list, count, input) {
    const { memory, scratch } = this.#engine;
    let own = 0;
    this.#change((sink) => {
      this.#call('handle', this.#address, list, count, sink, 0, scratch.answer);
      own = memory.view.getUint32(scratch.answer, true);
    }, input);
    return own;
  }

  /**
   * Handles several events in turn. Effects follow all of them, unless input is observed: then each
   * event's effects follow it.
   * @param {object[]} events in the order of their times
   * @returns {number} number of those that were its own
   */
  handleAll(events) {
    const { memory } = this.#engine;
    if (events.length === 0) return 0;
    if (events.length === 1 || this.#reporting.isWatched) return events.filter((event) => this.handle(event)).length;
    const { size } = layout.event;
    const list = this.#engine.parts(events.length * size);
    events.forEach((event, index) => writeEvent(memory.view, list + index * size, event));
    this.#pass(events.at(-1).time);
    return this.#handle(list, events.length);
  }

  /** Returns true if an event would change the value. Tested on a copy, without effect here. */
  wouldChange(event) {
    const { scratch, memory } = this.#engine;
    const value = () => String(new States(this.#engine, this.#kind, scratch.control).values);
    writeEvent(memory.view, scratch.event, event);
    memory.paste(scratch.control, memory.copy(this.#address, this.#kind.size));
    return this.#engine.call(null, () => {
      this.#call('advance', scratch.control, BigInt(nanoseconds(event.time)), scratch.sink, 0);
      const before = value();
      this.#call('handle', scratch.control, scratch.event, 1, scratch.sink, 0, 0);
      return value() !== before;
    });
  }

  /** Advances time to `time`. */
  advance(time) {
    if (!Number.isFinite(time)) throw new TypeError(`time passes in milliseconds, not ${time}`);
    this.#pass(time);
    const whole = BigInt(nanoseconds(time));
    this.#change((sink) => this.#call('advance', this.#address, whole, sink, 0));
  }

  /**
   * Sets values and settings together, as the program, at any time: values are taken by the new settings. Nothing of it
   * is reported but the end of an edit that it interrupts.
   * @param {{values?: (number | null)[], configuration?: object, animated?: boolean}} change `values` of parts 0, 1 and
   *   so on, `null` to keep one; unnamed settings stay; `animated` moves the drawing to the values
   * @throws {DetentError} if a setting is invalid; then nothing has changed
   */
  update({ values = [], configuration = {}, animated = false }) {
    const { memory, scratch } = this.#engine;
    const [before, after] = [this.#configuration, this.#merged(configuration)];
    const { size } = this.#kind.configuration;
    const there = () => values.slice(0, this.values.length);
    const list = this.#engine.parts(Math.max(values.length, 1) * 8);
    // Infinity stands for what is no number, which the engine rejects.
    const given = values.map((value) => (value === null ? NaN : Number.isFinite(value) ? value : Infinity));
    given.forEach((value, part) => memory.view.setFloat64(list + part * 8, value, true));
    const how = animated ? 1 : 0;
    this.#change((sink) => {
      naming(configuration, () => this.#call(
        'update', this.#address, scratch.configuration, size, list, values.length, how, sink, 0));
      this.#configuration = after;
    }, (observer) => observer.update?.({ before, after: { ...after }, values: there(), animated, time: this.#time }));
  }

  /** Sets the value of a part, by default the first; see `update`. @param {{animated?: boolean, part?: number}} [how] */
  setValue(value, { animated = false, part = 0 } = {}) {
    this.update({ values: [...Array(part).fill(null), value], animated });
  }

  /** Changes any settings; see `update`. */
  configure(configuration) {
    this.update({ configuration });
  }

  /** Returns true if an effect of a type and part is waiting to be reported. */
  willReport(type, part = 0) {
    return this.#reporting.willReport(type, part);
  }

  /** Effect that follows the one being reported. @returns {object | undefined} */
  get nextEffect() {
    return this.#reporting.next;
  }

  /** Reads the drawn state, with marks or symbols. @param {object} [environment] */
  scene(environment) {
    return readScene(this.#engine, this.#kind, this.#address, environment);
  }

  /**
   * Reads the data for assistive technology.
   * @param {object} [environment]
   * @param {number} [part] part to read, of a control with several
   */
  accessibility(environment, part = 0) {
    const of = this.#kind.partState ? [this.#address, part] : [this.#address];
    const around = writeEnvironment(this.#engine, environment);
    return this.#engine.read(this.#verbs.accessibility, layout.accessibility, [...of, around]);
  }

  /** Returns tick `number` of a `tick` effect, counted from 0, and the time of its passing. */
  tick(effect, number) {
    return tickOfRun(this.#engine, effect, number);
  }

  /**
   * Adds an observer of all input and output, in order, with effective times.
   * @param {{handle?: Function, update?: Function, effect?: Function}} observer
   * @returns {() => void} removes it
   */
  observe(observer) {
    const { observers } = this.#reporting;
    observers.add(observer);
    return () => observers.delete(observer);
  }

  /** Resets it to a new control at rest, with the same values and settings and no history. */
  restart() {
    const { values } = this;
    this.#time = -Infinity;
    this.#begin(this.#merged({}), values);
  }

  /** Frees its memory immediately; it cannot be used afterwards. */
  dispose() {
    if (this.#address === 0) return;
    forgotten.unregister(this);
    this.#engine.memory.give(this.#address, this.#kind.size);
    this.#address = 0;
    this.#states = new States(this.#engine, this.#kind, 0);
  }

  #begin(configuration, values) {
    const { memory, scratch } = this.#engine;
    this.#configuration = configuration;
    const { size, configuration: settings, partState } = this.#kind;
    const count = Math.min(values.length, partState ? Number(configuration.thumbs) : 1);
    for (let part = 0; part < count; part += 1) memory.view.setFloat64(scratch.answer + part * 8, values[part], true);
    const given = partState ? [scratch.answer, count] : [values[0]];
    this.#call('init', this.#address, size, scratch.configuration, settings.size, ...given);
    this.#states.forget();
  }

  #pass(time) {
    const exact = nanoseconds(time) / 1e6;
    if (exact > this.#time) this.#time = exact;
  }

  /** Returns the settings with changes, and writes them to the engine's scratch memory. */
  #merged(changes) {
    const { memory, scratch } = this.#engine;
    const { configuration: struct } = this.#kind;
    for (const name of Object.keys(changes)) {
      if (!(name in this.#configuration)) throw new TypeError(`a ${this.#kind.name} has no setting '${name}'`);
    }
    struct.write(memory.view, scratch.configuration, { ...this.#configuration, ...changes });
    return struct.read(memory.view, scratch.configuration);
  }

  #call(name, ...rest) {
    this.#engine.check(this.#verbs[name](...rest));
  }

  /** Runs an engine function on the control, then reports input and effects. */
  #change(verb, input) {
    try {
      this.#engine.call(this.#hear, () => verb(this.#engine.scratch.sink));
    } finally {
      this.#states.forget();
    }
    if (input) for (const observer of this.#reporting.observers) input(observer);
    this.#reporting.report((effect) => this.onEffect?.(effect));
  }
}
