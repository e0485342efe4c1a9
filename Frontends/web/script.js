/**
 * What happens to a control as a script, a `.gesture` file: for `detent run`, `check` and `plot`, and to be replayed.
 */
import { ControlRecording } from './script/control-recording.js';
import { quotable } from './script/sheet.js';
import { Trace } from './trace.js';

/**
 * A recording of a control: everything that goes in, as a script; everything that comes out, as a trace.
 *
 *     const recording = new Recording(element.control, { breadth: 80 });
 *     …
 *     recording.stop();
 *     save('mine.gesture', recording.script());   // detent run --level calls mine.gesture
 *     save('mine.trace', recording.trace('mine.gesture'));   // prints the same
 *
 * It restarts the control, so that it has no past that the script does not tell. Script time 0 is `time`, or when the
 * first thing happens.
 */
export class Recording extends ControlRecording {
  #control;
  #trace;
  #stopTrace;
  #isStopped = false;

  /**
   * @param {import('./detent.js').Control} control
   * @param {{breadth?: number, title?: string, time?: number}} [options] `breadth`: points across it, for whoever
   *   draws the script; `time`: when it begins, if not with the first event
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

  /** Whether something happened yet. */
  get isEmpty() {
    return this.sheet.isEmpty;
  }

  /** In nanoseconds. */
  get #start() {
    return this.sheet.start ?? 0;
  }

  /** Gives this moment a name, in script and trace. @param {string} name */
  mark(name) {
    const { time } = this.#control;
    const mark = quotable(name);
    this.sheet.note(time, { line: `mark "${mark}"` });
    this.#trace.start = this.#start;
    this.#trace.mark(mark, Number.isFinite(time) ? time : this.#start / 1e6);
  }

  /** Ends it; what it has stays. */
  stop() {
    if (this.#isStopped) return;
    this.#isStopped = true;
    super.stop();
    this.#stopTrace();
    this.#trace.finish();
  }

  /**
   * What `detent run --level calls` prints for the script.
   * @param {string} name the file name of the script
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
