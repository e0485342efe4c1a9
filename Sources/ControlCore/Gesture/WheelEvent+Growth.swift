extension WheelEvent {
  /// What it adds to a value, in its own unit. Scrolling shows what lies in that direction. A notched
  /// wheel has only one axis, so it works across the control too: away from the user is more,
  /// also of what is turned.
  ///
  /// - Parameter direction: which way a finger must move to make the value larger.
  /// - Returns: positive to make it larger.
  @inlinable
  func growth(_ direction: GestureSettings.Direction) -> Double {
    let along =
      switch direction {
      case .left: deltaX
      case .right: -deltaX
      case .up, .down, .clockwise: -deltaY
      }
    guard along == 0, unit != .points else { return along }
    switch direction {
    case .left, .right: return -deltaY
    case .up, .down, .clockwise: return deltaX
    }
  }
}
