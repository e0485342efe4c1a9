public import CDetent
import ControlCore
import Ruler

extension RulerConfiguration: CConfiguration {
  static var defaults: detent_ruler_configuration {
    detent_ruler_configuration(RulerConfiguration())
  }

  init(_ passed: UnsafePointer<detent_ruler_configuration>) throws(ConfigurationError) {
    guard passed.pointee.reserved == 0, passed.pointee.reserved2 == 0 else { throw .reserved }
    let tap = try known(TapAction(constant: passed.pointee.tap), .tap)
    let snap = try known(SnapRule(constant: passed.pointee.snap), .snap)
    let tick = try known(MarkLevel(constant: passed.pointee.tick), .tick)
    let shared = try SharedSettings(
      orientation: passed.pointee.orientation, layoutDirection: passed.pointee.layout_direction,
      interaction: passed.pointee.interaction, cancelPolicy: passed.pointee.cancel_policy)
    let modifiers = try known(Modifiers(constant: passed.pointee.fine_drag_modifiers), .modifiers)
    guard passed.pointee.lower_bound <= passed.pointee.upper_bound else { throw .order }
    self.init(range: passed.pointee.lower_bound...passed.pointee.upper_bound)
    (self.snap, self.tick, fineDrag.modifiers) = (snap, tick, modifiers)
    self.tap = tap
    (orientation, layoutDirection) = (shared.orientation, shared.layoutDirection)
    (interaction, cancelPolicy) = (shared.interaction, shared.cancelPolicy)
    takeMarks(passed)
    takeMotion(passed)
    if let problem { throw ConfigurationError(problem) }
  }

  private mutating func takeMarks(_ passed: UnsafePointer<detent_ruler_configuration>) {
    (step, origin, fractions) = (
      passed.pointee.step, passed.pointee.origin, passed.pointee.fractions
    )
    (unitWidth, length) = (passed.pointee.unit_width, passed.pointee.length)
    capture = passed.pointee.capture.isNaN ? nil : passed.pointee.capture
    rearm = passed.pointee.rearm.isNaN ? nil : passed.pointee.rearm
  }

  private mutating func takeMotion(_ passed: UnsafePointer<detent_ruler_configuration>) {
    deceleration = passed.pointee.deceleration
    (minimumFling, maximumFling) = (passed.pointee.minimum_fling, passed.pointee.maximum_fling)
    (stopDistance, restDistance) = (passed.pointee.stop_distance, passed.pointee.rest_distance)
    (springFrequency, rubberBand) = (passed.pointee.spring_frequency, passed.pointee.rubber_band)
    (slop.touch, slop.mouse) = (passed.pointee.slop_touch, passed.pointee.slop_mouse)
    slop.pen = passed.pointee.slop_pen
    fineDrag.scale = passed.pointee.fine_drag_scale
    fineDrag.distance = passed.pointee.fine_drag_distance
    scrollTimeout = passed.pointee.scroll_timeout
    boundaryHapticGap = passed.pointee.boundary_haptic_gap
    landingFrequency = passed.pointee.landing_frequency
  }
}

extension detent_ruler_configuration: ControlReading {
  init(_ control: RulerControl) {
    self.init(control.configuration)
  }

  init(_ configuration: RulerConfiguration) {
    self.init()
    (lower_bound, upper_bound) = (configuration.bounds.lowerBound, configuration.bounds.upperBound)
    (step, origin, fractions) = (configuration.step, configuration.origin, configuration.fractions)
    (unit_width, length) = (configuration.unitWidth, configuration.length)
    (capture, rearm) = (configuration.capture ?? .nan, configuration.rearm ?? .nan)
    (snap, tick) = (configuration.snap.constant, configuration.tick.constant)
    orientation = configuration.orientation.constant
    layout_direction = configuration.layoutDirection.constant
    interaction = configuration.interaction.constant
    cancel_policy = configuration.cancelPolicy.constant
    takeMotion(configuration)
  }

  private mutating func takeMotion(_ configuration: RulerConfiguration) {
    deceleration = configuration.deceleration
    (minimum_fling, maximum_fling) = (configuration.minimumFling, configuration.maximumFling)
    (stop_distance, rest_distance) = (configuration.stopDistance, configuration.restDistance)
    (spring_frequency, rubber_band) = (configuration.springFrequency, configuration.rubberBand)
    let (slop, fineDrag) = (configuration.slop, configuration.fineDrag)
    (slop_touch, slop_mouse, slop_pen) = (slop.touch, slop.mouse, slop.pen)
    (fine_drag_scale, fine_drag_distance) = (fineDrag.scale, fineDrag.distance)
    fine_drag_modifiers = Int32(truncatingIfNeeded: fineDrag.modifiers.bits)
    scroll_timeout = configuration.scrollTimeout
    boundary_haptic_gap = configuration.boundaryHapticGap
    (landing_frequency, tap) = (configuration.landingFrequency, configuration.tap.constant)
  }
}

extension SnapRule {
  init?(constant: Int32) {
    guard Int(constant) != DETENT_MARKS_ALWAYS else {
      self = .always
      return
    }
    guard let level = MarkLevel(constant: constant) else { return nil }
    self = .near(level)
  }

  var constant: Int32 {
    switch self {
    case .near(let level): level.constant
    case .always: header(DETENT_MARKS_ALWAYS)
    }
  }
}

@c @implementation
public func detent_ruler_configuration_init(
  _ configuration: UnsafeMutablePointer<detent_ruler_configuration>?, _ size: Int
) -> detent_status {
  let mistake = require(UnsafePointer(configuration), size)
  if mistake == .ok { RulerConfiguration.defaults.write(to: configuration, size) }
  return mistake.rawValue
}

@c @implementation
public func detent_ruler_configuration_problem(
  _ configuration: UnsafePointer<detent_ruler_configuration>?, _ size: Int
) -> UnsafePointer<CChar>? {
  PassedConfiguration<RulerConfiguration>(configuration, size).problem
}
