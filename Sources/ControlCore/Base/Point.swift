/// A place in points, x to the right and y downwards.
public struct Point: Equatable, Sendable {
  /// Points to the right.
  public var x: Double
  /// Points downwards.
  public var y: Double

  /// A place at these coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether both coordinates are.
  @inlinable
  public var isFinite: Bool {
    // No number but a finite one has a product with 0.
    x * 0 + y * 0 == 0
  }

  /// Coordinates further away than 2⁴⁰ pt count as that far, so that sums of them stay exact enough.
  @inlinable
  var reachable: Point {
    Point(x: min(max(x, -0x1p40), 0x1p40), y: min(max(y, -0x1p40), 0x1p40))
  }
}
