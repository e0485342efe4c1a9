/** Recording of a control as a `.gesture` script for `detent run`, `check`, `plot`, and replay. */
import { ControlRecording } from './script/control-recording.js';
import { quotable } from './script/sheet.js';
import { Trace } from './trace.js';

/**
 * Records all input of a control as a script, and all output as a trace.
 *
 *     const recording = new Recording(element.control, { breadth: 80 });
 *     …
 *     recording.stop();
 *     save('mine.gesture', recording.script());   // detent run --level calls mine.gesture
 *     save('mine.trace', recording.trace('mine.gesture'));   // prints the same
 *
 * Restarts the control, so that nothing before the script affects it. Script time 0 is `time`, or the
 * time of the first input.
 */
export class Recording extends ControlRecording {
  #control;
  #trace;
  #stopTrace;
  #isStopped = false;

  /**
   * @param {import('./detent.js').Control} control
   * @param {{breadth?: number, title?: string, time?: number}} [options] `breadth`: size on the cross
   *   axis in points, for drawings of the script; `time`: start, by default the first event
   */
  constructor(control, options = {}) {
    super(control, options);
    this.#control = control;
    this.#trace = new Trace(control);
    this.#stopTrace = control.observe({
      effect: (effect) => {
        this.#trace.start = this.#start;
        this.#trace.note(effect);
      },
    });
  }

  /** True if nothing is recorded yet. */
  get isEmpty() {
    return this.sheet.isEmpty;
  }

  /** Script time 0, in nanoseconds. */
  get #start() {
    return this.sheet.start ?? 0;
  }

  /** Names this moment, in script and trace. @param {string} name */
  mark(name) {
    const { time } = this.#control;
    const mark = quotable(name);
    this.sheet.note(time, { line: `mark "${mark}"` });
    this.#trace.start = this.#start;
    this.#trace.mark(mark, Number.isFinite(time) ? time : this.#start / 1e6);
  }

  /** Stops recording. */
  stop() {
    if (this.#isStopped) return;
    this.#isStopped = true;
    super.stop();
    this.#stopTrace();
    this.#trace.finish();
  }

  /**
   * Output of `detent run --level calls` for the script.
   * @param {string} name file name of the script
   */
  trace(name) {
    this.stop();
    return this.#trace.text(name);
  }

  /** The lines of the trace so far. */
  get lines() {
    return this.#trace.lines;
  }
}
