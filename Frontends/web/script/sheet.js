// A script being written: one line per event, with times from the first one.
import { nanoseconds } from '../engine/struct.js';
import { duration } from './decimal.js';
import { eventText } from './events.js';

/** Types of pointer events; `pointer` of other events is a part. */
const pointerTypes = new Set(['down', 'move', 'up', 'cancel', 'hover', 'leave']);

/** Collects events, and writes the text of a `.gesture` file. */
export class Sheet {
  /** @type {{time: number, event?: object, line?: string | null}[]} */
  #entries = [];
  /** Numbers of pointers in the script. @type {Map<number, number>} */
  #ids = new Map();
  #start;
  /** Time of the last event, in nanoseconds from script time 0. */
  #end = 0;

  /** @param {number | null} [time] script time 0, in milliseconds; by default the first event */
  constructor(time = null) {
    this.#start = time === null ? null : nanoseconds(time);
  }

  /** True if nothing is recorded yet. */
  get isEmpty() {
    return this.#entries.length === 0;
  }

  /** Script time 0, in nanoseconds; `null` until known. */
  get start() {
    return this.#start;
  }

  /**
   * Records an event or a line. A time before the last one counts as the last one, as in a control: browsers can stamp
   * two events of one moment in the wrong order.
   * @param {number} time in milliseconds; one that is not finite counts as the last one
   * @param {{event: object} | {line: string | null}} what event or line; a `null` line only advances time
   */
  note(time, what) {
    const told = Number.isFinite(time) ? nanoseconds(time) : (this.#start ?? 0);
    this.#start ??= told;
    this.#end = Math.max(told - this.#start, this.#end);
    const { event } = what;
    const isPointer = event?.pointer !== undefined && pointerTypes.has(event.type);
    if (isPointer && !this.#ids.has(event.pointer)) this.#ids.set(event.pointer, this.#ids.size);
    this.#entries.push({ ...what, time: this.#end });
  }

  /** Default kind of pointers, which hovering events cannot override. @returns {'touch' | 'mouse' | 'pen'} */
  get kind() {
    const first = (type) => this.#entries.find(({ event }) => event?.type === type);
    return (first('hover') ?? first('down'))?.event.source ?? 'touch';
  }

  /**
   * Text of the script.
   * @param {[string, string][]} facts settings of the header
   * @param {string[]} comments lines after them
   * @param {{time: number, line: string} | null} [end] expectation at the end, in nanoseconds from the start
   */
  text(facts, comments, end = null) {
    const { kind } = this;
    const all = kind === 'touch' ? facts : [...facts, ['pointer', kind]];
    const lines = ['gesture 1', ...all.map(([name, text]) => `${name.padEnd(10)} ${text}`), ...comments, ''];
    let last = 0;
    const write = (time, text) => {
      lines.push(`${`+${duration(time - last)}`.padEnd(7)} ${text}`);
      last = time;
    };
    for (const { time, event, line } of this.#entries) {
      const text = event ? eventText(event, this.#ids.get(event.pointer) ?? 0, kind) : line;
      if (text !== null) write(time, text);
    }
    if (end?.time > last) write(end.time, end.line);
    return `${lines.join('\n')}\n`;
  }
}

/** Makes a text quotable in a script: one line, without double quotes. @param {string} text */
export function quotable(text) {
  return text.replaceAll('"', "'").replaceAll(/\p{Cc}+/gu, ' ');
}

/** Title setting, if any, cut to fit a line. @param {string} title @returns {[string, string][]} */
export function titled(title) {
  return title ? [['title', `"${quotable(title).slice(0, 99)}"`]] : [];
}
