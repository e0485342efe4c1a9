internal import ControlCore

/// The echo trackers of all parts: they distinguish a host's own changes from its answers to
/// writes.
struct HostEchoes: Equatable {
  private var echoes: [HostEcho]

  /// Makes trackers for a host that holds these values.
  init(_ host: NumberList) {
    echoes = host.map { HostEcho($0) }
  }

  /// The time at which to read the host's binding even without an event, as it may not have
  /// answered yet; `nil` if there is no need.
  var deadline: Timestamp? { echoes.lazy.compactMap(\.deadline).min() }

  /// The number of known parts.
  var count: Int { echoes.count }

  /// Notes an effect of a part.
  mutating func note(_ effect: Effect) {
    let part = Int(effect.part)
    if part < echoes.count { echoes[part].note(effect) }
  }

  /// Notes the values in the host's binding. Ignored unless there is one for each part of the
  /// control: new settings then follow with the right count.
  ///
  /// - Parameters:
  ///   - host: the values in the binding.
  ///   - control: the control with these parts.
  ///   - isInside: true if the values were read during the last write.
  mutating func heard(_ host: NumberList, of control: some Control, isInside: Bool) {
    guard host.count == control.partCount else { return }
    if echoes.count > host.count { echoes.removeLast(echoes.count - host.count) }
    while echoes.count < host.count { echoes.append(HostEcho(control.value(of: echoes.count))) }
    for (part, value) in host.enumerated() { echoes[part].heard(value, isInside: isInside) }
  }

  /// Returns the values set by the host that are due. If any part still has to wait, all do;
  /// otherwise a thumb could not pass a neighbour that the host has moved too.
  ///
  /// - Parameter time: the current time.
  /// - Returns: the values with their parts.
  mutating func adopt(at time: Timestamp) -> [PartValue] {
    var next = echoes
    var values: [PartValue] = []
    for part in next.indices {
      if let value = next[part].adopt(at: time) {
        values.append(PartValue(part: part, value: value))
      } else {
        echoes[part] = next[part]
      }
    }
    if next.contains(where: { $0.deadline != nil }) { return [] }
    echoes = next
    return values
  }
}
