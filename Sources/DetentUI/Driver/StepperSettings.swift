internal import ControlCore
internal import Ruler

/// The settings of a stepper. Its engine is an invisible ruler, which may lack bounds.
struct StepperSettings: Equatable {
  var bounds: ClosedRange<Double> = -Double.infinity...Double.infinity
  var step = 1.0
  var isEnabled = true
  var isReadOnly = false

  /// The size of one step; 1 if the host's step is 0 or not finite.
  var stride: Double { step.isFinite && step != 0 ? step : 1 }

  /// The settings as a valid configuration of the engine.
  var configuration: RulerConfiguration {
    var settings = RulerSettings(bounds: bounds, step: abs(stride), snap: .none, tick: .none)
    (settings.isEnabled, settings.isReadOnly) = (isEnabled, isReadOnly)
    return settings.configuration
  }

  /// Returns true if a step in a direction is possible.
  ///
  /// - Parameters:
  ///   - direction: 1 for the increment button, -1 for the other one.
  ///   - value: the current value.
  /// - Returns: true if the stepper is enabled, can be changed, and is not at its limit.
  func canStep(_ direction: Int, from value: Double) -> Bool {
    guard isEnabled, !isReadOnly else { return false }
    let bounds = configuration.bounds
    return Double(direction) * stride > 0 ? value < bounds.upperBound : value > bounds.lowerBound
  }
}

extension ControlDriver<RulerControl> {
  /// Moves the value by steps, clamped to the bounds.
  ///
  /// - Parameters:
  ///   - count: the number of steps; negative for the other direction.
  ///   - settings: the settings of the stepper.
  /// - Returns: the replies for the view.
  mutating func step(by count: Int, _ settings: StepperSettings) -> [Reply] {
    let wanted = control.value + Double(count) * settings.stride
    return adjust(.set(wanted))
  }
}
