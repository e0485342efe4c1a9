/// A value chosen by the pressed position, for controls with values side by side and no motion.
///
/// The control maps positions to values and determines the marks that tick; this type manages the
/// edit, the pointer that holds it, and the order of effects. A press chooses immediately and opens
/// the edit, a drag continues to choose, and a release ends the edit. A host that sets the value
/// does not end it.
public struct Choice: Equatable, Sendable {
  /// The value and the state of its edit.
  public internal(set) var edit: Edit
  /// The latest time passed to this choice.
  public internal(set) var time = Timestamp.distantPast
  @usableFromInline var pointers = Hold()

  /// Creates a choice at rest, with a value.
  public init(_ value: Double) {
    edit = Edit(value)
  }

  /// The chosen value.
  @inlinable
  public var value: Double { edit.value }

  /// True while a pointer holds it.
  public var isHeld: Bool { pointers.isHeld }

  /// The position of the pointer that holds it, or of the last one.
  public var point: Point { pointers.point }

  /// The position where that pointer went down.
  public var origin: Point { pointers.origin }

  /// The kind of the pointer that holds it, or of the last one.
  public var kind: PointerKind { pointers.kind }

  /// The phase: idle, pressed or dragging, as it never moves by itself.
  public var phase: ControlPhase {
    switch pointers.state {
    case .idle: .idle
    case .pressed: .pressed
    case .dragging: .dragging
    }
  }

  /// Advances the clock. Does nothing if `time` is not later than its own.
  public mutating func advance(to time: Timestamp) {
    if time > self.time { self.time = time }
  }

  /// Handles one pointer event; see `Hold`.
  public mutating func handle(
    _ event: PointerEvent, _ settings: GestureSettings
  ) -> Hold.Intent? {
    pointers.handle(event, settings)
  }

  /// Handles a report of the dragging pointer.
  ///
  /// - Returns: `false`, without effect, for any other event; pass that to `handle(_:_:)`.
  @inlinable @inline(__always)
  public mutating func follow(_ event: PointerEvent, _ settings: GestureSettings) -> Bool {
    pointers.follow(event, settings) != nil
  }

  /// Releases the pointer that holds it. That pointer has no effect until it has been lifted.
  public mutating func letGo() {
    pointers.release()
  }

  /// Opens an edit, if none is open, and chooses a value.
  ///
  /// - Parameters:
  ///   - new: value within the bounds.
  ///   - cause: reason for the change; after a `drag`, `idle` follows the end of the edit.
  ///   - marks: marks that tick; none if their count is 0.
  ///   - emit: receives the effects.
  public mutating func begin(
    choosing new: Double, _ cause: ChangeCause, ticking marks: MarkSpan, emit: (Effect) -> Void
  ) {
    edit.begin(at: time, emit: emit)
    if cause == .drag { edit.isActive = true }
    choose(new, cause, ticking: marks, emit: emit)
  }

  /// Chooses a value in the open edit; see `begin(choosing:_:ticking:emit:)`.
  public mutating func choose(
    _ new: Double, _ cause: ChangeCause, ticking marks: MarkSpan, emit: (Effect) -> Void
  ) {
    if marks.count != 0 { emit(.tick(TickRun(marks: marks, at: time))) }
    edit.report(new, cause, at: time, emit: emit)
  }

  /// Opens an edit of one step, by a key, assistive technology or a tap. The caller ends it.
  ///
  /// - Parameters:
  ///   - new: value within the bounds.
  ///   - cause: reason for the change.
  ///   - side: direction. If the value is at or past that end already, only the bound is reported.
  ///   - marks: marks that tick.
  ///   - emit: receives the effects.
  /// - Returns: true if an edit was begun, which the caller must end.
  public mutating func step(
    to new: Double, _ cause: ChangeCause, _ side: Side?, ticking marks: MarkSpan,
    emit: (Effect) -> Void
  ) -> Bool {
    let isWrongWay = side == .upper && new < value || side == .lower && new > value
    guard new != value, !isWrongWay else {
      if let side { emit(.bound(side, time)) }
      return false
    }
    begin(choosing: new, cause, ticking: marks, emit: emit)
    return true
  }

  /// Ends the edit and keeps the chosen value.
  public mutating func end(emit: (Effect) -> Void) {
    edit.end(.commit, at: time, emit: emit)
    edit.rest(at: time, emit: emit)
  }

  /// Ends the edit and restores the value from before it.
  public mutating func revert(emit: (Effect) -> Void) {
    guard let original = edit.original else { return }
    edit.report(original, .cancel, at: time, emit: emit)
    edit.end(.cancel, at: time, emit: emit)
    edit.rest(at: time, emit: emit)
  }

  /// Changes the value and the settings, as the host; see
  /// `Control.update(values:animated:configuration:emit:)`. A drag continues from its current position.
  ///
  /// - Parameters:
  ///   - new: value to set, clamped to the bounds; `nil` to keep the present one within them. A
  ///     number that is not finite, or that equals it, also after a round trip through `Float`, does
  ///     the same.
  ///   - values: bounds from now on, which are finite.
  ///   - settings: gesture settings from now on.
  /// - Returns: true if the host has set another value.
  @discardableResult
  public mutating func update(
    to new: Double?, within values: ClosedRange<Double>, _ settings: GestureSettings
  ) -> Bool {
    let new = new.flatMap { edit.differs(from: $0) ? $0 : nil }
    if let new { edit.set(new, within: values) } else { edit.clamp(to: values) }
    pointers.reanchor(settings)
    return new != nil
  }
}
