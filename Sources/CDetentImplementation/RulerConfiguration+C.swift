public import CDetent
import ControlCore
import Ruler

extension RulerConfiguration: ToldConfiguration {
  /// - Throws: the first flaw.
  init(_ told: detent_ruler_configuration) throws(Flaw) {
    self.init()
    snap = try known(SnapRule(constant: told.snap), "the snap must be a DETENT_MARKS")
    tick = try known(
      MarkLevel(constant: told.tick), "the tick must be a DETENT_MARKS, but not ALWAYS")
    try take(
      orientation: told.orientation, layoutDirection: told.layout_direction,
      interaction: told.interaction, cancelPolicy: told.cancel_policy)
    fineDrag.modifiers = try known(
      Modifiers(constant: told.fine_drag_modifiers), "the modifiers must be DETENT_MODIFIERs")
    guard told.lower_bound <= told.upper_bound else {
      throw Flaw(.configuration, "the lower bound must be at most the upper")
    }
    bounds = told.lower_bound...told.upper_bound
    takeMarks(told)
    takeMotion(told)
    if let problem { throw Flaw(.configuration, problem.sentence) }
  }

  private mutating func takeMarks(_ told: detent_ruler_configuration) {
    (step, origin, fractions) = (told.step, told.origin, told.fractions)
    (unitWidth, length) = (told.unit_width, told.length)
    capture = told.capture.isNaN ? nil : told.capture
    rearm = told.rearm.isNaN ? nil : told.rearm
  }

  private mutating func takeMotion(_ told: detent_ruler_configuration) {
    deceleration = told.deceleration
    (minimumFling, maximumFling) = (told.minimum_fling, told.maximum_fling)
    (stopDistance, restDistance) = (told.stop_distance, told.rest_distance)
    (springFrequency, rubberBand) = (told.spring_frequency, told.rubber_band)
    slop = Slop(touch: told.slop_touch, mouse: told.slop_mouse, pen: told.slop_pen)
    (fineDrag.scale, fineDrag.distance) = (told.fine_drag_scale, told.fine_drag_distance)
    scrollTimeout = told.scroll_timeout
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
  status { () throws(Status) in
    _ = try require(configuration.map { UnsafePointer($0) }, size)
    configuration?.pointee = detent_ruler_configuration(RulerConfiguration())
  }
}

@c @implementation
public func detent_ruler_configuration_problem(
  _ configuration: UnsafePointer<detent_ruler_configuration>?, _ size: Int
) -> UnsafePointer<CChar>? {
  RulerConfiguration.problem(configuration, size)?.cText
}
