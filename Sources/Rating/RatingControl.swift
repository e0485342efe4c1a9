public import ControlCore

/// A number chosen by pressing, or dragging along, a row of symbols.
///
/// A press selects at once, a drag goes on selecting, a release commits. Nothing coasts: where the
/// pointer lifts, it is over.
///
///     var rating = RatingControl(value: 3, configuration: RatingConfiguration(count: 5))
///     rating.handle(event) { effect in … }
///
/// See `Control` for the laws it obeys.
public struct RatingControl: Control {
  public internal(set) var configuration: RatingConfiguration
  /// How pointers are read; follows from the configuration.
  var gestures: GestureSettings

  /// What a release would commit while a pointer is down, or a press while one hovers; else `nil`.
  public internal(set) var preview: Double?

  @usableFromInline var choice: Choice
  var scale: SymbolScale
  /// What was pressed first, if a release that chooses nothing else is to clear it.
  var clearing: Double?
  /// Where a hovering pointer was when a press cleared the rating: until it moves, it previews nothing.
  var cleared: Point?

  /// A rating that nobody touches.
  ///
  /// - Parameters:
  ///   - value: brought back between 0 and the count, and otherwise kept as it is; one that is not a
  ///     number counts as 0.
  ///   - configuration: everything else.
  /// - Precondition: `configuration.problem` is `nil`.
  public init(value: Double = 0, configuration: RatingConfiguration = RatingConfiguration()) {
    require(none: configuration.problem)
    self.configuration = configuration
    gestures = configuration.gestures
    scale = SymbolScale(configuration)
    choice = Choice(scale.clamp(value.isNaN ? 0 : value))
  }

  /// A rating that nobody touches, with a value of any floating-point type; see
  /// `init(value:configuration:)`.
  public init<Value: BinaryFloatingPoint>(value: Value, configuration: RatingConfiguration) {
    self.init(value: Double(value), configuration: configuration)
  }

  public mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) {
    advance(to: event.time, emit: emit)
    guard configuration.interaction != .disabled else { return }
    switch event.action {
    case .pointer(let pointer): handle(pointer, emit: emit)
    case .key(let key, let modifiers): handle(key, modifiers, emit: emit)
    case .adjust(.increment, _): step(by: 1, .assistive, emit: emit)
    case .adjust(.decrement, _): step(by: -1, .assistive, emit: emit)
    case .adjust(.set(let value), _): choose(nearestTo: value, emit: emit)
    case .wheel, .rotate, .focus: break
    }
  }

  public mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    choice.advance(to: time)
  }

  /// From 0, which is no rating, to the count.
  @inlinable
  public var value: Double { choice.value }
  @inlinable
  public var time: Timestamp { choice.time }
  public var phase: ControlPhase { choice.phase }

  /// Always `nil`: nothing moves by itself.
  public var restTime: Timestamp? { nil }
}

// MARK: Reporting

extension RatingControl {
  /// Makes `new` what a release or press would choose, and says so if it is something else.
  mutating func show(preview new: Double?, emit: (Effect) -> Void) {
    guard new != preview else { return }
    preview = new
    emit(.preview(new, time))
  }
}
