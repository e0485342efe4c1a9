import ControlCore
import Presentation

/// The mapping from points to a grid of dots over a rectangle.
struct DotScale {
  let columns: Int
  let rows: Int
  private let origin: Point
  /// Dots per point.
  let across: Double
  let down: Double

  init(_ frame: Rect, columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    origin = Point(x: frame.x, y: frame.y)
    across = Double(columns) / frame.width
    down = Double(rows) / frame.height
  }

  /// The largest absolute coordinate, in dots or points.
  static let limit = 1e9

  /// Returns a point in dot coordinates; never NaN.
  func dots(_ point: Point) -> Point {
    Point(
      x: limited((point.x - origin.x) * across), y: limited((point.y - origin.y) * down))
  }

  func dots(_ frame: Rect) -> Rect {
    let start = dots(Point(x: frame.x, y: frame.y))
    let end = dots(Point(x: frame.maxX, y: frame.maxY))
    return Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }
}

/// Returns a coordinate clamped to ±`DotScale.limit`; 0 for NaN.
func limited(_ coordinate: Double) -> Double {
  guard coordinate == coordinate else { return 0 }
  return min(max(coordinate, -DotScale.limit), DotScale.limit)
}

extension Int {
  /// The dot that contains a coordinate.
  init(dotAt coordinate: Double) {
    self.init(truncatingIfNeeded: Int64(roundingDown: coordinate))
  }

  /// The first dot whose centre is not before a coordinate.
  init(dotFrom coordinate: Double) {
    self.init(truncatingIfNeeded: Int64(saturating: roundedUp(coordinate - 0.5)))
  }

  func limited(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
