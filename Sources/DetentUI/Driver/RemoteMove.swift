internal import ControlCore

/// A press or a swipe on the direction ring of a television remote.
enum RemoteMove: Equatable, CaseIterable {
  case up, down, left, right

  /// Returns the equivalent key for a control; `nil` if the system should move the focus instead.
  ///
  /// A remote has only four directions, which also move the focus. A control uses those along its
  /// main axis. Rotating controls use left and right, as pages are mostly traversed vertically.
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
