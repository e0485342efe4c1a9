/// The evenly spaced marks of a ruler: their positions and values, and the values between them.
///
/// Marks are whole numbers. Mark `i` is `i` fractions of a step from the origin; every
/// `fractions`th mark is a step mark. Positions are in points from mark 0, and grow with the value.
public struct Lattice: Scale {
  /// Value from one step mark to the next; from 10⁻¹⁰⁰ to 10¹⁰⁰.
  public let step: Double
  /// Value of mark 0.
  public let origin: Double
  /// Marks per step; 1 to 10,000.
  public let fractions: Int64
  /// Points from one step mark to the next; greater than 0.
  public let unitWidth: Double

  /// Step and origin over one denominator: whole numbers if both are decimals of at most 15 digits,
  /// else step and origin themselves over 1.
  @usableFromInline let stepNumerator: Double
  @usableFromInline let originNumerator: Double
  @usableFromInline let denominator: Double
  /// The numerator of mark 0 and the common denominator, multiplied by `fractions`, so that the
  /// numerators of all marks are whole numbers too.
  @usableFromInline let start: Double
  @usableFromInline let whole: Double
  /// True if these are whole numbers, and those of mark 0 are below `exactLimit`.
  @usableFromInline let isExact: Bool
  /// Points from mark 0 to the farthest mark.
  @usableFromInline let reach: Double

  /// Creates marks at each fraction of a step, `unitWidth` points per step, from an origin.
  public init(step: Double, origin: Double = 0, fractions: Int64, unitWidth: Double) {
    self.step = step
    self.origin = origin
    self.fractions = fractions
    self.unitWidth = unitWidth
    let count = Double(fractions)
    reach = Double(Self.farthestMark) * unitWidth / count
    guard let exactStep = DecimalFraction(step), let exactOrigin = DecimalFraction(origin) else {
      (stepNumerator, originNumerator, denominator, isExact) = (step, origin, 1, false)
      (start, whole) = (origin * count, count)
      return
    }
    // Powers of ten up to 10¹⁵ and their quotients are exact.
    denominator = Double(max(exactStep.denominator, exactOrigin.denominator))
    stepNumerator = Double(exactStep.numerator) * (denominator / Double(exactStep.denominator))
    originNumerator =
      Double(exactOrigin.numerator) * (denominator / Double(exactOrigin.denominator))
    (start, whole) = (originNumerator * count, denominator * count)
    isExact = abs(start) < Self.exactLimit && whole < Self.exactLimit
  }

  /// Creates marks at whole steps from what must be kept of another lattice.
  ///
  /// - Parameters:
  ///   - numerator: step times the denominator.
  ///   - denominator: 1, or a power of ten.
  ///   - origin: value of mark 0.
  ///   - isExact: true if the step and the origin, times the denominator, are whole numbers; the
  ///     latter below 2⁵⁰, so that it follows from the origin.
  ///   - unitWidth: points per step.
  init(
    numerator: Double, denominator: Double, origin: Double, isExact: Bool, unitWidth: Double
  ) {
    (step, self.origin, fractions) = (numerator / denominator, origin, 1)
    (self.unitWidth, self.denominator, self.isExact) = (unitWidth, denominator, isExact)
    reach = Double(Self.farthestMark) * unitWidth
    stepNumerator = numerator
    originNumerator = isExact ? roundedToNearest(origin * denominator) : origin
    (start, whole) = (originNumerator, denominator)
  }

  public static func == (a: Lattice, b: Lattice) -> Bool {
    // All other members are derived from these.
    a.step == b.step && a.origin == b.origin && a.fractions == b.fractions
      && a.unitWidth == b.unitWidth
  }

  /// The limit below which all whole numbers are exact: 2⁵³.
  @inlinable
  static var exactLimit: Double { 0x1p53 }

  /// The farthest mark on each side of the origin: 2⁶⁰.
  public static let farthestMark: Int64 = 0x1000_0000_0000_0000

  /// Points from one mark to the next.
  public var fractionWidth: Double { unitWidth / Double(fractions) }

  /// Returns the position of mark `i`, in points.
  @inlinable @inline(__always)
  public func position(ofMark i: Int64) -> Double {
    number(i) * unitWidth / number(fractions)
  }

  /// Returns the value of mark `i`.
  ///
  /// One correctly rounded division if step and origin are decimals of at most 15 digits and both
  /// sides of the fraction are whole numbers up to 2⁵³: mark 3 of 0.1 is 0.3. Otherwise within 1
  /// ulp, and never decreasing. Never −0.
  public func value(ofMark i: Int64) -> Double {
    exactValue(ofMark: i) ?? wideValue(ofMark: i)
  }

  @inlinable @inline(__always)
  func exactValue(ofMark i: Int64) -> Double? {
    let above = number(i) * stepNumerator
    guard isExact, abs(above) < Self.exactLimit, abs(start + above) < Self.exactLimit
    else { return nil }
    return canonical((start + above) / whole)
  }

  /// Returns the value of mark `i`, computed with 106 bits and rounded once.
  private func wideValue(ofMark i: Int64) -> Double {
    let high = Double(i)
    let low = Double(i &- Int64(saturating: high))
    var sum = WideNumber(product: high, stepNumerator)
    sum.add(low * stepNumerator)
    sum.add(WideNumber(product: originNumerator, Double(fractions)))
    return canonical(sum.divided(by: whole).rounded)
  }

