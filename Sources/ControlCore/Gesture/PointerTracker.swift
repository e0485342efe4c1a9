/// Follows the pointers that touch a control, and says what they mean.
///
///              down              leaves the slop along the axis
///     idle ───────────▶ pressed ────────────────────────────────▶ dragging
///      ▲                 │ up, cancel, leaves it across              │ up, cancel
///      └─────────────────┴───────────────────────────────────────────┘
///
/// One pointer owns the control at a time. All other pointers change nothing until they have been
/// lifted, even if the owner is lifted before them. After a cancel the owner itself changes nothing
/// until it has been lifted.
public struct PointerTracker: Equatable, Sendable {
  public enum State: Equatable, Sendable {
    /// No pointer owns the control.
    case idle
    /// A pointer is down and within the slop.
    case pressed
    /// A pointer drags.
    case dragging
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
    /// It goes down although it was down: its up was lost. It holds nothing any more; hand the event in
    /// again once that has been dealt with.
    case interrupted
  }

  /// The pointer that holds the control, or did last.
  @usableFromInline var contact = Contact()
  public internal(set) var state = State.idle
  /// The positions that the owner has reported, in points of what it holds.
  @usableFromInline var estimator = VelocityEstimator()

  public init() {}

  public static func == (a: PointerTracker, b: PointerTracker) -> Bool {
    guard a.state == b.state else { return false }
    // What belongs to no state that holds is left over from before.
    return a.state == .idle || a.contact == b.contact && a.estimator == b.estimator
  }

  /// Takes one pointer event in, of a pointer that goes along a line. `turn(_:at:_:)` takes in one that may
  /// go round a middle.
  ///
  /// - Returns: `nil` if it means nothing: it began elsewhere, it is not the pointer that holds the
  ///   control, or its position is not finite.
  @inline(never)
  public mutating func handle(
    _ event: PointerEvent, at time: Timestamp, _ settings: GestureSettings
  ) -> Intent? {
    guard event.position.isFinite || event.phase == .cancel else { return nil }
    if event.phase == .down, !isHeld { return press(event, at: time, settings) }
    guard isHeld(by: event.id) else { return nil }  // began elsewhere, or is another pointer
    switch event.phase {
    case .down:
      state = .idle
      return .interrupted
    case .move:
      report(event, at: time, settings)
      return drag(settings)
    case .up:
      contact.move(to: event, settings)
      return lift(at: time, settings)
    case .cancel:
      state = .idle
      return .cancelled
    case .hover, .leave: return nil
    }
  }

  /// Takes in a report of the pointer that drags along a line: nearly all events are these, so it is compiled into whoever
  /// asks.
  ///
  /// - Returns: how far it has taken what it holds, in points from where it was pressed; `nil`, and nothing is done, if
  ///   the event is another one, which `handle(_:at:_:)` takes in.
  @inlinable @inline(__always)
  mutating func follow(
    _ event: PointerEvent, at time: Timestamp, _ settings: GestureSettings
  ) -> Double? {
    guard event.phase == .move, state == .dragging, contact.id == event.id, event.position.isFinite
    else { return nil }
    report(event, at: time, settings)
    return contact.travel(settings)
  }

  /// The pointer that holds the control is somewhere.
  @inlinable @inline(__always)
  mutating func report(_ event: PointerEvent, at time: Timestamp, _ settings: GestureSettings) {
    contact.move(to: event, settings)
    estimator.add(settings.gain * settings.along(contact.point), at: time)
  }

  /// A pointer takes hold, and drags from where it is: nothing of its way counts as a press.
  @usableFromInline
  mutating func grab(_ event: PointerEvent, at time: Timestamp, _ settings: GestureSettings) {
    _ = press(event, at: time, settings)
    state = .dragging
  }

  /// Where the pointer is that holds the control, or where the last one was.
  public var point: Point { contact.point }

  /// What kind of pointer holds the control, or did last.
  public var kind: PointerKind { contact.kind }

  /// Whether a pointer holds the control.
  public var isHeld: Bool { state != .idle }

  /// Whether pointer `id` holds the control.
  public func isHeld(by id: Int64) -> Bool {
    isHeld && contact.id == id
  }

  /// Lets go of the pointer that holds the control. It changes nothing more until it has been lifted.
  public mutating func release() {
    state = .idle
  }

  /// Counts travel anew from where the pointer is. After a change of direction its velocity starts
  /// anew too.
  public mutating func reanchor(at time: Timestamp, _ settings: GestureSettings, turned: Bool) {
    guard isHeld else { return }
    contact.reanchor(settings)
    guard turned else { return }
    estimator.clear()
    estimator.add(settings.gain * settings.along(contact.point), at: time)
  }

  /// The velocity of what a pointer drags, in points per second, at its newest report; 0 if none does.
  public func velocity(_ settings: GestureSettings) -> Double {
    guard state == .dragging else { return 0 }
    return contact.gain * limited(estimator.velocity, settings)
  }

  func limited(_ velocity: Double, _ settings: GestureSettings) -> Double {
    min(max(velocity, -settings.maximumSpeed), settings.maximumSpeed)
  }

  private mutating func press(
    _ event: PointerEvent, at time: Timestamp, _ settings: GestureSettings
  ) -> Intent {
    state = .pressed
    contact = Contact(event, settings)
    estimator.clear()
    estimator.add(settings.gain * settings.along(contact.point), at: time)
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

extension PointerTracker {
  /// What belongs to no pointer that is down is left over from before, and is not handed over.
  mutating func visit(_ visitor: inout some StateVisitor) {
    visitor.choice(&state, .idle, .pressed, .dragging)
    guard isHeld else { return }
    contact.visit(&visitor)
    estimator.visit(&visitor)
  }
}
