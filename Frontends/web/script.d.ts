import type { AnyControl } from './detent.js';

/** A recording of a control: what goes in as a script, what comes out as its trace. It restarts the control. */
export class Recording {
  constructor(control: AnyControl, options?: { breadth?: number; title?: string; time?: number | null });
  title: string;
  readonly isEmpty: boolean;
  /** The lines of the trace so far. */
  readonly lines: string[];
  /** Gives this moment a name, in script and trace. */
  mark(name: string): void;
  stop(): void;
  /** The text of a `.gesture` file. */
  script(): string;
  /** What `detent run --level calls` prints for it. */
  trace(name: string): string;
}
