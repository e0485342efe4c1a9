/// The scale of a rating: a row of symbols that are filled from the first.
///
/// Its marks are steps: step 0 is empty, step `steps · i` is symbol `i` full. Whole steps avoid
/// rounding errors of thirds and tenths, and the last symbol can always be filled. The position of
/// a step is its end, so a gap between symbols belongs to the first step of the symbol after it.
public struct SymbolScale: Scale {
  /// The number of symbols.
  public let count: Int64
  /// Steps per symbol; with a granularity of 0 only whole symbols.
  public let steps: Int64
  /// The fraction of a symbol per step; 0 if any fraction can be chosen.
  public let granularity: Double
  /// True if any fraction of a symbol can be chosen.
  public let isContinuous: Bool
  /// The largest value: the number of symbols.
  public let maximum: Double
  /// The smallest value that a pointer can choose.
  @usableFromInline let lowest: Double
  private let minimum: Double

  /// The granularity as an exact fraction, if it is a decimal; else the granularity and 1.
  @usableFromInline let numerator: Double
  @usableFromInline let denominator: Double

  /// The width of a symbol, in points.
  public let width: Double
  /// The distance from the beginning of a symbol to that of the next, in points.
  public let pitch: Double
  @usableFromInline let stepWidth: Double

  /// - Parameters:
  ///   - count: number of symbols; 1 or more.
  ///   - granularity: fraction of a symbol per step, greater than 0 and at most 1; the last step of
  ///     a symbol ends at its edge. 0 for any fraction.
  ///   - minimum: smallest value that can be chosen; 0 to `count`.
  ///   - width: width of a symbol, in points; greater than 0.
  ///   - spacing: gap between neighbouring symbols, in points; 0 or more.
  public init(
    count: Int64, granularity: Double, minimum: Double = 0, width: Double, spacing: Double = 0
  ) {
    let exact = DecimalFraction(granularity)
    self.count = count
    self.granularity = granularity
    self.minimum = minimum
    self.width = width
    isContinuous = granularity == 0
    steps = Self.steps(granularity, exact)
    maximum = Double(count)
    lowest = canonical(max(minimum, granularity))
    pitch = width + spacing
    stepWidth = width * granularity
    guard let exact else {
      (numerator, denominator) = (granularity, 1)
      return
    }
    (numerator, denominator) = (Double(exact.numerator), Double(exact.denominator))
  }

  /// Returns the number of steps that reach the edge of a symbol; the last may be smaller.
  private static func steps(_ granularity: Double, _ exact: DecimalFraction?) -> Int64 {
    guard granularity > 0 else { return 1 }
    guard let exact else { return Int64(saturating: roundedUp(1 / granularity)) }
    return (exact.denominator &+ exact.numerator &- 1) / exact.numerator
  }

  /// The values that can be shown.
  public var values: ClosedRange<Double> { 0...maximum }

  /// Every step, including the empty step 0.
  public var marks: ClosedRange<Int64> { 0...count &* steps }

  /// Returns the end of a step, in points.
  public func position(ofMark mark: Int64) -> Double {
    guard mark > 0 else { return 0 }
    let symbol = (mark &- 1) / steps
    let part = mark &- symbol &* steps
    return Double(symbol) * pitch + (part < steps ? Double(part) * stepWidth : width)
  }

  /// Returns `value` clamped to the values that can be shown.
  public func clamp(_ value: Double) -> Double {
    canonical(min(max(value, 0), maximum))
  }

  /// Returns `value` clamped to the values that a user can choose.
  public func choosable(_ value: Double) -> Double {
    canonical(min(max(value, minimum), maximum))
  }

  // MARK: Steps

  /// Returns the value of a step.
  public func value(ofMark step: Int64) -> Double {
    guard step > 0 else { return 0 }
    let full = (step &- 1) / steps
    return value(Double(full), part: Double(step &- full &* steps))
  }

  /// Returns the value `part` steps into a symbol: exact fractions, and a whole number at its end.
  @inlinable
  func value(_ symbol: Double, part: Double) -> Double {
    guard part > 0 else { return symbol }
    guard part < number(steps) else { return symbol + 1 }
    let above = symbol * denominator + part * numerator
    return above < 0x1p53 ? above / denominator : symbol + part * granularity
  }

