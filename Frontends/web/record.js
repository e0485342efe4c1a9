/**
 * Records gestures on one control of any page as a script, a `.gesture` file.
 *
 *     import { record } from 'detent/record';
 *     const recording = record();               // the first pressed element; or record(element)
 *     …
 *     console.log(recording.stop());            // its text; or recording.save('mine.gesture')
 *
 * For a Detent element, the script has every changed setting, and replays to identical calls, byte for byte. For any
 * other element it describes a slider, with the range, step and value of a range input or of ARIA. Positions are in the
 * element's own points, whatever its transforms.
 */
import { PageRecording } from './record/page-recording.js';
import { ControlRecording } from './script/control-recording.js';

/** Elements preferred as a target around a press; otherwise the pressed element. */
const isControl = (element) => element.matches?.('[role=slider], input[type=range]') || isOurs(element);

/** True for an element of Detent that has its engine. */
const isOurs = ({ localName, control }) => Boolean(localName?.startsWith('detent-') && control?.vocabulary);

/** A recording of one element of a page. */
export class Recorder {
  /** Recorded element; `null` until chosen. @type {Element | null} */
  target = null;
  #options;
  #recording = null;
  #stopWaiting = new AbortController();

  /**
   * @param {Element | null} [target] `null`: the first pressed element, or the focused one at a key
   * @param {{title?: string, window?: Window, ignores?: (event: Event) => boolean}} [options] `title`: title of the script;
   *   `window`: window where presses choose a target; `ignores`: true for presses that do not
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
      // Listeners added now do not receive the current event.
      this.#recording.hear?.(event);
    };
    const how = { capture: true, signal: this.#stopWaiting.signal };
    window.addEventListener('pointerdown', choose, how);
    window.addEventListener('keydown', choose, how);
  }

  /** Stops recording. @returns {string} text of a `.gesture` file; empty if no target was chosen */
  stop() {
    this.#stopWaiting.abort();
    return this.#recording?.script() ?? '';
  }

  /**
   * Stops recording, and downloads the script unless it is empty.
   * @param {string} [name] name of the file
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

/** Starts a recording; see `Recorder`. */
export function record(target = null, options = {}) {
  return new Recorder(target, options);
}
