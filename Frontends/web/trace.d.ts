import type { AnyControl, ControlEffect } from './detent.js';

/** Writes effects as the lines of `detent run --level calls`. */
export class Trace {
  constructor(control: AnyControl);
  /** Script time 0, in nanoseconds. */
  start: number;
  readonly lines: string[];
  note(effect: ControlEffect): void;
  /** A name for a moment, in milliseconds. */
  mark(text: string, time: number): void;
  finish(): void;
  /** The whole trace of the script of that name. */
  text(name: string): string;
}

/** An effect without its time, as traces have it. */
export function effectText(effect: ControlEffect): string;
