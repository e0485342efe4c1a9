internal import ControlCore

/// A press on the ring of a television's remote, or a swipe on it.
enum RemoteMove: Equatable, CaseIterable {
  case up, down, left, right

  /// The key that does the same to a control; `nil` where the move is the system's, which goes to the next view by it.
  ///
  /// A remote has four directions and nothing else to move on with. So a control takes those along its axis, and leaves
  /// those across. What turns takes left and right: who goes through a page goes up and down mostly.
  func key(along axis: FingerClaim.Axis) -> Key? {
    switch (self, axis) {
    case (.left, .horizontal), (.left, .every): .arrowLeft
    case (.right, .horizontal), (.right, .every): .arrowRight
    case (.up, .vertical): .arrowUp
    case (.down, .vertical): .arrowDown
    default: nil
    }
  }
}
