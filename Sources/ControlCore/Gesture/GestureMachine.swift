/// Turns pointer events into intents, and knows what a control is doing.
///
///              down              leaves the slop
///     idle ───────────▶ pressed ────────────────▶ dragging
///      ▲ ▲               ▲   │ up, cancel            │ up, cancel
///      │ └───────────────┼───┴───────────┬───────────┘
///      │ rest       down │               │ the control decides
///      │                 │               ▼
///      ├─────────── coasting ──────▶ settling
///      │                  hand-over      │ rest
///      └─────────────────────────────────┘
///
/// A wheel or crown gesture is `scrolling`: it may begin in any state but pressed and dragging, and
/// a pointer going down ends it. One pointer owns the control at a time. All others change nothing
/// until they have been lifted, also after the owner was; so does the owner after it was cancelled.
public struct GestureMachine: Equatable, Sendable {
  public enum State: Equatable, Sendable {
    /// At rest, and nobody touches it.
    case idle
    /// A pointer is down and within the slop.
    case pressed
    /// A pointer drags.
    case dragging
    /// A wheel or crown gesture is open.
    case scrolling
    /// A released control follows the first curve of its motion.
    case coasting
    /// It follows the spring that ends its motion.
    case settling
  }

  /// What a pointer meant. A control decides what to do about it.
  public enum Intent: Equatable, Sendable {
    /// A pointer took hold: whatever moves must stop where it is.
    case pressed
    /// The pointer has taken what it holds this many points from where it was pressed.
    case dragged(travel: Double)
    /// It was lifted there, with this velocity in points per second.
    case released(travel: Double, velocity: Double)
    /// It was lifted within the slop.
    case tapped(Point)
    /// It left the slop across the axis: the host may have it.
    case yielded
    /// The system took it away.
    case cancelled
  }

  // What belongs to a state is beside it: asking for the state then copies nothing.
  /// The pointer that holds the control, or did last.
  private var contact = Contact()
  public private(set) var state = State.idle
  /// Its reports.
  private var estimator = VelocityEstimator()
  /// The wheel or crown gesture that is open, or was last.
  public private(set) var scroll = Scroll(deadline: nil)
  /// The motion under way, or the last.
  public private(set) var course = Course()

  public init() {}

  public static func == (a: GestureMachine, b: GestureMachine) -> Bool {
    guard a.state == b.state else { return false }
    return switch a.state {
    case .pressed, .dragging: a.contact == b.contact && a.estimator == b.estimator
    case .scrolling: a.scroll == b.scroll
    case .coasting, .settling: a.course == b.course
    case .idle: true
    }
  }

  /// Takes one pointer event in; its position must be finite, unless it is taken away.
  ///
  /// - Returns: `nil` if it means nothing: it began elsewhere, or is not the pointer that holds the
  ///   control.
  @inline(never)
  public mutating func handle(
    _ event: PointerEvent, at time: Timestamp, _ settings: GestureSettings
  ) -> Intent? {
    if event.phase == .down, !isHeld { return press(event, at: time, settings) }
    guard isHeld(by: event.id) else { return nil }  // began elsewhere, or is another pointer
    switch event.phase {
    case .move:
      contact.move(to: event, settings)
      estimator.add(settings.along(event.position), at: time)
      return drag(settings)
    case .up:
      contact.move(to: event, settings)
      return lift(at: time, settings)
    case .cancel:
      state = .idle
      return .cancelled
    case .down, .hover, .leave: return nil
    }
  }

  /// Where the pointer is that holds the control, or where the last one was.
  public var point: Point { contact.point }

  /// Whether a pointer holds the control.
  public var isHeld: Bool { state == .pressed || state == .dragging }

  /// Whether a motion is under way.
  public var isMoving: Bool { state == .coasting || state == .settling }

  /// Whether pointer `id` holds the control.
  public func isHeld(by id: Int64) -> Bool {
    isHeld && contact.id == id
  }

  /// Follows a course: by its first curve as `coasting` if that is a decay, else as `settling`.
  public mutating func follow(_ course: Course, at time: Timestamp) {
    self.course = course
    state = .coasting
    travel(to: time)
  }

  /// The next thing that happens on the course by `time`; see `Course.next(until:watch:)`.
  public mutating func next(until time: Timestamp, watch: inout Watch) -> Course.Happening? {
    course.next(until: time, watch: &watch)
  }

  /// Notes that marks of the course have been told; see `Course.tell(_:watch:)`.
  public mutating func tell(_ count: Int64, watch: inout Watch) -> TickRun {
    course.tell(count, watch: &watch)
  }

  /// Notes that it is `time` on the course.
  public mutating func travel(to time: Timestamp) {
    if state == .coasting, !course.motion.coasts(at: time) { state = .settling }
  }

  /// Opens a wheel or crown gesture, or goes on with it.
  public mutating func scroll(_ scroll: Scroll) {
    state = .scrolling
    self.scroll = scroll
  }

  /// Lets go of whatever held or moved the control. A pointer that is still down is dead until it has
  /// been lifted.
  public mutating func rest() {
    state = .idle
  }

  /// Counts travel anew from where the pointer is. After a change of direction its velocity starts
  /// anew too.
  public mutating func reanchor(at time: Timestamp, _ settings: GestureSettings, turned: Bool) {
    guard isHeld else { return }
    contact.reanchor(settings)
    guard turned else { return }
    estimator.clear()
    estimator.add(settings.along(contact.point), at: time)
  }

  /// The velocity of what a pointer drags, in points per second, at its newest report; 0 if none does.
  public func velocity(_ settings: GestureSettings) -> Double {
    guard state == .dragging else { return 0 }
    return contact.gain * limited(estimator.velocity, settings)
  }

  private func limited(_ velocity: Double, _ settings: GestureSettings) -> Double {
    min(max(velocity, -settings.maximumSpeed), settings.maximumSpeed)
  }

  private mutating func press(
    _ event: PointerEvent, at time: Timestamp, _ settings: GestureSettings
  ) -> Intent {
    state = .pressed
    contact = Contact(event, settings)
    estimator.clear()
    estimator.add(settings.along(event.position), at: time)
    return .pressed
  }

  /// The pointer has moved: a pressed one may have left the slop.
  private mutating func drag(_ settings: GestureSettings) -> Intent? {
    if state == .pressed {
      guard let leaving = contact.leavingSlop(settings) else { return nil }
      guard leaving == .along else {
        state = .idle
        return .yielded
      }
      contact.subtractSlop(settings)
      state = .dragging
    }
    return .dragged(travel: contact.travel(settings))
  }

  private mutating func lift(at time: Timestamp, _ settings: GestureSettings) -> Intent {
    let intent = drag(settings)
    state = .idle
    guard case .dragged(let travel) = intent else { return intent ?? .tapped(contact.point) }
    return .released(
      travel: travel,
      velocity: contact.gain * limited(estimator.velocity(liftingAt: time), settings))
  }
}

/// A wheel or crown gesture under way.
public struct Scroll: Equatable, Sendable {
  /// When it ends unless it goes on; `nil` if the system will tell.
  public var deadline: Timestamp?
  /// What is left of a detent or line, in steps, with the sign of its direction.
  public var remainder: Double

  public init(deadline: Timestamp?, remainder: Double = 0) {
    self.deadline = deadline
    self.remainder = remainder
  }
}
