// Plays a script on a control up to a given time: in a page frame by frame, in a test immediately.
// The harness's replay could do so as WebAssembly, but has 1.9 MB (`Scripts/build/replay.sh wasm`,
// 0.6 MB with gzip) against 24 kB of this folder: too much for a page with a control of 43 kB.
// Tests compare this player with `detent run`.
import { configuration } from './settings.js';
import { Score } from './score.js';

/**
 * Target of a script. Times are nanoseconds since the start of the script.
 * @typedef {object} Stage
 * @property {(event: object) => void} handle handles one event, with its `time`
 * @property {(time: number) => void} advance advances time
 * @property {(change: {configuration: object, values: (number | null)[], animated: boolean}, settings: object) => void} update
 * @property {(text: string, time: number) => void} mark records a mark of the script
 * @property {boolean} isIdle
 * @property {number | null} restTime time at rest if nothing else happens
 */

export class Player {
  #stage;
  #score;
  #deeds;
  #next;
  #deadline;
  #frame;
  /** Script time of the previous line, or of its end. */
  now = 0;
  /** Line being played. */
  line = 0;
  isDone = false;

  /** Expects a stage configured with the script's settings. */
  constructor(script, stage) {
    this.#stage = stage;
    this.#score = new Score(script.settings);
    this.#frame = script.settings.frame;
    this.#deeds = this.#all(script.lines);
    this.#step();
  }

  /** Time of the next action, if known; `null` if a user must act first. */
  get nextTime() {
    if (this.isDone) return null;
    if (this.#deadline === undefined) return this.#time(this.#next);
    return this.#next.kind === 'settle' ? this.#stage.restTime : this.#deadline;
  }

  /** Plays everything due up to `time`. */
  play(time) {
    while (!this.isDone && this.#time(this.#next) <= time) {
      const due = this.#time(this.#next);
      if (due > this.now || this.#deadline === undefined) this.#pass(due);
      if (!this.#perform(this.#next, time)) return;
      this.#step();
    }
  }

  *#all(lines) {
    for (const line of lines) {
      this.line = line.number;
      yield* this.#score.deeds(line);
    }
  }

  #step() {
    const { value, done } = this.#deeds.next();
    this.#next = value;
    this.#deadline = undefined;
    this.isDone = done;
  }

  #time(deed) {
    if (this.#deadline !== undefined) return this.now;
    return deed.at === undefined ? this.now + deed.after : Math.max(deed.at, this.now);
  }

  #pass(time) {
    this.now = time;
    this.#stage.advance(time);
  }

  /** @returns true when done; false if it needs more time */
  #perform(deed, until) {
    switch (deed.kind) {
      case 'look': return true;
      case 'mark': this.#stage.mark(deed.text, this.now); return true;
      case 'set': this.#set(deed); return true;
      case 'settle': return this.#settle(deed.limit, until);
      case 'wait': return this.#wait(this.now + deed.duration, until);
      case 'frames': return this.#wait(this.#frameTime(deed.count), until);
      default: this.#stage.handle({ ...deed.event, time: this.now }); return true;
    }
  }

  #set({ isOther, values, animated }) {
    const { settings } = this.#score;
    this.#stage.update({ configuration: isOther ? configuration(settings) : {}, values, animated }, settings);
  }

  #wait(end, until) {
    this.#deadline ??= end;
    if (this.#deadline > until) return false;
    this.#pass(this.#deadline);
    return true;
  }

  /** Advances to the time at which the control is idle, but not beyond `until`. */
  #settle(limit, until) {
    this.#deadline ??= this.now + limit;
    while (!this.#stage.isIdle) {
      const rest = this.#stage.restTime;
      if (rest === null) throw new Error(`line ${this.line}: something still holds the control`);
      if (rest > this.#deadline) throw new Error(`line ${this.line}: it does not settle in time`);
      if (rest > until) return false;
      this.#pass(rest);
    }
    return true;
  }

  /** Time of the `count`th frame from now; frame `k` is at `k` frame lengths, rounded down. */
  #frameTime(count) {
    const [seconds, frames] = this.#frame;
    const time = k => Math.floor(k * seconds * 1e9 / frames);
    let k = Math.floor(this.now / 1e9 * frames / seconds);
    while (time(k) <= this.now) k += 1;
    return time(k + count - 1);
  }
}
