// Made by Scripts/make/interfaces.py from the tables of settings.
public import CDetent
import ControlCore
import Dial

extension DialConfiguration: CConfiguration {
  static var defaults: detent_dial_configuration {
    detent_dial_configuration(DialConfiguration())
  }

  init(_ passed: UnsafePointer<detent_dial_configuration>) throws(ConfigurationError) {
    self.init()
    guard passed.pointee.reserved == 0 else { throw .reserved }
    layoutDirection = try known(
      passed.pointee.layout_direction,
      "the layout direction must be DETENT_LEFT_TO_RIGHT or RIGHT_TO_LEFT")
    hold = try known(
      passed.pointee.hold,
      "the hold must be a DETENT_HOLD")
    press = try known(
      passed.pointee.press,
      "the press must be a DETENT_DIAL_PRESS")
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
    _ passed: UnsafePointer<detent_dial_configuration>
  ) {
    step = passed.pointee.step.isNaN ? nil : passed.pointee.step
    start = passed.pointee.start
    sweep = passed.pointee.sweep
    dead = passed.pointee.dead
    travel = passed.pointee.travel
    reset = passed.pointee.reset.isNaN ? nil : passed.pointee.reset
    slop.touch = passed.pointee.slop_touch
    slop.mouse = passed.pointee.slop_mouse
    slop.pen = passed.pointee.slop_pen
    fineDrag.scale = passed.pointee.fine_drag_scale
    fineDrag.distance = passed.pointee.fine_drag_distance
    stepCounts.key = passed.pointee.key_step
    stepCounts.page = passed.pointee.page_step
    stepCounts.adjust = passed.pointee.adjust_step
    deceleration = passed.pointee.deceleration
    minimumFling = passed.pointee.minimum_fling
    maximumFling = passed.pointee.maximum_fling
    springFrequency = passed.pointee.spring_frequency
    landingFrequency = passed.pointee.landing_frequency
    scrollTimeout = passed.pointee.scroll_timeout
    boundaryHapticGap = passed.pointee.boundary_haptic_gap
    length = passed.pointee.width
    breadth = passed.pointee.height
    wraps = passed.pointee.wraps != 0
    snaps = passed.pointee.snaps != 0
    quantizes = passed.pointee.quantizes != 0
    ticks = passed.pointee.ticks != 0
    isInverted = passed.pointee.inverted != 0
    coasts = passed.pointee.coasts != 0
  }
}

extension detent_dial_configuration: ControlReading, SizedStructure {
  /// In version 1.
  static var firstSize: Int { 272 }

  init(_ control: DialControl) {
    self.init(control.configuration)
  }

  init(_ configuration: DialConfiguration) {  // table
    self.init()
    lower_bound = configuration.range.lowerBound
    upper_bound = configuration.range.upperBound
    enabled_lower_bound = configuration.enabledRange.lowerBound
    enabled_upper_bound = configuration.enabledRange.upperBound
    step = configuration.step ?? .nan
    start = configuration.start
    sweep = configuration.sweep
    dead = configuration.dead
    travel = configuration.travel
    reset = configuration.reset ?? .nan
    slop_touch = configuration.slop.touch
    slop_mouse = configuration.slop.mouse
    slop_pen = configuration.slop.pen
    fine_drag_scale = configuration.fineDrag.scale
    fine_drag_distance = configuration.fineDrag.distance
    key_step = configuration.stepCounts.key
    page_step = configuration.stepCounts.page
    adjust_step = configuration.stepCounts.adjust
    deceleration = configuration.deceleration
    minimum_fling = configuration.minimumFling
    maximum_fling = configuration.maximumFling
    spring_frequency = configuration.springFrequency
    landing_frequency = configuration.landingFrequency
    scroll_timeout = configuration.scrollTimeout
    boundary_haptic_gap = configuration.boundaryHapticGap
    width = configuration.length
    height = configuration.breadth
    wraps = configuration.wraps ? 1 : 0
    snaps = configuration.snaps ? 1 : 0
    quantizes = configuration.quantizes ? 1 : 0
    ticks = configuration.ticks ? 1 : 0
    inverted = configuration.isInverted ? 1 : 0
    layout_direction = configuration.layoutDirection.constant
    hold = configuration.hold.constant
    press = configuration.press.constant
    fine_drag_modifiers = configuration.fineDrag.modifiers.constant
    cancel_policy = configuration.cancelPolicy.constant
    coasts = configuration.coasts ? 1 : 0
    motion = configuration.motion.constant
    interaction = configuration.interaction.constant
  }
}
