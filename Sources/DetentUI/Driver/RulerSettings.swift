internal import ControlCore
internal import Ruler

/// The settings of a ruler from its initialiser, its style and its environment.
struct RulerSettings: SurroundedSettings, Equatable {
  var bounds: ClosedRange<Double> = -Double.infinity...Double.infinity
  var step = 1.0
  var snap = MarkLevel.none
  var tick = MarkLevel.none
  /// The number of marks per step, from the style.
  var fractions: Int64 = 10
  /// The distance between step marks in points, from the style.
  var cellWidth = 120.0
  /// The width of the view in points.
  var length = 375.0
  var isRightToLeft = false
  /// The settings of the modifiers around the ruler, which may be invalid.
  var behavior = RulerConfiguration()
  var feel = FeelBehavior()
  var isEnabled = true
  var isReadOnly = false
  var reducesMotion = false

  /// The settings as a configuration of the engine. Invalid settings are ignored, so that a view
  /// never traps.
  var configuration: RulerConfiguration {
    var configuration = RulerConfiguration()
    configuration.snap = behavior.snap == .always ? .always : .near(snap)
    configuration.tap = behavior.tap
    configuration.quantizes = behavior.quantizes
    configuration.tick = tick
    configuration.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    configuration.interaction = isEnabled ? isReadOnly ? .readOnly : .enabled : .disabled
    configuration.orientation = behavior.orientation
    configuration.motion = reducesMotion ? .reduced : .full
    return feel.flung(
      configuration.changed(
        { $0.step = step }, { $0.fractions = fractions }, { $0.unitWidth = cellWidth },
        { $0.length = length }, { $0.range = bounds }, { $0.origin = behavior.origin },
        { ($0.capture, $0.rearm) = (behavior.capture, behavior.rearm) },
        { $0.rubberBand = behavior.rubberBand }))
  }
}

extension RulerConfiguration: FlingConfiguration {}
