import ControlCore

/// What a rating works out from its configuration, once: places and values as steps.
///
/// Steps are whole numbers: step 0 is no rating, step `steps · i` is symbol `i` full. So thirds and
/// tenths have no noise, and the last symbol can always be filled.
struct RatingScale: Equatable, Sendable {
  let count: Int64
  /// Steps to a symbol; for a granularity of 0 there are none between whole symbols.
  let steps: Int64
  let granularity: Double
  let isContinuous: Bool

  /// The granularity as an exact fraction, if it is a decimal.
  private let exact: DecimalFraction?
  private let minimum: Double
  private let width: Double
  private let pitch: Double

  init(_ configuration: RatingConfiguration) {
    let size = configuration.granularity
    count = configuration.count
    granularity = size
    isContinuous = size == 0
    exact = DecimalFraction(size)
    steps = Self.steps(size, exact)
    minimum = configuration.minimum
    width = configuration.width
    pitch = configuration.width + configuration.spacing
  }

  /// How many steps of this size reach the edge of a symbol; the last may be smaller.
  private static func steps(_ granularity: Double, _ exact: DecimalFraction?) -> Int64 {
    guard granularity > 0 else { return 1 }
    guard let exact else { return Int64(saturating: roundedUp(1 / granularity)) }
    return (exact.denominator + exact.numerator - 1) / exact.numerator
  }

  /// The largest value.
  var maximum: Double { Double(count) }

  /// `value`, brought back to what can be shown.
  func clamp(_ value: Double) -> Double {
    canonical(min(max(value, 0), maximum))
  }

  /// `value`, brought back to what a user can choose.
  func choosable(_ value: Double) -> Double {
    canonical(min(max(value, minimum), maximum))
  }

  /// The value of a step: the share of the last symbol is exact, and its edge is whole.
  func value(ofStep step: Int64) -> Double {
    guard step > 0 else { return 0 }
    let full = (step - 1) / steps
    let part = step - full &* steps
    guard part < steps else { return Double(full + 1) }
    guard let exact else { return Double(full) + Double(part) * granularity }
    let above = Double(full) * Double(exact.denominator) + Double(part &* exact.numerator)
    return above < 9_007_199_254_740_992
      ? above / Double(exact.denominator) : Double(full) + Double(part) * granularity
  }

  /// The last step that is not above `value`.
  func step(upTo value: Double) -> Int64 {
    let value = clamp(value)
    let full = Int64(saturating: roundedDown(value))
    var part = Int64(saturating: isContinuous ? 0 : (value - Double(full)) / granularity)
    part = min(max(part - 1, 0), steps - 1)
    while part < steps, self.value(ofStep: full &* steps + part + 1) <= value { part += 1 }
    return full &* steps + part
  }

  /// The first step that is not below `value`.
  func step(downTo value: Double) -> Int64 {
    let below = step(upTo: value)
    return self.value(ofStep: below) < clamp(value) ? below + 1 : below
  }

  /// The value of the step nearest to `value`, the larger of two; with no steps, `value` itself.
  func nearest(to value: Double) -> Double {
    guard !isContinuous else { return clamp(value) }
    let below = self.value(ofStep: step(upTo: value))
    let above = self.value(ofStep: step(downTo: value))
    return clamp(value) - below < above - clamp(value) ? below : above
  }

  /// The steps passed on the way from one value to another, the one it reaches included.
  func steps(from old: Double, to new: Double) -> MarkSpan {
    if new > old {
      let (start, end) = (step(upTo: old), step(upTo: new))
      return MarkSpan(first: start + 1, count: end - start)
    }
    let (start, end) = (step(downTo: old), step(downTo: new))
    return MarkSpan(first: start - 1, count: end - start)
  }

  /// The step at `new`, or passed last on the way to it.
  func arrival(from old: Double, at new: Double) -> MarkSpan {
    new > old
      ? MarkSpan(first: step(upTo: new), count: 1)
      : MarkSpan(first: step(downTo: new), count: -1)
  }

  /// What a pointer chooses that is `along` points from where the first symbol begins.
  ///
  /// Inside a symbol the share is rounded up to the granularity; a place exactly on a step is that
  /// step. A gap belongs to the symbol before it.
  func value(along: Double) -> Double {
    guard along > 0 else { return lowest }
    let last = Double(count - 1)
    let symbol = min(roundedDown(along / pitch), last)
    let share = min((along - symbol * pitch) / width, 1)
    let full = Int64(saturating: symbol)
    guard !isContinuous else { return max(choosable(symbol + share), lowest) }
    let parts = share / granularity
    let nearest = roundedToNearest(parts)
    let part = abs(parts - nearest) <= 1e-9 * max(parts, 1) ? nearest : roundedUp(parts)
    let step = full &* steps + min(Int64(saturating: part), steps)
    return max(choosable(value(ofStep: step)), lowest)
  }

  /// The least that a pointer can choose.
  private var lowest: Double {
    choosable(isContinuous ? 0 : value(ofStep: 1))
  }
}
