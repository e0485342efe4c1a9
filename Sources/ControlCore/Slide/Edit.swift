/// A value, and the edit of it that is under way.
///
/// Only this reports `began`, `changed`, `ended` and `idle`, so their order is the same for every
/// control: `began` and `ended` strictly alternate, `changed` names a value that differs from the
/// last, and `idle` is told once after something has moved.
public struct Edit: Equatable, Sendable {
  @usableFromInline var current: Double
  /// What a cancel brings back; `nil` while no edit is open.
  @usableFromInline var original: Double?
  /// Whether `idle` is still to be reported.
  @usableFromInline var isActive = false

  @inlinable
  init(_ value: Double) {
    current = value
  }

  /// The value last reported, or set by the host.
  @inlinable
  public var value: Double { current }

  /// Whether an edit is open.
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
  @inlinable @inline(never)
  mutating func end(_ reason: EndReason, at time: Timestamp, emit: (Effect) -> Void) {
    guard original != nil else { return }
    original = nil
    emit(.ended(reason, current, time))
  }

  /// Makes `new` the value, and says so if it is another one.
  @inlinable
  mutating func report(
    _ new: Double, _ cause: ChangeCause, at time: Timestamp, emit: (Effect) -> Void
  ) {
    guard new != current else { return }
    current = new
    emit(.changed(new, cause, time))
  }

  /// Says that nothing moves any more, if anything has moved.
  @inlinable @inline(never)
  mutating func rest(at time: Timestamp, emit: (Effect) -> Void) {
    guard isActive else { return }
    isActive = false
    emit(.idle(time))
  }

  /// The host's word: it becomes the value, brought back between the bounds, and what a cancel brings
  /// back. It is reported only if it had to be brought back.
  ///
  /// - Parameters:
  ///   - new: the value.
  ///   - values: between which it is brought back.
  ///   - isNews: whether it is known to be another value than the one that was told.
  ///   - time: when that is.
  ///   - emit: takes the effects.
  /// - Returns: `false` if it changes nothing: it is not finite, or the value already, also after a
  ///   detour through `Float`, so that a host which stores `Float` disturbs nothing.
  @usableFromInline @inline(never)
  mutating func set(
    _ new: Double, within values: ClosedRange<Double>, isNews: Bool = false, at time: Timestamp,
    emit: (Effect) -> Void
  ) -> Bool {
    guard new.isFinite, new != current, isNews || new != Double(Float(current)) else {
      return false
    }
    current = new.clamped(to: values)
    if current != new { emit(.changed(current, .clamp, time)) }
    if original != nil { original = current }
    return true
  }

  /// The bounds have changed: the value and what a cancel brings back follow.
  @usableFromInline
  mutating func clamp(to values: ClosedRange<Double>, at time: Timestamp, emit: (Effect) -> Void) {
    report(current.clamped(to: values), .clamp, at: time, emit: emit)
    if let original { self.original = original.clamped(to: values) }
  }
}

extension Double {
  /// Brought back between two others; never −0.
  fileprivate func clamped(to values: ClosedRange<Double>) -> Double {
    canonical(min(max(self, values.lowerBound), values.upperBound))
  }
}
