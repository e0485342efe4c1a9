public import ControlCore

extension RulerControl {
  public mutating func set(value new: Double, animated: Bool, emit: (Effect) -> Void) {
    guard new.isFinite, new != value, new != Double(Float(value)) else { return }
    let from = shown
    value = scale.clamp(new)
    if value != new { emit(.changed(value, .clamp, time)) }
    if session != nil { session?.original = value }
    position = home
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
    let old = (configuration: configuration, scale: scale, watch: watch)
    configuration = new
    if new.interaction != old.configuration.interaction, new.interaction != .enabled {
      withdraw(emit: emit)
    }
    scale = RulerScale(new)
    let ticks = watch
    watch = RulerScale.watch(new, scale)
    (watch.ticks, watch.bounds) = (ticks.ticks, ticks.bounds)
    let kept = scale.clamp(value)
    let wasClamped = kept != value
    report(kept, .clamp, at: time, emit: emit)
    session = session.map { [scale] in Session(original: scale.clamp($0.original)) }
    settleIn(from: old.scale, turned: new.direction != old.configuration.direction)
    rewatch(from: old, wasClamped: wasClamped)
    if gesture.course?.ending != .returns { watch.visit(position) }
    replan(from: old, wasClamped: wasClamped, emit: emit)
  }

  private func ticksOtherwise(than old: TickRule) -> Bool {
    watch.rule != old && !(watch.rule.isSilent && old.isSilent)
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
      position = shown
      return cancel(emit: emit)
    }
    if gesture.state == .scrolling { return endScroll(emit: emit) }
    guard session != nil || gesture.isHeld else { return }
    position = shown
    gesture.rest()
    end(.commit, at: time, emit: emit)
    release(velocity: 0, emit: emit)
  }

  /// Puts the ruler where it belongs on the new scale: where its value is, unless only what does not
  /// concern its place has changed.
  private mutating func settleIn(from old: RulerScale, turned: Bool) {
    if isElsewhere(than: old) { position = home }
    guard gesture.isHeld else { return }
    anchor = position
    gesture.reanchor(at: time, configuration.gestures, turned: turned)
  }

  /// Where the ruler belongs elsewhere, no mark has ticked and no bound has been reported. A new tick
  /// rule alone leaves it past the bound it has been pulled past, and that has been reported.
  private mutating func rewatch(
    from old: (configuration: RulerConfiguration, scale: RulerScale, watch: Watch), wasClamped: Bool
  ) {
    if isElsewhere(than: old.scale) || wasClamped {
      watch.reset(at: position)
    } else if ticksOtherwise(than: old.watch.rule) {
      watch.ticks.reset(at: position, rule: watch.rule)
    }
  }

  private func isElsewhere(than old: RulerScale) -> Bool {
    scale.lattice != old.lattice || scale.bounds != old.bounds
  }

  /// A motion under way is planned again from where it is, if anything that decides it has changed.
  private mutating func replan(
    from old: (configuration: RulerConfiguration, scale: RulerScale, watch: Watch),
    wasClamped: Bool, emit: (Effect) -> Void
  ) {
    guard let course = gesture.course else { return }
    let isElsewhere = isElsewhere(than: old.scale)
    guard session != nil, !wasClamped else {
      guard wasClamped || isElsewhere else {
        return giveWay(from: old.configuration.band, emit: emit)
      }
      end(.commit, at: time, emit: emit)
      position = home
      return rest(at: time, emit: emit)
    }
    let (scale, snap) = (scale, configuration.snap)
    var planner = planner
    guard
      isElsewhere || planner != old.scale.planner(old.configuration)
        || snap != old.configuration.snap || ticksOtherwise(than: old.watch.rule)
    else { return }
    planner.minimumSpeed = 0
    gesture.rest()
    let plan = planner.plan(
      from: position, velocity: course.motion.velocity(at: time), at: time
    ) { scale.rest(at: $0, snap) }
    follow(plan, emit: emit)
  }

  /// A ruler further past a bound than its new length can show springs back from what its pull shows
  /// now, as a held one does: else it would jump when it is caught.
  private mutating func giveWay(from old: RubberBand, emit: (Effect) -> Void) {
    let band = configuration.band
    guard abs(position - scale.clamp(position: position)) >= band.length else { return }
    position = scale.shown(scale.pulled(position, old), band)
    release(velocity: 0, emit: emit)
  }
}
