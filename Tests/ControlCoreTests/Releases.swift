import ControlCore
import TestSupport

/// A random release with the tick rule that watches its motion.
struct Release: CustomStringConvertible {
  var planner: ReleasePlanner
  var rule: TickRule
  var position, velocity, bent: Double
  var start: Timestamp

  init(_ random: inout RandomBits) {
    let lower: Double = random.pick([-Double.infinity, -500, 0])
    let upper: Double = random.pick([Double.infinity, 700.5, 960])
    planner = ReleasePlanner(
      decayRate: random.number(1...10), minimumSpeed: random.pick([0, 90]), stopDistance: 0.6,
      frequency: random.number(5...20), landingFrequency: random.number(5...60),
      restDistance: 0.25, length: 375,
      lower: lower, upper: upper)
    let pitch = random.pick([0.5, 7.3, 12, 60, 120])
    let capture = pitch * random.pick([0, 0, 0.02, 0.3])
    rule = TickRule(
      pitch: pitch, capture: capture, rearm: max(capture, pitch * random.pick([0, 0.25, 0.8])),
      origin: random.pick([0, 0, 3.1]), lower: lower, upper: upper)
    position = random.number(-50...1000)
    velocity = random.number(-1...1) * random.size(1, 4)
    bent = random.pick([0, 0, 30, 1])
    start = Timestamp(nanoseconds: random.pick([0, -7_000_000_001, 1_763_690_000_000_000_001]))
  }

  var plan: ReleasePlanner.Plan? {
    planner.plan(from: position, velocity: velocity, at: start) { stop in
      guard bent > 0 else { return nil }
      let mark = (stop / bent).rounded() * bent
      guard mark >= planner.lower, mark <= planner.upper else { return nil }
      return Landing(position: mark, approach: bent / 2)
    }
  }

  func reported(_ frames: Frames) -> CursorRecord<TickRule>? {
    guard let plan else { return nil }
    var reported = CursorRecord(plan, rule, at: position)
    frames.forEach(from: start, through: plan.motion.restTime) { reported.advance(to: $0) }
    return reported
  }

  var mirrored: Release {
    var other = self
    (other.planner.lower, other.planner.upper) = (-planner.upper, -planner.lower)
    other.rule = TickRule(
      pitch: rule.pitch, capture: rule.capture, rearm: rule.rearm, origin: -rule.origin,
      lower: -rule.upper, upper: -rule.lower)
    (other.position, other.velocity) = (-position, -velocity)
    return other
  }

  var description: String {
    "x \(position) v \(velocity) bent \(bent) \(planner) \(rule) at \(start)"
  }
}
