/// A scale between two bounds, values ↔ points, that reaches each bound exactly.
public struct LimitedScale<Base: Scale>: Equatable, Sendable {
  /// The scale without its bounds.
  public internal(set) var base: Base
  /// The values that can be reached; finite.
  @inlinable
  public var values: ClosedRange<Double> { limits }
  /// The bounds in points; infinite where the limits are.
  @inlinable
  public var bounds: ClosedRange<Double> { ends }
  // Stored under other names, because only the engine may replace them.
  @usableFromInline var limits: ClosedRange<Double>
  @usableFromInline var ends: ClosedRange<Double>

  /// - Parameters:
  ///   - base: scale without bounds.
  ///   - limits: values that may be chosen; either end may be infinite.
  /// - Precondition: at least one of the values is on the scale.
  public init(_ base: Base, _ limits: ClosedRange<Double>) {
    let (lower, upper) = (limits.lowerBound, limits.upperBound)
    let all = base.values
    precondition(
      lower <= all.upperBound && upper >= all.lowerBound, "the limits must be on the scale")
    self.base = base
    self.limits = canonical(max(lower, all.lowerBound))...canonical(min(upper, all.upperBound))
    let left = lower == -.infinity ? lower : base.position(of: lower)
    let right = upper == .infinity ? upper : base.position(of: upper)
    ends = left...max(left, right)  // rounding must not reverse their order
  }

  /// Replaces the limits.
  ///
  /// - Parameters:
  ///   - values: finite limits on the scale.
  ///   - bounds: positions of the limits, in points.
  @inlinable
  package mutating func limit(to values: ClosedRange<Double>, at bounds: ClosedRange<Double>) {
    (limits, ends) = (values, bounds)
  }

  /// Changes what the scale remembers, but none of its values or positions.
  package mutating func changeBase(_ change: (inout Base) -> Void) { change(&base) }

  /// Returns `value` clamped to the limits.
  @inlinable
  public func clamp(_ value: Double) -> Double {
    canonical(min(max(value, values.lowerBound), values.upperBound))
  }

  /// Returns `position` clamped to the bounds.
  @inlinable
  public func clamp(position: Double) -> Double {
    min(max(base.reachable(position), bounds.lowerBound), bounds.upperBound)
  }

  /// Returns the bound that a position is past by no more than the rounding error of positions, so
  /// that the last digits of a sum do not decide between reached and passed; else the position.
  @inlinable
  func settled(_ position: Double) -> Double {
    let inside = min(max(position, bounds.lowerBound), bounds.upperBound)
    return abs(position - inside) <= base.blur(position) ? inside : position
  }

  /// Returns the value at `position`; outside the bounds, exactly that of the bound.
  @inlinable
  public func value(at position: Double) -> Double {
    if position <= bounds.lowerBound { return values.lowerBound }
    if position >= bounds.upperBound { return values.upperBound }
    return clamp(base.value(at: position))
  }

  /// Returns `value(at:)` if the fast path suffices; `nil` otherwise.
  @inlinable @inline(__always)
  func plainValue(at position: Double) -> Double? {
    if position <= bounds.lowerBound { return values.lowerBound }
    if position >= bounds.upperBound { return values.upperBound }
    guard let value = base.plainValue(at: position) else { return nil }
    return clamp(value)
  }

  /// Returns the position of `value`, in points.
  @inlinable
  public func position(of value: Double) -> Double {
    if value <= values.lowerBound, bounds.lowerBound > -.infinity { return bounds.lowerBound }
    if value >= values.upperBound, bounds.upperBound < .infinity { return bounds.upperBound }
    return base.position(of: value)
  }

  /// Returns the rest position of a control that stops at `position`; `nil` if it stays there.
  @inlinable
  public func rest(at position: Double, _ rule: SnapRule) -> Landing? {
    base.rest(at: position, rule: rule, bounds: bounds)
  }
}
