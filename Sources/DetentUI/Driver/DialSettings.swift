internal import ControlCore
internal import Dial

/// The settings of a dial from its initialiser, its modifiers and its environment.
struct DialSettings: Equatable {
  var bounds = 0.0...1.0
  /// The step; `nil` if any value can be chosen.
  var step: Double?
  var behavior = DialBehavior()
  var feel = FeelBehavior()
  /// The width of the view, in points.
  var width = 160.0
  var height = 160.0
  var isRightToLeft = false
  var isEnabled = true
  var isReadOnly = false
  /// True if the system asks for reduced motion.
  var reducesMotion = false

  /// The settings as a configuration of the engine. Invalid settings are ignored, so that a view
  /// never traps.
  var configuration: DialConfiguration {
    var configuration = DialConfiguration(range: 0...1)
    let standard = DialBehavior()
    (configuration.start, configuration.sweep) = (standard.start, standard.sweep)
    configuration.hold = behavior.hold
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
    return feel.applied(
      to: configuration.changed(
        { $0.range = bounds }, { $0.step = step }, { $0.start = behavior.start },
        { $0.sweep = behavior.wraps ? 360 : behavior.sweep }, { $0.wraps = behavior.wraps },
        { $0.dead = behavior.dead }, { $0.travel = behavior.travel }))
  }

  private static func side(_ points: Double) -> Double { points > 0 ? min(points, 1e9) : 0 }
}

/// The settings from the modifiers around a dial.
struct DialBehavior: Equatable {
  var wraps = false
  /// The angle of the lower end, in degrees clockwise from the top.
  var start = -135.0
  /// The angle from the lower to the upper end, in degrees; dials that wrap use 360 instead.
  var sweep = 270.0
  var hold = DialHold.rotary
  var press = DialPress.turn
  var coasts = false
  var ticks = false
  var dead = 6.0
  var quantizes = true
  /// The drag from one end to the other in a vertical hold, in points.
  var travel = 300.0
}

extension DialConfiguration: CancellableConfiguration {}

extension FeelBehavior {
  func applied(to dial: DialConfiguration) -> DialConfiguration {
    dial
      .setting(\.slop, to: slop)
      .setting(\.fineDrag, to: fineDrag)
      .setting(\.cancelPolicy, to: cancelPolicy)
      .setting(\.deceleration, to: deceleration)
      .setting(\.minimumFling, to: minimumFling)
      .setting(\.maximumFling, to: maximumFling)
      .setting(\.springFrequency, to: springFrequency)
      .setting(\.landingFrequency, to: landingFrequency)
  }
}
