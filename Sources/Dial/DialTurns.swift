import ControlCore

/// The mapping of positions on an endless track to values and turns.
@usableFromInline
struct DialTurns: Equatable, Sendable {
  /// The marks; mark 0 is the lower end in turn 0.
  @usableFromInline let lattice: Lattice
  @usableFromInline let range: ClosedRange<Double>
  /// The number of marks per turn; 0 if values do not wrap.
  @usableFromInline let marks: Int64

  @inlinable
  init(lattice: Lattice, range: ClosedRange<Double>, marks: Int64) {
    (self.lattice, self.range, self.marks) = (lattice, range, marks)
  }

  /// A position on the track, as reported to a host.
  @usableFromInline
  struct Reading: Equatable {
    @usableFromInline let value: Double
    @usableFromInline let turns: Int32
  }

  /// - Parameter total: The value without wrapping.
  /// - Returns: The value below the upper end, exact on a mark, and its turn.
  @usableFromInline
  func reading(of total: Double) -> Reading {
    // The first turn keeps the slide's value, so a value set by the host is read back unchanged.
    let isFirst = total >= range.lowerBound && total < range.upperBound
    guard marks > 0, !isFirst else { return Reading(value: total, turns: 0) }
    return readingBetweenMarks(of: total) ?? readingNearMark(of: total)
  }

  /// True if the readings of two totals differ.
  func distinguish(_ total: Double, _ other: Double) -> Bool {
    let isFar = abs(total - other) > 0x1p-10 * lattice.step
    // This near to the lower end, the number of turns fits into 32 bits.
    if isFar, abs(total - lattice.origin) < 0x1p31 * lattice.step,
      abs(other - lattice.origin) < 0x1p31 * lattice.step, roundsLittle
    {
      return true
    }
    return reading(of: total) != reading(of: other)
  }

  /// True if sums of numbers below 2³⁶ steps have an error below 10⁻³ steps.
  private var roundsLittle: Bool { abs(lattice.origin) < 0x1p36 * lattice.step }

  /// Returns the reading between two marks, away from both by more than rounding; `nil` elsewhere.
  func readingBetweenMarks(of total: Double) -> Reading? {
    let steps = (total - lattice.origin) / lattice.step
    guard abs(steps) < 0x1p36, roundsLittle else { return nil }
    let (nearest, excess) = nearestWhole(to: steps)
    guard abs(excess) > 0x1p-10 else { return nil }
    let turn = turn(of: excess < 0 ? nearest &- 1 : nearest)
    return Reading(value: canonical(total - start(of: turn)), turns: Self.reported(turn))
  }

  /// Returns the reading of any total; on a mark it is exactly the mark's value.
  @inline(never)
  func readingNearMark(of total: Double) -> Reading {
    let steps = lattice.fractions(at: lattice.position(of: total))
    let mark = Int64(roundingDown: steps)
    if isLast(total, below: mark) {
      return Reading(value: range.upperBound.nextDown, turns: Self.reported(turn(of: mark) &- 1))
    }
    let turn = turn(of: mark)
    // For ends with many digits, the mark may differ from the lower end in the last bit.
    let value = max(lattice.value(ofMark: mark &- turn &* marks), range.lowerBound)
    let turns = Self.reported(turn)
    guard steps > Double(mark) else { return Reading(value: value, turns: turns) }
    let above = min(
      lattice.value(ofMark: mark &- turn &* marks &+ 1), range.upperBound.nextDown)
    return Reading(
      value: canonical(max(min(total - start(of: turn), above), value)), turns: turns)
  }

  /// Returns a value as a total in the turn of another total. If the other total reads as the
  /// value, it is returned itself, as a sum might differ by rounding.
  func total(of value: Double, like other: Double) -> Double {
    guard marks > 0, value.isFinite else { return value }
    guard reading(of: other).value != value else { return other }
    let (value, turn) = (inside(value), turn(around: other))
    let mark = lattice.mark(upTo: lattice.position(of: value))
    return lattice.value(ofMark: mark) == value
      ? lattice.value(ofMark: mark &+ turn &* marks) : value + start(of: turn)
  }

  /// Returns the least and largest values of the turn of a total.
  ///
  /// - Parameters:
  ///   - total: Any total.
  ///   - isStepped: True if the last mark is the largest value, else the last number below the end.
  /// - Returns: Totals; `nil` if values do not wrap.
  func ends(around total: Double, isStepped: Bool) -> ClosedRange<Double>? {
    guard marks > 0 else { return nil }
    let turn = turn(around: total)
    let mark = turn &* marks
    let first = lattice.value(ofMark: mark)
    let last = isStepped ? lattice.value(ofMark: mark &+ marks &- 1) : last(of: turn)
    // After many turns, a turn may be smaller than the spacing of numbers.
    return first...max(first, last)
  }

  /// Returns the total of the last number below the end of a turn.
  private func last(of turn: Int64) -> Double {
    let inTurn = start(of: turn) + range.upperBound.nextDown
    // For large numbers the sum may be the end; near 0, `nextDown` is finer than any sum.
    return turn == 0 ? inTurn : min(inTurn, lattice.value(ofMark: (turn &+ 1) &* marks).nextDown)
  }

  /// True if a total is the last number below the end of a turn.
  private func isLast(_ total: Double, below mark: Int64) -> Bool {
    mark % marks == 0 && total == last(of: mark / marks &- 1)
  }

  /// Returns the position moved by whole turns to be nearest to a value, possibly across the seam.
  func place(_ position: Double, near value: Double) -> Double? {
    guard marks > 0 else { return nil }
    let turn = lattice.position(ofMark: marks)
    return position - roundedToNearest((position - lattice.position(of: value)) / turn) * turn
  }

  /// Returns a value clamped to the ends; if values wrap, the upper end becomes the lower.
  func inside(_ value: Double) -> Double {
    let value = value.isNaN ? 0 : min(max(value, range.lowerBound), range.upperBound)
    return canonical(marks > 0 && value >= range.upperBound ? range.lowerBound : value)
  }

  /// True if all totals have equal readings for both.
  func agrees(with other: DialTurns) -> Bool {
    marks == 0 && other.marks == 0
      || marks > 0 && other.marks > 0 && range == other.range && lattice.step == other.lattice.step
  }

  /// Returns a turn clamped to 32 bits.
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

  /// Returns the difference between a total in a turn and in the first turn.
  private func start(of turn: Int64) -> Double {
    lattice.value(ofMark: turn &* marks) - range.lowerBound
  }
}
