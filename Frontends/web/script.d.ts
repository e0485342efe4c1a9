import type { AnyControl } from './detent.js';

/** Records a control: its input as a script, its output as a trace. Restarts the control. */
export class Recording {
  constructor(control: AnyControl, options?: { breadth?: number; title?: string; time?: number | null });
  title: string;
  readonly isEmpty: boolean;
  /** The lines of the trace so far. */
  readonly lines: string[];
  /** Names this moment, in script and trace. */
  mark(name: string): void;
  stop(): void;
  /** The text of a `.gesture` file. */
  script(): string;
  /** Output of `detent run --level calls` for the script. */
  trace(name: string): string;
}
