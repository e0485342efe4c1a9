// A script that is being written: what happens, one line each, with its times from the first thing on.
import { nanoseconds } from '../engine/struct.js';
import { duration } from './decimal.js';
import { eventText } from './events.js';

/** The events of a pointer; `pointer` of others is a part. */
const pointerTypes = new Set(['down', 'move', 'up', 'cancel', 'hover', 'leave']);

/** Collects what happens, and writes it as the text of a `.gesture` file. */
export class Sheet {
  /** @type {{time: number, event?: object, line?: string | null}[]} */
  #entries = [];
  /** The numbers that the script has for pointers. @type {Map<number, number>} */
  #ids = new Map();
  #start;

  /** @param {number | null} [time] script time 0, in milliseconds, if it is not when the first thing happens */
  constructor(time = null) {
    this.#start = time === null ? null : nanoseconds(time);
  }

  /** Whether nothing happened yet. */
  get isEmpty() {
    return this.#entries.length === 0;
  }

  /** Script time 0, in nanoseconds; `null` until it is known. */
  get start() {
    return this.#start;
  }

  /**
   * Something happened.
   * @param {number} time in milliseconds; what is before anything else happens at script time 0
   * @param {{event: object} | {line: string | null}} what an event, or what a line says; `null` says nothing but the time
   */
  note(time, what) {
    const exact = Number.isFinite(time) ? nanoseconds(time) : (this.#start ?? 0);
    this.#start ??= exact;
    const { event } = what;
    const isPointer = event?.pointer !== undefined && pointerTypes.has(event.type);
    if (isPointer && !this.#ids.has(event.pointer)) this.#ids.set(event.pointer, this.#ids.size);
    this.#entries.push({ ...what, time: exact - this.#start });
  }

  /** What pointers are unless they say otherwise; what hovers cannot say so. @returns {'touch' | 'mouse' | 'pen'} */
  get kind() {
    const first = (type) => this.#entries.find(({ event }) => event?.type === type);
    return (first('hover') ?? first('down'))?.event.source ?? 'touch';
  }

  /**
   * The script.
   * @param {[string, string][]} facts the settings of the header
   * @param {string[]} comments lines behind them
   * @param {{time: number, line: string} | null} [end] what is true at the end, in nanoseconds from the start
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
    if (end && end.time > last) write(end.time, end.line);
    return `${lines.join('\n')}\n`;
  }
}

/** A text as a script can quote it: on one line, without quotes of its own. @param {string} text */
export function quotable(text) {
  return text.replaceAll('"', "'").replaceAll(/\p{Cc}+/gu, ' ');
}

/** The setting of a title, if there is one; a line has room for so much. @param {string} title @returns {[string, string][]} */
export function titled(title) {
  return title ? [['title', `"${quotable(title).slice(0, 99)}"`]] : [];
}