  /// Returns the number of fractions from mark 0 to `position`. A result within `blur` of a whole
  /// number is that mark, also for `value(at:)` and the snap rule, despite rounded coordinates.
  public func fractions(at position: Double) -> Double {
    let u = position * Double(fractions) / unitWidth
    let nearest = roundedToNearest(u)
    return abs(u - nearest) <= blur(u) ? nearest : u
  }

  /// Returns the tolerance at `u` fractions from mark 0: 10⁻⁹, plus the rounding error of a
  /// position that far away.
  @inlinable @inline(__always)
  func blur(_ u: Double) -> Double {
    1e-9 + abs(u) * 0x1p-50
  }

  /// Returns the value at `position`: that of its mark, or interpolated between two marks. Never
  /// decreases with the position.
  @inline(__always)
  public func value(at position: Double) -> Double {
    plainValue(at: position) ?? value(beside: reachable(position))
  }

  @inlinable @inline(__always)
  public func plainValue(at position: Double) -> Double? {
    let position = reachable(position)
    let u = position * number(fractions) / unitWidth
    guard abs(u) < 0x1p36 else { return nil }
    let (mark, excess) = nearestWhole(to: u)
    if abs(excess) <= blur(u) { return exactValue(ofMark: mark) }
    // Well between two marks, rounding of the interpolation cannot pass either.
    guard abs(excess) > 0x1p-10, abs(origin) * number(fractions) < 0x1p36 * step else { return nil }
    return canonical(proportion(position))
  }

  /// Returns the value at a position so near to a mark that rounding could pass it.
  private func value(beside position: Double) -> Double {
    let u = fractions(at: position)
    let mark = Int64(roundingDown: u)
    let part = u - Double(mark)
    let below = value(ofMark: mark)
    guard part > 0 else { return below }
    return canonical(min(max(proportion(position), below), value(ofMark: mark &+ 1)))
  }

  /// Returns the interpolated value at `position`, with minimal rounding.
  @inlinable @inline(__always)
  func proportion(_ position: Double) -> Double {
    origin + position * stepNumerator / (denominator * unitWidth)
  }

  /// Returns the position of `value`, in points: exactly on its mark if it is the value of one.
  public func position(of value: Double) -> Double {
    let steps = (value - origin) / step
    let mark = Int64(saturating: roundedToNearest(steps * Double(fractions)))
    let place = steps * unitWidth
    guard mark > -Self.farthestMark, mark < Self.farthestMark else { return reachable(place) }
    let nearest = self.value(ofMark: mark)
    if nearest == value { return position(ofMark: mark) }
    return nearest < value
      ? min(max(place, position(ofMark: mark)), position(ofMark: mark &+ 1))
      : max(min(place, position(ofMark: mark)), position(ofMark: mark &- 1))
  }

  /// Returns `position` clamped to the range of the marks.
  @inlinable @inline(__always)
  public func reachable(_ position: Double) -> Double {
    min(max(position, 0 - reach), reach)
  }

  /// Returns the step mark `count` steps beyond a position; a step mark at the position itself does
  /// not count.
  ///
  /// - Parameters:
  ///   - count: steps, positive upwards, negative downwards; at most 2³² either way.
  ///   - position: position in points.
  /// - Returns: index in fractions.
  public func stepMark(_ count: Int64, beyond position: Double) -> Int64 {
    mark(count, beyond: position, every: fractions)
  }

  /// Returns the mark `count` marks beyond a position, among every `spacing`th.
  private func mark(_ count: Int64, beyond position: Double, every spacing: Int64) -> Int64 {
    let steps = fractions(at: position) / Double(spacing)
    let from = Int64(saturating: count > 0 ? roundedDown(steps) : roundedUp(steps))
    let farthest = Self.farthestMark / spacing
    let reachable = min(max(from, -farthest), farthest)
    return min(max(reachable &+ count, -farthest), farthest) &* spacing
  }

  /// Returns the mark that keys go to: at the level of the snap rule, or step marks without one.
  ///
  /// - Parameters:
  ///   - count: marks, positive upwards, negative downwards; at most 2³² either way.
  ///   - position: position in points.
  ///   - rule: snap rule of the control.
  /// - Returns: index in fractions.
  public func keyMark(_ count: Int64, beyond position: Double, rule: SnapRule) -> Int64 {
    let spacing = snapSpacing(rule)
    return mark(count, beyond: position, every: spacing > 0 ? spacing : fractions)
  }

  /// Returns the last mark at `position` or below it, in points.
  public func mark(upTo position: Double) -> Int64 {
    Int64(saturating: roundedDown(fractions(at: position)))
  }

  /// Returns the first mark at `position` or above it, in points.
  public func mark(downTo position: Double) -> Int64 {
    Int64(saturating: roundedUp(fractions(at: position)))
  }

  /// All marks up to the farthest, on both sides.
  public var marks: ClosedRange<Int64> { -Self.farthestMark...Self.farthestMark }

  /// The range from the value of the lowest mark to that of the highest.
  public var values: ClosedRange<Double> {
    value(ofMark: -Self.farthestMark)...value(ofMark: Self.farthestMark)
  }

  /// Returns the step mark nearest to `position`, ties upwards, counted in steps.
  public func nearestStep(to position: Double) -> Int64 {
    Int64(roundingDown: fractions(at: position) / Double(fractions) + 0.5)
  }
}
