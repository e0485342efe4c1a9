public import ControlCore

/// A number chosen by pressing, or dragging along, a row of symbols.
///
/// A press selects, a drag continues to select, and a release commits. Nothing coasts: the gesture
/// ends with the release.
///
///     var rating = RatingControl(value: 3, configuration: RatingConfiguration(count: 5))
///     rating.handle(event) { effect in … }
///
/// See `Control` for the laws that it obeys.
public struct RatingControl: Control {
  public internal(set) var configuration: RatingConfiguration
  /// The settings of the gesture recognizer, derived from the configuration.
  var gestures: GestureSettings

  /// The value that a release would commit, or a press of a hovering pointer would choose; else
  /// `nil`.
  public internal(set) var preview: Double?

  @usableFromInline var choice: Choice
  var scale: SymbolScale
  /// The first pressed value, if a release without another choice clears it.
  var clearing: Double?
  /// The position of a hovering pointer when a press cleared the rating; previews start when it
  /// moves.
  var cleared: Point?

  /// Creates a rating at rest.
  ///
  /// - Parameters:
  ///   - value: The value, clamped to 0 … the count but not rounded; NaN counts as 0.
  ///   - configuration: The settings.
  /// - Precondition: `configuration.problem` is `nil`.
  public init(value: Double = 0, configuration: RatingConfiguration = RatingConfiguration()) {
    require(none: configuration.problem)
    self.configuration = configuration
    gestures = configuration.gestures
    scale = SymbolScale(configuration)
    choice = Choice(scale.clamp(value.isNaN ? 0 : value))
  }

  /// Creates a rating at rest from any floating-point type; see `init(value:configuration:)`.
  public init<Value: BinaryFloatingPoint>(value: Value, configuration: RatingConfiguration) {
    self.init(value: Double(value), configuration: configuration)
  }

  @discardableResult
  public mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    advance(to: event.time, emit: emit)
    guard configuration.interaction != .disabled else { return false }
    switch event.action {
    case .pointer(let pointer): return handle(pointer, emit: emit)
    case _ where event.action.isForHost(besides: .none): return false
    case .key(let key, let modifiers): return handle(key, modifiers, emit: emit)
    case .adjust(.increment, _): step(by: 1, .assistive, emit: emit)
    case .adjust(.decrement, _): step(by: -1, .assistive, emit: emit)
    case .adjust(.set(let value), _): choose(nearestTo: value, emit: emit)
    case .wheel, .rotate, .focus: return false
    }
    return configuration.interaction == .enabled
  }

  public mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    choice.advance(to: time)
  }

  /// The value, from 0 (no rating) to the count.
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
  /// Sets the preview, and emits it if it changes.
  mutating func show(preview new: Double?, emit: (Effect) -> Void) {
    guard new != preview else { return }
    preview = new
    emit(.preview(new, time))
  }
}
