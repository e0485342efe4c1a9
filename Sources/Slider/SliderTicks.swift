public import ControlCore

/// The marks of a slider that tick: evenly spaced ones by a formula, others individually.
public struct SliderTicks: MarkRule {
  /// The rule of evenly spaced marks; for others, everything but their positions.
  let even: TickRule
  /// The scale of unevenly spaced marks that tick.
  let logarithm: SliderLogarithm?
  /// True if `logarithm` is `nil`; stored, because a test would copy it.
  let isEven: Bool

  init(_ even: TickRule, _ logarithm: SliderLogarithm? = nil) {
    (self.even, self.logarithm, isEven) = (even, logarithm, logarithm == nil)
  }

  /// The rule of unevenly spaced marks.
  private var uneven: ScaleTicks<SliderLogarithm>? {
    logarithm.map {
      ScaleTicks($0, capture: even.capture, rearm: even.rearm, within: even.lower...even.upper)
    }
  }

  public var capture: Double { even.capture }
  public var rearm: Double { even.rearm }
  public var lower: Double { even.lower }
  public var upper: Double { even.upper }

  public func ticksLike(_ other: Self) -> Bool {
    isEven && other.isEven
      ? even.ticksLike(other.even) : even == other.even && logarithm == other.logarithm
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
