public import ControlCore

/// A receiver of outlines, one path element at a time, as in most drawing systems.
///
/// A line or curve at the start of an outline only moves to its end. After `close`, the next
/// element begins at the start of the closed subpath.
public protocol Pen {
  /// Begins a new subpath.
  mutating func move(to point: Point)
  /// Adds a straight line to a point.
  mutating func line(to point: Point)
  /// Adds a cubic Bézier curve with two control points.
  mutating func curve(to point: Point, _ first: Point, _ second: Point)
  /// Adds a straight line back to the start of the subpath.
  mutating func close()
}
