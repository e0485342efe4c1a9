/// The rotation of a control by pointers around a centre; clockwise increases the value, unless it is
/// reversed.
///
/// Angles are measured in points of arc on a circle of fixed radius, at any distance of the
/// pointer. So speeds, marks and slop are in points, as for linear drags.
public struct Rotation: Equatable, Sendable {
  /// The centre, in points; finite.
  public var middle: Point
  /// The points of arc per radian: half the shorter side of the control. 0 or more; below 10⁻⁶
  /// nothing turns.
  public var radius: Double
  /// The radius of the dead zone around the centre, where angles are unreliable, in points; 0 or
  /// more. A pointer that leaves it continues from where it entered.
  public var dead: Double
  /// True if anticlockwise increases the value, so that angles are measured that way.
  public var isReversed: Bool

  /// - Parameters:
  ///   - middle: centre in points; finite.
  ///   - radius: points of arc per radian; 0 or more.
  ///   - dead: radius of the dead zone, in points, 0 or more; by default 6, about half a fingertip.
  ///   - isReversed: true if anticlockwise increases the value.
  public init(middle: Point, radius: Double, dead: Double = 6, isReversed: Bool = false) {
    self.middle = middle
    self.radius = radius
    self.dead = dead
    self.isReversed = isReversed
  }

  /// A full turn, in points of arc.
  public var turn: Double { 2 * Double.pi * radius }

  /// Returns the angle of `point` from the top, clockwise or, if reversed, anticlockwise, in points of
  /// arc: from minus half a turn, excluded, to half a turn.
  public func arc(to point: Point) -> Double {
    let right = isReversed ? middle.x - point.x : point.x - middle.x
    return radius * arctangent(right, middle.y - point.y)
  }

  /// Returns the angle of `point` by the shortest arc from another angle.
  ///
  /// - Parameters:
  ///   - point: finite position.
  ///   - near: other angle in points of arc, over any number of turns.
  /// - Returns: `arc(to: point)` plus whole turns, at most half a turn from `near`, up to rounding;
  ///   it does not depend on the path. 0 if `radius` is below 10⁻⁶.
  public func arc(to point: Point, near: Double) -> Double {
    let (arc, turn) = (arc(to: point), turn)
    guard radius >= 1e-6 else { return 0 }
    return arc + roundedToNearest((near - arc) / turn) * turn
  }

  /// Returns true if a point is in the dead zone, which always contains the exact centre.
  public func isDead(_ point: Point) -> Bool {
    let (x, y) = (point.x - middle.x, point.y - middle.y)
    return x * x + y * y <= dead * dead
  }
}
