/// A tracker of a control's pointers, like `Hold`, that also measures their speed.
public struct MeasuredHold: Equatable, Sendable {
  /// The state of the pointer that owns the control.
  public typealias State = Hold.State
  /// The meaning of an event.
  public typealias Intent = Hold.Intent

  @usableFromInline var press = Hold()
  /// The positions reported by the owner, in points of the held part.
  @usableFromInline var estimator = VelocityEstimator()
  /// The taps of its pointers; `none` unless the settings count them.
  @usableFromInline var taps = DoubleTap()

  /// Creates a tracker without a pointer.
  public init() {}

  public static func == (a: MeasuredHold, b: MeasuredHold) -> Bool {
    a.press == b.press && a.taps == b.taps && (!a.isHeld || a.estimator == b.estimator)
  }

  /// Handles one event of a pointer that drags along a line. `turn(_:at:_:)` also handles
  /// rotations.
  ///
  /// - Returns: meaning of the event; `nil` if it has none: the pointer began elsewhere, does not
  ///   hold the control, has a position that is not finite, or is still within the slop.
  public mutating func handle(
    _ event: PointerEvent, at time: Timestamp, _ settings: GestureSettings
  ) -> Intent? {
    let intent = press.handle(event, settings)
    switch intent {
    case .pressed:
      estimator.clear()
      note(at: time, settings)
    case .dragged: note(at: time, settings)
    case .stayed:
      note(at: time, settings)
      return nil
    case .released(let travel, _):
      return counted(release(travel, at: time, settings), at: time, settings)
    default: break
    }
    return counted(intent, at: time, settings)
  }

  /// Counts taps. Returns the meaning of an event, which of a second tap is its own.
  mutating func counted(_ intent: Intent?, at time: Timestamp, _ settings: GestureSettings)
    -> Intent?
  {
    guard settings.countsTaps else { return intent }
    switch intent {
    case .pressed: taps.press(at: time)
    case .tapped(let point): if taps.lift() { return .doubleTapped(point) }
    case .released, .yielded, .cancelled, .interrupted: forgetTaps()
    case .dragged, .stayed, .doubleTapped, nil: break
    }
    return intent
  }

  /// Makes the next tap the first of two.
  package mutating func forgetTaps() { taps.stage = .none }

  /// True from the first press to the end of the second tap.
  package var hasTapped: Bool { taps.stage != .none }

  /// True while a pointer is down that may tap for the second time.
  package var mayTapAgain: Bool { taps.stage == .second }

  /// Reads a report of the pointer that drags along a line, nearly every event, so it is inlined.
  ///
  /// - Returns: travel in points from the press; `nil`, without effect, for any other event, which
  ///   `handle(_:at:_:)` reads.
  @inlinable @inline(__always)
  public mutating func travel(
    of event: PointerEvent, at time: Timestamp, _ settings: GestureSettings
  ) -> Double? {
    guard let travel = press.follow(event, settings) else { return nil }
    note(at: time, settings)
    return travel
  }

  /// Records a report of the pointer that holds the control.
  @inlinable @inline(__always)
  mutating func note(at time: Timestamp, _ settings: GestureSettings) {
    estimator.add(settings.gain * settings.along(press.contact.point), at: time)
  }

  /// Reads the position of a lift as a move along a line. A lift is no report, so the speed stays
  /// that of the earlier reports.
  public mutating func pull(
    to lift: PointerEvent, at time: Timestamp, _ settings: GestureSettings
  ) -> Intent? {
    let reports = estimator
    var move = lift
    move.phase = .move
    defer { estimator = reports }
    return handle(move, at: time, settings)
  }

  /// Returns true if the event makes a pressed pointer yield, like a finger on the cross axis.
  public func yields(to event: PointerEvent, _ settings: GestureSettings) -> Bool {
    guard state == .pressed else { return false }
    var copy = press
    return copy.handle(event, settings) == .yielded
  }

  func release(
    _ travel: Double, at time: Timestamp, _ settings: GestureSettings
  ) -> Intent {
    let velocity = press.contact.gain * limited(estimator.velocity(liftingAt: time), settings)
    return .released(travel: travel, velocity: velocity)
  }

  /// Takes hold and drags from the current position, without a press.
  public mutating func grab(_ event: PointerEvent, at time: Timestamp, _ settings: GestureSettings)
  {
    (press.state, press.contact) = (.dragging, Contact(event, settings))
    forgetTaps()
    estimator.clear()
    note(at: time, settings)
  }

  /// The state of the pointer that owns the control.
  public var state: State { press.state }

  /// The position of the pointer that holds the control, or of the last one.
  public var point: Point { press.point }

  /// The position where that pointer went down.
  public var origin: Point { press.origin }

  /// Returns the travel of that pointer, in points from the press.
  public func travel(_ settings: GestureSettings) -> Double { press.contact.travel(settings) }

  /// The kind of the pointer that holds the control, or of the last one.
  public var kind: PointerKind { press.kind }

  /// True while a pointer holds the control.
  public var isHeld: Bool { press.isHeld }

  /// Returns true if pointer `id` holds the control.
  public func isHeld(by id: Int64) -> Bool { press.isHeld(by: id) }

  /// Releases the pointer that holds the control. It has no effect until it has been lifted.
  public mutating func release() { press.release() }

  /// Restarts the travel count at the pointer. A change of direction also restarts its velocity.
  public mutating func reanchor(at time: Timestamp, _ settings: GestureSettings, turned: Bool) {
    guard isHeld else { return }
    press.reanchor(settings)
    guard turned else { return }
    estimator.clear()
    note(at: time, settings)
  }

  /// Returns the velocity of a drag at its newest report, in points per second; 0 without a drag.
  public func velocity(_ settings: GestureSettings) -> Double {
    guard state == .dragging else { return 0 }
    return press.contact.gain * limited(estimator.velocity, settings)
  }

  func limited(_ velocity: Double, _ settings: GestureSettings) -> Double {
    min(max(velocity, -settings.maximumSpeed), settings.maximumSpeed)
  }
}

extension MeasuredHold {
  /// Passes every member to the visitor; without a pointer that is down, stale members are skipped.
  public mutating func visit(_ visitor: inout some StateVisitor) {
    press.visit(&visitor)
    if isHeld { estimator.visit(&visitor) }
    taps.visit(&visitor)
  }
}
