public import CDetent
import ControlCore
import Dial

extension DialConfiguration: CConfiguration {
  static var defaults: detent_dial_configuration {
    detent_dial_configuration(DialConfiguration())
  }

  init(_ passed: UnsafePointer<detent_dial_configuration>) throws(ConfigurationError) {
    self.init()
    try takeConstants(passed)
    guard passed.pointee.lower_bound <= passed.pointee.upper_bound else { throw .order }
    range = passed.pointee.lower_bound...passed.pointee.upper_bound
    takeCircle(passed)
    takeMotion(passed)
    if let problem { throw ConfigurationError(problem) }
  }

  private mutating func takeConstants(
    _ passed: UnsafePointer<detent_dial_configuration>
  ) throws(ConfigurationError) {
    let shared = try SharedSettings(
      orientation: header(DETENT_HORIZONTAL), layoutDirection: passed.pointee.layout_direction,
      interaction: passed.pointee.interaction, cancelPolicy: passed.pointee.cancel_policy)
    layoutDirection = shared.layoutDirection
    (interaction, cancelPolicy) = (shared.interaction, shared.cancelPolicy)
    hold = try known(
      DialHold(constant: passed.pointee.hold), .constant("the hold must be a DETENT_HOLD"))
    press = try known(
      DialPress(constant: passed.pointee.press),
      .constant("the press must be a DETENT_DIAL_PRESS"))
    fineDrag.modifiers = try known(
      Modifiers(constant: passed.pointee.fine_drag_modifiers), .modifiers)
  }

  private mutating func takeCircle(_ passed: UnsafePointer<detent_dial_configuration>) {
    step = passed.pointee.step.isNaN ? nil : passed.pointee.step
    (start, sweep, dead) = (passed.pointee.start, passed.pointee.sweep, passed.pointee.dead)
    (length, breadth) = (passed.pointee.width, passed.pointee.height)
    (wraps, snaps) = (passed.pointee.wraps != 0, passed.pointee.snaps != 0)
    (ticks, coasts) = (passed.pointee.ticks != 0, passed.pointee.coasts != 0)
  }

  private mutating func takeMotion(_ passed: UnsafePointer<detent_dial_configuration>) {
    deceleration = passed.pointee.deceleration
    (minimumFling, maximumFling) = (passed.pointee.minimum_fling, passed.pointee.maximum_fling)
    springFrequency = passed.pointee.spring_frequency
    landingFrequency = passed.pointee.landing_frequency
    (slop.touch, slop.mouse) = (passed.pointee.slop_touch, passed.pointee.slop_mouse)
    slop.pen = passed.pointee.slop_pen
    fineDrag.scale = passed.pointee.fine_drag_scale
    fineDrag.distance = passed.pointee.fine_drag_distance
    scrollTimeout = passed.pointee.scroll_timeout
    boundaryHapticGap = passed.pointee.boundary_haptic_gap
  }
}

extension detent_dial_configuration: ControlReading {
  init(_ control: DialControl) {
    self.init(control.configuration)
  }

  init(_ configuration: DialConfiguration) {
    self.init()
    (lower_bound, upper_bound) = (configuration.range.lowerBound, configuration.range.upperBound)
    step = configuration.step ?? .nan
    (start, sweep, dead) = (configuration.start, configuration.sweep, configuration.dead)
    (width, height) = (configuration.length, configuration.breadth)
    (wraps, snaps) = (configuration.wraps ? 1 : 0, configuration.snaps ? 1 : 0)
    (ticks, coasts) = (configuration.ticks ? 1 : 0, configuration.coasts ? 1 : 0)
    (hold, press) = (configuration.hold.constant, configuration.press.constant)
    layout_direction = configuration.layoutDirection.constant
    interaction = configuration.interaction.constant
    cancel_policy = configuration.cancelPolicy.constant
    takeMotion(configuration)
  }

  private mutating func takeMotion(_ configuration: DialConfiguration) {
    deceleration = configuration.deceleration
    (minimum_fling, maximum_fling) = (configuration.minimumFling, configuration.maximumFling)
    spring_frequency = configuration.springFrequency
    landing_frequency = configuration.landingFrequency
    let (slop, fineDrag) = (configuration.slop, configuration.fineDrag)
    (slop_touch, slop_mouse, slop_pen) = (slop.touch, slop.mouse, slop.pen)
    (fine_drag_scale, fine_drag_distance) = (fineDrag.scale, fineDrag.distance)
    fine_drag_modifiers = Int32(truncatingIfNeeded: fineDrag.modifiers.bits)
    scroll_timeout = configuration.scrollTimeout
    boundary_haptic_gap = configuration.boundaryHapticGap
  }
}

@c @implementation
public func detent_dial_configuration_init(
  _ configuration: UnsafeMutablePointer<detent_dial_configuration>?, _ size: Int
) -> detent_status {
  let mistake = require(UnsafePointer(configuration), size)
  if mistake == .ok { DialConfiguration.defaults.write(to: configuration, size) }
  return mistake.rawValue
}

@c @implementation
public func detent_dial_configuration_problem(
  _ configuration: UnsafePointer<detent_dial_configuration>?, _ size: Int
) -> UnsafePointer<CChar>? {
  PassedConfiguration<DialConfiguration>(configuration, size).problem
}
