/** Detent in a page or in node: events and time in, effects out. Times are in milliseconds. */

import type {
  AccessibilityNode, ControlEffect, ControlInput, Environment, RatingScene, RatingState, RulerScene, RulerState, TickEffect,
} from './detent-types.js';
import type { RatingConfiguration, RulerConfiguration } from './generated/configurations.js';

export * from './detent-types.js';
export * from './engine/dial.js';
export * from './engine/slider.js';
export * from './generated/configurations.js';
export * from './generated/elements.js';

/** Modifier bits of an event, to be added. */
export const modifiers: Readonly<{ shift: 1; control: 2; alt: 4; meta: 8 }>;

/** Receives all input and output of a control, in order, with effective times. */
export interface Observer<Configuration> {
  handle?(event: ControlInput): void;
  update?(change: {
    before: Configuration; after: Configuration; values: readonly (number | null)[]; animated: boolean; time: number;
  }): void;
  effect?(effect: ControlEffect): void;
}

/** Options of a new control. */
export interface Start<Configuration> {
  value?: number;
  /** Value of each part, for a control with several. */
  values?: readonly number[];
  configuration?: Partial<Configuration>;
  onEffect?: ((effect: ControlEffect) => void) | null;
}

/** An invalid call, always caused by a bug in the program. */
export class DetentError extends Error {
  /** Status, a DETENT_ERROR of `detent.h`. */
  readonly status: number;
}

/** One instance of the module, shared by any number of controls. */
export class Engine {
  private constructor();
  static instantiate(module: WebAssembly.Module): Promise<Engine>;
  readonly memory: { readonly size: number };
}

/** Address or content of a module. */
export type ModuleSource = string | URL | Response | BufferSource | WebAssembly.Module;
/** A module source, or a promise or function that supplies one. */
export type Source = ModuleSource | Promise<ModuleSource> | (() => ModuleSource | Promise<ModuleSource>);

/**
 * Loads the engine. Rejects with an error that names the address if the module fails to load.
 *
 * Before an engine exists, `load(source)` replaces the source of the module, for all elements. Later it creates a separate
 * engine. Without a source it returns the shared engine, and retries after a failure, with the last source or `detent.wasm`
 * beside this script.
 */
export function load(source?: Source): Promise<Engine>;

/**
 * Distinguishes a host's answers to reported values from values that it sets on its own. `detent.h` defines the rule; each
 * element has one echo.
 */
export class HostEcho {
  constructor(engine: Engine, value: number);
  /** Starts again after the host has set a value that cannot be an answer. */
  restart(value: number): void;
  /** Records a reported effect; call it before the host receives the effect. */
  note(effect: ControlEffect): void;
  /** Records the host's value; `isInside`: it was set during the call that reported the last value. */
  heard(value: number, isInside: boolean): void;
  /** Returns the value to set now. Call it after each host value, each edit, and at `deadline`. */
  adopt(time: number): { value: number | null; deadline: number | null };
}

/**
 * Decides which ticks and bounds a device plays as haptics or sounds. A bound plays unless another played within the gap, a
 * tick unless any effect did. Only the last mark of a run counts, and late effects never play. `detent.h` defines the rule;
 * each element has one gate.
 */
export class HapticGate {
  /** `gap`: minimum time between effects, and limit of lateness; 31.25 ms by default. */
  constructor(engine: Engine, gap?: number);
  /** Returns true if an effect should be played, and counts it as played. `now`: the time of its event or frame. */
  plays(effect: ControlEffect, now: number): boolean;
}

/** Base of all controls. */
export abstract class Control<Configuration, State, Scene> {
  /** Called with each effect; it may call the control. */
  onEffect: ((effect: ControlEffect) => void) | null;
  readonly configuration: Configuration;
  /** The latest time passed in; -Infinity before the first. */
  readonly time: number;
  /** The kind of control, by its name in scripts. */
  readonly kind: string;
  /** The value; with several parts, that of part 0. */
  readonly value: number;
  /** Value of each part. */
  readonly values: number[];
  /** Value of one part, counted from 0. */
  valueAt(part?: number): number;
  readonly state: State;
  /** True while a pointer holds it, or a wheel gesture is in progress. */
  readonly isHeld: boolean;
  /** Returns true if an event would change the value. Tested on a copy; the control does not change. */
  wouldChange(event: ControlInput): boolean;
  handle(event: ControlInput): boolean;
  /** Handles several events, ordered by time. Effects follow all of them, unless input is observed. */
  handleAll(events: ControlInput[]): number;
  advance(time: number): void;
  /**
   * Sets values and settings together, as the program: values are taken by the new settings, `null` keeps one, and
   * nothing is reported but the end of an edit that this interrupts.
   */
  update(change: {
    values?: readonly (number | null)[]; configuration?: Partial<Configuration>; animated?: boolean;
  }): void;
  /** Sets the value of a part; see `update`. */
  setValue(value: number, how?: { animated?: boolean; part?: number }): void;
  /** Changes any settings at any time; throws a `DetentError` if they are invalid. */
  configure(changes: Partial<Configuration>): void;
  /** True if an effect of a type is waiting to be reported. */
  willReport(type: ControlEffect['type'], part?: number): boolean;
  scene(environment?: Environment): Scene;
  accessibility(environment?: Environment, part?: number): AccessibilityNode;
  /** Returns tick `number` of a run, counted from 0, and the time at which it was passed. */
  tick(effect: TickEffect, number: number): { mark: number; time: number };
  /** Adds an observer; returns a function that removes it. */
  observe(observer: Observer<Configuration>): () => void;
  /** Resets it to a new control with the same value and settings. */
  restart(): void;
  dispose(): void;
}

/** A number chosen by sliding a ruler under a fixed cursor. */
export class Ruler extends Control<RulerConfiguration, RulerState, RulerScene> {
  constructor(engine: Engine, start?: Start<RulerConfiguration>);
}

/** A number chosen by pressing, or dragging along, a row of symbols. */
export class Rating extends Control<RatingConfiguration, RatingState, RatingScene> {
  constructor(engine: Engine, start?: Start<RatingConfiguration>);
}

/** A control of any kind. */
export type AnyControl = Control<any, any, any>;
