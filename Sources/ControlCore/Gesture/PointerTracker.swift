/// Follows the pointers that touch a control, as `PressTracker` does, and says how fast they go.
public struct PointerTracker: Equatable, Sendable {
  /// The state of the pointer that owns the control.
  public typealias State = PressTracker.State
  /// The meaning of an event.
  public typealias Intent = PressTracker.Intent

  @usableFromInline var press = PressTracker()
  /// The positions that the owner has reported, in points of what it holds.
  @usableFromInline var estimator = VelocityEstimator()

  /// No pointer has come yet.
  public init() {}

  public static func == (a: PointerTracker, b: PointerTracker) -> Bool {
    a.press == b.press && (!a.isHeld || a.estimator == b.estimator)
  }

  /// Takes one pointer event in, of a pointer that goes along a line. `turn(_:at:_:)` takes in one that may
  /// go round a middle.
  ///
  /// - Returns: `nil` if it means nothing: it began elsewhere, it is not the pointer that holds the
  ///   control, its position is not finite, or it is still within the slop.
  @inline(never)
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
    case .released(let travel, _): return release(travel, at: time, settings)
    default: break
    }
    return intent
  }

  /// As `PressTracker.follow`: the pointer that drags along a line has moved on.
  @inlinable @inline(__always)
  mutating func follow(
    _ event: PointerEvent, at time: Timestamp, _ settings: GestureSettings
  ) -> Double? {
    guard let travel = press.follow(event, settings) else { return nil }
    note(at: time, settings)
    return travel
  }

  /// The pointer that holds the control has reported where it is.
  @inlinable @inline(__always)
  mutating func note(at time: Timestamp, _ settings: GestureSettings) {
    estimator.add(settings.gain * settings.along(press.contact.point), at: time)
  }

  func release(
    _ travel: Double, at time: Timestamp, _ settings: GestureSettings
  ) -> Intent {
    let velocity = press.contact.gain * limited(estimator.velocity(liftingAt: time), settings)
    return .released(travel: travel, velocity: velocity)
  }

  /// A pointer takes hold, and drags from where it is: nothing of its way counts as a press.
  @usableFromInline
  mutating func grab(_ event: PointerEvent, at time: Timestamp, _ settings: GestureSettings) {
    (press.state, press.contact) = (.dragging, Contact(event, settings))
    estimator.clear()
    note(at: time, settings)
  }

  /// The state of the pointer that owns the control.
  public var state: State { press.state }

  /// Where the pointer is that holds the control, or where the last one was.
  public var point: Point { press.point }

  /// What kind of pointer holds the control, or did last.
  public var kind: PointerKind { press.kind }

  /// Whether a pointer holds the control.
  public var isHeld: Bool { press.isHeld }

  /// Whether pointer `id` holds the control.
  public func isHeld(by id: Int64) -> Bool { press.isHeld(by: id) }

  /// Lets go of the pointer that holds the control. It changes nothing more until it has been lifted.
  public mutating func release() { press.release() }

  /// Counts travel anew from where the pointer is. After a change of direction its velocity starts
  /// anew too.
  public mutating func reanchor(at time: Timestamp, _ settings: GestureSettings, turned: Bool) {
    guard isHeld else { return }
    press.reanchor(settings)
    guard turned else { return }
    estimator.clear()
    note(at: time, settings)
  }

  /// The velocity of what a pointer drags, in points per second, at its newest report; 0 if none does.
  public func velocity(_ settings: GestureSettings) -> Double {
    guard state == .dragging else { return 0 }
    return press.contact.gain * limited(estimator.velocity, settings)
  }

  func limited(_ velocity: Double, _ settings: GestureSettings) -> Double {
    min(max(velocity, -settings.maximumSpeed), settings.maximumSpeed)
  }
}

extension PointerTracker {
  /// What belongs to no pointer that is down is left over from before, and is not handed over.
  mutating func visit(_ visitor: inout some StateVisitor) {
    press.visit(&visitor)
    if isHeld { estimator.visit(&visitor) }
  }
}
