/// A value that is chosen by the place that is pressed: what a control has whose values lie side by
/// side, and where nothing moves by itself.
///
/// The control says which value lies where, and which marks tick; this has the edit, the pointer that
/// holds it, and the order of what is told. A press chooses at once and opens the edit, a drag goes on
/// choosing, a release ends it. A host that sets the value does not end it.
public struct Choice: Equatable, Sendable {
  /// The value, and whether an edit is open.
  public internal(set) var edit: Edit
  /// The latest time it has been told about.
  public internal(set) var time = Timestamp.distantPast
  @usableFromInline var pointers = PressTracker()

  /// At rest, at a value.
  public init(_ value: Double) {
    edit = Edit(value)
  }

  /// The value that is chosen.
  @inlinable
  public var value: Double { edit.value }

  /// Whether a pointer holds it.
  public var isHeld: Bool { pointers.isHeld }

  /// Where the pointer is that holds it, or where the last one was.
  public var point: Point { pointers.point }

  /// Where that pointer went down.
  public var origin: Point { pointers.origin }

  /// What kind of pointer holds it, or did last.
  public var kind: PointerKind { pointers.kind }

  /// Idle, pressed or dragged; it never moves by itself.
  public var phase: ControlPhase {
    switch pointers.state {
    case .idle: .idle
    case .pressed: .pressed
    case .dragging: .dragging
    }
  }

  /// Lets time pass. Does nothing if `time` is not later than its own.
  public mutating func advance(to time: Timestamp) {
    if time > self.time { self.time = time }
  }

  /// Takes one pointer event in; see `PressTracker`.
  public mutating func handle(
    _ event: PointerEvent, _ settings: GestureSettings
  ) -> PressTracker.Intent? {
    pointers.handle(event, settings)
  }

  /// Takes in a report of the pointer that drags it.
  ///
  /// - Returns: `false`, and nothing is done, if the event is another one, which `handle(_:_:)` takes in.
  @inlinable @inline(__always)
  public mutating func follow(_ event: PointerEvent, _ settings: GestureSettings) -> Bool {
    pointers.follow(event, settings) != nil
  }

  /// Lets go of the pointer that holds it. It changes nothing more until it has been lifted.
  public mutating func letGo() {
    pointers.release()
  }

  /// Opens an edit, if none is open, and chooses a value.
  ///
  /// - Parameters:
  ///   - new: within the bounds.
  ///   - cause: why; after a `drag` the end of the edit is followed by `idle`.
  ///   - marks: those that tick; none if their count is 0.
  ///   - emit: takes the effects.
  public mutating func begin(
    choosing new: Double, _ cause: ChangeCause, ticking marks: MarkSpan, emit: (Effect) -> Void
  ) {
    edit.begin(at: time, emit: emit)
    if cause == .drag { edit.isActive = true }
    choose(new, cause, ticking: marks, emit: emit)
  }

  /// Chooses a value in the edit that is open; see `begin(choosing:_:ticking:emit:)`.
  public mutating func choose(
    _ new: Double, _ cause: ChangeCause, ticking marks: MarkSpan, emit: (Effect) -> Void
  ) {
    if marks.count != 0 { emit(.tick(TickRun(marks: marks, at: time))) }
    edit.report(new, cause, at: time, emit: emit)
  }

  /// Opens an edit of one step, as of a key, of assistive technology or of a tap. The caller ends it.
  ///
  /// - Parameters:
  ///   - new: within the bounds.
  ///   - cause: why.
  ///   - side: where it goes. If the value is at that end already, or beyond, only the bound is reported.
  ///   - marks: those that tick.
  ///   - emit: takes the effects.
  /// - Returns: whether there is an edit to end.
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

  /// The edit is over, and what was chosen stays.
  public mutating func end(emit: (Effect) -> Void) {
    edit.end(.commit, at: time, emit: emit)
    edit.rest(at: time, emit: emit)
  }

  /// The edit is over, and what was chosen before it comes back.
  public mutating func revert(emit: (Effect) -> Void) {
    guard let original = edit.original else { return }
    edit.report(original, .cancel, at: time, emit: emit)
    edit.end(.cancel, at: time, emit: emit)
    edit.rest(at: time, emit: emit)
  }

  /// Sets the value, as the host.
  ///
  /// - Parameters:
  ///   - new: brought back between the bounds.
  ///   - values: the bounds; finite.
  ///   - emit: takes the effects.
  /// - Returns: `false` if that changes nothing; see `Control.set(value:animated:emit:)`.
  @discardableResult
  public mutating func set(
    _ new: Double, within values: ClosedRange<Double>, emit: (Effect) -> Void
  ) -> Bool {
    edit.set(new, within: values, at: time, emit: emit)
  }

  /// The bounds or the direction have changed: the value follows, and what a pointer drags goes on from
  /// where it is.
  ///
  /// - Parameters:
  ///   - values: the bounds; finite.
  ///   - settings: how pointers are read from here on.
  ///   - emit: takes the effects.
  public mutating func change(
    within values: ClosedRange<Double>, _ settings: GestureSettings, emit: (Effect) -> Void
  ) {
    edit.clamp(to: values, at: time, emit: emit)
    pointers.reanchor(settings)
  }
}
