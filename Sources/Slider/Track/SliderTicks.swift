public import ControlCore

/// The marks of a slider that tick: evenly spaced ones by a formula, others individually.
public struct SliderTicks: MarkRule {
  /// The rule of evenly spaced marks; for others, everything but their positions.
  let even: TickRule
  /// The rule of unevenly spaced marks that tick.
  let uneven: UnevenSliderTicks?
  /// True if `uneven` is `nil`; stored, because a test would copy it.
  let isEven: Bool

  init(_ even: TickRule, _ curve: SliderScale.Curve? = nil) {
    self.even = even
    uneven = curve.map { UnevenSliderTicks(curve: $0, even: even) }
    isEven = uneven == nil
  }

  public var capture: Double { even.capture }
  public var rearm: Double { even.rearm }
  public var lower: Double { even.lower }
  public var upper: Double { even.upper }

  public func capture(ofMark mark: Int64) -> Double {
    isEven ? even.capture : uneven?.capture(ofMark: mark) ?? 0
  }

  public func rearm(ofMark mark: Int64) -> Double {
    isEven ? even.rearm : uneven?.rearm(ofMark: mark) ?? 0
  }

  public func ticksLike(_ other: Self) -> Bool {
    isEven && other.isEven
      ? even.ticksLike(other.even) : even == other.even && uneven == other.uneven
  }

  public func position(ofMark mark: Int64) -> Double {
    isEven ? even.position(ofMark: mark) : uneven?.position(ofMark: mark) ?? 0
  }

  public func nearestMark(to x: Double) -> Int64 {
    isEven ? even.nearestMark(to: x) : uneven?.nearestMark(to: x) ?? 0
  }

  public func marks(from a: Double, to b: Double) -> MarkSpan {
    isEven ? even.marks(from: a, to: b) : uneven?.marks(from: a, to: b) ?? .none
  }

  public func passed(
    _ marks: MarkSpan, at x: Double, doubt: Double, after taken: Int64
  ) -> (least: Int64, most: Int64) {
    isEven
      ? even.passed(marks, at: x, doubt: doubt, after: taken)
      : uneven?.passed(marks, at: x, doubt: doubt, after: taken) ?? (0, 0)
  }

  public func levels(of marks: MarkSpan) -> (base: Double, pitch: Double) {
    isEven ? even.levels(of: marks) : uneven?.levels(of: marks) ?? (0, 0)
  }

  /// One mark, because a motion may pass unevenly spaced marks.
  public static var longestRun: Int64 { 1 }

  public var grain: Double { isEven ? even.grain : 1 }
}
