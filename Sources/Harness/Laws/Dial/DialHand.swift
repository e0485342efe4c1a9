import ControlCore
import Dial
import GestureScript

/// Follows the pointer that holds a dial through the steps of a run, as far as can be observed.
struct DialHand {
  struct Holder {
    let id: Int64
    let kind: PointerKind
    var place: Point
  }

  /// The pointer that holds the dial; `nil` if there is none.
  private(set) var holder: Holder?

  /// Returns the signed distance that the holding pointer's move turns the dial, in points of arc;
  /// `nil` if the step is not part of its drag, or if fine drag by distance may scale it.
  func way(at record: StepRecord) -> Double? {
    guard let holder, let pointer = record.pointer, pointer.id == holder.id,
      pointer.phase == .move, record.start.phase == .dragging, record.end.phase == .dragging
    else { return nil }
    return record.dial.way(from: holder.place, to: pointer.position)
  }

  /// Updates the holder after a step.
  mutating func follow(_ record: StepRecord) {
    let isHeld = record.end.phase == .pressed || record.end.phase == .dragging
    guard isHeld else { return holder = nil }
    guard let pointer = record.pointer else { return }
    switch pointer.phase {
    case .down where holder == nil || holder?.id == pointer.id:
      holder = Holder(id: pointer.id, kind: pointer.kind, place: pointer.position)
    case .move where holder?.id == pointer.id: holder?.place = pointer.position
    case .up, .cancel: if holder?.id == pointer.id { holder = nil }
    default: break
    }
  }
}
