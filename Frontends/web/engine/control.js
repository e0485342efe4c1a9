// What all controls have in common: detent.h, one method for each function.
import { DetentError, Engine, statuses } from './engine.js';
import { readEffect, tickOfRun } from './effects.js';
import { writeEvent } from './events.js';
import * as layout from './layout.js';
import { forgotten } from './memory.js';
import { readScene, writeEnvironment } from './scene.js';
import { nanoseconds } from './struct.js';

/** Phases in which a pointer has the control, or a gesture of the wheel goes on. */
const held = new Set(['pressed', 'dragging']);

/**
 * A control: events and time go in, effects come out. It has no behaviour of its own; all of that is the engine's.
 *
 * Times are milliseconds from any origin, as `performance.now()` and `event.timeStamp` have it, rounded to
 * whole nanoseconds. Effects are handed to `onEffect` when the call that brought them about is done with the engine, so
 * that it may call the control.
 */
export class Control {
  #engine;
  #kind;
  #address;
  #configuration;
  #time = -Infinity;
  #queue = [];
  #isTelling = false;
  #observers = new Set();
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
    this.#configuration = { ...kind.defaults };
    const wanted = this.#merged(configuration);
    this.#address = memory.takeFor(this, kind.size);
    this.#trying(configuration, () => this.#begin(wanted, values));
  }

  /** Which control it is, by its name in scripts. */
  get kind() {
    return this.#kind.name;
  }

  /** The settings in force. */
  get configuration() {
    return { ...this.#configuration };
  }

  /** What scripts call its settings, and what these are unless a script says otherwise; see `generated/ruler.js`. */
  get vocabulary() {
    const { settings, defaults } = this.#kind;
    return { settings, defaults };
  }

  /** The latest time it was told of, in milliseconds; `-Infinity` before the first. */
  get time() {
    return this.#time;
  }

  /** The value last reported, or set by the program; that of part 0. */
  get value() {
    return this.state.value;
  }

  /** The value of each part. */
  get values() {
    return this.#values(this.#address);
  }

  /** The value of one part, counted from 0. */
  valueAt(part = 0) {
    return this.#kind.partState ? this.part(part).value : this.value;
  }

  /** What one part is doing, of a control that has several. */
  part(number) {
    return this.#readPart(this.#address, number);
  }

  /** What it is doing. */
  get state() {
    return this.#read(this.#address);
  }

  /** Whether a pointer has it, or a gesture of the wheel goes on. */
  get isHeld() {
    return held.has(this.state.phase);
  }

  /** Takes one event in. */
  handle(event) {
    const { memory, scratch } = this.#engine;
    writeEvent(memory.view, scratch.event, event);
    this.#pass(event.time);
    this.#change(
      (sink) => this.#call('handle', this.#address, scratch.event, 1, sink, 0, 0),
      (observer) => observer.handle?.({ ...event, time: this.#time }));
  }

  /** Whether an event would change the value. It is tried on a copy, so nothing happens to this one. */
  wouldChange(event) {
    const { scratch, memory } = this.#engine;
    const value = () => String(this.#values(scratch.control));
    writeEvent(memory.view, scratch.event, event);
    memory.paste(scratch.control, memory.copy(this.#address, this.#kind.size));
    return this.#engine.call(null, () => {
      this.#call('advance', scratch.control, BigInt(nanoseconds(event.time)), scratch.sink, 0);
      const before = value();
      this.#call('handle', scratch.control, scratch.event, 1, scratch.sink, 0, 0);
      return value() !== before;
    });
  }

  /** Lets time pass, up to `time`. */
  advance(time) {
    if (!Number.isFinite(time)) throw new TypeError(`time passes in milliseconds, not ${time}`);
    this.#pass(time);
    const whole = BigInt(nanoseconds(time));
    this.#change((sink) => this.#call('advance', this.#address, whole, sink, 0));
  }

  /**
   * Sets the value, as the program: it never ticks, and `changed` comes only if it had to be clamped to the bounds.
   * @param {number} value
   * @param {{animated?: boolean, part?: number}} [how] `part`: whose value it is, of a control with several
   */
  setValue(value, { animated = false, part = 0 } = {}) {
    const which = this.#kind.partState ? [part] : [];
    this.#change(
      (sink) => this.#call('set_value', this.#address, ...which, value, animated ? 1 : 0, sink, 0),
      (observer) => observer.setValue?.(value, animated, this.#time, part));
  }

  /**
   * Changes any settings, at any moment; those that are not named stay.
   * @throws {DetentError} that says what makes no sense; then nothing has changed
   */
  configure(changes) {
    const { scratch } = this.#engine;
    const [before, after] = [this.#configuration, this.#merged(changes)];
    const { size } = this.#kind.configuration;
    this.#change((sink) => {
      this.#trying(changes, () => this.#call('set_configuration', this.#address, scratch.configuration, size, sink, 0));
      this.#configuration = after;
    }, (observer) => observer.configure?.(before, { ...after }, this.#time));
  }

  /** Whether effects of a type have come out, of a part, and are still to be told. */
  willTell(type, part = 0) {
    return this.#queue.some((effect) => effect.type === type && (effect.part ?? 0) === part);
  }

  /** What shows, with its marks or symbols. @param {object} [environment] */
  scene(environment) {
    return readScene(this.#engine, this.#kind, this.#address, environment);
  }

  /**
   * What assistive technology is to be told.
   * @param {object} [environment]
   * @param {number} [part] of which part, of a control with several
   */
  accessibility(environment, part = 0) {
    const { memory, scratch } = this.#engine;
    const { size } = layout.accessibility;
    const which = this.#kind.partState ? [part] : [];
    this.#call('accessibility', this.#address, ...which, writeEnvironment(this.#engine, environment), scratch.answer, size);
    return layout.accessibility.read(memory.view, scratch.answer);
  }

  /** The tick number `number` of a `tick` effect, from 0, and when it was passed. */
  tick(effect, number) {
    return tickOfRun(this.#engine, effect, number);
  }

  /**
   * Tells an observer of all that goes in and all that comes out, in order, with the times that count.
   * @param {{handle?: Function, setValue?: Function, configure?: Function, effect?: Function}} observer
   * @returns {() => void} ends it
   */
  observe(observer) {
    this.#observers.add(observer);
    return () => this.#observers.delete(observer);
  }

  /** Makes it a new control with the same values and settings: at rest, and with no past. */
  restart() {
    const { values } = this;
    this.#time = -Infinity;
    this.#begin(this.#merged({}), values);
  }

  /** Gives its memory back at once; it cannot be used any more. */
  dispose() {
    if (this.#address === 0) return;
    forgotten.unregister(this);
    this.#engine.memory.give(this.#address, this.#kind.size);
    this.#address = 0;
  }

  #begin(configuration, values) {
    const { memory, scratch } = this.#engine;
    this.#configuration = configuration;
    const { size, configuration: settings, partState } = this.#kind;
    const count = Math.min(values.length, partState ? Number(configuration.thumbs) : 1);
    for (let part = 0; part < count; part += 1) memory.view.setFloat64(scratch.answer + part * 8, values[part], true);
    const given = partState ? [scratch.answer, count] : [values[0]];
    this.#call('init', this.#address, size, scratch.configuration, settings.size, ...given);
  }

  /** What the control at an address is doing. */
  #read(address) {
    const { scratch, memory } = this.#engine;
    this.#call('read', address, scratch.answer, this.#kind.state.size);
    return this.#kind.state.read(memory.view, scratch.answer);
  }

  #readPart(address, number) {
    const { scratch, memory } = this.#engine;
    const { partState } = this.#kind;
    this.#call('read_part', address, number, scratch.answer, partState.size);
    return partState.read(memory.view, scratch.answer);
  }

  #values(address) {
    const { value, partCount = 1 } = this.#read(address);
    if (!this.#kind.partState) return [value];
    return Array.from({ length: partCount }, (_, part) => this.#readPart(address, part).value);
  }

  #pass(time) {
    const exact = nanoseconds(time) / 1e6;
    if (exact > this.#time) this.#time = exact;
  }

  /** The settings with some changed, written where the engine finds them. */
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
    this.#engine.check(this.#engine.functions[`${this.#kind.name}_${name}`](...rest));
  }

  /** Says which settings it was, if they make no sense. */
  #trying(changes, body) {
    try {
      body();
    } catch (error) {
      if (error.status !== statuses.configuration) throw error;
      const list = Object.entries(changes).map(([name, value]) => `${name} ${value}`).join(', ');
      throw new DetentError(`these settings make no sense here: ${list}`, error.status);
    }
  }

  /** Moves the control by one of its verbs, then tells what went in and what came of it. */
  #change(verb, input = () => {}) {
    const { memory, scratch } = this.#engine;
    const hear = (address) => this.#queue.push(readEffect(memory, address, this.#kind));
    this.#engine.call(hear, () => verb(scratch.sink));
    for (const observer of this.#observers) input(observer);
    if (!this.#isTelling) this.#tell();
  }

  /** In order, also if telling leads to more. */
  #tell() {
    this.#isTelling = true;
    try {
      for (let effect = this.#queue.shift(); effect; effect = this.#queue.shift()) {
        for (const observer of this.#observers) observer.effect?.(effect);
        this.onEffect?.(effect);
      }
    } finally {
      this.#isTelling = false;
    }
  }
}
