import ControlCore

extension [Int64] {
  /// Updates the ids of the pointers that are down.
  package mutating func follow(_ pointer: PointerEvent) {
    guard !pointer.isOfOtherButton else { return }
    switch pointer.phase {
    case .down: if !contains(pointer.id) { append(pointer.id) }
    case .up, .cancel: removeAll { $0 == pointer.id }
    case .move, .hover, .leave: break
    }
  }
}
