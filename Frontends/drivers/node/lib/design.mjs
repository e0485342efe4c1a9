// Designs that a control shows before the first script: what thumbs do where they meet, when the value follows a drag, what a
// press beside the thumbs does, and who has the last word. Each is declared only if drags and keys show it, both ways, three
// times; otherwise the usual design counts, and laws judge what differs from it.
import { middle } from './tracks.mjs';

const times = 3;
/** Sentences about the designs. */
const sentences = {
  push: 'thumbs push each other', swap: 'thumbs change places where they meet', release: 'the value follows a drag at its release',
  none: 'a press beside the thumbs does nothing', host: 'the page has the last word on a value',
};

/**
 * Finds the designs of a measured control.
 * @param control a PageControl, which must be replaced afterwards
 * @param found result of `measure`
 * @param range ends of the values
 * @param said options of the user: a design that they name is not looked for
 * @returns members of the first answer, `fixed`, `follows` and `owner`, and `notes`, sentences about all that was found
 */
export async function designOf(control, found, range, { meet, follows }) {
  const tries = new Tries(control, found, range);
  const design = { fixed: {}, notes: [] };
  const declare = (word, put) => {
    put(word);
    design.notes.push(`declared: ${sentences[word]}`);
  };
  const drags = await tries.drags();
  if (drags.isLate && !follows) declare('release', word => { design.follows = word; });
  if (drags.isCorrected) declare('host', word => { design.owner = word; });
  if (drags.isMoved && await tries.pressesDoNothing()) declare('none', word => { design.fixed.track = word; });
  const met = found.values.length > 1 && !meet ? await tries.meetings() : [];
  if (met.length === 1) declare(met[0], word => { design.fixed.meet = word; });
  if (met.length > 1) design.notes.push(`drags and keys disagree on what thumbs do where they meet (${met.join(', ')}), so nothing is declared`);
  return design;
}

class Tries {
  #control; #found; #range;

