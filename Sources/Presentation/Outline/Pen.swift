public import ControlCore

/// Takes an outline, stroke by stroke, as every drawing system has it.
///
/// A line or curve with nothing before it only moves to its end; after `close`, the next one begins
/// where the closed part began.
public protocol Pen {
  /// Begins a new part of the outline.
  mutating func move(to point: Point)
  /// Goes straight to a point.
  mutating func line(to point: Point)
  /// A cubic Bézier curve, with its two control points.
  mutating func curve(to point: Point, _ first: Point, _ second: Point)
  /// Goes straight back to where the part began.
  mutating func close()
}
