/// A rule by which every mark of a scale ticks, for marks that are not evenly spaced.
///
/// It ticks like `TickRule`.
public struct ScaleTicks<Base: Scale>: UnevenMarkRule {
  /// The scale whose marks tick.
  public let scale: Base
  public let capture: Double
  public let rearm: Double
  public let lower: Double
  public let upper: Double

  /// - Parameters:
  ///   - scale: scale whose marks tick.
  ///   - capture: distance before a mark at which it counts as passed, in points; 0 or more, and
  ///     less than half the smallest distance of two marks, or marks could pass out of order.
  ///   - rearm: distance from a mark at which it may tick again, in points; at least `capture`.
  ///   - bounds: range whose marks tick, both ends included, in points; either may be infinite.
  @inlinable
  public init(_ scale: Base, capture: Double, rearm: Double, within bounds: ClosedRange<Double>) {
    precondition(capture >= 0 && rearm >= capture, "one must move at least the capture to re-arm")
    self.scale = scale
    self.capture = capture
    self.rearm = rearm
    (lower, upper) = (bounds.lowerBound, bounds.upperBound)
  }

  @inlinable
  public func ticksLike(_ other: Self) -> Bool { self == other }

  @inlinable
  public func position(ofMark mark: Int64) -> Double { scale.position(ofMark: mark) }

  @inlinable
  public var marks: ClosedRange<Int64> { scale.marks }

  @inlinable
  public func mark(upTo position: Double) -> Int64 { scale.mark(upTo: position) }

  @inlinable
  public func mark(downTo position: Double) -> Int64 { scale.mark(downTo: position) }

  @inlinable
  public func mark(passedUpAt position: Double) -> Int64 { scale.mark(upTo: position + capture) }

  @inlinable
  public func mark(passedDownAt position: Double) -> Int64 {
    scale.mark(downTo: position - capture)
  }
}
