internal import ControlCore

/// The rule that decides whether a finger belongs to the control or to the scrolling page.
///
/// It is the same for all views and systems. Within the slop, nothing is decided. Beyond it, the
/// finger is the control's if its main-axis distance is at least its cross-axis distance; else the
/// page's. Rotating controls have no axis and claim every finger that leaves the slop. The decision
/// holds until release. A mouse or pen scrolls no page by dragging, so it is always the control's.
struct FingerClaim: Equatable {
  /// The axis along which the control is moved.
  enum Axis: Equatable {
    case horizontal, vertical
    /// Every direction, for rotating controls.
    case every
  }

  enum Verdict: Equatable {
    case undecided, control, page
  }

  var axis = Axis.horizontal
  /// The distance in points within which the owner is undecided.
  var slop = Slop().touch

  /// Returns the owner of a pointer.
  ///
  /// - Parameters:
  ///   - x: the offset to the right of the press, in points.
  ///   - y: the offset below the press, in points.
  ///   - kind: the kind of the pointer.
  /// - Returns: the owner; `undecided` until it is clear.
  func verdict(x: Double, y: Double, kind: PointerKind = .touch) -> Verdict {
    guard kind == .touch else { return .control }
    switch axis {
    case .horizontal: return verdict(along: abs(x), across: abs(y))
    case .vertical: return verdict(along: abs(y), across: abs(x))
    case .every: return x * x + y * y > slop * slop ? .control : .undecided
    }
  }

  private func verdict(along: Double, across: Double) -> Verdict {
    guard max(along, across) > slop else { return .undecided }
    return across > along ? .page : .control
  }
}
