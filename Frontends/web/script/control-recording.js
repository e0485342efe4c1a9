// Recording of a control of the engine as a script: its events, and the program's changes.
import { nanoseconds } from '../engine/struct.js';
import { decimal } from './decimal.js';
import { inexpressibleSettings, settings, spelled } from './settings.js';
import { Sheet, titled } from './sheet.js';

/** Events whose `pointer` is a part. */
const partTypes = ['increment', 'decrement', 'adjust', 'focus'];

/**
 * Records all input of a control. Restarts the control, so that nothing before the script affects
 * it. Script time 0 is `time`, or the time of the first input.
 */
export class ControlRecording {
  #control;
  #breadth;
  #before;
  #values;
  #end = null;
  #phase;
  #stop;
  /** Sheet on which it writes. @protected @type {Sheet} */
  sheet;

  /**
   * @param {import('../detent.js').Control} control
   * @param {{breadth?: number, title?: string, time?: number}} [options] `breadth`: size on the cross axis in
   *   points, for drawings of the script; `time`: start, by default the first event
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
      update: (change) => this.#noteChange(change),
    });
  }

  /** Stops recording. */
  stop() {
    if (this.#end !== null) return;
    this.#stop();
    this.#phase = this.#control.state.phase;
    this.#end = this.sheet.start === null ? 0 : nanoseconds(this.#control.time) - this.sheet.start;
  }

  /** Text of the script, including the time after the last event. */
  script() {
    this.stop();
    const { vocabulary, kind } = this.#control;
    const given = settings(vocabulary, this.#before, this.#breadth)
      .filter(({ text, usual }) => text !== null && text !== usual);
    const facts = [
      ...titled(this.title),
      ['control', kind],
      ['value', this.#values.map(decimal).join(' ')],
      ...given.map(({ word, text }) => spelled(word, text)),
    ];
    const notes = inexpressibleSettings(vocabulary, this.#before).map((name) => `# a script has no word for its ${name}`);
    return this.sheet.text(facts, notes, { time: this.#end, line: `expect phase == ${this.#phase}` });
  }

  /** Drops the part if the control has only one; an event for a missing part only advances time. */
  #toPart(event) {
    const { type, pointer = 0 } = event;
    if (!partTypes.includes(type)) return event;
    const { partCount } = this.#control.state;
    if (partCount === undefined) return { ...event, pointer: undefined };
    return pointer >= 0 && pointer < partCount ? event : { type: 'advance' };
  }

  /** Notes what the program has set together as one line; a setting without a word only takes its time. */
  #noteChange({ before, after, values, animated, time }) {
    const { vocabulary } = this.#control;
    const old = settings(vocabulary, before, this.#breadth);
    const changed = settings(vocabulary, after, this.#breadth).filter(({ text }, index) => text !== old[index].text);
    const set = values.flatMap((value, part) => (value === null ? [] : `value${part ? `[${part}]` : ''} ${decimal(value)}`));
    const said = changed.flatMap(({ word, text }) => (text === null ? [] : spelled(word, text).join(' ')));
    const line = [...said, ...set].join(', ');
    if (line) this.sheet.note(time, { line: `set ${line}${animated && set.length ? ' animated' : ''}` });
    else if (changed.length) this.sheet.note(time, { line: null });
  }
}
