internal import ControlCore
internal import Ruler

/// What a stepper in a view is told. Behind it is a ruler that nobody sees: it has bounds or none, and goes where it is set.
struct StepperSettings: Equatable {
  var bounds: ClosedRange<Double> = -Double.infinity...Double.infinity
  var step = 1.0
  var isEnabled = true
  var isReadOnly = false

  /// What one step is: 1 where the host's makes no sense.
  var stride: Double { step.isFinite && step != 0 ? step : 1 }

  /// The settings as a configuration of the engine, without a problem.
  var configuration: RulerConfiguration {
    var settings = RulerSettings(bounds: bounds, step: abs(stride), snap: .none, tick: .none)
    (settings.isEnabled, settings.isReadOnly) = (isEnabled, isReadOnly)
    return settings.configuration
  }

  /// Whether a step that way leads anywhere.
  ///
  /// - Parameters:
  ///   - direction: 1 for the button that adds, -1 for the other one.
  ///   - value: from where.
  /// - Returns: whether there is room, and somebody may use it.
  func canStep(_ direction: Int, from value: Double) -> Bool {
    guard isEnabled, !isReadOnly else { return false }
    let bounds = configuration.bounds
    return Double(direction) * stride > 0 ? value < bounds.upperBound : value > bounds.lowerBound
  }
}

extension ControlDriver<RulerControl> {
  /// Goes steps from the value, and no further than the bounds: a step that would go past one ends there.
  ///
  /// - Parameters:
  ///   - count: how many; negative the other way.
  ///   - settings: of the stepper.
  /// - Returns: what the view has to do.
  mutating func step(by count: Int, _ settings: StepperSettings) -> [Reply] {
    let wanted = control.value + Double(count) * settings.stride
    return adjust(.set(wanted))
  }
}
