import ControlCore

/// The values that are marks of a slider, before some are dropped for lack of space.
enum SliderMarkRule {
  /// Equal differences. Mark 0 is the lattice's mark `-shift`, so every tenth mark is a round
  /// value. `pitch` is the least distance between two marks, in points.
  case lattice(Lattice, shift: Int64, pitch: Double, ends: (low: Int64, high: Int64)?)
  /// 1, 2 and 5 times each power of ten.
  case series(Logarithmic)
  /// The values that can be chosen, without a rule.
  case choices

  init(_ stretch: SliderStretch) {
    let (bounds, length) = (stretch.bounds, stretch.length)
    let size = bounds.upperBound - bounds.lowerBound
    switch stretch.kind {
    case .line(let lattice):
      let values = stretch.isDiscrete ? lattice : Self.roundValues(bounds)
      guard let values, size > 0 else { break }
      let shift = stretch.isDiscrete ? Self.shift(values) : 0
      self = .lattice(
        values, shift: shift, pitch: values.step / size * length,
        ends: Self.ends(bounds, values.step))
      return
    case .logarithm(let isOneTwoFive):
      if isOneTwoFive {
        self = Self.series(stretch)
        return
      }
      guard !stretch.isDiscrete, bounds.lowerBound > 0 else { break }
      let factor = bounds.upperBound / bounds.lowerBound
      guard factor < 10 else {
        self = Self.series(stretch)
        return
      }
      // Nearly even; the last two marks are closest together.
      guard let values = Self.roundValues(bounds) else { break }
      let width = length / naturalLogarithm(factor)
      self = .lattice(
        values, shift: 0, pitch: width * values.step / bounds.upperBound,
        ends: Self.ends(bounds, values.step))
      return
    case .stops: break
    }
    self = .choices
  }

  private static func series(_ stretch: SliderStretch) -> SliderMarkRule {
    let factor = stretch.bounds.upperBound / stretch.bounds.lowerBound
    let width = stretch.length * logarithmOfTen / naturalLogarithm(factor)
    guard let series = try? Logarithmic(.oneTwoFive, decadeWidth: width) else { return .choices }
    return .series(series)
  }

  private static let logarithmOfTen = 2.302_585_092_994_045_7

  /// Returns a lattice of at least 100 round values; `nil` near the resolution of a `Double`.
  private static func roundValues(_ bounds: ClosedRange<Double>) -> Lattice? {
    let part = (bounds.upperBound - bounds.lowerBound) / 100
    let farthest = max(abs(bounds.lowerBound), abs(bounds.upperBound))
    guard part >= 1e-12, farthest <= 1e12, farthest <= part * 1e9 else { return nil }
    var power = 1.0
    if part >= 1 {
      while power * 10 <= part { power *= 10 }
      return Lattice(step: power, fractions: 1, unitWidth: 1)
    }
    while 1 / power > part { power *= 10 }
    return Lattice(step: 1 / power, fractions: 1, unitWidth: 1)
  }

  /// Returns the steps from 0 to the lower bound; 0 if that is not a whole number.
  private static func shift(_ lattice: Lattice) -> Int64 {
    steps(to: lattice.origin, lattice.step) ?? 0
  }

  /// Returns the steps from 0 to each bound; `nil` if either is not a whole number.
  private static func ends(
    _ bounds: ClosedRange<Double>, _ step: Double
  ) -> (low: Int64, high: Int64)? {
    guard let low = steps(to: bounds.lowerBound, step),
      let high = steps(to: bounds.upperBound, step)
    else { return nil }
    return (low, high)
  }

  /// Returns the steps from 0 to a value; `nil` if that is not a whole number below 2⁵⁰.
  private static func steps(to value: Double, _ step: Double) -> Int64? {
    let steps = value / step
    let whole = roundedToNearest(steps)
    guard abs(whole) < 0x1p50, abs(steps - whole) < 1e-9 * max(abs(whole), 1) else { return nil }
    return Int64(saturating: whole)
  }

  // MARK: Iteration

