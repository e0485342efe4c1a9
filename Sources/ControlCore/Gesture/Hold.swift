/// A state machine for the pointers touching a control; `MeasuredHold` adds their speed.
///
///              down              leaves the slop along the main axis
///     idle ───────────▶ pressed ────────────────────────────────▶ dragging
///      ▲                 │ up, cancel, leaves on the cross axis      │ up, cancel
///      └─────────────────┴───────────────────────────────────────────┘
///
/// One pointer owns the control at a time. All other pointers have no effect until they have been
/// lifted, even if the owner is lifted first. After a cancel the owner itself has no effect until
/// it has been lifted.
public struct Hold: Equatable, Sendable {
  /// The states of the pointer that owns the control.
  public enum State: Equatable, Sendable {
    /// No pointer owns the control.
    case idle
    /// A pointer is down and within the slop.
    case pressed
    /// A pointer drags.
    case dragging
  }

  /// The meaning of an event. The control determines the reaction.
  public enum Intent: Equatable, Sendable {
    /// A pointer took hold: any motion must stop in place.
    case pressed
    /// It has moved, and is still within the slop.
    case stayed
    /// The pointer has dragged the held part this many points from the press.
    case dragged(travel: Double)
    /// It was lifted there, with this velocity in points per second; 0 without speed tracking, see
    /// `MeasuredHold`.
    case released(travel: Double, velocity: Double)
    /// It was lifted within the slop.
    case tapped(Point)
    /// So it was, for the second time in a row; only from a `MeasuredHold`, and only if its settings
    /// count taps.
    case doubleTapped(Point)
    /// It left the slop along the cross axis: the host may take over.
    case yielded
    /// The system cancelled it.
    case cancelled
    /// It goes down although it was down: its up event was lost. It holds nothing any more; pass
    /// the event again after handling this.
    case interrupted
  }

  /// The pointer that holds the control, or did last.
  @usableFromInline var contact = Contact()
  /// The state of the pointer that owns the control.
  public internal(set) var state = State.idle

  /// Creates a tracker without a pointer.
  public init() {}

  public static func == (a: Hold, b: Hold) -> Bool {
    // Without a hold, the contact is stale and is not compared.
    a.state == b.state && (a.state == .idle || a.contact == b.contact)
  }

  /// Handles one event of a pointer that drags along a line.
  ///
  /// - Returns: meaning of the event; `nil` if it has none: the pointer began elsewhere, does not
  ///   hold the control, has a position that is not finite, or it is about another button.
  public mutating func handle(_ event: PointerEvent, _ settings: GestureSettings) -> Intent? {
    guard event.position.isFinite || event.phase == .cancel, !event.isOfOtherButton
    else { return nil }
    if event.phase == .down, !isHeld {
      (state, contact) = (.pressed, Contact(event, settings))
      return .pressed
    }
    guard isHeld(by: event.id) else { return nil }  // began elsewhere, or is another pointer
    switch event.phase {
    case .down:
      state = .idle
      return .interrupted
    case .move: return drag(to: event, settings)
    case .up:
      let intent = drag(to: event, settings)
      state = .idle
      switch intent {
      case .dragged(let travel): return .released(travel: travel, velocity: 0)
      case .stayed: return .tapped(contact.point)
      default: return intent
      }
    case .cancel:
      state = .idle
      return .cancelled
    case .hover, .leave: return nil
    }
  }

  /// Returns the meaning of a move, which may take a pressed pointer out of the slop.
  @inline(__always)
  private mutating func drag(to event: PointerEvent, _ settings: GestureSettings) -> Intent {
    if state == .pressed {
      contact.press(to: event, settings)
      guard let leaving = contact.leavingSlop(settings) else { return .stayed }
      guard leaving == .along else {
        state = .idle
        return .yielded
      }
      contact.leaveSlop(settings)
      state = .dragging
    } else {
      contact.move(to: event, settings)
    }
    return .dragged(travel: contact.travel(settings))
  }

  /// Handles a report of the pointer that drags along a line, nearly every event, so it is inlined.
  ///
  /// - Returns: travel in points from the press; `nil`, without effect, for any other event, which
  ///   `handle(_:_:)` handles.
  @inlinable @inline(__always)
  mutating func follow(_ event: PointerEvent, _ settings: GestureSettings) -> Double? {
    guard drags(event) else { return nil }
    contact.move(to: event, settings)
    return contact.travel(settings)
  }

  /// Returns true if an event is a report of the dragging pointer.
  @inlinable @inline(__always)
  func drags(_ event: PointerEvent) -> Bool {
    event.phase == .move && state == .dragging && contact.id == event.id && event.position.isFinite
  }

  /// The position of the pointer that holds the control, or of the last one.
  public var point: Point { contact.point }

  /// The position where that pointer went down.
  public var origin: Point { contact.origin }

  /// The kind of the pointer that holds the control, or of the last one.
  public var kind: PointerKind { contact.kind }

  /// True while a pointer holds the control.
  public var isHeld: Bool { state != .idle }

  /// Returns true if pointer `id` holds the control.
  public func isHeld(by id: Int64) -> Bool {
    isHeld && contact.id == id
  }

  /// Releases the pointer that holds the control. It has no effect until it has been lifted.
  public mutating func release() {
    state = .idle
  }

  /// Restarts the travel count at the pointer.
  public mutating func reanchor(_ settings: GestureSettings) {
    if isHeld { contact.reanchor(settings) }
  }
}

extension Hold {
  /// Visits the members; without a pointer that is down, stale members are skipped.
  mutating func visit(_ visitor: inout some StateVisitor) {
    visitor.choice(&state, .idle, .pressed, .dragging)
    if isHeld { contact.visit(&visitor) }
  }
}
