/// The middle round which pointers turn what they hold, clockwise for more.
///
/// How far round a pointer is counts in points of arc, as on a circle of one radius, wherever the pointer
/// is: so speeds, marks and slop are in points, as for what is pulled along a line.
public struct Rotation: Equatable, Sendable {
  /// In points; finite.
  public var middle: Point
  /// How many points of arc one radian is: half the shorter side of what is turned. 0 or more; below
  /// 10⁻⁶ nothing turns.
  public var radius: Double
  /// Within so many points of the middle a pointer means nothing, as its angle is a matter of chance there;
  /// 0 or more. A pointer that comes out goes on from where it went in.
  public var dead: Double

  /// - Parameters:
  ///   - middle: in points; finite.
  ///   - radius: points of arc in one radian; 0 or more.
  ///   - dead: in points, 0 or more; 6, about half of what a finger covers, unless said otherwise.
  public init(middle: Point, radius: Double, dead: Double = 6) {
    self.middle = middle
    self.radius = radius
    self.dead = dead
  }

  /// A full turn, in points of arc.
  public var turn: Double { 2 * Double.pi * radius }

  /// How far round `point` is from the top, clockwise, in points of arc: from minus half a turn, which
  /// is left out, to half a turn.
  public func arc(to point: Point) -> Double {
    radius * arctangent(point.x - middle.x, middle.y - point.y)
  }

  /// How far round `point` is if the way there is the shortest from another place on the circle.
  ///
  /// - Parameters:
  ///   - point: finite.
  ///   - near: points of arc, over any number of turns.
  /// - Returns: `arc(to: point)` and whole turns, at most half a turn from `near`, up to rounding: the
  ///   same place gives the same number in each turn, whichever way led there.
  public func arc(to point: Point, near: Double) -> Double {
    let (arc, turn) = (arc(to: point), turn)
    guard radius >= 1e-6 else { return 0 }
    return arc + roundedToNearest((near - arc) / turn) * turn
  }

  /// Whether a pointer there means nothing: in the very middle it never does.
  public func isDead(_ point: Point) -> Bool {
    let (x, y) = (point.x - middle.x, point.y - middle.y)
    return x * x + y * y <= dead * dead
  }
}
