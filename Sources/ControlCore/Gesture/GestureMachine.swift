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
    case pressed(Contact)
    /// A pointer drags.
    case dragging(Contact)
    /// A wheel or crown gesture is open.
    case scrolling(Scroll)
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

  public private(set) var state = State.idle
  // States are copied, so what is large is no part of them.
  /// The motion under way, while `coasting` or `settling`.
  public private(set) var course: Course?
  /// The reports of the pointer that holds the control, or did last.
  private var estimator = VelocityEstimator()

  public init() {}

  public static func == (a: GestureMachine, b: GestureMachine) -> Bool {
    a.state == b.state && a.course == b.course && (!a.isHeld || a.estimator == b.estimator)
  }

  /// Takes one pointer event in; its position must be finite.
  public mutating func handle(
    _ event: PointerEvent, at time: Timestamp, _ settings: GestureSettings
  ) -> Intent? {
    switch (state, event.phase) {
    case (.idle, .down), (.scrolling, .down), (.coasting, .down), (.settling, .down):
      state = .pressed(Contact(event, settings))
      course = nil
      estimator = VelocityEstimator()
      estimator.add(settings.along(event.position), at: time)
      return .pressed

    case (.pressed(var contact), .move) where contact.id == event.id:
      contact.move(to: event, settings)
      estimator.add(settings.along(event.position), at: time)
      return press(contact, settings)

    case (.dragging(var contact), .move) where contact.id == event.id:
      contact.move(to: event, settings)
      estimator.add(settings.along(event.position), at: time)
      state = .dragging(contact)
      return .dragged(travel: contact.travel(settings))

    case (.pressed(var contact), .up) where contact.id == event.id:
      contact.move(to: event, settings)
      let intent = press(contact, settings)
      return lift(event, intent, at: time, settings)

    case (.dragging(var contact), .up) where contact.id == event.id:
      contact.move(to: event, settings)
      state = .dragging(contact)
      return lift(event, nil, at: time, settings)

    case (.pressed(let contact), .cancel) where contact.id == event.id,
      (.dragging(let contact), .cancel) where contact.id == event.id:
      state = .idle
      return .cancelled

    case (.pressed, _), (.dragging, _):  // another pointer, or the owner over the control
      return nil

    case (.idle, _), (.scrolling, _), (.coasting, _), (.settling, _):  // began elsewhere
      return nil
    }
  }

  /// Whether a pointer holds the control.
  public var isHeld: Bool {
    switch state {
    case .pressed, .dragging: true
    case .idle, .scrolling, .coasting, .settling: false
    }
  }

  /// Whether pointer `id` holds the control.
  public func isHeld(by id: Int64) -> Bool {
    contact?.id == id
  }

  /// The pointer that holds the control.
  public var contact: Contact? {
    switch state {
    case .pressed(let contact), .dragging(let contact): contact
    case .idle, .scrolling, .coasting, .settling: nil
    }
  }

  /// Follows a course: by its first curve as `coasting` if that is a decay, else as `settling`.
  public mutating func follow(_ course: Course, at time: Timestamp) {
    self.course = course
    state = .coasting
    travel(to: time)
  }

  /// The next thing that happens on the course by `time`; see `Course.next(until:watch:)`.
  public mutating func next(until time: Timestamp, watch: inout Watch) -> Course.Happening? {
    course?.next(until: time, watch: &watch)
  }

  /// Notes that it is `time` on the course.
  public mutating func travel(to time: Timestamp) {
    guard case .coasting = state, let course else { return }
    if !course.motion.coasts(at: time) { state = .settling }
  }

  /// Opens a wheel or crown gesture, or goes on with it.
  public mutating func scroll(_ scroll: Scroll) {
    state = .scrolling(scroll)
    course = nil
  }

  /// Lets go of whatever held or moved the control. A pointer that is still down is dead until it has
  /// been lifted.
  public mutating func rest() {
    state = .idle
    course = nil
  }

  /// Counts travel anew from where the pointer is. After a change of direction its velocity starts
  /// anew too.
  public mutating func reanchor(at time: Timestamp, _ settings: GestureSettings, turned: Bool) {
    switch state {
    case .pressed(var contact):
      contact.reanchor(settings)
      state = .pressed(contact)
    case .dragging(var contact):
      contact.reanchor(settings)
      state = .dragging(contact)
    case .idle, .scrolling, .coasting, .settling: return
    }
    guard turned, let contact else { return }
    estimator = VelocityEstimator()
    estimator.add(settings.along(contact.point), at: time)
  }

  /// The velocity of what a pointer drags, in points per second, at its newest report; 0 if none does.
  public func velocity(_ settings: GestureSettings) -> Double {
    guard case .dragging(let contact) = state else { return 0 }
    return contact.gain * limited(estimator.velocity, settings)
  }

  private func limited(_ velocity: Double, _ settings: GestureSettings) -> Double {
    min(max(velocity, -settings.maximumSpeed), settings.maximumSpeed)
  }

  /// A pressed pointer that has moved: does it drag by now?
  private mutating func press(_ contact: Contact, _ settings: GestureSettings) -> Intent? {
    switch contact.leavingSlop(settings) {
    case .along:
      var contact = contact
      contact.subtractSlop(settings)
      state = .dragging(contact)
      return .dragged(travel: contact.travel(settings))
    case .across:
      state = .idle
      return .yielded
    case nil:
      state = .pressed(contact)
      return nil
    }
  }

  private mutating func lift(
    _ event: PointerEvent, _ intent: Intent?, at time: Timestamp, _ settings: GestureSettings
  ) -> Intent? {
    guard case .dragging(let contact) = state else {
      if intent == nil { state = .idle }
      return intent ?? .tapped(event.position)
    }
    state = .idle
    return .released(
      travel: contact.travel(settings),
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
