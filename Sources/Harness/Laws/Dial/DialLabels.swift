import ControlCore
import Dial
import GestureScript

extension CoverageLabel {
  /// Events that should occur in scripts of dials; a dial has no axis, so it is never vertical.
  public static var ofDials: [CoverageLabel] {
    ofEveryControl.filter { $0.name != "vertical" } + [
      CoverageLabel("turned a quarter at once", 10) { record in
        guard record.pointer != nil, record.start.phase == .dragging else { return false }
        let way = abs(record.end.offset - record.start.offset)
        return way > record.dial.rotation.turn / 4
      },
      CoverageLabel("turned over the seam", 50) { record in
        record.pointer != nil && record.effects.contains { $0.turns != 0 }
      },
      CoverageLabel("moved over the seam by itself", 10) { record in
        record.passing.contains { $0.turns != 0 }
      },
      CoverageLabel("held in the gap", 50) { record in
        record.isTurning && !record.dial.wraps && record.isInGap
      },
      CoverageLabel("held in the dead middle", 10) { record in
        guard record.isTurning, let pointer = record.pointer else { return false }
        return record.dial.rotation.isDead(pointer.position)
      },
      CoverageLabel("held upright", 50) { record in
        record.pointer?.phase == .move && record.end.phase == .dragging
          && record.dial.hold == .vertical
      },
      CoverageLabel("jump", 10) { record in
        record.pointer?.phase == .down && record.dial.press == .jump
          && record.start.phase != .dragging && record.end.phase == .dragging
      },
      CoverageLabel("coasting", 50) { $0.end.phase == .coasting },
    ]
  }
}

extension StepRecord {
  /// True if a pointer continues to turn the dial.
  fileprivate var isTurning: Bool {
    pointer?.phase == .move && start.phase == .dragging && end.phase == .dragging
      && dial.hold == .rotary
  }

  /// True if the pointer is in the gap, where the dial has no values.
  fileprivate var isInGap: Bool {
    guard let pointer, !dial.rotation.isDead(pointer.position) else { return false }
    let (rotation, share) = (dial.rotation, dial.sweep / 360)
    let center = dial.start / 360 + share / 2
    let middle = (dial.isInverted ? -center : center) * rotation.turn
    let beside = abs(rotation.arc(to: pointer.position, near: middle) - middle)
    return beside > share / 2 * rotation.turn + 1e-6
  }
}
