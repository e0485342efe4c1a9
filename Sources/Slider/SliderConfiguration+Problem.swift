public import ControlCore

extension SliderConfiguration {
  /// The largest number of thumbs.
  public static var mostThumbs: Int64 { 8 }

  /// The rules that span several settings, each named after the setting at fault.
  public enum Rules {
    /// Logarithmic bounds are 10⁻¹² to 10¹², the upper at least 1.01 times the lower.
    public static var scale: SettingProblem {
      SettingProblem(
        "scale",
        "the bounds of a logarithmic track must be from 10^-12 to 10^12, the upper at least 1.01 times the lower",
        remedy: "range 1..1000")
    }
    /// A factor is from 1.01 to 10¹⁰, on a `logarithmic` track without knots only.
    public static var factor: SettingProblem {
      SettingProblem(
        "factor", "the factor must be from 1.01 to 10^10, on a logarithmic track without knots")
    }
    /// Stops are 2 to 32 growing values, on a linear track.
    public static var stops: SettingProblem {
      SettingProblem(
        "stops",
        "there must be 2 to 32 stops, each greater than the one before it, on a linear track without knots"
      )
    }
    /// By their values, neighbouring stops lie at least a millionth of the track apart.
    public static var stopGap: SettingProblem {
      SettingProblem(
        "stop-places",
        "neighbouring stops must be at least a millionth of all their values apart to lie by their values",
        remedy: "stop-places even")
    }
    /// Knots are 3 to 9 places and values that both grow.
    public static var knots: SettingProblem {
      SettingProblem(
        "knots",
        "there must be 3 to 9 knots, each with a greater place and a greater value than the one before it"
      )
    }
    /// The knots are the range.
    public static var rangeOfKnots: SettingProblem {
      SettingProblem(
        "range", "the range must be left out beside knots, whose first and last values it is")
    }
    /// Knots and steps say which values can be chosen, so 1, 2 and 5 cannot.
    public static var scaleOfKnots: SettingProblem {
      SettingProblem("scale", "beside knots the scale must be linear or log", remedy: "scale log")
    }
    /// Neighbouring knots differ enough for a hundred values between them; on a logarithm, by 1 %.
    public static var knotGap: SettingProblem {
      SettingProblem(
        "knots",
        "the values of two knots must differ by 2^-40 of the larger, and by 1 % between positive ones on a logarithmic track"
      )
    }
    /// Steps are one for each piece of a track with knots.
    public static var steps: SettingProblem {
      SettingProblem(
        "steps",
        "there must be a step for each piece between two knots: 0 for any value, or from 10^-100 to 10^100"
      )
    }
    /// Choices lie apart: 2⁴⁰ of them at most would fill the track, and a step is at least 2⁻⁴⁴ of
    /// the values. A position has 52 bits, so a choice always comes back from its place.
    public static var stepGap: SettingProblem {
      SettingProblem(
        "steps",
        "a step must be at least 2^-44 of the values in its piece, and on the track at least 2^-40 of its length"
      )
    }
    /// A step is 10⁻¹⁰⁰ to 10¹⁰⁰, at least 2⁻⁵⁰ of the range; no stops, factor or 1-2-5 marks.
    public static var step: SettingProblem {
      SettingProblem(
        "step",
        "the step must be a number from 10^-100 to 10^100, at least 2^-50 of the range, and without stops, marks or knots"
      )
    }
    /// The ends of what can be chosen are one, or at least 2⁻⁴⁰ of the range apart.
    public static var enabledRange: SettingProblem {
      SettingProblem(
        "enabled-range", "it must be one value of the range, or at least 2^-40 of the range")
    }
    /// The distance between thumbs leaves space for all of them.
    public static var distance: SettingProblem {
      SettingProblem("distance", "the distance must be 0 or more, and leave space for all thumbs")
    }
    /// Thumbs may come at least as far apart as they must be.
    public static var maxDistance: SettingProblem {
      SettingProblem(
        "max-distance", "the greatest distance must be 0 or more, and at least the least one")
    }
    /// Locked thumbs are whole numbers from 0 to 7, each greater than the one before it.
    public static var locked: SettingProblem {
      SettingProblem(
        "locked", "the locked thumbs must be whole numbers from 0 to 7, in ascending order")
    }
    /// Only upright tracks can be inverted; the reading direction turns others.
    public static var inverted: SettingProblem {
      SettingProblem("inverted", "only an upright track can be inverted", remedy: "axis y")
    }
    /// The largest number of steps on a track, 2⁵⁰.
    static var mostSteps: Double { 0x1p50 }
  }

  /// The first problem of this configuration; `nil` if it can be used.
  public var problem: SettingProblem? {
    limitProblem ?? knotProblem ?? stopProblem ?? trackProblem ?? stepProblem ?? distanceProblem
  }

  private var stopProblem: SettingProblem? {
    guard !stops.isEmpty else { return nil }
    guard stops.count >= 2, curve == .linear, knots.isEmpty else { return Rules.stops }
    let least = 1e-6 * (stops[stops.count - 1] - stops[0])
    var (index, isApart) = (1, true)
    while index < stops.count {
      guard stops[index] > stops[index - 1] else { return Rules.stops }
      if stops[index] - stops[index - 1] < least { isApart = false }
      index += 1
    }
    return isApart || stopPlaces == .even ? nil : Rules.stopGap
  }

  private var trackProblem: SettingProblem? {
    let limits = 1e-12...1e12
    guard
      curve == .linear || !knots.isEmpty
        || limits.contains(range.lowerBound) && limits.contains(range.upperBound)
          && range.upperBound >= 1.01 * range.lowerBound
    else { return Rules.scale }
    return factor == nil || curve == .logarithmic && knots.isEmpty ? nil : Rules.factor
  }

  private var stepProblem: SettingProblem? {
    guard let step else { return nil }
    guard stops.isEmpty, factor == nil, knots.isEmpty, curve != .oneTwoFive,
      (range.upperBound - range.lowerBound) / step <= Rules.mostSteps
    else { return Rules.step }
    return nil
  }

  private var distanceProblem: SettingProblem? {
    guard SlidingLimits.tellsApart(bounds, of: shownRange) else { return Rules.enabledRange }
    guard distance * Double(thumbs - 1) <= bounds.upperBound - bounds.lowerBound else {
      return Rules.distance
    }
    guard maxDistance >= distance else { return Rules.maxDistance }
    guard locks.isValid else { return Rules.locked }
    return isInverted && orientation == .horizontal ? Rules.inverted : nil
  }
}
