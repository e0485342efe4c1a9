/** A recording of one element of a page. */
export class Recorder {
  constructor(target?: Element | null, options?: RecorderOptions);
  /** Recorded element; `null` until it is chosen. */
  readonly target: Element | null;
  /** Stops; returns the text of a `.gesture` file, empty if no element was chosen. */
  stop(): string;
  /** Stops, and downloads the script as a file of this name. Returns the text, like `stop`. */
  save(name?: string): string;
}

export interface RecorderOptions {
  /** Title of the script. */
  title?: string;
  /** Window whose presses choose the target if none is given; by default this window. */
  window?: Window;
  /** Returns true for presses that do not choose a target. */
  ignores?: (event: Event) => boolean;
}

/**
 * Starts recording an element, or the first pressed one: the nearest `[role=slider]`,
 * `input[type=range]` or Detent element, otherwise the pressed element itself.
 */
export function record(target?: Element | null, options?: RecorderOptions): Recorder;
