/**
 * Records what somebody does with one control of any page, as a script: a `.gesture` file.
 *
 *     import { record } from 'detent/record';
 *     const recording = record();               // of what is pressed first; or record(element)
 *     …
 *     console.log(recording.stop());            // its text; or recording.save('mine.gesture')
 *
 * Of an element of Detent the script has every setting that differs, and replays to the element's own calls, to the byte. Of
 * any other element it is about a slider, with the range, step and value that a range input or ARIA tells. Places are in the
 * element's own points, whatever transforms show it.
 */
import { PageRecording } from './record/page-recording.js';
import { ControlRecording } from './script/control-recording.js';

/** What is recorded of a press: the nearest of these that the press is in, else what is pressed. */
const isControl = (element) => element.matches?.('[role=slider], input[type=range]') || isOurs(element);

/** Whether it is an element of Detent that has its engine. */
const isOurs = ({ localName, control }) => Boolean(localName?.startsWith('detent-') && control?.vocabulary);

/** A recording of one element of a page. */
export class Recorder {
  /** The element; `null` until it is chosen. @type {Element | null} */
  target = null;
  #options;
  #recording = null;
  #stopWaiting = new AbortController();

  /**
   * @param {Element | null} [target] `null`: what is pressed first, or has the keyboard when a key is
   * @param {{title?: string, window?: Window, ignores?: (event: Event) => boolean}} [options] `title`: of the script;
   *   `window`: whose presses count, without a target; `ignores`: presses that are no choice
   */
  constructor(target = null, options = {}) {
    const { window = globalThis, ignores = () => false } = options;
    this.#options = options;
    if (target) return void this.#begin(target);
    const choose = (event) => {
      if (ignores(event) || event.button > 0) return;
      const path = event.composedPath();
      const control = path.find(isControl);
      if (!control && event.type === 'keydown') return;
      this.#begin(control ?? path[0]);
      // What is being told is told to no new listener of the window.
      this.#recording.hear?.(event);
    };
    const how = { capture: true, signal: this.#stopWaiting.signal };
    window.addEventListener('pointerdown', choose, how);
    window.addEventListener('keydown', choose, how);
  }

  /** Ends it. @returns {string} the text of a `.gesture` file; empty if nothing was chosen */
  stop() {
    this.#stopWaiting.abort();
    return this.#recording?.script() ?? '';
  }

  /**
   * Ends it, and has the browser save the script as a file; nothing if there is none.
   * @param {string} [name] of the file
   * @returns {string} as `stop`
   */
  save(name = 'recording.gesture') {
    const text = this.stop();
    if (text === '') return text;
    const href = URL.createObjectURL(new Blob([text]));
    Object.assign(document.createElement('a'), { href, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(href), 1000);
    return text;
  }

  #begin(target) {
    this.#stopWaiting.abort();
    this.target = target;
    const { control, breadth } = target;
    const { title } = this.#options;
    this.#recording = isOurs(target) ? new ControlRecording(control, { breadth, title }) : new PageRecording(target, title);
  }
}

/** Begins a recording; see `Recorder`. */
export function record(target = null, options = {}) {
  return new Recorder(target, options);
}
