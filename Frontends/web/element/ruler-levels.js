// Which marks of a ruler show, and which of them have labels: as many as there is room for.

/** From coarse to fine. */
const kinds = ['unit', 'half', 'fraction'];

/** The marks of a scene within the bounds, by their levels. Beyond a bound there is nothing. */
export class Levels {
  #marks;

  /** @param {{along: number, value: number, kind: string, hasLabel: boolean, isInRange: boolean}[]} marks */
  constructor(marks) {
    const isWithin = ({ isInRange }) => isInRange;
    this.#marks = marks.every(isWithin) ? marks : marks.filter(isWithin);
    /** Those that have a value to show. */
    this.labelled = this.#marks.filter(({ hasLabel }) => hasLabel);
  }

  /**
   * The marks that show: those of a level are left out where they would touch, the finest first.
   * @param {number} room the least distance of two, in points, without their breadth
   * @param {(kind: string) => number} breadth of a mark, in points
   */
  apart(room, breadth) {
    for (let count = kinds.length; count > 1; count -= 1) {
      const shown = kinds.slice(0, count);
      const some = count === kinds.length ? this.#marks : this.#marks.filter(({ kind }) => shown.includes(kind));
      const pitch = pitchOf(some);
      const finest = shown.findLast((shown) => some.some(({ kind }) => kind === shown)) ?? 'unit';
      if (!pitch || pitch.along >= room + breadth(finest)) return some;
    }
    return every(this.#marks.filter(({ kind }) => kind === 'unit'), room + breadth('unit'));
  }

  /** Points from one label to the next, if all show. */
  get labelPitch() {
    return pitchOf(this.labelled)?.along ?? Infinity;
  }

  /** The marks whose labels show. @param {number} room the least distance of two, in points */
  labels(room) {
    return every(this.labelled, room);
  }
}

/** Points between two neighbours, and how much more the value of one is; `null` of fewer than two. */
function pitchOf([first, second]) {
  return second ? { along: Math.abs(second.along - first.along), value: Math.abs(second.value - first.value) } : null;
}

/** Of marks that are evenly apart so many that they have room; the same ones wherever the ruler is. */
function every(marks, room) {
  const pitch = pitchOf(marks);
  if (!pitch || pitch.along >= room || !(pitch.along > 0)) return marks;
  let stride = 1;
  for (let power = 1; stride * pitch.along < room && power < 1e9; power *= 10) {
    stride = power * ([1, 2, 5].find((digit) => digit * power * pitch.along >= room) ?? 10);
  }
  return marks.filter(({ value }) => Math.round(value / pitch.value) % stride === 0);
}
