import ControlCore

extension RulerControl {
  /// Nothing holds the ruler any more: how it goes on is decided here, once.
  ///
  /// Expects `position` to be what shows.
  ///
  /// - Parameters:
  ///   - velocity: of what shows, in points per second.
  ///   - emit: takes the effects.
  @inline(never)
  mutating func release(velocity: Double, emit: (Effect) -> Void) {
    gesture.rest()
    guard session != nil else {
      return follow(planner.glide(from: position, to: home, at: time), emit: emit)
    }
    let (scale, snap) = (scale, configuration.snap)
    let plan = planner.plan(from: position, velocity: velocity, at: time) {
      scale.rest(at: $0, snap)
    }
    follow(plan, emit: emit)
  }

  var planner: ReleasePlanner { scale.planner(configuration) }

  /// Sets out on a motion; without one, the edit is over.
  @inline(never)
  mutating func follow(_ plan: ReleasePlanner.Plan?, emit: (Effect) -> Void) {
    guard let plan else {
      end(.commit, at: time, emit: emit)
      return rest(at: time, emit: emit)
    }
    if plan.ending == .returns { end(.commit, at: time, emit: emit) }
    isActive = true
    gesture.follow(Course(plan, watch: watch), at: time)
    travel(to: time, emit: emit)
  }

  /// Everything that the motion under way brings about by `time`.
  @inline(never)
  mutating func travel(to time: Timestamp, emit: (Effect) -> Void) {
    guard var course = gesture.course else { return }
    if session != nil, case .bounces = course.ending, course.motion.handOverTime <= time {
      let hit = course.motion.handOverTime
      pass(&course, until: hit, emit: emit)
      report(scale.value(at: course.motion.target), .motion, at: hit, emit: emit)
      end(.commit, at: hit, emit: emit)
    }
    pass(&course, until: time, emit: emit)
    position = course.position(at: time)
    guard course.motion.restTime > time else { return arrive(course, emit: emit) }
    gesture.follow(course, at: time)
    guard session != nil else { return }
    report(scale.value(at: position), .motion, at: time, emit: emit)
  }

  private mutating func pass(
    _ course: inout Course, until time: Timestamp, emit: (Effect) -> Void
  ) {
    while let happening = course.next(until: time, watch: &watch) {
      switch happening {
      case .ticks(let run): emit(.tick(run))
      case .bound(let side, let time): emit(.bound(side, time))
      }
    }
  }

  private mutating func arrive(_ course: Course, emit: (Effect) -> Void) {
    let time = course.motion.restTime
    watch.visit(position)
    if session != nil {
      report(scale.value(at: position), .motion, at: time, emit: emit)
      if course.ending == .lands { emit(.snapped(value, time)) }
      end(.commit, at: time, emit: emit)
    }
    rest(at: time, emit: emit)
  }
}
