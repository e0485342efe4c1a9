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
    var configuration = DialConfiguration(range: bounds, step: step, wraps: behavior.wraps)
    behavior.report(&configuration)
    configuration.snaps = step != nil
    configuration.length = Self.side(width)
    configuration.breadth = Self.side(height)
    configuration.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    configuration.interaction = isEnabled ? isReadOnly ? .readOnly : .enabled : .disabled
    configuration.motion = reducesMotion ? .reduced : .full
    let usable = configuration.usable.setting(\.travel, to: behavior.travel)
    return feel.applied(to: usable)
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

  fileprivate func report(_ configuration: inout DialConfiguration) {
    configuration.start = start
    configuration.sweep = wraps ? 360 : sweep
    configuration.hold = hold
    configuration.press = press
    configuration.coasts = coasts
    configuration.ticks = ticks
    configuration.dead = dead
    configuration.quantizes = quantizes
  }
}

extension DialConfiguration {
  /// The configuration with defaults in place of invalid settings.
  fileprivate var usable: DialConfiguration {
    var usable = self
    let standard = DialBehavior()
    while let problem = usable.problem {
      switch problem.word.description {
      case "range": usable.range = 0...1
      case "step": usable.step = nil
      case "start": usable.start = standard.start
      case "sweep": usable.sweep = standard.sweep
      case "wrap": usable.wraps = false
      case "dead": usable.dead = standard.dead
      default: return DialConfiguration(range: 0...1)
      }
    }
    return usable
  }
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
