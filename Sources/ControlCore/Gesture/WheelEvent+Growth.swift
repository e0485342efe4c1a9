extension WheelEvent {
  /// Returns by how much the wheel makes a value larger, in its own unit: right is what the arrow key to the right
  /// does, and up, away from the user, what the arrow key up does.
  ///
  /// Fingers on a pad, whose unit is points, act along the axis of the control alone. A notched wheel mostly has one
  /// axis, so its lines, pages and detents act along either: the larger of the two counts, the control's own if they
  /// are as large.
  ///
  /// - Parameters:
  ///   - direction: the direction in which a finger moves to make the value larger, which tells the axis.
  ///   - growsRightward: whether the arrow key to the right makes the value larger.
  /// - Returns: positive to make it larger, negative to make it smaller.
  @inlinable
  func growth(_ direction: GestureSettings.Direction, growsRightward: Bool) -> Double {
    let (right, up) = (growsRightward ? deltaX : -deltaX, -deltaY)
    let (own, other) =
      switch direction {
      case .left, .right: (right, up)
      case .up, .down, .clockwise: (up, right)
      }
    return unit != .points && abs(other) > abs(own) ? other : own
  }
}
