import ControlCore
import Presentation

/// A traced path with curves flattened to lines. Points with NaN coordinates are left out.
struct DotPath: Pen {
  private(set) var points: [Point] = []
  private(set) var parts: [Part] = []
  /// The start of the next line after a closed subpath.
  private var reopening: Point?

  /// A connected part of the outline.
  struct Part {
    /// The index of its first point.
    var start: Int
    var isClosed = false
  }

  /// The number of points after which further elements are dropped.
  static let limit = 20_000

  mutating func move(to point: Point) {
    guard point.isPlace, points.count < Self.limit else { return }
    reopening = nil
    parts.append(Part(start: points.count))
    append(point)
  }

  mutating func line(to point: Point) {
    guard point.isPlace, points.count < Self.limit else { return }
    guard begin(at: point) else { return }
    append(point)
  }

  mutating func curve(to point: Point, _ first: Point, _ second: Point) {
    guard first.isPlace, second.isPlace, point.isPlace, points.count < Self.limit else { return }
    guard begin(at: point), let start = points.last else { return }
    let ends = (first: limited(first), second: limited(second), last: limited(point))
    var step = 1.0
    while step <= Self.stepsOfACurve {
      let t = step / Self.stepsOfACurve
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      append(
        Point(
          x: a * start.x + b * ends.first.x + c * ends.second.x + d * ends.last.x,
          y: a * start.y + b * ends.first.y + c * ends.second.y + d * ends.last.y))
      step += 1
    }
  }

  /// With this many steps, a quarter circle of 100 dots is off by a twentieth of a dot.
  private static let stepsOfACurve = 16.0

  mutating func close() {
    guard let part = parts.last, !part.isClosed else { return }
    parts[parts.count - 1].isClosed = true
    reopening = points[part.start]
  }

  /// - Returns: true if there is a subpath to continue; if not, one begins at the point.
  private mutating func begin(at point: Point) -> Bool {
    if let place = reopening { move(to: place) }
    guard parts.isEmpty else { return true }
    move(to: point)
    return false
  }

  private mutating func append(_ point: Point) {
    points.append(limited(point))
  }

  private func limited(_ point: Point) -> Point {
    Point(x: Pictures.limited(point.x), y: Pictures.limited(point.y))
  }

  /// Returns the points of a subpath.
  func points(of index: Int) -> ArraySlice<Point> {
    let end = index + 1 < parts.count ? parts[index + 1].start : points.count
    return points[parts[index].start..<end]
  }
}
