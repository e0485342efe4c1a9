public import ControlCore

extension RulerConfiguration {
  /// The rules for settings beyond their individual limits, each with the setting at fault.
  public enum Rules {
    /// The lower bound is below infinity, the upper above −infinity.
    public static var range: SettingProblem {
      SettingProblem(
        "range", "the lower bound must be below infinity and the upper above -infinity")
    }
    /// The finite bounds are within 2⁶⁰ marks of the origin.
    public static var reach: SettingProblem {
      SettingProblem("range", "the bounds must lie within 2^60 marks of the origin")
    }
    /// So are the finite ends of what can be chosen, and one of them is.
    public static var enabledRange: SettingProblem {
      SettingProblem(
        "enabled-range",
        "the lower end must be below infinity, the upper above -infinity, and both within 2^60 marks of the origin"
      )
    }
    /// The origin is finite, within 2⁶⁰ marks of 0.
    public static var origin: SettingProblem {
      SettingProblem("origin", "the origin must be a finite number, within 2^60 marks of 0")
    }
    /// The capture is less than half the distance of the marks.
    public static var capture: SettingProblem {
      SettingProblem(
        "capture", "the capture must be 0 or more, and less than half the distance of the marks")
    }
    /// The re-arm distance, set or not, is finite and at least the capture.
    public static var rearm: SettingProblem {
      SettingProblem("rearm", "the re-arm distance must be finite, and at least the capture")
    }
  }

  /// The first problem of this configuration; `nil` if it can be used.
  @inline(never)
  public var problem: SettingProblem? {
    limitProblem ?? rangeProblem ?? markProblem
  }

  private var rangeProblem: SettingProblem? {
    let reach = step * Double(Lattice.farthestMark / fractions)
    guard abs(origin) <= reach else { return Rules.origin }
    guard range.lowerBound < .infinity, range.upperBound > -.infinity else { return Rules.range }
    guard Self.isWithin(reach, range, of: origin) else { return Rules.reach }
    let isLimited = bounds.lowerBound < .infinity && bounds.upperBound > -.infinity
    return isLimited && Self.isWithin(reach, bounds, of: origin) ? nil : Rules.enabledRange
  }

  /// True if the finite ends of a range lie near enough to the origin.
  private static func isWithin(
    _ reach: Double, _ range: ClosedRange<Double>, of origin: Double
  ) -> Bool {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    return (lower == -.infinity || abs(lower - origin) <= reach)
      && (upper == .infinity || abs(upper - origin) <= reach)
  }

  private var markProblem: SettingProblem? {
    let lattice = Lattice(step: step, origin: origin, fractions: fractions, unitWidth: unitWidth)
    let width = lattice.spacingWidth(of: tick)
    let pitch = width > 0 ? width : unitWidth
    if let capture, capture >= pitch / 2 { return Rules.capture }
    if let rearm {
      return rearm >= capture ?? RulerTrack.defaultCapture(pitch) ? nil : Rules.rearm
    }
    return capture ?? 0 <= pitch / 4 ? nil : Rules.rearm
  }
}
