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

  /// The value that the host has set by itself for each part; NaN where a user's value was the last.
  var own: NumberList { NumberList(echoes.map { $0.own ?? .nan }) }

  /// Notes the values in the host's binding.
  ///
  /// - Parameters:
  ///   - host: the values in the binding.
  ///   - isInside: true if the values were read during the last write.
  mutating func heard(_ host: NumberList, isInside: Bool) {
    for (part, value) in host.enumerated() where part < echoes.count {
      echoes[part].heard(value, isInside: isInside)
    }
  }

  /// Takes on the values of parts that are new to the control, and forgets those of parts that are
  /// gone.
  ///
  /// - Parameters:
  ///   - host: the values in the binding; a part without one has that of the control.
  ///   - control: the control with its parts.
  mutating func follow(_ host: NumberList, of control: some Control) {
    if echoes.count > control.partCount { echoes.removeLast(echoes.count - control.partCount) }
    while echoes.count < control.partCount {
      let value = host.number(at: echoes.count) ?? control.value(of: echoes.count)
      echoes.append(HostEcho(value))
    }
  }

  /// Adopts the values set by the host that are due. If any part still has to wait, all do; otherwise
  /// a thumb could not pass a neighbour that the host has moved too.
  ///
  /// - Parameter time: the current time.
  /// - Returns: true if any was due, which is then among its `own`.
  mutating func adopt(at time: Timestamp) -> Bool {
    var next = echoes
    var isAdopted = false
    for part in next.indices {
      if next[part].adopt(at: time) == nil { echoes[part] = next[part] } else { isAdopted = true }
    }
    if next.contains(where: { $0.deadline != nil }) { return false }
    echoes = next
    return isAdopted
  }

  /// Begins anew with a control at rest. A value that the host has set by itself stays what it is.
  ///
  /// - Parameter values: the values that the host has been told.
  mutating func rest(at values: NumberList) {
    echoes = values.enumerated().map { part, value in
      HostEcho((part < echoes.count ? echoes[part].own : nil) ?? value)
    }
  }
}
