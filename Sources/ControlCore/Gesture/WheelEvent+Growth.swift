extension WheelEvent {
  /// Returns the amount by which the wheel increases a value, in the wheel's unit: right acts like
  /// the right arrow key; up, away from the user, like the up arrow key.
  ///
  /// Fingers on a pad, whose unit is points, act along the main axis alone. A notched wheel mostly
  /// has one axis, so its lines, pages and detents act along either: the larger of the two counts,
  /// the main axis if they are equal.
  ///
  /// - Parameters:
  ///   - direction: direction of a finger's move for more, which gives the main axis.
  ///   - growsRightward: true if the right arrow key increases the value.
  /// - Returns: amount, positive to increase the value, negative to decrease it.
  @inlinable
  package func growth(_ direction: GestureSettings.Direction, growsRightward: Bool) -> Double {
    let (right, up) = (growsRightward ? deltaX : -deltaX, -deltaY)
    let (own, other) =
      switch direction {
      case .left, .right: (right, up)
      case .up, .down, .clockwise: (up, right)
      }
    return unit != .points && abs(other) > abs(own) ? other : own
  }
}
