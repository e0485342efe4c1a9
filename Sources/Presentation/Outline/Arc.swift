public import ControlCore

/// A part of a circle. It is no `Outline`, as it has no inside; a pen traces it.
public struct Arc: Equatable, Sendable {
  /// In points.
  public var center: Point
  /// In points; 0 or more.
  public var radius: Double
  /// Where it begins, in degrees clockwise from the top.
  public var start: Double
  /// How far it goes, in degrees clockwise; negative for the other way. More than a turn counts as one.
  public var sweep: Double

  /// A part of the circle of a radius round a centre.
  public init(center: Point, radius: Double, start: Double, sweep: Double) {
    (self.center, self.radius, self.start, self.sweep) = (center, radius, start, sweep)
  }

  /// The point of its circle that is so many degrees clockwise from the top; within 2⁻⁵¹ of the radius.
  public func point(at degrees: Double) -> Point {
    let direction = UnitCircle.point(degrees: degrees)
    return Point(x: center.x + radius * direction.x, y: center.y + radius * direction.y)
  }

  /// Traces it from its start on, with cubics of at most 45 degrees, which are off by less than 10⁻⁵ of the radius.
  /// A whole turn is closed; nothing is traced of what has no length, or is not made of numbers.
  public func trace(_ pen: inout some Pen) {
    guard radius > 0, radius < .infinity, abs(start) < .infinity, abs(sweep) > 0 else { return }
    let sweep = min(max(sweep, -360), 360)
    var pieces = 1.0
    while abs(sweep) > 45 * pieces { pieces += 1 }
    let piece = sweep / pieces
    // Of a cubic like an arc, the control points are 4/3 · tan(angle/4) from its ends.
    let half = UnitCircle.point(degrees: piece / 4)
    let handle = 4 / 3.0 * (half.x / -half.y)
    var from = UnitCircle.point(degrees: start)
    pen.move(to: place(from))
    var number = 0.0
    while number < pieces {
      number += 1
      let to = UnitCircle.point(degrees: start + piece * number)
      pen.curve(to: place(to), place(from, and: handle), place(to, and: -handle))
      from = to
    }
    if abs(sweep) == 360 { pen.close() }
  }

  /// A place near the circle.
  ///
  /// - Parameters:
  ///   - direction: a point of the unit circle.
  ///   - handle: how far to go on from there along the tangent, clockwise, in radii.
  /// - Returns: where that is, in points.
  private func place(_ direction: Point, and handle: Double = 0) -> Point {
    Point(
      x: center.x + radius * (direction.x - handle * direction.y),
      y: center.y + radius * (direction.y + handle * direction.x))
  }
}

extension Surface {
  /// Paints along an arc; its ends are cut off.
  public mutating func stroke(_ arc: Arc, _ ink: Ink, width: Double) {
    arc.trace(&self)
    stroke(ink, width: width)
  }
}
