public import ControlCore

/// A shape in points.
public enum Outline: Equatable, Sendable {
  /// A straight line between two points.
  case line(Point, Point)
  /// A rectangle.
  case rectangle(Rect)
  /// A rectangle with quarter-circle corners; the radius is at most half the shorter side.
  case roundedRectangle(Rect, radius: Double)
  /// A circle with a radius of 0 or more.
  case circle(center: Point, radius: Double)
  /// A regular polygon with one corner at the top; 3 to 100 sides.
  case polygon(sides: Int64, center: Point, radius: Double)
  /// A regular star with one point at the top; 2 to 100 points. The inner corners lie on a circle
  /// of radius `radius · depth`, with a depth of 0 to 1.
  case star(points: Int64, center: Point, radius: Double, depth: Double)
  /// A custom path, scaled to a rectangle.
  case path(PathText, in: Rect)

  /// Returns a rectangle with half circles as its shorter sides.
  public static func capsule(_ frame: Rect) -> Outline {
    .roundedRectangle(frame, radius: min(frame.width, frame.height) / 2)
  }

  /// The depth at which the sides of a five-pointed star line up: 1/φ².
  public static let pentagramDepth = 0.381_966_011_250_105_1

  /// The bounding rectangle; that of the circumcircle for polygons and stars, the target for paths.
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

  /// Returns the outline shrunk by a margin on every side, or grown by a negative one; lines are
  /// unchanged. To keep a stroke inside an outline, inset by half its width.
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
