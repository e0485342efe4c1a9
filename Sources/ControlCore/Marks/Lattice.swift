/// The marks of a ruler: where each lies, which value it stands for, and what lies between them.
///
/// Marks are whole numbers. Mark `i` is `i` fractions of a step from the origin; every `fractions`th
/// mark is a step mark. A position is in points from mark 0, growing with the value.
public struct Lattice: Scale {
  /// Value from one step mark to the next; from 10⁻¹⁰⁰ to 10¹⁰⁰.
  public let step: Double
  /// Value of mark 0.
  public let origin: Double
  /// Marks to a step; 1 to 10,000.
  public let fractions: Int64
  /// Points from one step mark to the next; greater than 0.
  public let unitWidth: Double

  /// Step and origin over one denominator: whole numbers if both are decimals of at most 15 digits,
  /// else step and origin themselves over 1.
  @usableFromInline let stepNumerator: Double
  @usableFromInline let originNumerator: Double
  @usableFromInline let denominator: Double
  /// The numerator of mark 0 and the denominator of all, where a mark has the number of steps that it is worth times
  /// `fractions`: whole numbers too.
  @usableFromInline let start: Double
  @usableFromInline let whole: Double
  /// Whether they are such whole numbers, and those of mark 0 are below `exactLimit`.
  @usableFromInline let isExact: Bool
  /// From mark 0 to the farthest, in points.
  @usableFromInline let reach: Double

