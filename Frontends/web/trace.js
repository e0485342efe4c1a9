/** Output of a control as a trace: the lines of `detent run --level calls`. */
import { nanoseconds } from './engine/struct.js';
import { decimal, duration } from './script/decimal.js';

/** Maximum number of marks in a run of ticks that is written as a line for each instant; a longer one is one line. */
const mostMarks = 1000;

/** Writes effects as lines of text. `Recording` creates one. */
export class Trace {
  #control;
  #lines = [];
  /** Run of consecutive ticks: its first marks, and its length. */
  #run = null;
  #ticks = 0;

  /** Script time 0, in nanoseconds. */
  start = 0;

  /** @param {import('./detent.js').Control} control */
  constructor(control) {
    this.#control = control;
  }

  /** Records an effect of the control. */
  note(effect) {
    if (effect.type === 'tick') return this.#collect(effect);
    if (effect.type === 'changed' && effect.cause === 'motion') return;
    this.#flush();
    this.#lines.push(this.#line(effect.time, effectText(effect)));
  }

  /** Adds a name for a time, in milliseconds. */
  mark(text, time) {
    this.#flush();
    this.#lines.push(this.#line(time, `mark "${text}"`));
  }

  /** The lines so far. */
  get lines() {
    return this.#run ? [...this.#lines, ...this.#runLines()] : this.#lines;
  }

  /** Ends the trace; the last line keeps the state of this moment. */
  finish() {
    this.#flush();
    this.#last = this.#state();
  }

  /**
   * Complete trace, as text.
   * @param {string} name file name of the script
   */
  text(name) {
    const lines = this.lines.map((line) => `${line}\n`).join('');
    const { values, phase } = this.#last ?? this.#state();
    const shown = values.map((value, part) => `value${part > 0 ? `[${part}]` : ''}=${decimal(value)}`).join(' ');
    const end =
      `end lines=${this.lines.length} ticks=${this.#ticks} ${shown} phase=${phase} digest=${digest(lines)}\n`;
    return `trace 1\nscript ${name}\ncontrol ${this.#control.kind}\nlevel calls\n${lines}${end}`;
  }

  #last = null;

  #state() {
    return { values: this.#control.values, phase: this.#control.state.phase };
  }

  #line(time, text) {
    return `${`@${duration(nanoseconds(time) - this.start)}`.padEnd(15)} ${text}`;
  }

  #collect(effect) {
    const { count } = effect;
    const { mark: lastMark, time: lastTime } = this.#control.tick(effect, Math.abs(count) - 1);
    this.#ticks += Math.abs(count);
    const run = this.#run;
    const goesOn =
      run && Math.sign(count) === run.sign && effect.mark === run.lastMark + run.sign && effect.part === run.first.part;
    if (!goesOn) this.#flush();
    this.#run ??= { sign: Math.sign(count), length: 0, marks: [], first: effect };
    for (let index = 0; index < Math.abs(count) && this.#run.marks.length < mostMarks; index += 1) {
      this.#run.marks.push(this.#control.tick(effect, index));
    }
    this.#run.length += Math.abs(count);
    Object.assign(this.#run, { lastMark, lastTime });
  }

  #flush() {
    if (!this.#run) return;
    this.#lines.push(...this.#runLines());
    this.#run = null;
  }

  #runLines() {
    const { length, marks, first, lastMark, lastTime } = this.#run;
    const rows = length > mostMarks ? [{ ...first, last: lastMark, count: length, to: lastTime }] : instants(marks);
    return rows.map((row) => this.#ticksLine(row, partText(first)));
  }

  #ticksLine({ mark, last, count, time, to }, part) {
    const [start, end] = [time, to].map((each) => duration(nanoseconds(each) - this.start));
    const text = count === 1 ? `mark=${mark}` : `marks=${mark}..${last} n=${count} from=${start} to=${end}`;
    return this.#line(time, `tick ${text}${part}`);
  }
}

/** Neighbouring ticks by instants: the first and last mark of each, their number, and the instant. */
export function instants(ticks) {
  const rows = [];
  for (const { mark, time } of ticks) {
    const row = rows.at(-1);
    if (row?.time === time) Object.assign(row, { last: mark, count: row.count + 1 });
    else rows.push({ mark, last: mark, count: 1, time, to: time });
  }
  return rows;
}

/** Text of an effect without its time, as in traces; a run of ticks is written as its ends. */
export function effectText(effect) {
  return plainText(effect) + byText(effect) + partText(effect) + turnsText(effect);
}

/** Part of the effect, counted from 0 and omitted if 0. */
const partText = ({ part = 0 }) => (part > 0 ? ` part=${part}` : '');
const turnsText = ({ turns = 0 }) => (turns === 0 ? '' : ` turns=${turns}`);
const byText = ({ by = null }) => (by === null ? '' : ` by=${by}`);

function plainText(effect) {
  switch (effect.type) {
    case 'tick': return `tick ${tickText(effect)}`;
    case 'bound': return `bound side=${effect.side}`;
    case 'changed': return `changed value=${decimal(effect.value)} cause=${effect.cause}`;
    case 'snapped': return `snapped value=${decimal(effect.value)}`;
    case 'ended': return `ended reason=${effect.reason} value=${decimal(effect.value)}`;
    case 'preview': return `preview value=${effect.value === null ? 'none' : decimal(effect.value)}`;
    case 'tapped': return `tapped x=${decimal(effect.x)} y=${decimal(effect.y)}`;
    default: return effect.type;
  }
}

function tickText({ mark, count }) {
  return Math.abs(count) === 1 ? `mark=${mark}` : `marks=${mark}..${mark + count - Math.sign(count)}`;
}

/** FNV-1a, 64 bits, of a text. */
function digest(text) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
