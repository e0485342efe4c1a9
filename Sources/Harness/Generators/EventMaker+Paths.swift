import ControlCore
import GestureScript

// Pointers on paths that are not an axis.

extension EventMaker {
  /// Returns the position of a pointer at a distance along the path of the control, with an offset
  /// from the path.
  func beside(_ along: Double, _ across: Int64, _ choices: inout Choices) -> Coordinates {
    let middle = Point(x: settings.width / 2, y: settings.height / 2)
    guard case .round(let rotation) = path else {
      return .both(middle.x + Double(across), along)
    }
    // Occasionally cross the middle in a straight line.
    if choices.chance(40, "straight") { return .both(along, middle.y + Double(across)) }
    let point = rotation.point(along: along, across: Double(across))
    return .both(point.x, point.y)
  }
}

extension Rotation {
  /// Returns a position on a square around the middle, which approximates a circle with coordinates
  /// that a script can express exactly.
  ///
  /// - Parameters:
  ///   - along: the clockwise distance from the top, in points on a square with half-side 40.
  ///   - across: the distance outside that square, in points.
  /// - Returns: the position.
  fileprivate func point(along: Double, across: Double) -> Point {
    let side = 40.0
    let whole = along - roundedDown(along / (8 * side)) * 8 * side
    let (x, y) =
      switch whole {
      case ..<side: (whole, -side)
      case ..<(3 * side): (side, whole - 2 * side)
      case ..<(5 * side): (4 * side - whole, side)
      case ..<(7 * side): (-side, 6 * side - whole)
      default: (whole - 8 * side, -side)
      }
    // Scale in quarters, so the results can be expressed exactly too.
    let share = max(roundedToNearest((side + across) / side * 4), 0) / 4
    return Point(x: middle.x + x * share, y: middle.y + y * share)
  }
}
