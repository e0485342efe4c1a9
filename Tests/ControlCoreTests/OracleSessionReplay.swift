import ControlCore

/// A session by the table's own rules, built from parts of the engine. It has no control, so a
/// control's state is kept here.
struct OracleSessionReplay {
  private(set) var log: [OracleSession.Entry] = []
  /// Displayed position, velocity and time at the lift; `nil` if the finger never dragged.
  private(set) var release: (position: Double, velocity: Double, time: Timestamp)?
  /// The detector with the drag's ticks; the motion continues with it.
  private(set) var detector = CrossingDetector()
  let rule: TickRule

  let rules: OracleSession.Rules
  private let settings: GestureSettings
  private let band: RubberBand
  private var pointers = MeasuredHold()
  private var raw: Double

  init(_ rules: OracleSession.Rules, _ finger: OracleStream) {
    self.rules = rules
    raw = rules.x0
    band = RubberBand(coefficient: rules.rubber_c, length: rules.rubber_d)
    settings = GestureSettings(
      direction: rules.axis == "x" ? .right : .down, slop: Slop(touch: rules.slop),
      locksDirection: false, maximumSpeed: rules.max_fling)
    rule = TickRule(
      pitch: rules.step, capture: rules.capture, rearm: rules.rearm,
      lower: rules.lower, upper: rules.upper)
    detector.reset(at: raw, rule: rule)
    let first = finger.samples_t_ms_x_y.first?[0] ?? 0
    for (index, sample) in finger.samples_t_ms_x_y.enumerated() {
      take(index == 0 ? .down : .move, sample, index, since: first)
    }
    take(.up, finger.up_t_ms_x_y, finger.samples_t_ms_x_y.count, since: first)
  }

  private mutating func take(
    _ phase: PointerEvent.Phase, _ sample: [Double], _ index: Int, since first: Double
  ) {
    let time = Timestamp(nanoseconds: Int64(sample[0]) * 1_000_000)
    let event = PointerEvent(phase: phase, position: Point(x: sample[1], y: sample[2]))
    let ms = Int64(sample[0] - first)
    switch pointers.handle(event, at: time, settings) {
    case .dragged(let travel):
      if log.isEmpty { log.append(OracleSession.Entry(t_ms: ms, event: "began", index: index)) }
      drag(to: rules.x0 + travel, at: ms)
    case .released(let travel, let velocity):
      if rules.x0 + travel != raw { drag(to: rules.x0 + travel, at: ms) }
      lift(abs(velocity) < rules.min_fling ? 0 : velocity, at: ms, time)
    case .tapped, .doubleTapped:
      log.append(OracleSession.Entry(t_ms: ms, event: "failed_tap"))
    case .pressed, .stayed, .yielded, .cancelled, .interrupted, nil: break
    }
  }

  private mutating func drag(to new: Double, at ms: Int64) {
    // The table applies the run rule alone, also at a bound.
    let marks = detector.ticks.move(from: raw, to: new, rule: rule)
    let bound = detector.bounds.move(
      from: raw, to: new, lower: rule.lower, upper: rule.upper, rearm: rule.rearm)
    raw = new
    let run = TickRun(marks: marks, at: Timestamp(nanoseconds: 0))
    let ticks = (0..<run.length).map { [run.mark(at: $0), run.count < 0 ? -1 : 1] }
    let edges: [Int64] = bound.map { [$0 == .lower ? -1 : 1] } ?? []
    log.append(
      OracleSession.Entry(
        t_ms: ms, event: "changed", raw: raw, displayed: shown, ticks_i_dir: ticks, edges: edges))
  }

  private mutating func lift(_ velocity: Double, at ms: Int64, _ time: Timestamp) {
    let pull = raw - rules.clamp(raw)
    let speed = pull == 0 ? velocity : velocity * band.slope(pulledBy: pull)
    release = (shown, speed, time)
    log.append(
      OracleSession.Entry(
        t_ms: ms, event: "ended", displayed: shown, finger_velocity: velocity,
        displayed_velocity: speed))
  }

  private var shown: Double {
    let inside = rules.clamp(raw)
    return inside + band.displacement(pulledBy: raw - inside)
  }
}

// MARK: After the release

extension OracleSessionReplay {
  /// The motion by the table's rules; `nil` after a tap. The ending is always `.stops`, as the
  /// table suppresses no ticks of landings and bounces.
  var plan: ReleasePlanner.Plan? {
    guard let (x, v, _) = release else { return nil }
    let inside = rules.clamp(x)
    guard x == inside else { return spring(to: inside) }
    let decay = Decay(from: x, velocity: v, rate: rules.k)
    if rules.clamp(decay.limit) != decay.limit { return bounce(decay) }
    let target = landing(at: decay.limit)
    let rate = v / (target - x)
    guard rate >= rules.kmin_ratio * rules.k, rate <= rules.kmax_ratio * rules.k else {
      return spring(to: target)
    }
    let bent = Decay(from: x, velocity: v, rate: rate)
    return plan(
      .decay(bent), lasting: bent.seconds(untilWithin: rules.rest_delta), to: target, .stops)
  }

  /// Returns the mark nearest to the natural stop.
  func landing(at stop: Double) -> Double {
    let lattice = Lattice(step: rules.step, fractions: 1, unitWidth: rules.step)
    let bounds = rules.lower...rules.upper
    return lattice.rest(at: stop, rule: .always, bounds: bounds)?.position ?? stop
  }

  private func bounce(_ decay: Decay) -> ReleasePlanner.Plan? {
    let bound = rules.clamp(decay.limit)
    let crossing = decay.seconds(reaching: bound)
    let spring = CriticalSpring(
      target: bound, displacement: 0, velocity: decay.velocity(passing: bound),
      frequency: rules.omega)
    return plan(
      .decay(decay), then: Motion.Continuation(begin: crossing, curve: .spring(spring)),
      lasting: crossing + spring.seconds(untilWithin: rules.rest_delta), to: bound, .stops)
  }

  private func spring(to target: Double) -> ReleasePlanner.Plan? {
    guard let (x, v, _) = release else { return nil }
    let spring = CriticalSpring(
      target: target, displacement: x - target, velocity: v, frequency: rules.omega)
    return plan(
      .spring(spring), lasting: spring.seconds(untilWithin: rules.rest_delta), to: target, .stops)
  }

  private func plan(
    _ first: Curve, then second: Motion.Continuation? = nil, lasting duration: Double,
    to target: Double, _ ending: ReleasePlanner.Ending
  ) -> ReleasePlanner.Plan? {
    guard let start = release?.time else { return nil }
    let motion = Motion(
      start: start, first: first, second: second, duration: duration, target: target)
    return ReleasePlanner.Plan(motion: motion, ending: ending)
  }
}
