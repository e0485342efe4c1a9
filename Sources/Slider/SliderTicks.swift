public import ControlCore

/// Which marks of a slider tick: evenly spaced ones by a formula, others one by one.
public enum SliderTicks: MarkRule {
  case even(TickRule)
  case uneven(ScaleTicks<SliderLogarithm>)

  @inline(__always)
  public var capture: Double {
    switch self {
    case .even(let rule): rule.capture
    case .uneven(let rule): rule.capture
    }
  }

  @inline(__always)
  public var rearm: Double {
    switch self {
    case .even(let rule): rule.rearm
    case .uneven(let rule): rule.rearm
    }
  }

  @inline(__always)
  public var lower: Double {
    switch self {
    case .even(let rule): rule.lower
    case .uneven(let rule): rule.lower
    }
  }

  @inline(__always)
  public var upper: Double {
    switch self {
    case .even(let rule): rule.upper
    case .uneven(let rule): rule.upper
    }
  }

  @inline(__always)
  public func ticksLike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.even(let rule), .even(let other)): rule.ticksLike(other)
    case (.uneven(let rule), .uneven(let other)): rule.ticksLike(other)
    default: false
    }
  }

  @inline(__always)
  public func position(ofMark mark: Int64) -> Double {
    switch self {
    case .even(let rule): rule.position(ofMark: mark)
    case .uneven(let rule): rule.position(ofMark: mark)
    }
  }

  @inline(__always)
  public func nearestMark(to x: Double) -> Int64 {
    switch self {
    case .even(let rule): rule.nearestMark(to: x)
    case .uneven(let rule): rule.nearestMark(to: x)
    }
  }

  @inline(__always)
  public func marks(from a: Double, to b: Double) -> MarkSpan {
    switch self {
    case .even(let rule): rule.marks(from: a, to: b)
    case .uneven(let rule): rule.marks(from: a, to: b)
    }
  }

  @inline(__always)
  public func passed(
    _ marks: MarkSpan, at x: Double, doubt: Double, after taken: Int64
  ) -> (least: Int64, most: Int64) {
    switch self {
    case .even(let rule): rule.passed(marks, at: x, doubt: doubt, after: taken)
    case .uneven(let rule): rule.passed(marks, at: x, doubt: doubt, after: taken)
    }
  }

  @inline(__always)
  public func levels(of marks: MarkSpan) -> (base: Double, pitch: Double) {
    switch self {
    case .even(let rule): rule.levels(of: marks)
    case .uneven(let rule): rule.levels(of: marks)
    }
  }

  /// One: a motion may pass marks that are not evenly spaced.
  @inline(__always)
  public static var longestRun: Int64 { 1 }

  @inline(__always)
  public var grain: Double {
    switch self {
    case .even(let rule): rule.grain
    case .uneven(let rule): rule.grain
    }
  }
}
