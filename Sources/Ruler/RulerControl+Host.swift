public import ControlCore

extension RulerControl {
  public mutating func set(value new: Double, animated: Bool, emit: (Effect) -> Void) {
    guard new.isFinite, new != value, new != Double(Float(value)) else { return }
    let from = shown
    value = scale.clamp(new)
    if value != new { emit(.changed(value, .clamp, time)) }
    if session != nil { session?.original = value }
    goHome()
    watch.reset(at: position)
    switch gesture.state {
    case .pressed, .dragging:
      anchor = position
      gesture.reanchor(at: time, configuration.gestures, turned: false)
    case .scrolling: break
    case .idle, .coasting, .settling:
      end(.commit, at: time, emit: emit)
      if animated { position = from }
      release(velocity: 0, emit: emit)
    }
  }

  /// - Precondition: `configuration.problem` is `nil`.
  public mutating func set(configuration new: RulerConfiguration, emit: (Effect) -> Void) {
    guard new != configuration else { return }
    Self.require(new)
    let old = self
    configuration = new
    if new.interaction != old.configuration.interaction, new.interaction != .enabled {
      withdraw(emit: emit)
    }
    scale = RulerScale(new)
    watch.rule = scale.rule(new)
    let kept = scale.clamp(value)
    let wasClamped = kept != value
    report(kept, .clamp, at: time, emit: emit)
    if let session { self.session = Session(original: scale.clamp(session.original)) }
    let isElsewhere = scale.lattice != old.scale.lattice || scale.bounds != old.scale.bounds
    if isElsewhere { goHome() }
    if gesture.isHeld {
      anchor = position
      gesture.reanchor(
        at: time, configuration.gestures, turned: new.direction != old.configuration.direction)
    }
    let ticksAlike = watch.rule.ticksLike(old.watch.rule)
    rewatch(isElsewhere: isElsewhere || wasClamped, ticksAlike)
    if !isSilent { watch.visit(position) }
    guard gesture.isMoving else { return }
    replan(from: old, isElsewhere, ticksAlike, wasClamped, emit: emit)
  }

  /// Traps with a sentence if the configuration makes no sense.
  static func require(_ configuration: RulerConfiguration) {
    #if hasFeature(Embedded)
    precondition(configuration.problem == nil)  // the sentence would need the heap
    #else
    guard let problem = configuration.problem else { return }
    preconditionFailure(problem.sentence.description)
    #endif
  }

  /// The user may not edit any more: a pointer's edit is cancelled, any other one stands as it is.
  private mutating func withdraw(emit: (Effect) -> Void) {
    if gesture.isHeld, configuration.cancelPolicy == .revert {
      giveWay()
      return cancel(emit: emit)
    }
    if gesture.state == .scrolling { return endScroll(emit: emit) }
    guard session != nil || gesture.isHeld else { return }
    if gesture.isHeld { giveWay() }
    gesture.rest()
    end(.commit, at: time, emit: emit)
    release(velocity: 0, emit: emit)
  }

  /// Where the ruler belongs elsewhere, no mark has ticked and no bound has been reported. A new tick
  /// rule alone leaves it past the bound it has been pulled past, and that has been reported.
  private mutating func rewatch(isElsewhere: Bool, _ ticksAlike: Bool) {
    if isElsewhere {
      watch.reset(at: position)
    } else if !ticksAlike {
      watch.ticks.reset(at: position, rule: watch.rule)
    }
  }

  /// A motion under way is planned again from where it is, if anything that decides it has changed.
  private mutating func replan(
    from old: RulerControl, _ isElsewhere: Bool, _ ticksAlike: Bool, _ wasClamped: Bool,
    emit: (Effect) -> Void
  ) {
    guard session != nil, !wasClamped else {
      guard wasClamped || isElsewhere else {
        return springBack(from: old.configuration.band, emit: emit)
      }
      end(.commit, at: time, emit: emit)
      goHome()
      return rest(at: time, emit: emit)
    }
    var planner = planner
    guard
      isElsewhere || !ticksAlike || planner != old.planner
        || configuration.snap != old.configuration.snap
    else { return }
    planner.minimumSpeed = 0
    let velocity = gesture.course.motion.velocity(at: time)
    setOut(planner, velocity: velocity, emit: emit)
  }

  /// A ruler further past a bound than its new length can show springs back from what its pull shows
  /// now, as a held one does: else it would jump when it is caught.
  private mutating func springBack(from old: RubberBand, emit: (Effect) -> Void) {
    let band = configuration.band
    guard abs(position - scale.clamp(position: position)) >= band.length else { return }
    position = scale.shown(scale.pulled(position, old), band)
    release(velocity: 0, emit: emit)
  }
}
