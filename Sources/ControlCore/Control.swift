/// The interface of a control for its hosts: the harness, the command line and every front end.
///
/// A control is a value: it can be copied, compared, stored and restored. Only its mutating methods
/// change it, and each of them reports its effects to `emit` before it returns. A host that wants
/// to call such a method from inside `emit` defers the call until the method has returned.
///
/// Laws, which hold for every control and every stream of events:
/// - `handle(e)` is `advance(to: e.time)` followed by the event itself.
/// - `advance(to: a)` then `advance(to: b)`, with `a ≤ b`, equals `advance(to: b)`, except for the
///   number of `changed` effects during a motion.
/// - A copy continues identically.
/// - The effects of a part are ordered by time. Parts moving simultaneously take turns within each
///   call, so their effects may be out of order.
/// - `began` and `ended` of a part strictly alternate. The value of `ended` is the one last
///   reported for that part, or set by the host.
/// - `idle` is emitted once for the whole control, when no part is held or moving any more.
public protocol Control: Equatable, Sendable {
  /// The settings of the control, which the host may change at any time.
  associatedtype Configuration: Equatable, Sendable

  /// Creates a control at rest.
  ///
  /// - Parameters:
  ///   - value: value of part 0; clamped to the bounds, and 0 if it is not a number.
  ///   - configuration: valid settings; see the control's own configuration type.
  init(value: Double, configuration: Configuration)

  /// Creates a control at rest, with a value for each part. A control that sorts its values or
  /// keeps them apart implements this initialiser itself, because it needs all values together.
  ///
  /// - Parameters:
  ///   - values: values of part 0, part 1 and so on; further values are ignored. Parts without a
  ///     value start as in `init(value:configuration:)`, given 0 for an empty list.
  ///   - configuration: valid settings; see the control's own configuration type.
  init(values: NumberList, configuration: Configuration)

  /// All settings that determine the control's behaviour.
  var configuration: Configuration { get }

  /// The value last reported to the host, or set by it; for a control with several parts, that of
  /// part 0.
  var value: Double { get }

  /// The number of values of the control, 1 to 8; 1 by default. Each value is a part with its own
  /// edits, and effects name their part.
  var partCount: Int { get }

  /// Returns the value of a part, last reported to the host or set by it.
  ///
  /// - Parameter part: index 0 to `partCount - 1`; other numbers are clamped to that range.
  /// - Returns: `value` for part 0, so always `value` if the control has one part.
  func value(of part: Int) -> Double

  /// The latest time passed to the control.
  var time: Timestamp { get }

  /// The current activity of the control.
  var phase: ControlPhase { get }

  /// The time when the control comes to rest without further input; `nil` when it is idle, while a
  /// pointer holds it, or during a wheel gesture without a deadline.
  var restTime: Timestamp? { get }

  /// Handles one event.
  ///
  /// - Returns: true if the event was the control's own, also where it could not go further, as at a
  ///   bound. False if the host may use it: the control is disabled, or the event is for the host
  ///   (`InputEvent.Action.isForHost(besides:)`), of a pointer that holds nothing here, a key without
  ///   a use, Escape with nothing to end, or a key or wheel on a read-only control. Such an event has
  ///   told nothing and moved nothing.
  @discardableResult
  mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool

  /// Advances the control's clock. Does nothing if `time` is not later than the control's own.
  mutating func advance(to time: Timestamp, emit: (Effect) -> Void)

  /// Sets the value, as the host. It is clamped to the bounds and never ticks. Ignored if it is not
  /// finite, or equal to the last reported value, also after a round trip through `Float`.
  ///
  /// - Parameters:
  ///   - value: new value in the control's own unit.
  ///   - animated: true to move the shown position by a spring. The value changes immediately.
  ///   - emit: receives the effects: `changed` only if the value was clamped, and the end of an
  ///     edit that this call stopped.
  mutating func set(value: Double, animated: Bool, emit: (Effect) -> Void)

  /// Sets the value of a part, as the host; like `set(value:animated:emit:)`, which sets part 0.
  ///
  /// - Parameters:
  ///   - value: new value in the control's own unit.
  ///   - part: index 0 to `partCount - 1`; other numbers are ignored.
  ///   - animated: true to move the shown position to the value by a spring.
  ///   - emit: receives the effects.
  mutating func set(value: Double, of part: Int, animated: Bool, emit: (Effect) -> Void)

  /// Sets the values of the first parts together, as the host. A control that sorts its values or
  /// keeps them apart implements this itself, because it needs all values together.
  ///
  /// - Parameters:
  ///   - values: values of part 0, part 1 and so on; values beyond the last part are ignored. Parts
  ///     without a value, or with one that is not finite, keep theirs.
  ///   - animated: true to move the shown positions to the values by a spring.
  ///   - emit: receives the effects, as for `set(value:of:animated:emit:)`.
  mutating func set(values: NumberList, animated: Bool, emit: (Effect) -> Void)

  /// Changes any settings, at any time, as the host. The value is kept if possible.
  mutating func set(configuration: Configuration, emit: (Effect) -> Void)
}

extension Control {
  /// True if the control is neither moving nor held.
  public var isIdle: Bool { phase == .idle }
}

extension Control {
  /// Creates the control with the first value, then sets the others as the host, from the last part
  /// down to part 1. The effects of these calls are discarded.
  @inlinable
  public init(values: NumberList, configuration: Configuration) {
    self.init(value: values[0], configuration: configuration)
    var part = Swift.min(values.count, partCount) - 1
    while part > 0 {
      set(value: values[part], of: part, animated: false) { _ in }
      part -= 1
    }
  }
}

extension Control {
  /// Sets the values one by one, from part 0 on.
  @inlinable
  public mutating func set(values: NumberList, animated: Bool, emit: (Effect) -> Void) {
    var part = 0
    while part < Swift.min(values.count, partCount) {
      set(value: values[part], of: part, animated: animated, emit: emit)
      part += 1
    }
  }
}

// MARK: Controls of one part

extension Control {
  public var partCount: Int { 1 }

  public func value(of part: Int) -> Double { value }

  public mutating func set(
    value: Double, of part: Int, animated: Bool, emit: (Effect) -> Void
  ) {
    guard part == 0 else { return }
    set(value: value, animated: animated, emit: emit)
  }
}
