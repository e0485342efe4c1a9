import ControlCore

/// The nonnegative identifiers of pointers in scripts: those of the recording, or, if any of these
/// is negative, the smallest free number for each contact.
struct PointerNames {
  private let renumbers: Bool
  private var names: [(id: Int64, name: Int64)] = []

  init(renumbers: Bool) {
    self.renumbers = renumbers
  }

  mutating func name(of pointer: PointerEvent) -> Int64 {
    guard renumbers else { return pointer.id }
    switch pointer.phase {
    case .down:
      var name: Int64 = 0
      while names.contains(where: { $0.name == name }) { name += 1 }
      names.append((pointer.id, name))
      return name
    case .move, .hover, .leave:
      return names.first { $0.id == pointer.id }?.name ?? 0
    case .up, .cancel:
      guard let index = names.firstIndex(where: { $0.id == pointer.id }) else { return 0 }
      return names.remove(at: index).name
    }
  }
}
