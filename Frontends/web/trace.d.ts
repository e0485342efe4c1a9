import type { AnyControl, ControlEffect } from './detent.js';

/** Writes effects as the lines of `detent run --level calls`. */
export class Trace {
  constructor(control: AnyControl);
  /** Script time 0, in nanoseconds. */
  start: number;
  readonly lines: string[];
  note(effect: ControlEffect): void;
  /** Adds a name for a time, in milliseconds. */
  mark(text: string, time: number): void;
  finish(): void;
  /** Complete trace of the script of that name. */
  text(name: string): string;
}

/** Text of an effect without its time, as in traces. */
export function effectText(effect: ControlEffect): string;
