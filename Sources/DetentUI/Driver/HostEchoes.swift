internal import ControlCore

/// What a host holds of each part of a control, told from what it only answers: an echo for each.
struct HostEchoes: Equatable {
  private var echoes: [HostEcho]

  /// Of a host that holds these values.
  init(_ host: NumberList) {
    echoes = host.map { HostEcho($0) }
  }

  /// When the host's binding has to be looked at although nothing happens until then: it may not have
  /// answered yet. `nil` if it need not.
  var deadline: Timestamp? { echoes.lazy.compactMap(\.deadline).min() }

  /// How many parts are known.
  var count: Int { echoes.count }

  /// The control has reported something of a part.
  mutating func note(_ effect: Effect) {
    let part = Int(effect.part)
    if part < echoes.count { echoes[part].note(effect) }
  }

  /// The host says what it holds. A host that holds more or fewer values than the control has parts is not heard:
  /// the control will be told how many there are.
  ///
  /// - Parameters:
  ///   - host: what it holds.
  ///   - control: whose values these are.
  ///   - isInside: whether it says so from inside the last write.
  mutating func heard(_ host: NumberList, of control: some Control, isInside: Bool) {
    guard host.count == control.partCount else { return }
    if echoes.count > host.count { echoes.removeLast(echoes.count - host.count) }
    while echoes.count < host.count { echoes.append(HostEcho(control.value(of: echoes.count))) }
    for (part, value) in host.enumerated() { echoes[part].heard(value, isInside: isInside) }
  }

  /// The values that the host asks to be set, if it is time to obey. Where one of its words still has to wait, all
  /// of them do: else a thumb that it has set could not pass its neighbour, which it has set too.
  ///
  /// - Parameter time: now.
  /// - Returns: the values, each with its part.
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
