public import CDetent
import ControlCore
import Slider

extension SliderConfiguration: CConfiguration {
  static var defaults: detent_slider_configuration {
    detent_slider_configuration(SliderConfiguration())
  }

  init(_ passed: UnsafePointer<detent_slider_configuration>) throws(ConfigurationError) {
    guard passed.pointee.reserved == 0 else { throw .reserved }
    self.init()
    try takeConstants(passed)
    guard passed.pointee.lower_bound <= passed.pointee.upper_bound else { throw .order }
    range = passed.pointee.lower_bound...passed.pointee.upper_bound
    try takeStops(passed)
    takeValues(passed)
    takeMotion(passed)
    if let problem { throw ConfigurationError(problem) }
  }

  private mutating func takeConstants(
    _ passed: UnsafePointer<detent_slider_configuration>
  ) throws(ConfigurationError) {
    let shared = try SharedSettings(
      orientation: passed.pointee.orientation, layoutDirection: passed.pointee.layout_direction,
      interaction: passed.pointee.interaction, cancelPolicy: passed.pointee.cancel_policy)
    (orientation, layoutDirection) = (shared.orientation, shared.layoutDirection)
    (interaction, cancelPolicy) = (shared.interaction, shared.cancelPolicy)
    curve = try known(SliderCurve(constant: passed.pointee.scale), .scale)
    meeting = try known(SliderMeeting(constant: passed.pointee.meet), .meet)
    trackPress = try known(
      SliderTrackPress(constant: passed.pointee.track_press), .trackPress)
    between = try known(SliderBetween(constant: passed.pointee.between), .between)
    quantization = try known(SliderQuantization(constant: passed.pointee.quantize), .quantize)
    fineDrag.modifiers = try known(
      Modifiers(constant: passed.pointee.fine_drag_modifiers), .modifiers)
  }

  private mutating func takeStops(
    _ passed: UnsafePointer<detent_slider_configuration>
  ) throws(ConfigurationError) {
    let count = passed.pointee.stop_count
    // As DETENT_SLIDER_STOPS. An `Int64` of an `Int` is taken for an allocation where that has 32 bits.
    guard count >= 0, count <= 32 else { throw ConfigurationError(Problem.stops) }
    let first = (UnsafeRawPointer(passed) + detent_slider_configuration.placeOfStops)
      .assumingMemoryBound(to: Double.self)
    var index = 0
    while index < Int(truncatingIfNeeded: count) {
      stops.append(first[index])
      index &+= 1
    }
  }

  private mutating func takeValues(_ passed: UnsafePointer<detent_slider_configuration>) {
    step = passed.pointee.step.isNaN ? nil : passed.pointee.step
    factor = passed.pointee.factor.isNaN ? nil : passed.pointee.factor
    (thumbs, distance) = (passed.pointee.thumbs, passed.pointee.distance)
    (grab, length) = (passed.pointee.grab, passed.pointee.length)
    ticks = passed.pointee.ticks != 0
  }

  private mutating func takeMotion(_ passed: UnsafePointer<detent_slider_configuration>) {
    rubberBand = passed.pointee.rubber_band
    springFrequency = passed.pointee.spring_frequency
    landingFrequency = passed.pointee.landing_frequency
    restDistance = passed.pointee.rest_distance
    (slop.touch, slop.mouse) = (passed.pointee.slop_touch, passed.pointee.slop_mouse)
    slop.pen = passed.pointee.slop_pen
    fineDrag.scale = passed.pointee.fine_drag_scale
    fineDrag.distance = passed.pointee.fine_drag_distance
    scrollTimeout = passed.pointee.scroll_timeout
    boundaryHapticGap = passed.pointee.boundary_haptic_gap
  }
}

extension detent_slider_configuration: ControlReading {
  /// How many bytes stand before the stops, on every machine.
  static var placeOfStops: Int { 160 }

  init(_ control: SliderControl) {
    self.init(control.configuration)
  }

  init(_ configuration: SliderConfiguration) {
    self.init()
    (lower_bound, upper_bound) = (configuration.range.lowerBound, configuration.range.upperBound)
    (step, factor) = (configuration.step ?? .nan, configuration.factor ?? .nan)
    (thumbs, distance) = (configuration.thumbs, configuration.distance)
    (grab, length) = (configuration.grab, configuration.length)
    ticks = configuration.ticks ? 1 : 0
    scale = configuration.curve.constant
    (meet, between) = (configuration.meeting.constant, configuration.between.constant)
    track_press = configuration.trackPress.constant
    quantize = configuration.quantization.constant
    orientation = configuration.orientation.constant
    layout_direction = configuration.layoutDirection.constant
    interaction = configuration.interaction.constant
    cancel_policy = configuration.cancelPolicy.constant
    takeMotion(configuration)
    takeStops(configuration.stops)
  }

  private mutating func takeMotion(_ configuration: SliderConfiguration) {
    rubber_band = configuration.rubberBand
    spring_frequency = configuration.springFrequency
    landing_frequency = configuration.landingFrequency
    rest_distance = configuration.restDistance
    let (slop, fineDrag) = (configuration.slop, configuration.fineDrag)
    (slop_touch, slop_mouse, slop_pen) = (slop.touch, slop.mouse, slop.pen)
    (fine_drag_scale, fine_drag_distance) = (fineDrag.scale, fineDrag.distance)
    fine_drag_modifiers = Int32(truncatingIfNeeded: fineDrag.modifiers.bits)
    scroll_timeout = configuration.scrollTimeout
    boundary_haptic_gap = configuration.boundaryHapticGap
  }

  private mutating func takeStops(_ list: NumberList) {
    stop_count = Int64(saturating: Double(list.count))
    withUnsafeMutablePointer(to: &stops) { stops in
      let first = UnsafeMutableRawPointer(stops).assumingMemoryBound(to: Double.self)
      var index = 0
      while index < list.count {
        first[index] = list[index]
        index &+= 1
      }
    }
  }
}

@c @implementation
public func detent_slider_configuration_init(
  _ configuration: UnsafeMutablePointer<detent_slider_configuration>?, _ size: Int
) -> detent_status {
  let mistake = require(UnsafePointer(configuration), size)
  if mistake == .ok { SliderConfiguration.defaults.write(to: configuration, size) }
  return mistake.rawValue
}

@c @implementation
public func detent_slider_configuration_problem(
  _ configuration: UnsafePointer<detent_slider_configuration>?, _ size: Int
) -> UnsafePointer<CChar>? {
  PassedConfiguration<SliderConfiguration>(configuration, size).problem
}
