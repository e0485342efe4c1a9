import ControlCore
public import Ruler

extension RulerControl: ScriptedControl {
  public static var traits: ControlTraits { .strip }

  /// Converts an offset: a step is `unit-width` points; 0 is the lower bound, or else value 0.
  public static func value(
    ofOffset offset: Double, _ configuration: RulerConfiguration
  ) -> Double? {
    let lower = configuration.bounds.lowerBound
    let value =
      (lower > -.infinity ? lower : 0) + offset / configuration.unitWidth * configuration.step
    return value.isFinite ? value : nil
  }
}
