public import ControlCore

/// A number chosen by sliding a ruler under a fixed cursor.
///
/// Hand it events and let time pass; it reports what happens:
///
///     var ruler = RulerControl(value: 20, configuration: RulerConfiguration(bounds: 0...100))
///     ruler.handle(event) { effect in … }
///     while !ruler.isIdle { ruler.advance(to: nextFrame) { effect in … } }
///
/// See `Control` for the laws it obeys.
public struct RulerControl: Control {
  // Small things first: code that reads what is near the beginning is smaller.
  public internal(set) var value: Double
  public internal(set) var time = Timestamp.distantPast

  /// Where the ruler is, in points from mark 0: while a pointer holds it, where it has been pulled
  /// to; else what shows.
  var position: Double
  /// Where the pointer that holds it took hold.
  var anchor = 0.0
  /// The edit that is open.
  var session: Session?
  /// Whether `idle` is still to be reported.
  var isActive = false

  /// What follows from the configuration.
  var scale: RulerScale
  public internal(set) var configuration: RulerConfiguration
  var watch: Watch
  var gesture = GestureMachine()

  /// An edit under way.
  struct Session: Equatable, Sendable {
    /// What a cancel brings back.
    var original: Double
  }

  /// A ruler at rest.
  ///
  /// - Parameters:
  ///   - value: brought back between the bounds; one that is not a number counts as 0.
  ///   - configuration: everything else.
  /// - Precondition: `configuration.problem` is `nil`.
  @inline(never)
  public init(value: Double = 0, configuration: RulerConfiguration = RulerConfiguration()) {
    Self.require(configuration)
    scale = RulerScale(configuration)
    watch = Watch(rule: scale.rule(configuration))
    self.configuration = configuration
    self.value = scale.clamp(value.isNaN ? 0 : value)
    position = scale.position(of: self.value)
    watch.reset(at: position)
  }

  /// The same for a value of any floating-point type.
  public init<Value: BinaryFloatingPoint>(value: Value, configuration: RulerConfiguration) {
    self.init(value: Double(value), configuration: configuration)
  }

  public static func == (a: RulerControl, b: RulerControl) -> Bool {
    // The scale and the rule that is watched follow from the configuration.
    a.configuration == b.configuration && a.value == b.value && a.time == b.time
      && a.gesture == b.gesture && a.watch.ticks == b.watch.ticks
      && a.watch.bounds == b.watch.bounds && a.position == b.position && a.anchor == b.anchor
      && a.session == b.session && a.isActive == b.isActive
  }

  @inline(never)
  public mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) {
    advance(to: event.time, emit: emit)
    guard configuration.interaction != .disabled else { return }
    switch event.action {
    case .pointer(let pointer): handle(pointer, emit: emit)
    case .wheel(let wheel): handle(wheel, emit: emit)
    case .key(let key, let modifiers): handle(key, modifiers, emit: emit)
    case .adjust(let adjustment): handle(adjustment, emit: emit)
    case .rotate(let detents): handle(rotation: detents, emit: emit)
    }
  }

  @inline(never)
  public mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    guard time > self.time else { return }
    switch gesture.state {
    case .coasting, .settling: travel(to: time, emit: emit)
    case .scrolling:
      if let deadline = gesture.scroll.deadline, deadline <= time {
        self.time = deadline
        endScroll(emit: emit)
      }
    case .idle, .pressed, .dragging: break
    }
    self.time = time
  }
}

// MARK: What can be read

extension RulerControl {
  public var phase: ControlPhase {
    switch gesture.state {
    case .idle: .idle
    case .pressed: .pressed
    case .dragging, .scrolling: .dragging
    case .coasting: .coasting
    case .settling: .settling
    }
  }

  public var restTime: Timestamp? {
    switch gesture.state {
    case .coasting, .settling: gesture.course.motion.restTime
    case .scrolling: gesture.scroll.deadline
    case .idle, .pressed, .dragging: nil
    }
  }

  /// What shows, in points, growing with the value: 0 at the lower bound, or at value 0 if there is
  /// no lower bound. Past a bound it tells how far the rubber band gives way.
  public var offset: Double {
    canonical(shown - (scale.bounds.lowerBound > -.infinity ? scale.bounds.lowerBound : zero))
  }

  /// How fast `offset` changes, in points per second: in motion exactly, while a pointer drags as
  /// estimated from its reports, else 0.
  public var velocity: Double {
    switch gesture.state {
    case .coasting, .settling: canonical(gesture.course.motion.velocity(at: time))
    case .dragging:
      canonical(
        gesture.velocity(configuration.gestures) * scale.slope(position, configuration.band))
    case .idle, .pressed, .scrolling: 0
    }
  }

  /// The value at which the ruler comes to rest if nothing else happens to it.
  public var target: Double {
    guard session != nil, gesture.isMoving else { return value }
    return scale.value(at: gesture.course.motion.target)
  }

  /// The step mark nearest to the value, ties upwards, counted from the origin.
  public var nearestMark: Int64 {
    scale.lattice.nearestStep(to: scale.position(of: value))
  }

  /// What shows, in points from mark 0.
  var shown: Double {
    gesture.isHeld ? scale.shown(position, configuration.band) : position
  }

  /// Where the present value lies, in points from mark 0.
  var home: Double { scale.position(of: value) }

  private var zero: Double { scale.lattice.position(of: 0) }
}

// MARK: Reporting

extension RulerControl {
  /// Opens an edit, if none is open.
  mutating func begin(emit: (Effect) -> Void) {
    guard session == nil else { return }
    session = Session(original: value)
    emit(.began(time))
  }

  /// Closes the edit, if one is open.
  @inline(never)
  mutating func end(_ reason: EndReason, at time: Timestamp, emit: (Effect) -> Void) {
    guard session != nil else { return }
    session = nil
    emit(.ended(reason, value, time))
  }

  /// Makes the value at `position` the value, and says so if it is another one.
  @inline(never)
  mutating func reportPlace(_ cause: ChangeCause, at time: Timestamp, emit: (Effect) -> Void) {
    report(scale.value(at: position), cause, at: time, emit: emit)
  }

  /// Makes `new` the value, and says so if it is another one.
  mutating func report(
    _ new: Double, _ cause: ChangeCause, at time: Timestamp, emit: (Effect) -> Void
  ) {
    guard new != value else { return }
    value = new
    emit(.changed(new, cause, time))
  }

  /// Lets go of everything, and says so if anything has moved.
  @inline(never)
  mutating func rest(at time: Timestamp, emit: (Effect) -> Void) {
    gesture.rest()
    guard isActive else { return }
    isActive = false
    emit(.idle(time))
  }

  /// `position` is what shows from here on, no longer what a pointer pulls.
  @inline(never)
  mutating func giveWay() {
    position = scale.shown(position, configuration.band)
  }

  /// Goes where the value is, silently.
  @inline(never)
  mutating func goHome() {
    position = scale.position(of: value)
  }

  /// Goes to `raw` at once, in points: what it passes ticks, a bound is reported, and it is pulled
  /// past it or not.
  @inline(never)
  mutating func move(
    to raw: Double, _ cause: ChangeCause, pullsPastBounds: Bool = false, emit: (Effect) -> Void
  ) {
    let raw = scale.lattice.reachable(raw)
    let passed = watch.move(from: position, to: raw)
    if passed.marks.count != 0 { emit(.tick(TickRun(marks: passed.marks, at: time))) }
    if let side = passed.bound { emit(.bound(side, time)) }
    guard raw != position else { return }
    position = pullsPastBounds ? raw : scale.clamp(position: raw)
    reportPlace(cause, at: time, emit: emit)
  }
}
