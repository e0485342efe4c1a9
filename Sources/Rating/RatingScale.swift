import ControlCore

/// What a rating works out from its configuration, once: places and values as steps.
///
/// Steps are whole numbers: step 0 is no rating, step `steps · i` is symbol `i` full. So thirds and
/// tenths have no noise, and the last symbol can always be filled. Every symbol has as many steps, and
/// its last step ends at its edge, also if it is smaller than the others. The marks that tick are steps.
struct RatingScale: Equatable, Sendable {
  let count: Int64
  /// Steps to a symbol; for a granularity of 0 there are none between whole symbols.
  let steps: Int64
  let granularity: Double
  let isContinuous: Bool
  /// The largest value.
  let maximum: Double
  /// The least that a pointer can choose.
  private let lowest: Double
  private let minimum: Double

  /// The granularity as an exact fraction, if it is a decimal; else the granularity and 1.
  private let numerator: Double
  private let denominator: Double

  private let width: Double
  private let pitch: Double
  private let stepWidth: Double

  init(_ configuration: RatingConfiguration) {
    let size = configuration.granularity
    let exact = DecimalFraction(size)
    count = configuration.count
    granularity = size
    isContinuous = size == 0
    steps = Self.steps(size, exact)
    maximum = Double(configuration.count)
    minimum = configuration.minimum
    lowest = canonical(max(minimum, size))
    width = configuration.width
    pitch = configuration.width + configuration.spacing
    stepWidth = configuration.width * size
    guard let exact else {
      (numerator, denominator) = (size, 1)
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
  var values: ClosedRange<Double> { 0...maximum }

  /// `value`, brought back to what can be shown.
  func clamp(_ value: Double) -> Double {
    canonical(min(max(value, 0), maximum))
  }

  /// `value`, brought back to what a user can choose.
  func choosable(_ value: Double) -> Double {
    canonical(min(max(value, minimum), maximum))
  }

  // MARK: Steps

  /// The value of a step.
  func value(ofStep step: Int64) -> Double {
    guard step > 0 else { return 0 }
    let full = (step &- 1) / steps
    return value(Double(full), part: Double(step &- full &* steps))
  }

  /// The value so many steps into a symbol: the share of the last one is exact, its edge is whole.
  private func value(_ symbol: Double, part: Double) -> Double {
    guard part > 0 else { return symbol }
    guard part < Double(steps) else { return symbol + 1 }
    let above = symbol * denominator + part * numerator
    return above < 9_007_199_254_740_992 ? above / denominator : symbol + part * granularity
  }

  /// The last step that is not above `value`.
  func step(upTo value: Double) -> Int64 {
    let value = clamp(value)
    let symbol = roundedDown(value)
    let first = Int64(saturating: symbol) &* steps
    guard !isContinuous else { return first }
    // The nearest step is it, or the one before.
    let near = min(roundedToNearest((value - symbol) / granularity), Double(steps))
    return first &+ Int64(saturating: self.value(symbol, part: near) > value ? near - 1 : near)
  }

  /// The first step that is not below `value`.
  func step(downTo value: Double) -> Int64 {
    let below = step(upTo: value)
    return self.value(ofStep: below) < clamp(value) ? below &+ 1 : below
  }

  /// The value nearest to `value` that a user can choose, the larger of two: that of a step, or the
  /// minimum; with no steps, any between the bounds.
  func nearestChoice(to value: Double) -> Double {
    let wanted = choosable(value)
    let step = choosable(nearest(to: wanted))
    return wanted - minimum < abs(step - wanted) ? canonical(minimum) : step
  }

  /// The value of the step nearest to `value`, the larger of two; with no steps, `value` itself.
  private func nearest(to value: Double) -> Double {
    guard !isContinuous else { return clamp(value) }
    let below = self.value(ofStep: step(upTo: value))
    let above = self.value(ofStep: step(downTo: value))
    return clamp(value) - below < above - clamp(value) ? below : above
  }

  /// The steps passed on the way from one value to another, the one it reaches included.
  func steps(from old: Double, to new: Double) -> MarkSpan {
    if new > old {
      let (start, end) = (step(upTo: old), step(upTo: new))
      return MarkSpan(first: start &+ 1, count: end &- start)
    }
    let (start, end) = (step(downTo: old), step(downTo: new))
    return MarkSpan(first: start &- 1, count: end &- start)
  }

  /// The step at `new`, or passed last on the way to it.
  func arrival(from old: Double, at new: Double) -> MarkSpan {
    new > old
      ? MarkSpan(first: step(upTo: new), count: 1)
      : MarkSpan(first: step(downTo: new), count: -1)
  }

  // MARK: Places

  /// What a pointer chooses that is `along` points from where the first symbol begins.
  ///
  /// Inside a symbol the share is rounded up to the granularity; a place exactly on a step is that
  /// step. A gap belongs to the symbol before it.
  func value(along: Double) -> Double {
    // Three divisions: for the symbol, the step in it, and the value. Steps are counted only when the
    // value changes, and nothing is worked out twice; both cost more than all the rest.
    guard along > 0 else { return lowest }
    let symbols = along / pitch
    let symbol = symbols < maximum - 1 ? roundedDown(symbols) : maximum - 1
    let inside = max(along - symbol * pitch, 0)
    guard !isContinuous else { return max(symbol + min(inside / width, 1), lowest) }
    let parts = inside / stepWidth
    let below = roundedDown(parts)
    let part = parts - below <= 1e-9 * max(parts, 1) ? below : below + 1
    return max(value(symbol, part: part), lowest)
  }
}
