public import ControlCore

/// An axis-aligned rectangle in points; y grows downwards, width and height are 0 or more.
public struct Rect: Equatable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The width; 0 or more.
  public var width: Double
  /// The height; 0 or more.
  public var height: Double

  /// Makes a rectangle; a negative width or height counts as 0.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  /// Returns a drawable side length: clamped to 0 … 100,000 points, 0 for NaN.
  public static func side(_ length: Double) -> Double {
    length > 0 ? min(length, 100_000) : 0
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The lower edge.
  public var maxY: Double { y + height }
  /// The middle.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// Returns the rectangle inset on every side, at most to its centre; a negative margin grows it.
  @inline(never)
  public func inset(by margin: Double) -> Rect {
    let across = min(margin, width / 2)
    let down = min(margin, height / 2)
    return Rect(
      x: x + across, y: y + down, width: width - 2 * across, height: height - 2 * down)
  }

  /// Returns the largest rectangle of a given aspect ratio, centred in this one.
  ///
  /// - Parameter aspect: width divided by height; greater than 0.
  /// - Returns: the rectangle; empty if this one is.
  @inline(never)
  public func fitting(aspect: Double) -> Rect {
    let width = min(width, height * aspect)
    return Rect(
      x: center.x - width / 2, y: center.y - width / aspect / 2, width: width,
      height: width / aspect)
  }

  /// Returns the smallest rectangle that contains both.
  @inline(never)
  public func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns true if a point lies inside or on an edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x <= maxX && point.y >= y && point.y <= maxY
  }
}
