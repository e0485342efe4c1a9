// Selection of the marks and labels of a ruler that fit.

/** Kinds of marks, from coarse to fine. */
const kinds = ['unit', 'half', 'fraction'];

/** Marks of a scene within the bounds, by level. Marks beyond a bound never show. */
export class Levels {
  #marks;

  /** @param {{along: number, value: number, kind: string, hasLabel: boolean, isInRange: boolean}[]} marks */
  constructor(marks) {
    const isWithin = ({ isInRange }) => isInRange;
    this.#marks = marks.every(isWithin) ? marks : marks.filter(isWithin);
    /** Marks that may have a label. */
    this.labelled = this.#marks.filter(({ hasLabel }) => hasLabel);
  }

  /**
   * Returns the visible marks; omits levels that are too dense, the finest first.
   * @param {number} gap minimum gap between two marks, in points
   * @param {(kind: string) => number} breadth of a mark, in points
   */
  apart(gap, breadth) {
    for (let count = kinds.length; count > 1; count -= 1) {
      const shown = kinds.slice(0, count);
      const some = count === kinds.length ? this.#marks : this.#marks.filter(({ kind }) => shown.includes(kind));
      const pitch = pitchOf(some);
      const finest = shown.findLast((shown) => some.some(({ kind }) => kind === shown)) ?? 'unit';
      if (!pitch || pitch.along >= gap + breadth(finest)) return some;
    }
    return every(this.#marks.filter(({ kind }) => kind === 'unit'), gap + breadth('unit'));
  }

  /** Points between adjacent labels, if all show. */
  get labelPitch() {
    return pitchOf(this.labelled)?.along ?? Infinity;
  }

  /** Marks whose labels show. @param {number} distance minimum distance of two, in points */
  labels(distance) {
    return every(this.labelled, distance);
  }
}

/** Distance of two neighbours in points and in value; `null` for fewer than two. */
function pitchOf([first, second]) {
  return second ? { along: Math.abs(second.along - first.along), value: Math.abs(second.value - first.value) } : null;
}

/** Thins out evenly spaced marks so that they fit, always keeping the same values. */
function every(marks, distance) {
  const pitch = pitchOf(marks);
  if (!pitch || pitch.along >= distance || !(pitch.along > 0)) return marks;
  let stride = 1;
  for (let power = 1; stride * pitch.along < distance && power < 1e9; power *= 10) {
    stride = power * ([1, 2, 5].find((digit) => digit * power * pitch.along >= distance) ?? 10);
  }
  return marks.filter(({ value }) => Math.round(value / pitch.value) % stride === 0);
}
