// Position of a control's track in its page, found by keys and presses. A track is a line; points have a coordinate on it
// and one perpendicular to it.

/** A line from the lower end to the upper one. */
export class Track {
  /**
   * @param low position of the lower end in the page, as [x, y]
   * @param high position of the upper end
   * @param breadth size of the control perpendicular to the line
   */
  constructor(low, high, breadth) {
    [this.low, this.high, this.breadth] = [low, high, Math.max(1, Math.round(breadth))];
    const [across, down] = [high[0] - low[0], high[1] - low[1]];
    // Positions from presses and boxes are not exactly whole.
    this.length = Number(Math.hypot(across, down).toFixed(3));
    this.axis = Math.abs(down) > Math.abs(across) ? 'y' : 'x';
    this.layout = this.axis === 'x' && across < 0 ? 'rtl' : 'ltr';
  }

  /** Width and height, as for drivers. */
  get viewport() { return this.axis === 'x' ? [this.length, this.breadth] : [this.breadth, this.length]; }

  /** Position in the page of a point of the viewport, shifted by the movement of the origin. */
  place(x, y, [right, down] = [0, 0]) {
    // In a vertical viewport the lower end is at the bottom, wherever it is in the page.
    const along = this.axis === 'y' ? this.length - y : this.layout === 'rtl' ? this.length - x : x;
    const across = (this.axis === 'y' ? x : y) - this.breadth / 2;
    const unit = [(this.high[0] - this.low[0]) / this.length, (this.high[1] - this.low[1]) / this.length];
    // The normal of a horizontal track points down, that of a vertical one to the right.
    let normal = [-unit[1], unit[0]];
    if ((this.axis === 'x' ? normal[1] : normal[0]) < 0) normal = normal.map(each => -each);
    return [0, 1].map(each => this.low[each] + unit[each] * along + normal[each] * across + [right, down][each]);
  }

  /** Position in the page of a point of the line, counted from its lower end and shifted. */
  at(along, [right, down] = [0, 0]) {
    const [x, y] = [0, 1].map(each => this.low[each] + (this.high[each] - this.low[each]) / this.length * along);
    return [x + right, y + down];
  }

  /** The point of the shifted line that is nearest to a position of the page. */
  onto([x, y], [right, down] = [0, 0]) {
    const along = [x - right - this.low[0], y - down - this.low[1]]
      .reduce((sum, each, axis) => sum + each * (this.high[axis] - this.low[axis]) / this.length, 0);
    return this.at(along, [right, down]);
  }

  /** Line through the middle of a box, from its lower end. */
  static ofBox({ left, top, width, height }, isUpright, isMirrored) {
    if (isUpright) return new Track([left + width / 2, top + height], [left + width / 2, top], width);
    const ends = [[left, top + height / 2], [left + width, top + height / 2]];
    return isMirrored ? new Track(ends[1], ends[0], height) : new Track(...ends, height);
  }
}

export const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
export const apart = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
