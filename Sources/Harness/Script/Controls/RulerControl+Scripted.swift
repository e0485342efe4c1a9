import ControlCore
public import Ruler

extension RulerControl: ScriptedControl {
  /// `unit-width` points are a step, and 0 is the lower bound, or value 0 without one.
  public static func value(
    ofOffset offset: Double, _ configuration: RulerConfiguration
  ) -> Double? {
    let lower = configuration.bounds.lowerBound
    let value =
      (lower > -.infinity ? lower : 0) + offset / configuration.unitWidth * configuration.step
    return value.isFinite ? value : nil
  }
}