  /// Marks at each fraction of a step, this many points wide for a step, from an origin on.
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
    // Powers of ten up to 10¹⁵, as their quotients: exact.
    denominator = Double(max(exactStep.denominator, exactOrigin.denominator))
    stepNumerator = Double(exactStep.numerator) * (denominator / Double(exactStep.denominator))
    originNumerator =
      Double(exactOrigin.numerator) * (denominator / Double(exactOrigin.denominator))
    (start, whole) = (originNumerator * count, denominator * count)
    isExact = abs(start) < Self.exactLimit && whole < Self.exactLimit
  }

  public static func == (a: Lattice, b: Lattice) -> Bool {
    // The rest follows from these.
    a.step == b.step && a.origin == b.origin && a.fractions == b.fractions
      && a.unitWidth == b.unitWidth
  }

  /// Whole numbers below 2⁵³ have a Double each.
  @inlinable
  static var exactLimit: Double { 0x1p53 }

  /// Marks further from the origin than this do not exist: 2⁶⁰.
  public static let farthestMark: Int64 = 0x1000_0000_0000_0000

  /// Points from one mark to the next.
  public var fractionWidth: Double { unitWidth / Double(fractions) }

  /// Where mark `i` lies, in points.
  #if !arch(wasm32)  // where a number of an Int64 in what can be inlined is taken for an allocation
  @inlinable @inline(__always)
  #endif
  public func position(ofMark i: Int64) -> Double {
    Double(i) * unitWidth / Double(fractions)
  }

  /// The value of mark `i`.
  ///
  /// One correctly rounded division wherever step and origin are decimals of at most 15 digits and
  /// both sides of the fraction are whole numbers up to 2⁵³: mark 3 of 0.1 is 0.3. Elsewhere within
  /// 1 ulp, and never decreasing. Never −0.
  @inline(never)
  public func value(ofMark i: Int64) -> Double {
    exactValue(ofMark: i) ?? wideValue(ofMark: i)
  }

  #if !arch(wasm32)
  @inlinable @inline(__always)
  #endif
  func exactValue(ofMark i: Int64) -> Double? {
    let above = Double(i) * stepNumerator
    guard isExact, abs(above) < Self.exactLimit, abs(start + above) < Self.exactLimit
    else { return nil }
    return canonical((start + above) / whole)
  }

  /// The value of mark `i` as a sum and a quotient with 106 bits, rounded at the end.
  private func wideValue(ofMark i: Int64) -> Double {
    let high = Double(i)
    let low = Double(i &- Int64(saturating: high))
    var sum = WideNumber(product: high, stepNumerator)
    sum.add(low * stepNumerator)
    sum.add(WideNumber(product: originNumerator, Double(fractions)))
    return canonical(sum.divided(by: whole).rounded)
  }

  /// How many fractions `position` is from mark 0. A result within `blur` of a whole number *is* that
  /// mark: so decide `value(at:)` and the snap rule, and sums of coordinates cannot blur a mark.
  @inline(never)
  public func fractions(at position: Double) -> Double {
    let u = position * Double(fractions) / unitWidth
    let nearest = roundedToNearest(u)
    return abs(u - nearest) <= blur(u) ? nearest : u
  }

  /// What counts as no difference `u` fractions from mark 0: 10⁻⁹, and what the rounding of a
  /// position that far away amounts to.
  @inlinable @inline(__always)
  func blur(_ u: Double) -> Double {
    1e-9 + abs(u) * 0x1p-50
  }

  /// The value at `position`: that of the mark it is on, or in proportion between two marks. Never
  /// decreases with the position.
  @inline(__always)
  public func value(at position: Double) -> Double {
    plainValue(at: position) ?? value(beside: reachable(position))
  }

  @inlinable @inline(__always)
  public func plainValue(at position: Double) -> Double? {
    #if arch(wasm32)
    return nil
    #else
    let position = reachable(position)
    let u = position * Double(fractions) / unitWidth
    guard abs(u) < 0x1p36 else { return nil }
    let (mark, excess) = nearestWhole(to: u)
    if abs(excess) <= blur(u) { return exactValue(ofMark: mark) }
    // Well between two marks the rounding of a proportion does not lead past either.
    guard abs(excess) > 0x1p-10, abs(origin) * Double(fractions) < 0x1p36 * step else { return nil }
    return canonical(proportion(position))
    #endif
  }

  /// The value at a place that may be so near to a mark that rounding could lead past it.
  @inline(never)
  private func value(beside position: Double) -> Double {
    let u = fractions(at: position)
    let mark = Int64(roundingDown: u)
    let part = u - Double(mark)
    let below = value(ofMark: mark)
    guard part > 0 else { return below }
    return canonical(min(max(proportion(position), below), value(ofMark: mark &+ 1)))
  }

  /// The value at `position` in proportion, with as few roundings as there can be.
  @inlinable @inline(__always)
  func proportion(_ position: Double) -> Double {
    origin + position * stepNumerator / (denominator * unitWidth)
  }

  /// Where `value` lies, in points: exactly on its mark if it is the value of one.
  @inline(never)
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

  /// `position`, brought back to where there are marks.
  @inlinable @inline(__always)
  public func reachable(_ position: Double) -> Double {
    min(max(position, 0 - reach), reach)
  }

  /// The step mark some steps beyond a place: the first counts as soon as it is not where one
  /// already is.
  ///
  /// - Parameters:
  ///   - count: positive upwards, negative downwards; at most 2³² either way.
  ///   - position: in points.
  /// - Returns: its index, in fractions.
  public func stepMark(_ count: Int64, beyond position: Double) -> Int64 {
    mark(count, beyond: position, every: fractions)
  }

  /// The mark some marks beyond a place, of every so many.
  @inline(never)
  private func mark(_ count: Int64, beyond position: Double, every spacing: Int64) -> Int64 {
    let steps = fractions(at: position) / Double(spacing)
    let from = Int64(saturating: count > 0 ? roundedDown(steps) : roundedUp(steps))
    let farthest = Self.farthestMark / spacing
    let reachable = min(max(from, -farthest), farthest)
    return min(max(reachable &+ count, -farthest), farthest) &* spacing
  }

  /// The mark that keys go to: of the level that the snap rule keeps, and step marks if it keeps none.
  ///
  /// - Parameters:
  ///   - count: positive upwards, negative downwards; at most 2³² either way.
  ///   - position: in points.
  ///   - rule: where a control comes to rest.
  /// - Returns: its index, in fractions.
  public func keyMark(_ count: Int64, beyond position: Double, rule: SnapRule) -> Int64 {
    let spacing = snapSpacing(rule)
    return mark(count, beyond: position, every: spacing > 0 ? spacing : fractions)
  }

  /// The last mark at `position` or below it, in points.
  public func mark(upTo position: Double) -> Int64 {
    Int64(saturating: roundedDown(fractions(at: position)))
  }

  /// The first mark at `position` or above it, in points.
  public func mark(downTo position: Double) -> Int64 {
    Int64(saturating: roundedUp(fractions(at: position)))
  }

  /// All marks up to the farthest, on both sides.
  public var marks: ClosedRange<Int64> { -Self.farthestMark...Self.farthestMark }

  /// The values of the farthest marks, and all between them.
  public var values: ClosedRange<Double> {
    value(ofMark: -Self.farthestMark)...value(ofMark: Self.farthestMark)
  }

  /// The step mark nearest to `position`, ties upwards, counted in steps.
  public func nearestStep(to position: Double) -> Int64 {
    Int64(roundingDown: fractions(at: position) / Double(fractions) + 0.5)
  }
}