  /// Returns the strides, in marks, between visible marks and between marks that may have a label.
  ///
  /// - Parameters:
  ///   - least: The least distance between marks, in points.
  ///   - label: The least distance between labels, in points.
  /// - Returns: Both strides; the one of labels is a multiple of the one of marks.
  func strides(least: Double, label: Double) -> (mark: Int64, label: Int64) {
    switch self {
    case .choices: return (1, 1)
    case .lattice(_, _, let pitch, let ends): return Self.strides(of: pitch, least, label, ends)
    case .series(let series):
      // The gaps 1–2 and 5–10 are equal, and smaller than 2–5.
      let closest = 0.3 * series.decadeWidth
      guard closest < label else { return (1, 1) }
      let decades = Self.strides(of: series.decadeWidth, least, label)
      return (closest < least ? 3 &* decades.mark : 1, 3 &* decades.label)
    }
  }

  /// Returns 1, 2, 5, 10 … for labels, or a slightly larger stride that includes both bounds
  /// (numbered `ends`); for marks, the smallest fitting fraction of that stride, at least 1/20.
  private static func strides(
    of pitch: Double, _ least: Double, _ label: Double, _ ends: (low: Int64, high: Int64)? = nil
  ) -> (mark: Int64, label: Int64) {
    var (stride, digit): (Int64, Int64) = (1, 1)
    while Double(stride) * pitch < label - 1e-6, stride < 1_000_000_000_000_000_000 / 5 {
      stride = digit == 2 ? stride / 2 &* 5 : stride &* 2
      digit = digit == 1 ? 2 : digit == 2 ? 5 : 1
    }
    if let ends { stride = even(stride, digit, ends) }
    // An array of these would need the heap.
    var part: Int64 = 20
    while part > 1 {
      if stride % part == 0, Double(stride / part) * pitch >= least - 1e-6 {
        return (stride / part, stride)
      }
      part = part == 5 ? 4 : part / 2
    }
    return (stride, stride)
  }

  /// Returns a stride that includes both bounds: 10, 20 or 25 for 10; 20, 25 or 50 for 20; 50 or
  /// 100 for 50. Returns `stride` itself if none does.
  private static func even(
    _ stride: Int64, _ digit: Int64, _ ends: (low: Int64, high: Int64)
  ) -> Int64 {
    func leads(_ stride: Int64) -> Bool { ends.low % stride == 0 && ends.high % stride == 0 }
    if leads(stride) { return stride }
    let quarter = stride % 4 == 0 ? stride / 4 &* 5 : stride
    let second = digit == 2 ? quarter : stride &* 2
    if leads(second) { return second }
    let third = stride % 2 == 0 && digit != 5 ? stride / 2 &* 5 : stride
    return leads(third) ? third : stride
  }

  /// Returns the first mark to examine: at the lower bound, or less than a stride below it.
  ///
  /// - Parameters:
  ///   - lower: The lower bound.
  ///   - start: Its position on the scale, in points.
  ///   - scale: The scale of the slider.
  ///   - stride: The stride, in marks.
  /// - Returns: The number of the mark.
  func first(
    above lower: Double, at start: Double, _ scale: SliderScale, stride: Int64
  ) -> Int64 {
    let (mark, shift): (Int64, Int64)
    switch self {
    case .choices:
      return scale.mark(upTo: start)
    case .lattice(let lattice, let number, _, _):
      (mark, shift) = (lattice.mark(upTo: lattice.position(of: lower)), number)
    case .series(let series):
      (mark, shift) = (series.mark(upTo: series.position(of: lower)), 0)
    }
    let number = mark &+ shift
    let rest = number % stride
    return number &- (rest < 0 ? rest &+ stride : rest)
  }

  /// Returns the value of a mark; `nil` if the mark does not exist.
  func value(_ index: Int64, _ scale: SliderScale) -> Double? {
    switch self {
    case .choices: scale.marks.contains(index) ? scale.value(ofMark: index) : nil
    case .lattice(let lattice, let shift, _, _): lattice.value(ofMark: index &- shift)
    case .series(let series):
      series.marks.contains(index) ? series.value(ofMark: index) : nil
    }
  }

  /// True if a mark may have a label.
  func isRound(_ index: Int64, _ labelStride: Int64) -> Bool { index % labelStride == 0 }
}
