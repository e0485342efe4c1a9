// Made by Scripts/make/interfaces.py from the tables of settings.
public import CDetent
import ControlCore
import Slider

extension SliderConfiguration: CConfiguration {
  static var defaults: detent_slider_configuration {
    detent_slider_configuration(SliderConfiguration())
  }

  init(_ passed: UnsafePointer<detent_slider_configuration>) throws(ConfigurationError) {
    self.init()
    curve = try known(
      passed.pointee.scale,
      "the scale must be a DETENT_SCALE")
    stopPlaces = try known(
      passed.pointee.stop_places,
      "the stop places must be a DETENT_STOP_PLACES")
    meeting = try known(
      passed.pointee.meet,
      "the meet must be a DETENT_MEET")
    trackPress = try known(
      passed.pointee.track_press,
      "the track press must be a DETENT_TRACK")
    between = try known(
      passed.pointee.between,
      "the between must be a DETENT_BETWEEN")
    quantization = try known(
      passed.pointee.quantize,
      "the quantize must be a DETENT_QUANTIZE")
    orientation = try known(
      passed.pointee.orientation,
      "the orientation must be DETENT_HORIZONTAL or VERTICAL")
    layoutDirection = try known(
      passed.pointee.layout_direction,
      "the layout direction must be DETENT_LEFT_TO_RIGHT or RIGHT_TO_LEFT")
    fineDrag.modifiers = try known(
      passed.pointee.fine_drag_modifiers,
      "the modifiers must be DETENT_MODIFIERs")
    cancelPolicy = try known(
      passed.pointee.cancel_policy,
      "the cancel policy must be a DETENT_CANCEL")
    motion = try known(
      passed.pointee.motion,
      "the motion must be a DETENT_MOTION")
    interaction = try known(
      passed.pointee.interaction,
      "the interaction must be DETENT_ENABLED, READ_ONLY or DISABLED")
    guard passed.pointee.lower_bound <= passed.pointee.upper_bound else { throw .order }
    range = passed.pointee.lower_bound...passed.pointee.upper_bound
    guard passed.pointee.enabled_lower_bound <= passed.pointee.enabled_upper_bound else {
      throw .order
    }
    enabledRange = passed.pointee.enabled_lower_bound...passed.pointee.enabled_upper_bound
    takeNumbers(passed)
  }

  private mutating func takeNumbers(  // table
    _ passed: UnsafePointer<detent_slider_configuration>
  ) {
    step = passed.pointee.step.isNaN ? nil : passed.pointee.step
    factor = passed.pointee.factor.isNaN ? nil : passed.pointee.factor
    thumbs = passed.pointee.thumbs
    distance = passed.pointee.distance
    maxDistance = passed.pointee.max_distance
    reset = passed.pointee.reset.isNaN ? nil : passed.pointee.reset
    grab = passed.pointee.grab
    thumbRadius = passed.pointee.thumb_radius
    slop.touch = passed.pointee.slop_touch
    slop.mouse = passed.pointee.slop_mouse
    slop.pen = passed.pointee.slop_pen
    fineDrag.scale = passed.pointee.fine_drag_scale
    fineDrag.distance = passed.pointee.fine_drag_distance
    stepCounts.key = passed.pointee.key_step
    stepCounts.page = passed.pointee.page_step
    stepCounts.adjust = passed.pointee.adjust_step
    rubberBand = passed.pointee.rubber_band
    restDistance = passed.pointee.rest_distance
    springFrequency = passed.pointee.spring_frequency
    landingFrequency = passed.pointee.landing_frequency
    scrollTimeout = passed.pointee.scroll_timeout
    boundaryHapticGap = passed.pointee.boundary_haptic_gap
    length = passed.pointee.length
    stops = NumberList(UnsafeRawPointer(passed) + 224, count: passed.pointee.stop_count)
    knots = NumberList(UnsafeRawPointer(passed) + 488, count: passed.pointee.knot_count)
    steps = NumberList(UnsafeRawPointer(passed) + 752, count: passed.pointee.step_count)
    lockedThumbs = NumberList(
      UnsafeRawPointer(passed) + 1016, count: passed.pointee.locked_thumb_count)
    ticks = passed.pointee.ticks != 0
    isInverted = passed.pointee.inverted != 0
  }
}

extension detent_slider_configuration: ControlReading, SizedStructure {
  /// In version 1.
  static var firstSize: Int { 1328 }

  init(_ control: SliderControl) {
    self.init(control.configuration)
  }

  init(_ configuration: SliderConfiguration) {  // table
    self.init()
    lower_bound = configuration.range.lowerBound
    upper_bound = configuration.range.upperBound
    enabled_lower_bound = configuration.enabledRange.lowerBound
    enabled_upper_bound = configuration.enabledRange.upperBound
    step = configuration.step ?? .nan
    factor = configuration.factor ?? .nan
    thumbs = configuration.thumbs
    distance = configuration.distance
    max_distance = configuration.maxDistance
    reset = configuration.reset ?? .nan
    grab = configuration.grab
    thumb_radius = configuration.thumbRadius
    slop_touch = configuration.slop.touch
    slop_mouse = configuration.slop.mouse
    slop_pen = configuration.slop.pen
    fine_drag_scale = configuration.fineDrag.scale
    fine_drag_distance = configuration.fineDrag.distance
    key_step = configuration.stepCounts.key
    page_step = configuration.stepCounts.page
    adjust_step = configuration.stepCounts.adjust
    rubber_band = configuration.rubberBand
    rest_distance = configuration.restDistance
    spring_frequency = configuration.springFrequency
    landing_frequency = configuration.landingFrequency
    scroll_timeout = configuration.scrollTimeout
    boundary_haptic_gap = configuration.boundaryHapticGap
    length = configuration.length
    stop_count = Int64(saturating: Double(configuration.stops.count))
    withUnsafeMutablePointer(to: &stops) { configuration.stops.write(to: $0) }
    knot_count = Int64(saturating: Double(configuration.knots.count))
    withUnsafeMutablePointer(to: &knots) { configuration.knots.write(to: $0) }
    step_count = Int64(saturating: Double(configuration.steps.count))
    withUnsafeMutablePointer(to: &steps) { configuration.steps.write(to: $0) }
    locked_thumb_count = Int64(saturating: Double(configuration.lockedThumbs.count))
    withUnsafeMutablePointer(to: &locked_thumbs) { configuration.lockedThumbs.write(to: $0) }
    scale = configuration.curve.constant
    stop_places = configuration.stopPlaces.constant
    ticks = configuration.ticks ? 1 : 0
    meet = configuration.meeting.constant
    track_press = configuration.trackPress.constant
    between = configuration.between.constant
    quantize = configuration.quantization.constant
    orientation = configuration.orientation.constant
    inverted = configuration.isInverted ? 1 : 0
    layout_direction = configuration.layoutDirection.constant
    fine_drag_modifiers = configuration.fineDrag.modifiers.constant
    cancel_policy = configuration.cancelPolicy.constant
    motion = configuration.motion.constant
    interaction = configuration.interaction.constant
  }
}
