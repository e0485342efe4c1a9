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
    /// A factor is from 1.01 to 10¹⁰, on a `logarithmic` track only.
    public static var factor: SettingProblem {
      SettingProblem("factor", "the factor must be from 1.01 to 10^10, on a logarithmic track")
    }
    /// Stops are 2 to 32 growing values, on a linear track.
    public static var stops: SettingProblem {
      SettingProblem(
        "stops",
        "there must be 2 to 32 stops, each greater than the one before it, on a linear track")
    }
    /// A step is 10⁻¹⁰⁰ to 10¹⁰⁰, at least 2⁻⁵⁰ of the range; no stops, factor or 1-2-5 marks.
    public static var step: SettingProblem {
      SettingProblem(
        "step",
        "the step must be a number from 10^-100 to 10^100, at least 2^-50 of the range, and without stops or marks"
      )
    }
    /// The distance between thumbs leaves space for all of them.
    public static var distance: SettingProblem {
      SettingProblem("distance", "the distance must be 0 or more, and leave space for all thumbs")
    }
    /// The largest number of steps on a track, 2⁵⁰.
    static var mostSteps: Double { 0x1p50 }
  }

  /// The first problem of this configuration; `nil` if it can be used.
  public var problem: SettingProblem? {
    limitProblem ?? stopProblem ?? trackProblem ?? stepProblem
  }

  private var stopProblem: SettingProblem? {
    guard !stops.isEmpty else { return nil }
    guard stops.count >= 2, curve == .linear else { return Rules.stops }
    var index = 1
    while index < stops.count {
      guard stops[index] > stops[index - 1] else { return Rules.stops }
      index += 1
    }
    return nil
  }

  private var trackProblem: SettingProblem? {
    let limits = 1e-12...1e12
    guard
      curve == .linear
        || limits.contains(range.lowerBound) && limits.contains(range.upperBound)
          && range.upperBound >= 1.01 * range.lowerBound
    else { return Rules.scale }
    return factor == nil || curve == .logarithmic ? nil : Rules.factor
  }

  private var stepProblem: SettingProblem? {
    if let step {
      guard stops.isEmpty, factor == nil, curve != .oneTwoFive,
        (range.upperBound - range.lowerBound) / step <= Rules.mostSteps
      else { return Rules.step }
    }
    return distance * Double(thumbs - 1) <= bounds.upperBound - bounds.lowerBound
      ? nil : Rules.distance
  }
}
