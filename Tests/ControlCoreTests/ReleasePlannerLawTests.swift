import ControlCore
import TestSupport
import Testing

struct ReleasePlannerLawTests {
  /// Returns positions and times through a whole motion.
  private func samples(_ motion: Motion) -> [(seconds: Double, position: Double)] {
    (0...400).map {
      let seconds = motion.duration * Double($0) / 400
      return (seconds, motion.sample(seconds).position)
    }
  }

  @Test(arguments: Seeds.all)
  func `it goes on from where it was let go, with the speed it had`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<2000 {
      let release = Release(&random)
      guard let plan = release.plan else { continue }
      let (x, v) = plan.motion.sample(0)
      #expect(plan.motion.start == release.start)
      #expect(abs(x - release.position) <= 1e-12 * plan.motion.scale, "\(release)")
      let isFast = abs(release.velocity) > release.planner.minimumSpeed
      guard isFast, plan.ending != .returns, plan.motion.second?.begin != 0 else { continue }
      guard case .decay = plan.motion.first else { continue }  // springs may be slowed
      #expect(v == release.velocity, "\(release)")
    }
  }

  @Test(arguments: Seeds.all)
  func `where one curve takes over from the other, neither place nor speed jumps`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    var count = 0
    for _ in 0..<2000 {
      let release = Release(&random)
      guard let plan = release.plan, let second = plan.motion.second else { continue }
      let motion = plan.motion
      let x = motion.first.position(at: second.begin), v = motion.first.velocity(at: second.begin)
      let scale = motion.scale
      #expect(abs(second.curve.position(at: 0) - x) <= 1e-12 * scale, "\(release)")
      // A bounce peaks at half the control's length at most; below that it keeps its velocity.
      let most = CriticalSpring.velocity(
        peakingAt: release.planner.length / 2, frequency: release.planner.frequency)
      let kept = plan.ending == .lands ? v : min(max(v, -most), most)
      #expect(abs(second.curve.velocity(at: 0) - kept) <= 1e-11 * scale * 10, "\(release)")
      count += 1
    }
    #expect(count > 100)
  }

  @Test(arguments: Seeds.all)
  func `it ends near its target, and then exactly there`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<2000 {
      let release = Release(&random)
      guard let plan = release.plan else { continue }
      let motion = plan.motion
      let short = abs(motion.sample(motion.duration).position - motion.target)
      let most = plan.ending == .stops ? 1e-9 : release.planner.restDistance * (1 + 1e-9)
      #expect(short <= most, "\(release)")
      #expect(motion.position(at: motion.restTime) == motion.target)
      #expect(motion.target >= release.planner.lower && motion.target <= release.planner.upper)
      #expect(motion.duration >= 0 && motion.duration.isFinite)
    }
  }

  @Test(arguments: Seeds.all)
  func `only a bounce or what was outside is ever outside the bounds`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 500) {
      let release = Release(&random)
      let planner = release.planner
      guard let plan = release.plan else { continue }
      let blur = 1e-11 * plan.motion.scale
      for (seconds, x) in samples(plan.motion) {
        switch plan.ending {
        case .stops, .lands:
          #expect(x >= planner.lower - blur && x <= planner.upper + blur, "\(release) \(seconds)")
        case .bounces(let side):
          let bound = side == .lower ? planner.lower : planner.upper
          let past = side == .lower ? bound - x : x - bound
          let isBack = seconds >= plan.motion.second?.begin ?? 0
          #expect(isBack ? past >= -blur : past <= blur, "\(release) \(seconds)")
          #expect(past <= planner.length / 2 + blur, "\(release) \(seconds)")
        case .returns:
          let isAbove = release.position > planner.upper
          let past = isAbove ? x - planner.upper : planner.lower - x
          #expect(past >= 0, "\(release) \(seconds)")
          #expect(past <= max(planner.length, abs(release.position - plan.motion.target)) + blur)
        }
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `a bent landing goes one way to its mark`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    var count = 0
    for _ in 0..<Cases.some(of: 1500) {
      let release = Release(&random)
      guard let plan = release.plan, plan.ending == .lands, plan.motion.second != nil else {
        continue
      }
      let sign = plan.motion.target > release.position ? 1.0 : -1.0
      var last = -Double.infinity
      for (seconds, x) in samples(plan.motion) {
        #expect(sign * x >= last - 1e-12 * plan.motion.scale, "\(release) \(seconds)")
        #expect(sign * (plan.motion.target - x) >= 0, "\(release) \(seconds)")
        last = sign * x
      }
      count += 1
    }
    #expect(count > Cases.some(of: 30))
  }

  @Test(arguments: Seeds.all)
  func `a mirrored release has the mirrored plan`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 1500) {
      var release = Release(&random)
      release.bent = 0
      guard let plan = release.plan, let other = release.mirrored.plan else {
        #expect(release.plan == nil && release.mirrored.plan == nil)
        continue
      }
      #expect(other.motion.duration == plan.motion.duration, "\(release)")
      #expect(other.motion.target == -plan.motion.target, "\(release)")
      #expect(other.motion.second?.begin == plan.motion.second?.begin, "\(release)")
      for (there, here) in zip(samples(other.motion), samples(plan.motion)) {
        #expect(there.position == -here.position, "\(release)")
      }
    }
  }
}