  /// Returns the last step that is not above `value`.
  public func step(upTo value: Double) -> Int64 {
    let value = clamp(value)
    let symbol = roundedDown(value)
    let first = Int64(saturating: symbol) &* steps
    guard !isContinuous else { return first }
    // The nearest step, or the one before it.
    let near = min(roundedToNearest((value - symbol) / granularity), Double(steps))
    return first &+ Int64(saturating: self.value(symbol, part: near) > value ? near - 1 : near)
  }

  /// Returns the first step that is not below `value`.
  public func step(downTo value: Double) -> Int64 {
    let below = step(upTo: value)
    return self.value(ofMark: below) < clamp(value) ? below &+ 1 : below
  }

  /// Returns the next step beyond a value.
  ///
  /// - Parameters:
  ///   - value: value from 0 to `count`.
  ///   - isUp: true upwards, false downwards.
  ///   - isWhole: true for steps of whole symbols; implied by a granularity of 0.
  /// - Returns: value of the step, which may lie outside the range that can be chosen.
  public func step(beyond value: Double, up isUp: Bool, isWhole: Bool) -> Double {
    if isWhole || isContinuous { return isUp ? roundedDown(value) + 1 : roundedUp(value) - 1 }
    return self.value(ofMark: isUp ? step(upTo: value) &+ 1 : step(downTo: value) &- 1)
  }

  /// Returns the choosable value nearest to `value`, the larger of two: that of a step, or the
  /// minimum; without steps, any value between the bounds.
  public func nearestChoice(to value: Double) -> Double {
    let wanted = choosable(value)
    let step = choosable(nearest(to: wanted))
    return wanted - minimum < abs(step - wanted) ? canonical(minimum) : step
  }

  /// Returns the value of the step nearest to `value`, the larger of two; `value` without steps.
  private func nearest(to value: Double) -> Double {
    guard !isContinuous else { return clamp(value) }
    let below = self.value(ofMark: step(upTo: value))
    let above = self.value(ofMark: step(downTo: value))
    return clamp(value) - below < above - clamp(value) ? below : above
  }

  /// Returns the steps passed from one value to another, including the one reached.
  public func steps(from old: Double, to new: Double) -> MarkSpan {
    if new > old {
      let (start, end) = (step(upTo: old), step(upTo: new))
      return MarkSpan(first: start &+ 1, count: end &- start)
    }
    let (start, end) = (step(downTo: old), step(downTo: new))
    return MarkSpan(first: start &- 1, count: end &- start)
  }

  /// Returns the step at `new`, or the last one passed on the way to it; none if no step is passed,
  /// as between two steps of a continuous scale.
  public func arrival(from old: Double, at new: Double) -> MarkSpan {
    steps(from: old, to: new).onlyLast
  }

  /// Returns the step nearest to a value; halfway between two, the upper. A tolerance of 10⁻⁹ steps
  /// absorbs the rounding of a value halfway.
  public func nearestStep(to value: Double) -> Int64 {
    let below = step(upTo: value)
    guard below < count &* steps else { return below }
    let (lower, upper) = (self.value(ofMark: below), self.value(ofMark: below + 1))
    return upper - value <= value - lower + 1e-9 * (upper - lower) ? below + 1 : below
  }

  // MARK: Positions

  /// Returns the value for a pointer `along` points from the beginning of the first symbol.
  ///
  /// Inside a symbol the fraction is rounded up to the granularity; a position exactly on a step is
  /// that step. A gap belongs to the symbol before it.
  @inlinable
  public func choice(at along: Double) -> Double {
    // Uses three divisions: for the symbol, the step in it, and the value. Counting steps only when
    // the value changes, and computing nothing twice, saves more than all the rest costs.
    guard along > 0 else { return lowest }
    let symbols = along / pitch
    let symbol = symbols < maximum - 1 ? Self.whole(below: symbols) : maximum - 1
    let inside = max(along - symbol * pitch, 0)
    guard !isContinuous else { return max(symbol + min(inside / width, 1), lowest) }
    let parts = inside / stepWidth
    let below = Self.whole(below: parts)
    let part = parts - below <= 1e-9 * max(parts, 1) ? below : below + 1
    return max(value(symbol, part: part), lowest)
  }

  /// Returns the whole number at or below a number that is not negative.
  @inlinable
  static func whole(below x: Double) -> Double {
    guard x < 0x1p47 else { return roundedDown(x) }
    let (nearest, excess) = nearestWhole(to: x)
    return number(excess < 0 ? nearest &- 1 : nearest)
  }
}
