import ControlCore
import GestureScript

// Pointers that go otherwise than along an axis.

extension EventMaker {
  /// The position of a pointer at a distance along the path of the control, some points beside it.
  func beside(_ along: Double, _ across: Int64, _ choices: inout Choices) -> Coordinates {
    let middle = Point(x: settings.width / 2, y: settings.height / 2)
    guard case .round(let rotation) = path else {
      return .both(middle.x + Double(across), along)
    }
    // Now and then straight past the middle, or in it.
    if choices.chance(40, "straight") { return .both(along, middle.y + Double(across)) }
    let point = rotation.point(along: along, across: Double(across))
    return .both(point.x, point.y)
  }
}

extension Rotation {
  /// A place on a square round the middle, which is as good as a circle, and whose places a script can say.
  ///
  /// - Parameters:
  ///   - along: how far it is from the top, clockwise, in points on the square of which half a side is 40.
  ///   - across: how much further from the middle it is than that square, in points.
  /// - Returns: that place.
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
    // Nearer or further in quarters, so that what comes of it can be said too.
    let share = max(roundedToNearest((side + across) / side * 4), 0) / 4
    return Point(x: middle.x + x * share, y: middle.y + y * share)
  }
}
