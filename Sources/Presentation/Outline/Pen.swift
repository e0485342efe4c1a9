public import ControlCore

/// Takes an outline, stroke by stroke, as every drawing system has it.
public protocol Pen {
  /// Begins a new part of the outline.
  mutating func move(to point: Point)
  mutating func line(to point: Point)
  /// A cubic Bézier curve, with its two control points.
  mutating func curve(to point: Point, _ first: Point, _ second: Point)
  /// Goes straight back to where the part began.
  mutating func close()
}
