public import ControlCore

/// The marks of a slider that tick: evenly spaced ones by a formula, others individually.
public struct SliderTicks: MarkRule {
  /// The rules of unevenly spaced marks.
  enum Uneven: Equatable, Sendable {
    /// The marks are evenly spaced.
    case none
    /// The marks of a track on a curve.
    case curve(CurveTicks)
    /// The knots and steps of a track in pieces.
    case pieces(PieceTicks)
  }

  /// The rule of evenly spaced marks; for others, everything but their positions.
  let even: TickRule
  let uneven: Uneven

  init(_ even: TickRule) {
    (self.even, uneven) = (even, .none)
  }

  init(_ even: TickRule, _ curve: SliderScale.Curve) {
    self.even = even
    if case .pieces(let pieces) = curve {
      uneven = .pieces(PieceTicks(pieces: pieces, even: even))
    } else {
      uneven = .curve(CurveTicks(curve: curve, even: even))
    }
  }

  private var isEven: Bool { if case .none = uneven { true } else { false } }

  public var capture: Double { even.capture }
  public var rearm: Double { even.rearm }
  public var lower: Double { even.lower }
  public var upper: Double { even.upper }

  public func capture(ofMark mark: Int64) -> Double {
    if case .pieces(let ticks) = uneven { ticks.capture(ofMark: mark) } else { capture }
  }

  public func rearm(ofMark mark: Int64) -> Double {
    if case .pieces(let ticks) = uneven { ticks.rearm(ofMark: mark) } else { rearm }
  }

  public func ticksLike(_ other: Self) -> Bool {
    isEven && other.isEven ? even.ticksLike(other.even) : self == other
  }

  public func position(ofMark mark: Int64) -> Double {
    switch uneven {
    case .none: even.position(ofMark: mark)
    case .curve(let ticks): ticks.position(ofMark: mark)
    case .pieces(let ticks): ticks.position(ofMark: mark)
    }
  }

  public func nearestMark(to x: Double) -> Int64 {
    switch uneven {
    case .none: even.nearestMark(to: x)
    case .curve(let ticks): ticks.nearestMark(to: x)
    case .pieces(let ticks): ticks.nearestMark(to: x)
    }
  }

  public func marks(from a: Double, to b: Double) -> MarkSpan {
    switch uneven {
    case .none: even.marks(from: a, to: b)
    case .curve(let ticks): ticks.marks(from: a, to: b)
    case .pieces(let ticks): ticks.marks(from: a, to: b)
    }
  }

  public func passed(
    _ marks: MarkSpan, at x: Double, doubt: Double, after taken: Int64
  ) -> (least: Int64, most: Int64) {
    switch uneven {
    case .none: even.passed(marks, at: x, doubt: doubt, after: taken)
    case .curve(let ticks): ticks.passed(marks, at: x, doubt: doubt, after: taken)
    case .pieces(let ticks): ticks.passed(marks, at: x, doubt: doubt, after: taken)
    }
  }

  public func levels(of marks: MarkSpan) -> (base: Double, pitch: Double) {
    switch uneven {
    case .none: even.levels(of: marks)
    case .curve(let ticks): ticks.levels(of: marks)
    case .pieces(let ticks): ticks.levels(of: marks)
    }
  }

  /// One mark, because a motion may pass unevenly spaced marks.
  public static var longestRun: Int64 { 1 }

  public var grain: Double { isEven ? even.grain : 1 }
}
