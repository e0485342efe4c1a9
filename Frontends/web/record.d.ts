/** A recording of one element of a page. */
export class Recorder {
  constructor(target?: Element | null, options?: RecorderOptions);
  /** The element; `null` until it is chosen. */
  readonly target: Element | null;
  /** Ends it. The text of a `.gesture` file; empty if nothing was chosen. */
  stop(): string;
  /** Ends it, and has the browser save the script as a file of this name. The text, as `stop`. */
  save(name?: string): string;
}

export interface RecorderOptions {
  /** Of the script. */
  title?: string;
  /** Whose presses count, without a target: this window. */
  window?: Window;
  /** Presses that are no choice of a target. */
  ignores?: (event: Event) => boolean;
}

/**
 * Begins a recording: of an element, or of what is pressed first: the nearest `[role=slider]`, `input[type=range]` or element of
 * Detent, else what is pressed.
 */
export function record(target?: Element | null, options?: RecorderOptions): Recorder;
