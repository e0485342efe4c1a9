/// A position in points, x to the right and y downwards.
public struct Point: Equatable, Sendable {
  /// Points to the right.
  public var x: Double
  /// Points downwards.
  public var y: Double

  /// Creates a position from coordinates in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// True if both coordinates are finite.
  @inlinable
  public var isFinite: Bool {
    // Only the product of a finite number with 0 is a number.
    x * 0 + y * 0 == 0
  }

  /// The position with coordinates clamped to ±2⁴⁰ pt, so that sums of them stay accurate enough.
  @inlinable
  var reachable: Point {
    Point(x: min(max(x, -0x1p40), 0x1p40), y: min(max(y, -0x1p40), 0x1p40))
  }
}
