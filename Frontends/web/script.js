/**
 * What happens to a control as a script, a `.gesture` file: for `detent run`, `check` and `plot`, and to be replayed.
 */
import { eventTypes } from './engine/layout.js';
import { nanoseconds } from './engine/struct.js';
import { decimal, duration } from './script/decimal.js';
import { eventText } from './script/events.js';
import { controlOf, settings, spelled, untoldSettings } from './script/settings.js';
import { Trace } from './trace.js';

/** The events of a pointer; `pointer` of others is a part. */
const pointerTypes = eventTypes.slice(1, 7);
const partTypes = ['increment', 'decrement', 'adjust', 'focus'];

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
export class Recording {
  #control;
  #breadth;
  #before;
  #values;
  #entries = [];
  #ids = new Map();
  #start = null;
  #end = null;
  #phase;
  #stop;
  #trace;

  /**
   * @param {import('./detent.js').Control} control
   * @param {{breadth?: number, title?: string, time?: number}} [options] `breadth`: points across it, for whoever
   *   draws the script; `time`: when it begins, if not with the first event
   */
  constructor(control, { breadth = 80, title = '', time = null } = {}) {
    control.restart();
    if (time !== null) {
      control.advance(time);
      this.#start = nanoseconds(time);
    }
    this.title = title;
    this.#control = control;
    this.#breadth = breadth;
    this.#before = control.configuration;
    this.#values = control.values;
    this.#trace = new Trace(control);
    this.#trace.start = this.#start ?? 0;
    this.#stop = control.observe({
      handle: (event) => this.#note(event.time, { event: this.#toPart(event) }),
      setValue: (value, animated, time, part) => this.#note(time, { value, animated, part }),
      configure: (before, after, time) => this.#noteChanges(before, after, time),
      effect: (effect) => this.#trace.note(effect),
    });
  }

  /** Whether something happened yet. */
  get isEmpty() {
    return this.#entries.length === 0;
  }

  /** Gives this moment a name, in script and trace. @param {string} name */
  mark(name) {
    const { time } = this.#control;
    const mark = quotable(name);
    this.#note(time, { mark });
    this.#trace.mark(mark, Number.isFinite(time) ? time : this.#start / 1e6);
  }

  /** Ends it; what it has stays. */
  stop() {
    if (this.#end !== null) return;
    this.#stop();
    this.#phase = this.#control.state.phase;
    this.#end = this.#start === null ? 0 : nanoseconds(this.#control.time) - this.#start;
    this.#trace.finish();
  }

  /** The script, as text. */
  script() {
    this.stop();
    const kind = this.#kind();
    const lines = ['gesture 1', ...this.#header(kind), ''];
    let last = 0;
    for (const entry of this.#entries) {
      const text = this.#text(entry, kind);
      if (text === null) continue;
      lines.push(`${`+${duration(entry.time - last)}`.padEnd(7)} ${text}`);
      last = entry.time;
    }
    lines.push(...this.#ending(last));
    return `${lines.join('\n')}\n`;
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

  #note(time, entry) {
    const exact = Number.isFinite(time) ? nanoseconds(time) : (this.#start ?? 0);
    if (this.#start === null) {
      this.#start = exact;
      this.#trace.start = exact;
    }
    const { event } = entry;
    const isPointer = event?.pointer !== undefined && pointerTypes.includes(event.type);
    if (isPointer && !this.#ids.has(event.pointer)) this.#ids.set(event.pointer, this.#ids.size);
    this.#entries.push({ ...entry, time: exact - this.#start });
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
    const old = settings(before, this.#breadth);
    settings(after, this.#breadth).forEach((setting, index) => {
      if (setting.text !== old[index].text) this.#note(time, { setting });
    });
  }

  #text({ event, mark, setting, value, animated, part }, kind) {
    if (mark !== undefined) return `mark "${mark}"`;
    if (event) return eventText(event, this.#ids.get(event.pointer) ?? 0, kind);
    if (!setting) return `set value${part > 0 ? `[${part}]` : ''} ${decimal(value)}${animated ? ' animated' : ''}`;
    if (setting.text === null) return null;
    return `set ${spelled(setting.word, setting.text).join(' ')}`;
  }

  /** What pointers are unless they say otherwise; what hovers cannot say so. */
  #kind() {
    const hover = this.#entries.find(({ event }) => event?.type === 'hover');
    const down = this.#entries.find(({ event }) => event?.type === 'down');
    return (hover ?? down)?.event.source ?? 'touch';
  }

  #header(kind) {
    const told = settings(this.#before, this.#breadth).filter(({ text, usual }) => text !== null && text !== usual);
    const facts = [
      ...(this.title ? [['title', `"${quotable(this.title)}"`]] : []),
      ['control', controlOf(this.#before)],
      ['value', this.#values.map(decimal).join(' ')],
      ...told.map(({ word, text }) => spelled(word, text)),
      ...(kind === 'touch' ? [] : [['pointer', kind]]),
    ];
    const untold = untoldSettings(this.#before).map((name) => `# a script has no word for its ${name}`);
    return [...facts.map(([name, text]) => `${name.padEnd(10)} ${text}`), ...untold];
  }

  /** The time that passed after the last event is part of what happened. */
  #ending(last) {
    if (this.#end <= last) return [];
    const wait = duration(this.#end - last);
    return [`${`+${wait}`.padEnd(7)} expect phase == ${this.#phase}`];
  }
}

/** A text as a script can quote it: on one line, without quotes of its own. @param {string} text */
function quotable(text) {
  return text.replaceAll('"', "'").replaceAll(/\p{Cc}+/gu, ' ');
}
