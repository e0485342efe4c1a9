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
      let plan = planner.glide(from: position, to: home, at: time)
      if let plan, plan.motion.restTime > time { return follow(plan, emit: emit) }
      goHome()  // too near to move
      return rest(at: time, emit: emit)
    }
    setOut(planner, velocity: velocity, emit: emit)
  }

  /// Sets out on what the planner says.
  @inline(never)
  mutating func setOut(_ planner: ReleasePlanner, velocity: Double, emit: (Effect) -> Void) {
    gesture.rest()
    let (scale, snap) = (scale, configuration.snap)
    let plan = planner.plan(from: position, velocity: velocity, at: time) {
      scale.rest(at: $0, snap)
    }
    follow(plan, emit: emit)
  }

  @inline(never)
  var planner: ReleasePlanner { scale.planner(configuration) }

  /// Sets out on a motion; without one, the edit is over.
  @inline(never)
  mutating func follow(_ plan: ReleasePlanner.Plan?, emit: (Effect) -> Void) {
    guard let plan else {
      end(.commit, at: time, emit: emit)
      return rest(at: time, emit: emit)
    }
    if plan.ending.isReturn { end(.commit, at: time, emit: emit) }
    isActive = true
    gesture.follow(Course(plan, watch: watch), at: time)
    travel(to: time, emit: emit)
  }

  /// Whether a motion is under way that only brings back what shows.
  var isSilent: Bool { gesture.isMoving && gesture.course.ending.isReturn }

  /// Everything that the motion under way brings about by `time`.
  @inline(never)
  mutating func travel(to time: Timestamp, emit: (Effect) -> Void) {
    let hit = gesture.course.motion.handOverTime
    if session != nil, hit <= time, case .bounces = gesture.course.ending {
      pass(until: hit, emit: emit)
      position = gesture.course.motion.target
      reportPlace(.motion, at: hit, emit: emit)
      end(.commit, at: hit, emit: emit)
    }
    pass(until: time, emit: emit)
    position = gesture.course.position(at: time)
    gesture.travel(to: time)
    guard gesture.course.motion.restTime > time else { return arrive(emit: emit) }
    guard session != nil else { return }
    reportPlace(.motion, at: time, emit: emit)
  }

  @inline(never)
  private mutating func pass(until time: Timestamp, emit: (Effect) -> Void) {
    while let happening = gesture.next(until: time, watch: &watch) {
      switch happening {
      case .ticks(let count): emit(.tick(gesture.tell(count, watch: &watch)))
      case .bound(let side, let time): emit(.bound(side, time))
      }
    }
  }

  private mutating func arrive(emit: (Effect) -> Void) {
    let time = gesture.course.motion.restTime
    watch.visit(position)
    if session != nil {
      reportPlace(.motion, at: time, emit: emit)
      if case .lands = gesture.course.ending { emit(.snapped(value, time)) }
      end(.commit, at: time, emit: emit)
    }
    rest(at: time, emit: emit)
  }
}
