/// A value and the edit in progress.
///
/// Only this type emits `began` and `ended` for a control, so their order is the same for all of
/// them: `began` and `ended` strictly alternate. `changed` carries a value different from the last,
/// and `idle` is emitted once after a movement; controls with turns or several parts emit some of
/// these themselves.
public struct Edit: Equatable, Sendable {
  @usableFromInline var current: Double
  /// The value that a cancel restores; `nil` while no edit is open.
  @usableFromInline var original: Double?
  /// True if `idle` has yet to be emitted.
  @usableFromInline var isActive = false

  @inlinable
  init(_ value: Double) {
    current = value
  }

  /// The value last reported, or set by the host.
  @inlinable
  public var value: Double { current }

  /// True while an edit is open.
  @inlinable
  public var isOpen: Bool { original != nil }

  /// Opens an edit, if none is open.
  @inlinable
  mutating func begin(at time: Timestamp, emit: (Effect) -> Void) {
    guard original == nil else { return }
    original = current
    emit(.began(time))
  }

  /// Closes the edit, if one is open.
  @inlinable
  mutating func end(_ reason: EndReason, at time: Timestamp, emit: (Effect) -> Void) {
    guard original != nil else { return }
    original = nil
    emit(.ended(reason, current, time))
  }

  /// Sets the value to `new`, and reports it if it differs.
  @inlinable
  mutating func report(
    _ new: Double, _ cause: ChangeCause, at time: Timestamp, emit: (Effect) -> Void
  ) {
    guard new != current else { return }
    current = new
    emit(.changed(new, cause, time))
  }

  /// Emits `idle` if anything has moved since the last one.
  @inlinable
  mutating func rest(at time: Timestamp, emit: (Effect) -> Void) {
    guard isActive else { return }
    isActive = false
    emit(.idle(time))
  }

  /// Returns true unless a value that the host sets is the current one, also after a round trip
  /// through `Float`, so that a host that stores `Float` has no effect. Others must be finite.
  @usableFromInline
  func differs(from new: Double) -> Bool {
    new.isFinite && new != current && new != Double(Float(current))
  }

  /// Sets the value as the host, and makes it the value that a cancel restores.
  @usableFromInline
  mutating func set(_ new: Double, within values: ClosedRange<Double>) {
    current = new.clamped(to: values)
    if original != nil { original = current }
  }

  /// Clamps the value, and the value that a cancel restores, to new bounds.
  @usableFromInline
  mutating func clamp(to values: ClosedRange<Double>) {
    current = current.clamped(to: values)
    if let original { self.original = original.clamped(to: values) }
  }
}

extension Double {
  /// Returns the number clamped to a range; never −0.
  fileprivate func clamped(to values: ClosedRange<Double>) -> Double {
    canonical(min(max(self, values.lowerBound), values.upperBound))
  }
}
