public import ControlCore

/// A segment of a circle, traced by a pen. It has no interior, so it is not an `Outline`.
public struct Arc: Equatable, Sendable {
  /// The centre of the circle, in points.
  public var center: Point
  /// The radius in points; 0 or more.
  public var radius: Double
  /// The start angle in degrees, clockwise from the top.
  public var start: Double
  /// The angle covered, in degrees clockwise; negative runs anticlockwise. At most a turn is
  /// traced.
  public var sweep: Double

  /// Makes a segment of the circle with the given centre and radius.
  public init(center: Point, radius: Double, start: Double, sweep: Double) {
    (self.center, self.radius, self.start, self.sweep) = (center, radius, start, sweep)
  }

  /// Returns the point at an angle in degrees clockwise from the top, within 2⁻⁵¹ of the radius.
  public func point(at degrees: Double) -> Point {
    let direction = UnitCircle.point(degrees: degrees)
    return Point(x: center.x + radius * direction.x, y: center.y + radius * direction.y)
  }

  /// Traces the arc from its start with cubics of at most 45°, off by less than 10⁻⁵ of the radius.
  /// Closes a full turn; traces nothing for arcs of no length or with non-finite values.
  public func trace(_ pen: inout some Pen) {
    guard radius > 0, radius < .infinity, abs(start) < .infinity, abs(sweep) > 0 else { return }
    let sweep = min(max(sweep, -360), 360)
    var pieces = 1.0
    while abs(sweep) > 45 * pieces { pieces += 1 }
    let piece = sweep / pieces
    // The control points of a cubic arc are 4/3 · tan(angle/4) radii from its ends.
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

  /// Returns a point on the circle or on one of its tangents.
  ///
  /// - Parameters:
  ///   - direction: a point of the unit circle.
  ///   - handle: distance along the tangent from there, clockwise, in radii.
  /// - Returns: the point, in points.
  private func place(_ direction: Point, and handle: Double = 0) -> Point {
    Point(
      x: center.x + radius * (direction.x - handle * direction.y),
      y: center.y + radius * (direction.y + handle * direction.x))
  }
}

extension Surface {
  /// Paints along an arc, with butt ends.
  public mutating func stroke(_ arc: Arc, _ ink: Ink, width: Double) {
    arc.trace(&self)
    stroke(ink, width: width)
  }
}
