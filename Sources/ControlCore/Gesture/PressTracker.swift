/// Follows the pointers that touch a control, and says what they mean; how fast they go, `PointerTracker` says beside.
///
///              down              leaves the slop along the axis
///     idle ───────────▶ pressed ────────────────────────────────▶ dragging
///      ▲                 │ up, cancel, leaves it across              │ up, cancel
///      └─────────────────┴───────────────────────────────────────────┘
///
/// One pointer owns the control at a time. All other pointers change nothing until they have been
/// lifted, even if the owner is lifted before them. After a cancel the owner itself changes nothing
/// until it has been lifted.
public struct PressTracker: Equatable, Sendable {
  /// The states of the pointer that owns the control.
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
    /// It has moved, and is still within the slop.
    case stayed
    /// The pointer has taken what it holds this many points from where it was pressed.
    case dragged(travel: Double)
    /// It was lifted there, with this velocity in points per second, if speeds are followed: see `PointerTracker`. Else
    /// that is 0.
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
  /// The state of the pointer that owns the control.
  public internal(set) var state = State.idle

  /// No pointer has come yet.
  public init() {}

  public static func == (a: PressTracker, b: PressTracker) -> Bool {
    // What belongs to no state that holds is left over from before.
    a.state == b.state && (a.state == .idle || a.contact == b.contact)
  }

  /// Takes one pointer event in, of a pointer that goes along a line.
  ///
  /// - Returns: `nil` if it means nothing: it began elsewhere, it is not the pointer that holds the
  ///   control, or its position is not finite.
  @inline(never)
  public mutating func handle(_ event: PointerEvent, _ settings: GestureSettings) -> Intent? {
    guard event.position.isFinite || event.phase == .cancel else { return nil }
    if event.phase == .down, !isHeld {
      (state, contact) = (.pressed, Contact(event, settings))
      return .pressed
    }
    guard isHeld(by: event.id) else { return nil }  // began elsewhere, or is another pointer
    switch event.phase {
    case .down:
      state = .idle
      return .interrupted
    case .move:
      contact.move(to: event, settings)
      return drag(settings)
    case .up:
      contact.move(to: event, settings)
      let intent = drag(settings)
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

  /// The pointer has moved: a pressed one may have left the slop.
  @inline(__always)
  private mutating func drag(_ settings: GestureSettings) -> Intent {
    if state == .pressed {
      guard let leaving = contact.leavingSlop(settings) else { return .stayed }
      guard leaving == .along else {
        state = .idle
        return .yielded
      }
      contact.subtractSlop(settings)
      state = .dragging
    }
    return .dragged(travel: contact.travel(settings))
  }

  /// Takes in a report of the pointer that drags along a line: nearly all events are these, so it is compiled into whoever
  /// asks.
  ///
  /// - Returns: how far it has taken what it holds, in points from where it was pressed; `nil`, and nothing is done, if
  ///   the event is another one, which `handle(_:_:)` takes in.
  @inlinable @inline(__always)
  mutating func follow(_ event: PointerEvent, _ settings: GestureSettings) -> Double? {
    guard drags(event) else { return nil }
    contact.move(to: event, settings)
    return contact.travel(settings)
  }

  /// Whether an event is a report of the pointer that drags.
  @inlinable @inline(__always)
  func drags(_ event: PointerEvent) -> Bool {
    event.phase == .move && state == .dragging && contact.id == event.id && event.position.isFinite
  }

  /// Where the pointer is that holds the control, or where the last one was.
  public var point: Point { contact.point }

  /// Where that pointer went down.
  public var origin: Point { contact.origin }

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

  /// Counts travel anew from where the pointer is.
  public mutating func reanchor(_ settings: GestureSettings) {
    if isHeld { contact.reanchor(settings) }
  }
}

extension PressTracker {
  /// What belongs to no pointer that is down is left over from before, and is not handed over.
  mutating func visit(_ visitor: inout some StateVisitor) {
    visitor.choice(&state, .idle, .pressed, .dragging)
    if isHeld { contact.visit(&visitor) }
  }
}
