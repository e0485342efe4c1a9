// What happens to a control of the engine as a script: what is handed to it, and what the program changes.
import { nanoseconds } from '../engine/struct.js';
import { decimal } from './decimal.js';
import { settings, spelled, untoldSettings } from './settings.js';
import { Sheet, titled } from './sheet.js';

/** Events whose `pointer` is a part. */
const partTypes = ['increment', 'decrement', 'adjust', 'focus'];

/**
 * A recording of everything that goes into a control. It restarts the control, so that it has no past that the script does
 * not tell. Script time 0 is `time`, or when the first thing happens.
 */
export class ControlRecording {
  #control;
  #breadth;
  #before;
  #values;
  #end = null;
  #phase;
  #stop;
  /** What it writes on. @protected @type {Sheet} */
  sheet;

  /**
   * @param {import('../detent.js').Control} control
   * @param {{breadth?: number, title?: string, time?: number}} [options] `breadth`: points across it, for whoever
   *   draws the script; `time`: when it begins, if not with the first event
   */
  constructor(control, { breadth = 80, title = '', time = null } = {}) {
    control.restart();
    if (time !== null) control.advance(time);
    this.title = title;
    this.sheet = new Sheet(time);
    this.#control = control;
    this.#breadth = breadth;
    this.#before = control.configuration;
    this.#values = control.values;
    this.#stop = control.observe({
      handle: (event) => this.sheet.note(event.time, { event: this.#toPart(event) }),
      setValue: (value, animated, time, part) => this.sheet.note(time, { line: setting(value, animated, part) }),
      configure: (before, after, time) => this.#noteChanges(before, after, time),
    });
  }

  /** Ends it; what it has stays. */
  stop() {
    if (this.#end !== null) return;
    this.#stop();
    this.#phase = this.#control.state.phase;
    this.#end = this.sheet.start === null ? 0 : nanoseconds(this.#control.time) - this.sheet.start;
  }

  /** The script, as text. The time that passed after the last event is part of what happened. */
  script() {
    this.stop();
    const { vocabulary, kind } = this.#control;
    const told = settings(vocabulary, this.#before, this.#breadth)
      .filter(({ text, usual }) => text !== null && text !== usual);
    const facts = [
      ...titled(this.title),
      ['control', kind],
      ['value', this.#values.map(decimal).join(' ')],
      ...told.map(({ word, text }) => spelled(word, text)),
    ];
    const untold = untoldSettings(vocabulary, this.#before).map((name) => `# a script has no word for its ${name}`);
    return this.sheet.text(facts, untold, { time: this.#end, line: `expect phase == ${this.#phase}` });
  }

  /** Of a control of one part no event names it; to a part that there is not, nothing happens but time. */
  #toPart(event) {
    const { type, pointer = 0 } = event;
    if (!partTypes.includes(type)) return event;
    const { partCount } = this.#control.state;
    if (partCount === undefined) return { ...event, pointer: undefined };
    return pointer >= 0 && pointer < partCount ? event : { type: 'advance' };
  }

  #noteChanges(before, after, time) {
    const { vocabulary } = this.#control;
    const old = settings(vocabulary, before, this.#breadth);
    settings(vocabulary, after, this.#breadth).forEach(({ word, text }, index) => {
      if (text === old[index].text) return;
      this.sheet.note(time, { line: text === null ? null : `set ${spelled(word, text).join(' ')}` });
    });
  }
}

function setting(value, animated, part) {
  return `set value${part > 0 ? `[${part}]` : ''} ${decimal(value)}${animated ? ' animated' : ''}`;
}
