/** Detent in a page or in node: events and time go in, effects come out. Times are milliseconds. */

import type {
  AccessibilityNode, CancelPolicy, ControlEffect, ControlInput, Environment, Interaction, LayoutDirection, Orientation,
  RatingScene, RatingState, RulerScene, RulerState, SnapRule, TickEffect, TickRule,
} from './detent-types.js';

export * from './detent-types.js';
export * from './engine/dial.js';
export * from './engine/slider.js';

/** Everything that decides how a ruler behaves; units, ranges and defaults are those of `detent.h`. */
export interface RulerConfiguration {
  /** The values that can be chosen, both included; may be infinite, which is the default. */
  lowerBound: number;
  upperBound: number;
  /** Value from one step mark to the next. 1 */
  step: number;
  /** The value of mark 0. 0 */
  origin: number;
  /** Points from one step mark to the next. 120 */
  unitWidth: number;
  /** Points along the ruler. 375 */
  length: number;
  /** A mark ticks so many points before it is reached; `null` for the control's own rule. */
  capture: number | null;
  /** How far one must move away before the same mark ticks again, in points; `null` for the control's own rule. */
  rearm: number | null;
  /** The share of its speed that a coasting ruler keeps in a millisecond. 0.9972 */
  deceleration: number;
  /** A release must be faster to coast, in points per second. 90 */
  minimumFling: number;
  /** No release is faster, in points per second. 8000 */
  maximumFling: number;
  /** A coasting ruler stops so many points before the limit of its decay. 0.6 */
  stopDistance: number;
  /** Of the springs that bring it back from past a bound, in radians per second. 10 */
  springFrequency: number;
  /** Of the springs that land it on a mark, in radians per second. 30 */
  landingFrequency: number;
  /** A spring is at rest so near to its target, in points. 0.25 */
  restDistance: number;
  /** The slope of the rubber band at the bound. 0.55 */
  rubberBand: number;
  /** How far a pointer may wander before it drags, in points. 10, 1, 1 */
  slopTouch: number;
  slopMouse: number;
  slopPen: number;
  /** While `fineDragModifiers` are held, a drag moves by this share. 0.1 */
  fineDragScale: number;
  /** For every so many points across the axis a drag moves at half the speed. Infinity, for never */
  fineDragDistance: number;
  /** A wheel gesture ends so many milliseconds after its last event. 120 */
  scrollTimeout: number;
  /** The least time between two `bound` effects, in milliseconds. 0 */
  boundaryHapticGap: number;
  /** Marks to a step. 10 */
  fractions: number;
  /** Some of `modifiers`, added up. 4, which is alt */
  fineDragModifiers: number;
  /** What a tap does: it is told as `tapped`, or what has been tapped comes under the cursor. nothing */
  tap: 'nothing' | 'go';
  snap: SnapRule;
  tick: TickRule;
  orientation: Orientation;
  layoutDirection: LayoutDirection;
  interaction: Interaction;
  cancelPolicy: CancelPolicy;
}

/** Everything that decides how a rating behaves. */
export interface RatingConfiguration {
  /** How many symbols there are. 5 */
  count: number;
  /** The share of a symbol that can be chosen; 0 for any. 1 */
  granularity: number;
  /** No user can choose less. 0 */
  minimum: number;
  /** Points along the axis. 200 */
  length: number;
  /** Points from one symbol to the next. 0 */
  spacing: number;
  /** Points along the axis; `null` for an equal share of the length. */
  symbolWidth: number | null;
  orientation: Orientation;
  layoutDirection: LayoutDirection;
  interaction: Interaction;
  cancelPolicy: CancelPolicy;
  /** What a press on the value that is chosen already does. */
  reselection: 'keep' | 'clear';
  /** How a pointer chooses: a press at once and a drag on from there, or only a tap. */
  selection: 'drag' | 'tap';
  /**
   * When a touch chooses: as it goes down, or when it is sure not to scroll the page. Mouse and pen choose at once.
   * at-once
   */
  press: 'at-once' | 'sure';
  previewsHover: boolean;
  ticks: boolean;
}

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
