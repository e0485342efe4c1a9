internal import ControlCore

/// The feel of all controls within a view, as set by modifiers. `nil` keeps the control's own
/// setting; invalid settings are ignored.
struct FeelBehavior: Equatable {
  var cancelPolicy: CancelPolicy?
  var slop = Slop()
  /// The scale of `FineDrag`.
  var fineScale = FineDrag().scale
  var fineKeys = FineDrag().modifiers
  var fineDistance = FineDrag().distance
  var enabledRange = -Double.infinity...Double.infinity
  // Those of `StepCounts`.
  var keyStep = StepCounts().key
  var pageStep = StepCounts().page
  var adjustStep = StepCounts().adjust
  /// The default to which a double tap and two keys go back; `nil` if there is none.
  var reset: Double?
  var deceleration: Double?
  var minimumFling: Double?
  var maximumFling: Double?
  var springFrequency: Double?
  var landingFrequency: Double?

  var fineDrag: FineDrag {
    FineDrag(modifiers: fineKeys, scale: fineScale, distance: fineDistance)
  }

  var stepCounts: StepCounts {
    var counts = StepCounts()
    (counts.key, counts.page, counts.adjust) = (keyStep, pageStep, adjustStep)
    return counts
  }
}

/// Settings of a view, some of which its environment says.
protocol SurroundedSettings {
  var feel: FeelBehavior { get set }
  var isRightToLeft: Bool { get set }
  var isEnabled: Bool { get set }
  var isReadOnly: Bool { get set }
  /// True if the system asks for reduced motion.
  var reducesMotion: Bool { get set }
}

/// A configuration with the settings of a feel.
protocol FeelConfiguration: CancellableConfiguration {
  var slop: Slop { get set }
  var fineDrag: FineDrag { get set }
  var enabledRange: ClosedRange<Double> { get set }
  var stepCounts: StepCounts { get set }
  var reset: Double? { get set }
  var springFrequency: Double { get set }
  var landingFrequency: Double { get set }
}

/// A configuration of a control that coasts.
protocol FlingConfiguration: FeelConfiguration {
  var deceleration: Double { get set }
  var minimumFling: Double { get set }
  var maximumFling: Double { get set }
}

extension FeelBehavior {
  func applied<Configuration: FeelConfiguration>(to control: Configuration) -> Configuration {
    control
      .setting(\.slop, to: slop)
      .setting(\.fineDrag, to: fineDrag)
      .setting(\.enabledRange, to: enabledRange)
      .setting(\.stepCounts, to: stepCounts)
      .setting(\.reset, to: reset)
      .setting(\.cancelPolicy, to: cancelPolicy)
      .setting(\.springFrequency, to: springFrequency)
      .setting(\.landingFrequency, to: landingFrequency)
  }

  func flung<Configuration: FlingConfiguration>(_ control: Configuration) -> Configuration {
    applied(to: control)
      .setting(\.deceleration, to: deceleration)
      .setting(\.minimumFling, to: minimumFling)
      .setting(\.maximumFling, to: maximumFling)
  }
}
