// Recording of gestures as a script, and replay of scripts.
import { Recording } from '../script.js';
import { replay } from './replay.js';
import { readScript } from './script/reader.js';

/** First line in which two traces differ, from 1; 0 if equal. Ignores white space at the end. */
function firstDifference(one, other) {
  const [left, right] = [one, other].map(text => text.trimEnd().split(/\r?\n/));
  const count = Math.max(left.length, right.length);
  for (let line = 0; line < count; line += 1) if (left[line] !== right[line]) return line + 1;
  return 0;
}

/** Removes the file name in the second line, which a page does not know. */
const withoutName = trace => trace.replace(/^script .*$/m, 'script');

/** Scrolls a control into view, because the buttons are far below. */
function bringIntoView(element) {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  element.closest('section').scrollIntoView({ block: 'nearest', behavior });
}

const plural = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;

export class Tape {
  #parts;
  #recording;
  #isReplaying = false;
  /** Trace of the last recording or replay. */
  trace = '';

  /**
   * `parts.subject(name)` shows an element by name, or returns the current one; `parts.done` is called
   * after a replay.
   */
  constructor(parts) {
    this.#parts = parts;
    parts.record.addEventListener('click', () => this.toggleRecording());
    parts.replay.addEventListener('click', () => this.replay());
  }

  /** Loads a script, and a trace to compare with. */
  load(script, golden = '') {
    this.#parts.script.value = script;
    this.#parts.golden.value = golden;
    this.#say('');
  }

  toggleRecording() {
    const { record, subject } = this.#parts;
    if (this.#recording) this.#finish();
    else {
      const element = subject();
      this.#recording = new Recording(element.control, { breadth: element.breadth });
      this.#say(`Recording: do something with the ${element.id}.`);
      bringIntoView(element);
    }
    record.setAttribute('aria-pressed', String(Boolean(this.#recording)));
    record.textContent = this.#recording ? 'Stop' : 'Record';
    this.#parts.replay.disabled = Boolean(this.#recording);
  }

  #finish() {
    const recording = this.#recording;
    this.#recording = undefined;
    recording.stop();
    this.trace = recording.trace('recording.gesture');
    this.load(recording.script(), this.trace);
    this.#say(`Recorded ${plural(readScript(recording.script()).lines.length, 'event')}. Replay them here, or save and `
      + '`detent run --level calls` them.');
  }

  async replay() {
    if (this.#isReplaying) return;
    const { script, subject, replay: button, record, golden } = this.#parts;
    this.#isReplaying = button.disabled = record.disabled = true;
    const expected = golden.value;
    try {
      const read = readScript(script.value);
      this.#say(`Replaying: ${read.settings.title || 'a script'}`);
      const element = subject(read.settings.control);
      bringIntoView(element);
      this.trace = await replay(element, read);
      this.#judge(expected, read.checks);
    } catch (problem) {
      this.#say(problem.message, 'bad');
    } finally {
      this.#isReplaying = button.disabled = record.disabled = false;
      this.#parts.done();
    }
  }

  #judge(golden, checks) {
    const lines = plural(this.trace.trimEnd().split('\n').length, 'line');
    const skipped = checks > 0 ? ` ${plural(checks, 'check')} left to the command.` : '';
    if (golden.trim() === '') return this.#say(`${lines} of trace.${skipped}`, 'good');
    const line = firstDifference(withoutName(this.trace), withoutName(golden));
    if (line === 0) this.#say(`${lines} of trace, the same bytes as expected.${skipped}`, 'good');
    else this.#say(`Line ${line} of the trace is another: ${this.trace.split('\n')[line - 1] ?? 'missing'}`, 'bad');
  }

  save() {
    const url = URL.createObjectURL(new Blob([this.#parts.script.value], { type: 'text/plain' }));
    Object.assign(document.createElement('a'), { href: url, download: 'recording.gesture' }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  }

  #say(sentence, how = '') {
    this.#parts.report.textContent = sentence;
    this.#parts.report.className = `report ${how}`;
  }
}
