/// A row of symbols that are filled from the first on: what a rating is chosen from.
///
/// Its marks are steps: step 0 is nothing, step `steps · i` is symbol `i` full. As steps are whole numbers,
/// thirds and tenths have no noise, and the last symbol can always be filled. A step lies where it ends, so
/// the gaps between symbols belong to the first step of the symbol after them.
public struct SymbolScale: Scale {
  /// How many symbols there are.
  public let count: Int64
  /// Steps to a symbol; for a granularity of 0 there are none between whole symbols.
  public let steps: Int64
  /// The share of a symbol that a step is; 0 if any share can be chosen.
  public let granularity: Double
  /// Whether any share of a symbol can be chosen.
  public let isContinuous: Bool
  /// The largest value: as many as there are symbols.
  public let maximum: Double
  /// The least that a pointer can choose.
  @usableFromInline let lowest: Double
  private let minimum: Double

  /// The granularity as an exact fraction, if it is a decimal; else the granularity and 1.
  @usableFromInline let numerator: Double
  @usableFromInline let denominator: Double

  /// How wide a symbol is, in points.
  public let width: Double
  /// From where a symbol begins to where the next does, in points.
  public let pitch: Double
  @usableFromInline let stepWidth: Double

  /// - Parameters:
  ///   - count: how many symbols; 1 or more.
  ///   - granularity: the share of a symbol that a step is, greater than 0 and at most 1; the last step of a
  ///     symbol ends at its edge. 0 for any share.
  ///   - minimum: the least value that can be chosen; 0 to `count`.
  ///   - width: of a symbol, in points; greater than 0.
  ///   - spacing: from one symbol to the next, in points; 0 or more.
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

  /// How many steps of this size reach the edge of a symbol; the last may be smaller.
  private static func steps(_ granularity: Double, _ exact: DecimalFraction?) -> Int64 {
    guard granularity > 0 else { return 1 }
    guard let exact else { return Int64(saturating: roundedUp(1 / granularity)) }
    return (exact.denominator &+ exact.numerator &- 1) / exact.numerator
  }

  /// What can be shown.
  public var values: ClosedRange<Double> { 0...maximum }

  /// Every step, and none at all.
  public var marks: ClosedRange<Int64> { 0...count &* steps }

  /// Where a step ends, in points.
  public func position(ofMark mark: Int64) -> Double {
    guard mark > 0 else { return 0 }
    let symbol = (mark &- 1) / steps
    let part = mark &- symbol &* steps
    return Double(symbol) * pitch + (part < steps ? Double(part) * stepWidth : width)
  }

  /// `value`, brought back to what can be shown.
  public func clamp(_ value: Double) -> Double {
    canonical(min(max(value, 0), maximum))
  }

  /// `value`, brought back to what a user can choose.
  public func choosable(_ value: Double) -> Double {
    canonical(min(max(value, minimum), maximum))
  }

  // MARK: Steps

  /// The value of a step.
  public func value(ofMark step: Int64) -> Double {
    guard step > 0 else { return 0 }
    let full = (step &- 1) / steps
    return value(Double(full), part: Double(step &- full &* steps))
  }

  /// The value so many steps into a symbol: the share of the last one is exact, its edge is whole.
  #if !arch(wasm32)  // where a number of an Int64 in what can be inlined is taken for an allocation
  @inlinable @inline(__always)
  #endif
  func value(_ symbol: Double, part: Double) -> Double {
    guard part > 0 else { return symbol }
    guard part < Double(steps) else { return symbol + 1 }
    let above = symbol * denominator + part * numerator
    return above < 0x1p53 ? above / denominator : symbol + part * granularity
  }

  /// The last step that is not above `value`.
  public func step(upTo value: Double) -> Int64 {
    let value = clamp(value)
    let symbol = roundedDown(value)
    let first = Int64(saturating: symbol) &* steps
    guard !isContinuous else { return first }
    // The nearest step is it, or the one before.
    let near = min(roundedToNearest((value - symbol) / granularity), Double(steps))
    return first &+ Int64(saturating: self.value(symbol, part: near) > value ? near - 1 : near)
  }

  /// The first step that is not below `value`.
  public func step(downTo value: Double) -> Int64 {
    let below = step(upTo: value)
    return self.value(ofMark: below) < clamp(value) ? below &+ 1 : below
  }

  /// The next step beyond a value.
  ///
  /// - Parameters:
  ///   - value: from 0 to `count`.
  ///   - isUp: which way.
  ///   - isWhole: whether the steps are whole symbols; always for a granularity of 0.
  /// - Returns: the value there, which may lie outside of what can be chosen.
  public func step(beyond value: Double, up isUp: Bool, isWhole: Bool) -> Double {
    if isWhole || isContinuous { return isUp ? roundedDown(value) + 1 : roundedUp(value) - 1 }
    return self.value(ofMark: isUp ? step(upTo: value) &+ 1 : step(downTo: value) &- 1)
  }

  /// The value nearest to `value` that a user can choose, the larger of two: that of a step, or the
  /// minimum; with no steps, any between the bounds.
  public func nearestChoice(to value: Double) -> Double {
    let wanted = choosable(value)
    let step = choosable(nearest(to: wanted))
    return wanted - minimum < abs(step - wanted) ? canonical(minimum) : step
  }

  /// The value of the step nearest to `value`, the larger of two; with no steps, `value` itself.
  private func nearest(to value: Double) -> Double {
    guard !isContinuous else { return clamp(value) }
    let below = self.value(ofMark: step(upTo: value))
    let above = self.value(ofMark: step(downTo: value))
    return clamp(value) - below < above - clamp(value) ? below : above
  }

  /// The steps passed on the way from one value to another, the one it reaches included.
  public func steps(from old: Double, to new: Double) -> MarkSpan {
    if new > old {
      let (start, end) = (step(upTo: old), step(upTo: new))
      return MarkSpan(first: start &+ 1, count: end &- start)
    }
    let (start, end) = (step(downTo: old), step(downTo: new))
    return MarkSpan(first: start &- 1, count: end &- start)
  }

  /// The step at `new`, or passed last on the way to it; none if no step is passed, as where values
  /// between two steps can be chosen.
  public func arrival(from old: Double, at new: Double) -> MarkSpan {
    steps(from: old, to: new).onlyLast
  }

  /// The step nearest to a value; halfway between two, the upper. Rounding puts a value that is halfway a
  /// little above or below it: a thousand-millionth of a step counts as nothing.
  public func nearestStep(to value: Double) -> Int64 {
    let below = step(upTo: value)
    guard below < count &* steps else { return below }
    let (lower, upper) = (self.value(ofMark: below), self.value(ofMark: below + 1))
    return upper - value <= value - lower + 1e-9 * (upper - lower) ? below + 1 : below
  }

  // MARK: Places

  /// What a pointer chooses that is so many points from where the first symbol begins.
  ///
  /// Inside a symbol the share is rounded up to the granularity; a place exactly on a step is that
  /// step. A gap belongs to the symbol before it.
  #if !arch(wasm32)
  @inlinable @inline(__always)
  #endif
  public func choice(at along: Double) -> Double {
    // Three divisions: for the symbol, the step in it, and the value. Steps are counted only when the
    // value changes, and nothing is worked out twice; both cost more than all the rest.
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

  /// The whole number at or below one that is not negative.
  @inlinable @inline(__always)
  static func whole(below x: Double) -> Double {
    #if !arch(wasm32)
    if x < 0x1p47 {
      let (nearest, excess) = nearestWhole(to: x)
      return Double(excess < 0 ? nearest &- 1 : nearest)
    }
    #endif
    return roundedDown(x)
  }
}
