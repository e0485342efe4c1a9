/** Detent in a page or in node: events and time go in, effects come out. Times are milliseconds. */

import type {
  AccessibilityNode, ControlEffect, ControlInput, Environment, RatingScene, RatingState, RulerScene, RulerState, TickEffect,
} from './detent-types.js';
import type { RatingConfiguration, RulerConfiguration } from './generated/configurations.js';

export * from './detent-types.js';
export * from './engine/dial.js';
export * from './engine/slider.js';
export * from './generated/configurations.js';
export * from './generated/elements.js';

/** `modifiers` of an event: any of these, added up. */
export const modifiers: Readonly<{ shift: 1; control: 2; alt: 4; meta: 8 }>;

/** Is told of all that goes in and comes out, in order, with the times that count. */
export interface Observer<Configuration> {
  handle?(event: ControlInput): void;
  setValue?(value: number, animated: boolean, time: number, part: number): void;
  configure?(before: Configuration, after: Configuration, time: number): void;
  effect?(effect: ControlEffect): void;
}

/** A control begins like this. */
export interface Start<Configuration> {
  value?: number;
  /** Of a control with several parts, the value of each. */
  values?: readonly number[];
  configuration?: Partial<Configuration>;
  onEffect?: ((effect: ControlEffect) => void) | null;
}

/** A call that made no sense: always a mistake in the program. */
export class DetentError extends Error {
  /** A DETENT_ERROR of `detent.h`. */
  readonly status: number;
}

/** One instance of the module; any number of controls share it. */
export class Engine {
  private constructor();
  static instantiate(module: WebAssembly.Module): Promise<Engine>;
  readonly memory: { readonly size: number };
}

/** Where a module is, or what it is. */
export type ModuleSource = string | URL | Response | BufferSource | WebAssembly.Module;
/** One, or what brings it. */
export type Source = ModuleSource | Promise<ModuleSource> | (() => ModuleSource | Promise<ModuleSource>);

/**
 * Loads the engine. What it answers is rejected, with an error that names the address, if the module cannot be had.
 *
 * Until there is an engine, `load(source)` says where the module is: for the elements of the page too, and in place of
 * all that has been said before. From then on it makes an engine of its own. Without a source it answers the engine
 * that the page shares, and asks for the module again if that has failed: where `load` has been told last, or for
 * `detent.wasm` beside this script.
 */
export function load(source?: Source): Promise<Engine>;

/**
 * Tells what a host says because a control has written to it from what it says of its own accord. The rule stands in
 * `detent.h`; the elements have one each.
 */
export class HostEcho {
  constructor(engine: Engine, value: number);
  /** Begins anew: the host has set a value that can be no answer. */
  restart(value: number): void;
  /** The control has told an effect; before the host hears of it. */
  note(effect: ControlEffect): void;
  /** The host says what it holds; `isInside`: before the call has returned that told it of the last value. */
  heard(value: number, isInside: boolean): void;
  /** What is to be set now, and when to ask again; to be asked after each word, each edit, and at the deadline. */
  adopt(time: number): { value: number | null; deadline: number | null };
}

/**
 * Decides which ticks and bounds a device plays as haptics, or as sounds: a bound unless one was played a short time ago, a
 * tick unless anything was, of a run its last mark, and nothing that is late. The rule stands in `detent.h`; the elements
 * have one each.
 */
export class HapticGate {
  /** `gap`: the least time from one that is played to the next, and how late one may be, in milliseconds. 31.25 */
  constructor(engine: Engine, gap?: number);
  /** Whether to play an effect now, which then counts as played. `now`: when the event or frame was that brought it about. */
  plays(effect: ControlEffect, now: number): boolean;
}

/** What all controls have in common. */
export abstract class Control<Configuration, State, Scene> {
  /** Called with each effect; it may call the control. */
  onEffect: ((effect: ControlEffect) => void) | null;
  readonly configuration: Configuration;
  /** The latest time it was told of; -Infinity before the first. */
  readonly time: number;
  /** Which control it is, by its name in scripts. */
  readonly kind: string;
  /** The value; of several parts that of part 0. */
  readonly value: number;
  /** The value of each part. */
  readonly values: number[];
  /** The value of one part, counted from 0. */
  valueAt(part?: number): number;
  readonly state: State;
  /** Whether a pointer has it, or a gesture of the wheel goes on. */
  readonly isHeld: boolean;
  /** Whether an event would change the value. It is tried on a copy: nothing happens to the control. */
  wouldChange(event: ControlInput): boolean;
  handle(event: ControlInput): void;
  /** Takes several events in, in the order of their times. Effects come behind all of them, unless what goes in is observed. */
  handleAll(events: ControlInput[]): void;
  advance(time: number): void;
  /** As the program: it never ticks. */
  setValue(value: number, how?: { animated?: boolean; part?: number }): void;
  /** Changes any settings at any moment; throws a `DetentError` that says what makes no sense. */
  configure(changes: Partial<Configuration>): void;
  /** Whether effects of a type have come out, and are still to be told. */
  willTell(type: ControlEffect['type'], part?: number): boolean;
  scene(environment?: Environment): Scene;
  accessibility(environment?: Environment, part?: number): AccessibilityNode;
  /** One tick of a run, from 0, and when it was passed. */
  tick(effect: TickEffect, number: number): { mark: number; time: number };
  /** Returns what ends it. */
  observe(observer: Observer<Configuration>): () => void;
  /** Makes it a new control with the same value and settings. */
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
