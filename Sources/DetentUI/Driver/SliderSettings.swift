internal import ControlCore
internal import Slider

/// The settings of a slider from its initialiser, its modifiers and its environment.
struct SliderSettings: SurroundedSettings, Equatable {
  var bounds = 0.0...1.0
  /// The step; `nil` if any value can be chosen.
  var step: Double?
  var thumbs = 1
  /// The settings of the modifiers around the slider, which may be invalid.
  var behavior = SliderConfiguration(range: 0...1)
  var feel = FeelBehavior()
  var isRightToLeft = false
  var isEnabled = true
  var isReadOnly = false
  var reducesMotion = false

  /// Returns the settings as a configuration of the engine. Invalid settings are ignored, so that a
  /// view never traps.
  ///
  /// - Parameter length: the length of the track in points.
  /// - Returns: a valid configuration.
  func configuration(length: Double = 375) -> SliderConfiguration {
    var configuration = SliderConfiguration(
      range: 0...1, thumbs: Int64(min(max(thumbs, 1), 8)))
    configuration.orientation = behavior.orientation
    configuration.isInverted = behavior.isInverted
    configuration.meeting = behavior.meeting
    configuration.trackPress = behavior.trackPress
    configuration.between = behavior.between
    configuration.quantization = behavior.quantization
    configuration.ticks = behavior.ticks
    configuration.length = length > 0 ? min(length, 1e6) : 0
    configuration.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    configuration.interaction = isEnabled ? isReadOnly ? .readOnly : .enabled : .disabled
    configuration.motion = reducesMotion ? .reduced : .full
    return feel.applied(
      to: configuration.changed(
        {
          ($0.knots, $0.steps, $0.curve) = (behavior.knots, behavior.steps, behavior.curve)
          $0.range = SliderConfiguration().range  // the only one allowed beside knots
        }, { $0.range = bounds }, { $0.curve = behavior.curve }, { $0.factor = behavior.factor },
        { $0.stops = behavior.stops }, { $0.stopPlaces = behavior.stopPlaces }, { $0.step = step },
        { $0.distance = behavior.distance }, { $0.maxDistance = behavior.maxDistance },
        { $0.lockedThumbs = behavior.lockedThumbs }, { $0.grab = behavior.grab },
        { $0.thumbRadius = behavior.thumbRadius }, { $0.rubberBand = behavior.rubberBand }))
  }
}

extension SliderConfiguration: FeelConfiguration {}
