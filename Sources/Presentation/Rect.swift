public import ControlCore

/// An upright rectangle, in points; y grows downwards. Its width and height are 0 or more.
public struct Rect: Equatable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// 0 or more.
  public var width: Double
  /// 0 or more.
  public var height: Double

  /// A width or height below 0 counts as 0.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  /// A side that can be drawn: brought back to 0 … 100,000 points, 0 if it is not a number.
  public static func side(_ length: Double) -> Double {
    length > 0 ? min(length, 100_000) : 0
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The lower edge.
  public var maxY: Double { y + height }
  /// The middle.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// Smaller by so much on every side; larger if it is negative. Never less than its centre.
  @inline(never)
  public func inset(by margin: Double) -> Rect {
    let across = min(margin, width / 2)
    let down = min(margin, height / 2)
    return Rect(
      x: x + across, y: y + down, width: width - 2 * across, height: height - 2 * down)
  }

  /// The largest rectangle of the given proportion in the middle of this one.
  ///
  /// - Parameter aspect: width by height; greater than 0.
  /// - Returns: the rectangle; empty if this one is.
  @inline(never)
  public func fitting(aspect: Double) -> Rect {
    let width = min(width, height * aspect)
    return Rect(
      x: center.x - width / 2, y: center.y - width / aspect / 2, width: width,
      height: width / aspect)
  }

  /// The smallest rectangle that has both in it.
  @inline(never)
  public func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether a point lies in it, edges included.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x <= maxX && point.y >= y && point.y <= maxY
  }
}
