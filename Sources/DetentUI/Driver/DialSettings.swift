internal import ControlCore
internal import Dial

/// The settings of a dial from its initialiser, its modifiers and its environment.
struct DialSettings: SurroundedSettings, Equatable {
  var bounds = 0.0...1.0
  /// The step; `nil` if any value can be chosen.
  var step: Double?
  /// The settings of the modifiers around the dial, which may be invalid.
  var behavior = DialConfiguration.ofViews
  var feel = FeelBehavior()
  /// The width of the view, in points.
  var width = 160.0
  var height = 160.0
  var isRightToLeft = false
  var isEnabled = true
  var isReadOnly = false
  var reducesMotion = false

  /// The settings as a configuration of the engine. Invalid settings are ignored, so that a view
  /// never traps.
  var configuration: DialConfiguration {
    var configuration = DialConfiguration.ofViews
    configuration.hold = behavior.hold
    configuration.isInverted = behavior.isInverted
    configuration.press = behavior.press
    configuration.coasts = behavior.coasts
    configuration.ticks = behavior.ticks
    configuration.quantizes = behavior.quantizes
    configuration.snaps = step != nil
    configuration.length = Self.side(width)
    configuration.breadth = Self.side(height)
    configuration.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    configuration.interaction = isEnabled ? isReadOnly ? .readOnly : .enabled : .disabled
    configuration.motion = reducesMotion ? .reduced : .full
    return feel.flung(
      configuration.changed(
        { $0.range = bounds }, { $0.step = step }, { $0.start = behavior.start },
        { $0.sweep = behavior.wraps ? 360 : behavior.sweep }, { $0.wraps = behavior.wraps },
        { $0.dead = behavior.dead }, { $0.travel = behavior.travel }))
  }

  private static func side(_ points: Double) -> Double { points > 0 ? min(points, 1e9) : 0 }
}

extension DialConfiguration: FlingConfiguration {
  var isDiscrete: Bool { step != nil }

  /// The settings of a view without modifiers: a knob, three quarters of a turn open at the bottom.
  static var ofViews: DialConfiguration {
    var dial = DialConfiguration(range: 0...1)
    (dial.start, dial.sweep) = (-135, 270)
    return dial
  }
}
