public import ControlCore

/// A shape, in points.
public enum Outline: Equatable, Sendable {
  /// A straight line between two points.
  case line(Point, Point)
  /// A rectangle.
  case rectangle(Rect)
  /// The corners are quarters of a circle, at most half as large as the shorter side.
  case roundedRectangle(Rect, radius: Double)
  /// A circle; the radius is 0 or more.
  case circle(center: Point, radius: Double)
  /// A regular polygon with a corner on top; 3 to 100 sides.
  case polygon(sides: Int64, center: Point, radius: Double)
  /// A regular star with a point on top; 2 to 100 points. The inner corners lie on a circle of
  /// `radius · depth`, 0 to 1.
  case star(points: Int64, center: Point, radius: Double, depth: Double)
  /// Any outline, scaled to a rectangle.
  case path(PathText, in: Rect)

  /// A rectangle whose shorter sides are half circles.
  public static func capsule(_ frame: Rect) -> Outline {
    .roundedRectangle(frame, radius: min(frame.width, frame.height) / 2)
  }

  /// The depth of the five-pointed star whose sides run on into one another: 1/φ².
  public static let pentagramDepth = 0.381_966_011_250_105_1

  /// The rectangle it lies in; of a polygon, star or path, the one it was made for.
  public var frame: Rect {
    switch self {
    case .line(let a, let b):
      Rect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    case .rectangle(let frame), .roundedRectangle(let frame, _), .path(_, let frame): frame
    case .circle(let center, let radius), .polygon(_, let center, let radius),
      .star(_, let center, let radius, _):
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
  }

  /// Smaller by so much on every side, larger if it is negative; a line stays as it is. For a stroke
  /// that is to lie within an outline, take half its width.
  @inline(never)
  public func inset(by margin: Double) -> Outline {
    switch self {
    case .line: self
    case .rectangle(let frame): .rectangle(frame.inset(by: margin))
    case .roundedRectangle(let frame, let radius):
      .roundedRectangle(frame.inset(by: margin), radius: max(radius - margin, 0))
    case .circle(let center, let radius): .circle(center: center, radius: max(radius - margin, 0))
    case .polygon(let sides, let center, let radius):
      .polygon(sides: sides, center: center, radius: max(radius - margin, 0))
    case .star(let points, let center, let radius, let depth):
      .star(points: points, center: center, radius: max(radius - margin, 0), depth: depth)
    case .path(let text, let frame): .path(text, in: frame.inset(by: margin))
    }
  }
}
