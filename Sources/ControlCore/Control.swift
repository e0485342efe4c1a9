/// A control as its hosts see it: the harness, the command line and every front end.
///
/// A control is a value: copy it, compare it, store it, go back to it. It is moved by its verbs and
/// by nothing else, and each verb reports what happened to `emit` before it returns. A host that
/// wants to call a verb from inside `emit` puts the call off until the verb has returned.
///
/// Laws, which hold for every control and every stream of events:
/// - `handle(e)` is `advance(to: e.time)` followed by the event itself.
/// - `advance(to: a)` then `advance(to: b)`, with `a ≤ b`, is `advance(to: b)`, but for how often
///   `changed` reports a value in motion.
/// - A copy continues identically.
/// - `began` and `ended` strictly alternate, and the value of `ended` is the one last reported, or
///   set by the host.
public protocol Control: Equatable, Sendable {
  associatedtype Configuration: Equatable, Sendable

  /// Everything that decides the control's behaviour.
  var configuration: Configuration { get }

  /// The value last reported to the host, or set by it.
  var value: Double { get }

  /// The latest time the control has been told about.
  var time: Timestamp { get }

  /// What the control is doing.
  var phase: ControlPhase { get }

  /// When the control comes to rest if nothing else happens to it; `nil` when it is idle, or while a
  /// pointer or an open wheel gesture holds it.
  var restTime: Timestamp? { get }

  /// Takes one event in.
  mutating func handle(_ event: InputEvent, emit: (Effect) -> Void)

  /// Lets time pass. Does nothing if `time` is not later than the control's own.
  mutating func advance(to time: Timestamp, emit: (Effect) -> Void)

  /// Sets the value, as the host. Clamped to the bounds; never ticks. A value that is not finite is
  /// ignored, and so is one equal to the last reported value, also after a detour through `Float`.
  ///
  /// - Parameters:
  ///   - value: in the control's own unit.
  ///   - animated: whether what shows moves to the value by a spring. The value changes at once.
  ///   - emit: takes the effects: `changed` only if the value had to be clamped, and the end of an
  ///     edit that this stopped.
  mutating func set(value: Double, animated: Bool, emit: (Effect) -> Void)

  /// Changes any settings, at any moment, as the host. The value is kept if it can be.
  mutating func set(configuration: Configuration, emit: (Effect) -> Void)
}

extension Control {
  /// Whether nothing moves and nothing holds the control.
  public var isIdle: Bool { phase == .idle }
}
