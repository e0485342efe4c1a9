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
///   reported for that part, or what a change by the host has made of it.
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

  /// The value last reported to the host, or set by it and limited by its settings; for a control
  /// with several parts, that of part 0.
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

  /// Sets values and settings together, as the host, at any time.
  ///
  /// The values are taken by the new settings, so bounds that come later than their values, or
  /// earlier, make no difference. Nothing ticks, and a host is told nothing of what it sets: it reads
  /// what its values have become. The one effect is the end of an edit that this interrupts: with
  /// `commit` and the value set, or by the cancel policy if users may no longer change the value. A
  /// pointer keeps its hold if it may; what is set is then the value to which its edit goes back.
  ///
  /// - Parameters:
  ///   - values: values of part 0, part 1 and so on, each clamped to the bounds; values beyond the
  ///     last part are ignored. A part without a value, or with one that is not finite, keeps its own
  ///     as far as the settings let it; so does a part whose value is the one given, also after a
  ///     round trip through `Float`.
  ///   - animated: true to move the shown positions to the values by a spring. The values change
  ///     immediately.
  ///   - configuration: all settings from now on, which are valid.
  ///   - emit: receives the effects.
  mutating func update(
    values: NumberList, animated: Bool, configuration: Configuration, emit: (Effect) -> Void)
}

extension Control {
  /// True if the control is neither moving nor held.
  public var isIdle: Bool { phase == .idle }
}

extension Control {
  /// Creates the control with the first value, then sets the others as the host. The effects of
  /// that are discarded.
  @inlinable
  public init(values: NumberList, configuration: Configuration) {
    self.init(value: values[0], configuration: configuration)
    if partCount > 1 { set(values: values, animated: false) { _ in } }
  }
}

// MARK: Some of what a host can set

extension Control {
  /// Changes any settings, and keeps the values as far as possible; see
  /// `update(values:animated:configuration:emit:)`.
  @inlinable
  public mutating func set(configuration: Configuration, emit: (Effect) -> Void) {
    update(values: NumberList(), animated: false, configuration: configuration, emit: emit)
  }

  /// Sets the values of the first parts together; see
  /// `update(values:animated:configuration:emit:)`.
  @inlinable
  public mutating func set(values: NumberList, animated: Bool, emit: (Effect) -> Void) {
    update(values: values, animated: animated, configuration: configuration, emit: emit)
  }

  /// Sets the value of a part; see `update(values:animated:configuration:emit:)`.
  ///
  /// - Parameters:
  ///   - value: new value in the control's own unit.
  ///   - part: index 0 to `partCount - 1`, by default 0; other numbers are ignored.
  ///   - animated: true to move the shown position to the value by a spring.
  ///   - emit: receives the effects.
  @inlinable
  public mutating func set(
    value: Double, of part: Int = 0, animated: Bool, emit: (Effect) -> Void
  ) {
    guard part >= 0, part < partCount else { return }
    var values = NumberList()
    while values.count < part { values.append(.nan) }
    values.append(value)
    set(values: values, animated: animated, emit: emit)
  }
}

// MARK: Controls of one part

extension Control {
  public var partCount: Int { 1 }

  public func value(of part: Int) -> Double { value }
}
