/// Values that were written to the host's binding and have not come back from it.
///
/// SwiftUI reports every change of a binding, also those that the control has made itself, some of
/// them late, most of them left out. None of these is a change by the host.
struct BindingEcho: Equatable {
  /// More than are ever under way between two frames.
  static let capacity = 64

  private var pending: [Double] = []

  /// The control has written a value; as the host's type holds it.
  mutating func wrote(_ value: Double) {
    if pending.count == Self.capacity { pending.removeFirst() }
    pending.append(value)
  }

  /// Whether the host only reports what was written; then nothing older will come back either.
  mutating func takes(_ value: Double) -> Bool {
    guard let index = pending.firstIndex(of: value) else { return false }
    pending.removeFirst(index + 1)
    return true
  }

  /// The host has set a value of its own: nothing that was written before will come back.
  mutating func forget() {
    pending = []
  }
}
