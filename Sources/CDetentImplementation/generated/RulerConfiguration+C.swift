// Made by Scripts/make/interfaces.py from the tables of settings.
public import CDetent
import ControlCore
import Ruler

extension RulerConfiguration: CConfiguration {
  static var defaults: detent_ruler_configuration {
    detent_ruler_configuration(RulerConfiguration())
  }

  init(_ passed: UnsafePointer<detent_ruler_configuration>) throws(ConfigurationError) {
    self.init()
    snap = try known(
      passed.pointee.snap,
      "the snap must be a DETENT_MARKS")
    orientation = try known(
      passed.pointee.orientation,
      "the orientation must be DETENT_HORIZONTAL or VERTICAL")
    layoutDirection = try known(
      passed.pointee.layout_direction,
      "the layout direction must be DETENT_LEFT_TO_RIGHT or RIGHT_TO_LEFT")
    tap = try known(
      passed.pointee.tap,
      "the tap must be a DETENT_TAP")
    fineDrag.modifiers = try known(
      passed.pointee.fine_drag_modifiers,
      "the modifiers must be DETENT_MODIFIERs")
    cancelPolicy = try known(
      passed.pointee.cancel_policy,
      "the cancel policy must be a DETENT_CANCEL")
    tick = try known(
      passed.pointee.tick,
      "the tick must be a DETENT_MARKS")
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
    _ passed: UnsafePointer<detent_ruler_configuration>
  ) {
    step = passed.pointee.step
    origin = passed.pointee.origin
    fractions = passed.pointee.fractions
    unitWidth = passed.pointee.unit_width
    slop.touch = passed.pointee.slop_touch
    slop.mouse = passed.pointee.slop_mouse
    slop.pen = passed.pointee.slop_pen
    fineDrag.scale = passed.pointee.fine_drag_scale
    reset = passed.pointee.reset.isNaN ? nil : passed.pointee.reset
    fineDrag.distance = passed.pointee.fine_drag_distance
    stepCounts.key = passed.pointee.key_step
    stepCounts.page = passed.pointee.page_step
    stepCounts.adjust = passed.pointee.adjust_step
    capture = passed.pointee.capture.isNaN ? nil : passed.pointee.capture
    rearm = passed.pointee.rearm.isNaN ? nil : passed.pointee.rearm
    deceleration = passed.pointee.deceleration
    rubberBand = passed.pointee.rubber_band
    minimumFling = passed.pointee.minimum_fling
    maximumFling = passed.pointee.maximum_fling
    stopDistance = passed.pointee.stop_distance
    restDistance = passed.pointee.rest_distance
    springFrequency = passed.pointee.spring_frequency
    landingFrequency = passed.pointee.landing_frequency
    scrollTimeout = passed.pointee.scroll_timeout
    boundaryHapticGap = passed.pointee.boundary_haptic_gap
    length = passed.pointee.length
    quantizes = passed.pointee.quantizes != 0
  }
}

extension detent_ruler_configuration: ControlReading, SizedStructure {
  /// In version 1.
  static var firstSize: Int { 280 }

  init(_ control: RulerControl) {
    self.init(control.configuration)
  }

  init(_ configuration: RulerConfiguration) {  // table
    self.init()
    lower_bound = configuration.range.lowerBound
    upper_bound = configuration.range.upperBound
    enabled_lower_bound = configuration.enabledRange.lowerBound
    enabled_upper_bound = configuration.enabledRange.upperBound
    step = configuration.step
    origin = configuration.origin
    fractions = configuration.fractions
    unit_width = configuration.unitWidth
    slop_touch = configuration.slop.touch
    slop_mouse = configuration.slop.mouse
    slop_pen = configuration.slop.pen
    fine_drag_scale = configuration.fineDrag.scale
    reset = configuration.reset ?? .nan
    fine_drag_distance = configuration.fineDrag.distance
    key_step = configuration.stepCounts.key
    page_step = configuration.stepCounts.page
    adjust_step = configuration.stepCounts.adjust
    capture = configuration.capture ?? .nan
    rearm = configuration.rearm ?? .nan
    deceleration = configuration.deceleration
    rubber_band = configuration.rubberBand
    minimum_fling = configuration.minimumFling
    maximum_fling = configuration.maximumFling
    stop_distance = configuration.stopDistance
    rest_distance = configuration.restDistance
    spring_frequency = configuration.springFrequency
    landing_frequency = configuration.landingFrequency
    scroll_timeout = configuration.scrollTimeout
    boundary_haptic_gap = configuration.boundaryHapticGap
    length = configuration.length
    snap = configuration.snap.constant
    quantizes = configuration.quantizes ? 1 : 0
    orientation = configuration.orientation.constant
    layout_direction = configuration.layoutDirection.constant
    tap = configuration.tap.constant
    fine_drag_modifiers = configuration.fineDrag.modifiers.constant
    cancel_policy = configuration.cancelPolicy.constant
    tick = configuration.tick.constant
    motion = configuration.motion.constant
    interaction = configuration.interaction.constant
  }
}
