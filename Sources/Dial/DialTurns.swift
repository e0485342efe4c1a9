import ControlCore

/// Which value of which turn stands where on a track that goes round, over any number of turns.
@usableFromInline
struct DialTurns: Equatable, Sendable {
  /// Its mark 0 is the lower end in turn 0.
  let lattice: Lattice
  let range: ClosedRange<Double>
  /// How many marks are in a turn; 0 if values do not begin again.
  let marks: Int64

  /// A place on the track, as a host is told of it.
  struct Reading: Equatable {
    let value: Double
    let turns: Int32
  }

  /// - Parameter total: the value if values did not begin again.
  /// - Returns: the value, below the upper end, that of a mark exactly; and in which turn.
  func reading(of total: Double) -> Reading {
    // In the first turn it is what the slide has, so what a host has set is read as it was.
    let isFirst = total >= range.lowerBound && total < range.upperBound
    guard marks > 0, !isFirst else { return Reading(value: total, turns: 0) }
    return readingBetweenMarks(of: total) ?? readingNearMark(of: total)
  }

  /// Whether the readings of two totals differ.
  func distinguish(_ total: Double, _ other: Double) -> Bool {
    let isFar = abs(total - other) > 0x1p-10 * lattice.step
    // So near the lower end the turns are not too many to be told.
    if isFar, abs(total - lattice.origin) < 0x1p31 * lattice.step,
      abs(other - lattice.origin) < 0x1p31 * lattice.step, roundsLittle
    {
      return true
    }
    return reading(of: total) != reading(of: other)
  }

  /// Whether no sum of numbers of fewer than 2³⁶ steps is off by a thousandth of a step.
  private var roundsLittle: Bool { abs(lattice.origin) < 0x1p36 * lattice.step }

  /// The reading well between two marks, where no rounding leads past either; `nil` elsewhere.
  func readingBetweenMarks(of total: Double) -> Reading? {
    let steps = (total - lattice.origin) / lattice.step
    guard abs(steps) < 0x1p36, roundsLittle else { return nil }
    let (nearest, excess) = nearestWhole(to: steps)
    guard abs(excess) > 0x1p-10 else { return nil }
    let turn = turn(of: excess < 0 ? nearest &- 1 : nearest)
    return Reading(value: canonical(total - start(of: turn)), turns: Self.reported(turn))
  }

  /// The reading anywhere: on a mark it is the mark's.
  @inline(never)
  func readingNearMark(of total: Double) -> Reading {
    let steps = lattice.fractions(at: lattice.position(of: total))
    let mark = Int64(roundingDown: steps)
    if isLast(total, below: mark) {
      return Reading(value: range.upperBound.nextDown, turns: Self.reported(turn(of: mark) &- 1))
    }
    let turn = turn(of: mark)
    // Of ends with many digits the mark may be the lower one but for its last bit.
    let value = max(lattice.value(ofMark: mark &- turn &* marks), range.lowerBound)
    let turns = Self.reported(turn)
    guard steps > Double(mark) else { return Reading(value: value, turns: turns) }
    let above = min(
      lattice.value(ofMark: mark &- turn &* marks &+ 1), range.upperBound.nextDown)
    return Reading(
      value: canonical(max(min(total - start(of: turn), above), value)), turns: turns)
  }

  /// A value as one of the turn in which another total is. For the value of that other total it is that total itself, which
  /// a sum of the value and whole turns may miss by its rounding.
  func total(of value: Double, like other: Double) -> Double {
    guard marks > 0, value.isFinite else { return value }
    guard reading(of: other).value != value else { return other }
    let (value, turn) = (inside(value), turn(around: other))
    let mark = lattice.mark(upTo: lattice.position(of: value))
    return lattice.value(ofMark: mark) == value
      ? lattice.value(ofMark: mark &+ turn &* marks) : value + start(of: turn)
  }

  /// The least and the largest value of the turn in which a total is.
  ///
  /// - Parameters:
  ///   - total: any.
  ///   - isStepped: whether the largest value is the last mark; else it is the last number below the upper end.
  /// - Returns: totals; `nil` if values do not begin again.
  func ends(around total: Double, isStepped: Bool) -> ClosedRange<Double>? {
    guard marks > 0 else { return nil }
    let turn = turn(around: total)
    let mark = turn &* marks
    let first = lattice.value(ofMark: mark)
    let last = isStepped ? lattice.value(ofMark: mark &+ marks &- 1) : last(of: turn)
    // Many turns away a turn may be less than what numbers tell apart there.
    return first...max(first, last)
  }

  /// The total of the last number below the end of a turn.
  private func last(of turn: Int64) -> Double {
    let inTurn = start(of: turn) + range.upperBound.nextDown
    // Of large numbers that sum may be the end; near 0 the next number would be less than any sum can tell.
    return turn == 0 ? inTurn : min(inTurn, lattice.value(ofMark: (turn &+ 1) &* marks).nextDown)
  }

  /// Whether a total is the last number below the end of a turn.
  private func isLast(_ total: Double, below mark: Int64) -> Bool {
    mark % marks == 0 && total == last(of: mark / marks &- 1)
  }

  /// The place in the first turn that is nearest to where a value is, on the other side of the seam perhaps.
  func place(_ position: Double, near value: Double) -> Double? {
    guard marks > 0 else { return nil }
    let turn = lattice.position(ofMark: marks)
    return position - roundedToNearest((position - lattice.position(of: value)) / turn) * turn
  }

  /// A value between the ends; if values begin again, the upper end is the lower.
  func inside(_ value: Double) -> Double {
    let value = value.isNaN ? 0 : min(max(value, range.lowerBound), range.upperBound)
    return canonical(marks > 0 && value >= range.upperBound ? range.lowerBound : value)
  }

  /// Whether a total means the same to the other.
  func agrees(with other: DialTurns) -> Bool {
    marks == 0 && other.marks == 0
      || marks > 0 && other.marks > 0 && range == other.range && lattice.step == other.lattice.step
  }

  /// A turn as it is told: one beyond what 32 bits hold as the last that they hold.
  private static func reported(_ turn: Int64) -> Int32 {
    Int32(truncatingIfNeeded: min(max(turn, -0x8000_0000), 0x7FFF_FFFF))
  }

  private func turn(around total: Double) -> Int64 {
    guard total < range.lowerBound || total >= range.upperBound else { return 0 }
    let mark = lattice.mark(upTo: lattice.position(of: total))
    return turn(of: isLast(total, below: mark) ? mark &- 1 : mark)
  }

  private func turn(of mark: Int64) -> Int64 {
    mark / marks &- (mark % marks < 0 ? 1 : 0)
  }

  /// How much more a total is in a turn than in the first.
  private func start(of turn: Int64) -> Double {
    lattice.value(ofMark: turn &* marks) - range.lowerBound
  }
}
