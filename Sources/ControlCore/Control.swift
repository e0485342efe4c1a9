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
/// - The effects of a part come in the order of their times. Parts that move at once tell in turns, one for each call, so
///   what one tells may be earlier than what another has told before it.
/// - `began` and `ended` of a part strictly alternate, and the value of `ended` is the one last
///   reported of that part, or set by the host.
/// - `idle` is told once for the whole control, when none of its parts is held or moves any more.
public protocol Control: Equatable, Sendable {
  /// The settings of the control, which the host may change at any time.
  associatedtype Configuration: Equatable, Sendable

  /// A control at rest.
  ///
  /// - Parameters:
  ///   - value: of part 0; brought back between the bounds, and 0 if it is not a number.
  ///   - configuration: one that makes sense; see the control's own.
  init(value: Double, configuration: Configuration)

  /// A control at rest, with a value for each of its parts. A control that brings its values into an order, or
  /// keeps them apart, makes this initialiser itself, as it sees all of them at once.
  ///
  /// - Parameters:
  ///   - values: of part 0, of part 1 and so on; what is beyond the last part is left out. With fewer of
  ///     them the other parts are as `init(value:configuration:)` makes them, and with none it is given 0.
  ///   - configuration: one that makes sense; see the control's own.
  init(values: NumberList, configuration: Configuration)

  /// Everything that decides the control's behaviour.
  var configuration: Configuration { get }

  /// The value last reported to the host, or set by it; of a control with several parts, that of
  /// part 0.
  var value: Double { get }

  /// How many values the control has, 1 to 8. Each of them is a part: it has edits of its own, and
  /// effects say which part they are about. 1 unless the control says otherwise.
  var partCount: Int { get }

  /// The value of a part, last reported to the host or set by it.
  ///
  /// - Parameter part: 0 to `partCount - 1`; any other number counts as the nearest of these.
  /// - Returns: `value` for part 0, so a control of one part always answers with that.
  func value(of part: Int) -> Double

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

  /// Sets the value of a part, as the host; else as `set(value:animated:emit:)`, which sets part 0.
  ///
  /// - Parameters:
  ///   - value: in the control's own unit.
  ///   - part: 0 to `partCount - 1`; with any other number nothing happens.
  ///   - animated: whether what shows moves to the value by a spring.
  ///   - emit: takes the effects.
  mutating func set(value: Double, of part: Int, animated: Bool, emit: (Effect) -> Void)

  /// Sets the values of the first parts at once, as the host. A control that brings its values into an order, or
  /// keeps them apart, does this itself, as it sees all of them at once.
  ///
  /// - Parameters:
  ///   - values: of part 0, of part 1 and so on; what is beyond the last part is left out. Parts without a value
  ///     keep theirs, and so does a part whose value is not finite.
  ///   - animated: whether what shows moves to the values by a spring.
  ///   - emit: takes the effects, as of `set(value:of:animated:emit:)`.
  mutating func set(values: NumberList, animated: Bool, emit: (Effect) -> Void)

  /// Changes any settings, at any moment, as the host. The value is kept if it can be.
  mutating func set(configuration: Configuration, emit: (Effect) -> Void)
}

extension Control {
  /// Whether nothing moves and nothing holds the control.
  public var isIdle: Bool { phase == .idle }
}

extension Control {
  /// Makes the control with the first value, and then sets the others as the host, from the last part down to
  /// part 1; what the control says to that is told to nobody.
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
  /// Sets one value after the other, from part 0 on.
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
