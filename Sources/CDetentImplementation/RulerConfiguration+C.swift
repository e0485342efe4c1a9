public import CDetent
import ControlCore
import Ruler

extension RulerConfiguration: ToldConfiguration {
  init(_ told: UnsafePointer<detent_ruler_configuration>) throws(Flaw) {
    guard told.pointee.reserved == 0 else { throw .reserved }
    let snap = try known(SnapRule(constant: told.pointee.snap), .snap)
    let tick = try known(MarkLevel(constant: told.pointee.tick), .tick)
    let shared = try SharedSettings(
      orientation: told.pointee.orientation, layoutDirection: told.pointee.layout_direction,
      interaction: told.pointee.interaction, cancelPolicy: told.pointee.cancel_policy)
    let modifiers = try known(Modifiers(constant: told.pointee.fine_drag_modifiers), .modifiers)
    guard told.pointee.lower_bound <= told.pointee.upper_bound else { throw .order }
    self.init(bounds: told.pointee.lower_bound...told.pointee.upper_bound)
    (self.snap, self.tick, fineDrag.modifiers) = (snap, tick, modifiers)
    (orientation, layoutDirection) = (shared.orientation, shared.layoutDirection)
    (interaction, cancelPolicy) = (shared.interaction, shared.cancelPolicy)
    takeMarks(told)
    takeMotion(told)
    if let problem { throw .ruler(problem) }
  }

  private mutating func takeMarks(_ told: UnsafePointer<detent_ruler_configuration>) {
    (step, origin, fractions) = (told.pointee.step, told.pointee.origin, told.pointee.fractions)
    (unitWidth, length) = (told.pointee.unit_width, told.pointee.length)
    capture = told.pointee.capture.isNaN ? nil : told.pointee.capture
    rearm = told.pointee.rearm.isNaN ? nil : told.pointee.rearm
  }

  private mutating func takeMotion(_ told: UnsafePointer<detent_ruler_configuration>) {
    deceleration = told.pointee.deceleration
    (minimumFling, maximumFling) = (told.pointee.minimum_fling, told.pointee.maximum_fling)
    (stopDistance, restDistance) = (told.pointee.stop_distance, told.pointee.rest_distance)
    (springFrequency, rubberBand) = (told.pointee.spring_frequency, told.pointee.rubber_band)
    (slop.touch, slop.mouse) = (told.pointee.slop_touch, told.pointee.slop_mouse)
    slop.pen = told.pointee.slop_pen
    fineDrag.scale = told.pointee.fine_drag_scale
    fineDrag.distance = told.pointee.fine_drag_distance
    scrollTimeout = told.pointee.scroll_timeout
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
  if mistake == .ok { configuration?.pointee = detent_ruler_configuration(RulerConfiguration()) }
  return mistake.rawValue
}

@c @implementation
public func detent_ruler_configuration_problem(
  _ configuration: UnsafePointer<detent_ruler_configuration>?, _ size: Int
) -> UnsafePointer<CChar>? {
  RulerConfiguration.problem(configuration, size)?.cText
}