  constructor(control, found, range) { [this.#control, this.#found, this.#range] = [control, found, range]; }

  get #values() { return this.#control.ask('values()'); }
  #share(value) { return (value - this.#range[0]) / (this.#range[1] - this.#range[0]); }
  #value(share) { return this.#range[0] + share * (this.#range[1] - this.#range[0]); }
  /** True if values differ by less than a step and three points of the track. */
  #isNear(a, b) { return Math.abs(a - b) <= 1.001 * Math.max(this.#found.step ?? 0, this.#value(3 / this.#found.track.length) - this.#range[0]); }
  #at(share) { return this.#found.track.at(share * this.#found.track.length, this.#control.shift); }
  async #place(part) {
    return this.#found.kind === 'range' ? this.#at(this.#share((await this.#values)[part])) : middle((await this.#control.ask('boxes()'))[part]);
  }

  /**
   * Drags from a position to a share of the track.
   * @returns values of the part: before it, while held, at its release, wanted by it, and at rest
   */
  async #drag(part, from, share) {
    const before = (await this.#values)[part], to = this.#at(share), held = [];
    await this.#control.point('down', from);
    for (const way of [0.2, 0.4, 0.6, 0.8, 1]) {
      await this.#control.point('move', from.map((each, axis) => each + way * (to[axis] - each)));
      held.push((await this.#values)[part]);
    }
    await this.#control.point('up', to);
    return { ...await this.#rest(part, before, held), wanted: this.#value(share) };
  }

  async #key(part, key) {
    const before = (await this.#values)[part];
    await this.#control.key(key, part);
    return this.#rest(part, before, []);
  }

  async #rest(part, before, held) {
    const chosen = (await this.#values)[part];
    await this.#control.still();
    return { before, held, chosen, after: (await this.#values)[part] };
  }

  /** The part with the most room beside it, and two shares within that room. */
  async #room() {
    const shares = (await this.#values).map(each => this.#share(each)), last = shares.length - 1;
    const rooms = [[0, 0, shares[0]], [last, 1, shares[last]], ...last ? [[0, shares[1], shares[0]]] : []];
    const [part, end, own] = rooms.reduce((a, b) => Math.abs(b[1] - b[2]) > Math.abs(a[1] - a[2]) ? b : a);
    const by = Math.sign(end - own) * Math.min(0.3, 0.8 * Math.abs(end - own));
    return { part, there: own + by, back: own };
  }

  /**
   * Drags the thumb with the most room there and back, and presses arrow keys there and back, three times; once, if the first
   * drag shows the usual design.
   */
  async drags() {
    const { part, there, back } = await this.#room(), drags = [], keys = [];
    const isLate = ({ before, held, after }) => after !== before && held.every(each => each === before);
    // Motion brings a value nearer to what was wanted; a page that corrects it goes away from that.
    const isCorrected = ({ before, held, chosen, after, wanted }) => {
      const first = held.at(-1) ?? chosen;
      if (first === before || after === first) return false;
      return wanted === undefined ? (first - before) * (after - first) < 0 : Math.abs(after - wanted) > Math.abs(first - wanted);
    };
    const isOther = each => isLate(each) || isCorrected(each);
    for (let time = 0; time < times; time++) {
      for (const share of [there, back]) {
        drags.push(await this.#drag(part, await this.#place(part), share));
        if (!isOther(drags.at(-1))) return { isMoved: drags.every(({ before, after }) => before !== after) };
      }
      if (this.#found.hasKeys) for (const key of there > back ? ['ArrowUp', 'ArrowDown'] : ['ArrowDown', 'ArrowUp']) keys.push(await this.#key(part, key));
    }
    const isKept = ({ before, chosen, after }) => chosen !== before && after === chosen;
    return { isMoved: drags.some(({ before, after }) => before !== after), isLate: drags.every(isLate) && keys.every(isKept),
      isCorrected: drags.every(isCorrected) && keys.every(isCorrected) };
  }

  /** True if presses and drags on both sides of the thumbs do nothing, three times, while keys move them. */
  async pressesDoNothing() {
    const start = await this.#values, shares = start.map(each => this.#share(each)), { length } = this.#found.track;
    const isFree = share => shares.every(each => Math.abs(each - share) * length > 30);
    const free = [0.1, 0.3, 0.5, 0.7, 0.9].filter(isFree);
    const sides = [free.filter(each => each < shares[0]).at(-1), free.find(each => each > shares.at(-1))].filter(each => each !== undefined);
    const isUnchanged = async () => `${await this.#values}` === `${start}`;
    for (let time = 0; time < times; time++) {
      for (const share of sides) {
        await this.#control.press(this.#at(share));
        await this.#control.still();
        if (!await isUnchanged()) return false;
        await this.#drag(0, this.#at(share), share + (share < 0.5 ? -0.05 : 0.05));
        if (!await isUnchanged()) return false;
      }
    }
    if (this.#found.hasKeys) for (const key of ['ArrowUp', 'ArrowDown']) await this.#key(0, key);
    return sides.length > 0;
  }

  /** Words for what the first two thumbs do where they meet, each once; none if the first drag shows none, or the usual design. */
  async meetings() {
    const words = new Set(), ways = this.#found.hasKeys ? [false, true] : [false];
    for (let time = 0; time < times; time++) {
      for (const isKey of ways) {
        for (const isUp of [true, false]) {
          words.add(await this.#meet(isUp, isKey));
          if (words.size === 1 && !words.has('push') && !words.has('swap')) return [];
        }
      }
      if (words.size > 1) break;
    }
    return [...words];
  }

  /** Moves the first thumb past the second, or the second below the first. */
  async #meet(isUp, isKey) {
    await this.#control.fresh();
    // At the ends there is no room to pass.
    if (this.#share((await this.#values)[0]) < 0.15) await this.#drag(0, await this.#place(0), 0.25);
    if (this.#share((await this.#values)[1]) > 0.85) await this.#drag(1, await this.#place(1), 0.75);
    await this.#control.still();
    const before = await this.#values, [low, high] = before.map(each => this.#share(each)), part = isUp ? 0 : 1;
    const bound = isUp ? this.#share(before[2] ?? this.#range[1]) : 0, share = isUp ? high + 0.5 * (bound - high) : low * 0.5;
    if (isKey) await this.#key(part, isUp ? 'End' : 'Home');
    else await this.#drag(part, await this.#place(part), share);
    const after = await this.#values, other = 1 - part, wanted = this.#value(isKey ? bound : share);
    const isPast = value => isUp ? value > before[other] && !this.#isNear(value, before[other]) : value < before[other] && !this.#isNear(value, before[other]);
    if (!isPast(after[part])) return this.#isNear(after[other], before[other]) ? 'block' : isPast(after[other]) && this.#isNear(after[part], before[other]) ? 'swap' : 'other';
    return isPast(after[other]) && (isKey || this.#isNear(after[part], wanted)) ? 'push' : 'other';
  }
}
