internal import ControlCore
internal import Slider

/// The settings of a slider from its initialiser, its modifiers and its environment.
struct SliderSettings: Equatable {
  var bounds = 0.0...1.0
  /// The step; `nil` if any value can be chosen.
  var step: Double?
  var thumbs = 1
  var behavior = SliderBehavior()
  var feel = FeelBehavior()
  var isRightToLeft = false
  var isEnabled = true
  var isReadOnly = false
  /// True if the system asks for reduced motion.
  var reducesMotion = false

  /// Returns the settings as a configuration of the engine. Invalid settings are ignored, so that a
  /// view never traps.
  ///
  /// - Parameter length: the length of the track in points.
  /// - Returns: a valid configuration.
  func configuration(length: Double = 375) -> SliderConfiguration {
    var configuration = SliderConfiguration(
      range: bounds, step: step, thumbs: Int64(min(max(thumbs, 1), 8)))
    behavior.report(&configuration)
    configuration.length = length > 0 ? min(length, 1e6) : 0
    configuration.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    configuration.interaction = isEnabled ? isReadOnly ? .readOnly : .enabled : .disabled
    configuration.motion = reducesMotion ? .reduced : .full
    return feel.applied(to: configuration.usable)
  }
}

/// The settings from the modifiers around a slider.
struct SliderBehavior: Equatable {
  var isVertical = false
  var distance = 0.0
  var meeting = SliderMeeting.block
  var trackPress = SliderTrackPress.jump
  var between = SliderBetween.hold
  var curve = SliderCurve.linear
  var factor: Double?
  var stops: [Double] = []
  var quantization = SliderQuantization.drag
  var rubberBand = 0.0
  var ticks = false
  var grab = 22.0

  fileprivate func report(_ configuration: inout SliderConfiguration) {
    configuration.orientation = isVertical ? .vertical : .horizontal
    configuration.distance = distance
    configuration.meeting = meeting
    configuration.trackPress = trackPress
    configuration.between = between
    configuration.curve = curve
    configuration.factor = factor
    configuration.stops = NumberList(stops)
    configuration.quantization = quantization
    configuration.rubberBand = rubberBand
    configuration.ticks = ticks
    configuration.grab = grab
  }
}

extension SliderConfiguration {
  /// The configuration with defaults in place of invalid settings.
  fileprivate var usable: SliderConfiguration {
    var usable = self
    let standard = SliderConfiguration()
    while let problem = usable.problem {
      switch problem.word.description {
      case "range": usable.range = 0...1
      case "scale": usable.curve = .linear
      case "factor": usable.factor = nil
      case "stops": usable.stops = NumberList()
      case "step": usable.step = nil
      case "distance": usable.distance = 0
      case "grab": usable.grab = standard.grab
      case "rubber": usable.rubberBand = 0
      default: return SliderConfiguration(range: 0...1, thumbs: thumbs)
      }
    }
    return usable
  }
}

extension SliderConfiguration: CancellableConfiguration {}

extension FeelBehavior {
  func applied(to slider: SliderConfiguration) -> SliderConfiguration {
    slider
      .setting(\.slop, to: slop)
      .setting(\.fineDrag, to: fineDrag)
      .setting(\.cancelPolicy, to: cancelPolicy)
      .setting(\.springFrequency, to: springFrequency)
      .setting(\.landingFrequency, to: landingFrequency)
  }
}
