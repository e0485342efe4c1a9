public import ControlCore

/// The marks of a slider that tick: evenly spaced ones by a formula, others individually.
public struct SliderTicks: MarkRule {
  /// The rule of evenly spaced marks; for others, everything but their positions.
  let even: TickRule
  /// The track whose marks are not evenly spaced.
  let curve: SliderScale.Curve
  /// True if all marks are evenly spaced, so that `curve` is not used.
  let isEven: Bool

  init(_ even: TickRule) {
    (self.even, curve, isEven) = (even, .linear, true)
  }

  init(_ even: TickRule, _ curve: SliderScale.Curve) {
    (self.even, self.curve, isEven) = (even, curve, false)
  }

  /// The rule of a track in pieces; `nil` for others.
  private var pieces: PieceTicks? {
    if case .pieces(let pieces) = curve { PieceTicks(pieces: pieces, even: even) } else { nil }
  }

  /// The rule of a curve.
  private var onCurve: CurveTicks { CurveTicks(curve: curve, even: even) }

  public var capture: Double { even.capture }
  public var rearm: Double { even.rearm }
  public var lower: Double { even.lower }
  public var upper: Double { even.upper }

  public func capture(ofMark mark: Int64) -> Double {
    isEven ? capture : pieces?.capture(ofMark: mark) ?? capture
  }

  public func rearm(ofMark mark: Int64) -> Double {
    isEven ? rearm : pieces?.rearm(ofMark: mark) ?? rearm
  }

  public func ticksLike(_ other: Self) -> Bool {
    isEven && other.isEven ? even.ticksLike(other.even) : self == other
  }

  public func position(ofMark mark: Int64) -> Double {
    if isEven { return even.position(ofMark: mark) }
    return pieces?.position(ofMark: mark) ?? onCurve.position(ofMark: mark)
  }

  public func nearestMark(to x: Double) -> Int64 {
    if isEven { return even.nearestMark(to: x) }
    return pieces?.nearestMark(to: x) ?? onCurve.nearestMark(to: x)
  }

  public func marks(from a: Double, to b: Double) -> MarkSpan {
    if isEven { return even.marks(from: a, to: b) }
    return pieces?.marks(from: a, to: b) ?? onCurve.marks(from: a, to: b)
  }

  public func passed(
    _ marks: MarkSpan, at x: Double, doubt: Double, after taken: Int64
  ) -> (least: Int64, most: Int64) {
    if isEven { return even.passed(marks, at: x, doubt: doubt, after: taken) }
    return pieces?.passed(marks, at: x, doubt: doubt, after: taken)
      ?? onCurve.passed(marks, at: x, doubt: doubt, after: taken)
  }

  public func levels(of marks: MarkSpan) -> (base: Double, pitch: Double) {
    if isEven { return even.levels(of: marks) }
    return pieces?.levels(of: marks) ?? onCurve.levels(of: marks)
  }

  /// One mark, because a motion may pass unevenly spaced marks.
  public static var longestRun: Int64 { 1 }

  public var grain: Double { isEven ? even.grain : 1 }
}
