// Live trace beside the controls: one line per effect. Times count from the start of a gesture.
import { effectText, instants } from '../trace.js';
import { make } from './panel.js';

const longest = 200;
const mostTicks = 40;
const milliseconds = time => `@${Number(time.toFixed(3))}ms`.padEnd(13);

export class TracePaper {
  #paper;
  #waiting = [];

  constructor(paper) {
    this.#paper = paper;
  }

  clear() {
    this.#paper.replaceChildren();
  }

  /** Writes the effects of an element's control from now on. */
  follow({ control }) {
    let origin = null;
    control.observe({
      effect: effect => {
        const { type, cause } = effect;
        if (type === 'changed' && cause === 'motion') return;
        const isFirst = type === 'began' && origin !== null;
        if (type === 'began') origin = effect.time;
        origin ??= effect.time;
        for (const line of this.#lines(effect, control)) this.#write(line.time - origin, line, isFirst);
      },
    });
  }

  *#lines(effect, control) {
    const { type, time, count } = effect;
    if (type !== 'tick') return yield { type, time, text: effectText(effect) };
    const most = Math.min(Math.abs(count), mostTicks);
    const ticks = Array.from({ length: most }, (_, number) => control.tick(effect, number));
    for (const { mark, count, time } of instants(ticks)) {
      const run = { ...effect, mark, count: count * Math.sign(effect.count) };
      yield { type, time, text: effectText(run) };
    }
    const more = Math.abs(count) - mostTicks;
    if (more > 0) yield { type, time, text: `and ${more} ticks more` };
  }

  #write(time, { type, text }, isFirst) {
    if (this.#waiting.length === 0) requestAnimationFrame(() => this.#show());
    const line = make('li', { className: isFirst ? `${type} first` : type },
      make('span', { className: 'time' }, milliseconds(time)), ` ${text}`);
    this.#waiting.push(line);
  }

  #show() {
    const isAtEnd = this.#paper.scrollHeight - this.#paper.scrollTop - this.#paper.clientHeight < 40;
    this.#paper.append(...this.#waiting.splice(0).slice(-longest));
    while (this.#paper.childElementCount > longest) this.#paper.firstChild.remove();
    if (isAtEnd) this.#paper.scrollTop = this.#paper.scrollHeight;
  }
}
