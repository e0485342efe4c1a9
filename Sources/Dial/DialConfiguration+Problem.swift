public import ControlCore

extension DialConfiguration {
  /// The rules that span several settings, each named after the setting at fault.
  public enum Rules {
    /// The ends are within ±10¹⁰⁰, at least 10⁻⁹⁰ and 2⁻⁴⁰ of their size apart.
    public static var range: SettingProblem {
      SettingProblem(
        "range",
        "the ends must be numbers from -10^100 to 10^100, the upper at least 10^-90 and 2^-40 of itself above the lower"
      )
    }
    /// Cyclic values have no ends; others are one, or at least 2⁻⁴⁰ of the range apart.
    public static var enabledRange: SettingProblem {
      SettingProblem(
        "enabled-range",
        "it must be one value of the range, or at least 2^-40 of the range, and not be set on a dial that wraps"
      )
    }
    /// The step is 10⁻¹⁰⁰ to 10¹⁰⁰, 2⁻⁴⁰ to all of the range.
    public static var step: SettingProblem {
      SettingProblem(
        "step", "the step must be from 10^-100 to 10^100, from 2^-40 of the range to all of it")
    }
    /// A dial that wraps has a sweep of 360°, and a whole number of steps.
    public static var wrap: SettingProblem {
      SettingProblem(
        "wrap", "a dial that wraps must have a sweep of 360, and a whole number of steps")
    }
    /// The largest number of steps per turn, 2⁴⁰.
    static var mostSteps: Double { 0x1p40 }
  }

  /// The first problem of this configuration; `nil` if it can be used.
  @inline(never)
  public var problem: SettingProblem? {
    limitProblem ?? stepProblem
  }

  private var stepProblem: SettingProblem? {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    guard upper - lower >= 1e-90, upper - lower >= max(abs(lower), abs(upper)) * 0x1p-40
    else { return Rules.range }
    if wraps, sweep != 360 { return Rules.wrap }
    let isPart = enabledRange.lowerBound > -.infinity || enabledRange.upperBound < .infinity
    if wraps ? isPart : !SlidingLimits.tellsApart(bounds, of: range) { return Rules.enabledRange }
    guard let step else { return nil }
    let steps = (upper - lower) / step
    guard steps <= Rules.mostSteps, steps >= 1 - 1e-9 else { return Rules.step }
    return wraps && abs(steps - roundedToNearest(steps)) > 1e-9 ? Rules.wrap : nil
  }
}
