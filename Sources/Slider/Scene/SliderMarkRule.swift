import ControlCore

/// Which values are the marks of a slider, before it is known for how many of them there is room.
enum SliderMarkRule {
  /// Equal differences. Mark 0 is the lattice's mark `-shift`, so that every tenth mark is a round value. So many
  /// points are at least between two of them.
  case lattice(Lattice, shift: Int64, pitch: Double, ends: (low: Int64, high: Int64)?)
  /// 1, 2 and 5 times each power of ten.
  case series(Logarithmic)
  /// The values that can be chosen, as they come.
  case choices

  init(_ scene: SliderScene) {
    let (bounds, length) = (scene.bounds, scene.length)
    let size = bounds.upperBound - bounds.lowerBound
    switch scene.scale.curve {
    case nil:
      let lattice = scene.scale.lattice
      let values = scene.isDiscrete ? lattice : Self.roundValues(bounds)
      guard let values, size > 0 else { break }
      let shift = scene.isDiscrete ? Self.shift(values) : 0
      self = .lattice(
        values, shift: shift, pitch: values.step / size * length,
        ends: Self.ends(bounds, values.step))
      return
    case .logarithmic(let logarithm):
      if logarithm.isOneTwoFive {
        self = Self.series(scene)
        return
      }
      guard !scene.isDiscrete, bounds.lowerBound > 0 else { break }
      let factor = bounds.upperBound / bounds.lowerBound
      guard factor < 10 else {
        self = Self.series(scene)
        return
      }
      // Nearly even; the last two are nearest to each other.
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

  private static func series(_ scene: SliderScene) -> SliderMarkRule {
    let factor = scene.bounds.upperBound / scene.bounds.lowerBound
    let width = scene.length * logarithmOfTen / naturalLogarithm(factor)
    guard let series = try? Logarithmic(.oneTwoFive, decadeWidth: width) else { return .choices }
    return .series(series)
  }

  private static let logarithmOfTen = 2.302_585_092_994_045_7

  /// Multiples of a power of ten, at least a hundred of them; `nil` where a `Double` could hardly tell them apart.
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

  /// How many steps the lower bound is from 0; 0 if these are no whole number.
  private static func shift(_ lattice: Lattice) -> Int64 {
    steps(to: lattice.origin, lattice.step) ?? 0
  }

  /// How many steps both bounds are from 0; `nil` if these are no whole numbers.
  private static func ends(
    _ bounds: ClosedRange<Double>, _ step: Double
  ) -> (low: Int64, high: Int64)? {
    guard let low = steps(to: bounds.lowerBound, step),
      let high = steps(to: bounds.upperBound, step)
    else { return nil }
    return (low, high)
  }

  /// How many steps a value is from 0; `nil` if these are no whole number.
  private static func steps(to value: Double, _ step: Double) -> Int64? {
    let steps = value / step
    let whole = roundedToNearest(steps)
    guard abs(whole) < 0x1p50, abs(steps - whole) < 1e-9 * max(abs(whole), 1) else { return nil }
    return Int64(saturating: whole)
  }

  // MARK: Going through them

  /// How far it is, counted in marks, from one that shows to the next, and from one that may have a label.
  ///
  /// - Parameters:
  ///   - least: how far apart marks must be, in points.
  ///   - label: how far labels must be.
  /// - Returns: both; that of labels is a multiple of that of marks.
  func strides(least: Double, label: Double) -> (mark: Int64, label: Int64) {
    switch self {
    case .choices: return (1, 1)
    case .lattice(_, _, let pitch, let ends): return Self.strides(of: pitch, least, label, ends)
    case .series(let series):
      // From 1 to 2 it is as far as from 5 to 10, and less than from 2 to 5.
      let closest = 0.3 * series.decadeWidth
      guard closest < label else { return (1, 1) }
      let decades = Self.strides(of: series.decadeWidth, least, label)
      return (closest < least ? 3 &* decades.mark : 1, 3 &* decades.label)
    }
  }

  /// 1, 2, 5, 10, 20, 50 … for labels, or a little more if then both bounds are among them, whose numbers `ends` are;
  /// and for marks the least part of that.
  private static func strides(
    of pitch: Double, _ least: Double, _ label: Double, _ ends: (low: Int64, high: Int64)? = nil
  ) -> (mark: Int64, label: Int64) {
    var (stride, digit): (Int64, Int64) = (1, 1)
    while Double(stride) * pitch < label - 1e-6, stride < 1_000_000_000_000_000_000 / 5 {
      stride = digit == 2 ? stride / 2 &* 5 : stride &* 2
      digit = digit == 1 ? 2 : digit == 2 ? 5 : 1
    }
    if let ends { stride = even(stride, digit, ends) }
    // A list of them would be an array.
    var part: Int64 = 20
    while part > 1 {
      if stride % part == 0, Double(stride / part) * pitch >= least - 1e-6 {
        return (stride / part, stride)
      }
      part = part == 5 ? 4 : part / 2
    }
    return (stride, stride)
  }

  /// A stride that leads from one bound to the other: 10 itself, 20 or 25; 20 itself, 25 or 50; 50 itself or 100. If
  /// none does, itself.
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

  /// The first mark to look at: at the lower bound, or less than a stride before it.
  func first(above scene: SliderScene, stride: Int64) -> Int64 {
    let (mark, shift): (Int64, Int64)
    switch self {
    case .choices:
      return scene.scale.mark(upTo: scene.start)
    case .lattice(let lattice, let number, _, _):
      (mark, shift) = (lattice.mark(upTo: lattice.position(of: scene.bounds.lowerBound)), number)
    case .series(let series):
      (mark, shift) = (series.mark(upTo: series.position(of: scene.bounds.lowerBound)), 0)
    }
    let number = mark &+ shift
    let rest = number % stride
    return number &- (rest < 0 ? rest &+ stride : rest)
  }

  /// The value of a mark; `nil` if there is no such mark.
  func value(_ index: Int64, _ scale: SliderScale) -> Double? {
    switch self {
    case .choices: scale.marks.contains(index) ? scale.value(ofMark: index) : nil
    case .lattice(let lattice, let shift, _, _): lattice.value(ofMark: index &- shift)
    case .series(let series):
      series.marks.contains(index) ? series.value(ofMark: index) : nil
    }
  }

  /// Whether a mark may have a label.
  func isRound(_ index: Int64, _ labelStride: Int64) -> Bool { index % labelStride == 0 }
}
