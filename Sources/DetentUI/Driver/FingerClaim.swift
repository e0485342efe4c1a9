internal import ControlCore

/// Whose a finger is that went down on a control: the control's, or the page's that scrolls.
///
/// One rule for all views and systems. A finger means nothing before it has left the slop. It is the control's if it
/// then has gone along the control's axis at least as far as across, and else the page's. What turns has no axis:
/// every finger that leaves the slop is its own. Whose a finger is stays decided until it is lifted. A mouse and a
/// pen scroll no page by dragging, so they are always the control's.
struct FingerClaim: Equatable {
  /// Along which axis the control is slid.
  enum Axis: Equatable {
    case horizontal, vertical
    /// Both: what turns.
    case every
  }

  enum Verdict: Equatable {
    case undecided, control, page
  }

  var axis = Axis.horizontal
  /// How far a finger may wander, in points, before it is decided whose it is.
  var slop = Slop().touch

  /// Whose a pointer is.
  ///
  /// - Parameters:
  ///   - x: how far it is to the right of where it went down, in points.
  ///   - y: how far it is below that.
  ///   - kind: of the pointer.
  /// - Returns: `undecided` as long as it may become either's.
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
