import ControlCore

extension LawTrial {
  /// Says in comments which numbers of a shrunk script do not matter: any other one fails too.
  ///
  /// - Parameters:
  ///   - script: takes the comments.
  ///   - choices: what it is made of.
  ///   - law: that it breaks.
  func explain(_ script: inout Script, _ choices: Choices, _ law: Law<Subject>) {
    var bits = RandomBits(seed: 5)
    let plain = script
    for node in choices.nodes where Self.kinds.contains(node.kind) {
      var others: [Script] = []
      for value in Self.otherValues(node, &bits) {
        var record = choices.record
        record.parts[node.place.part][node.place.index] = value
        var choices = Choices(repeating: record)
        others.append(make(&choices))
      }
      let isPlainer = { (other: Script) in
        other.body.count == plain.body.count && other.header.count == plain.header.count
      }
      guard others.count == 3, others.allSatisfy(isPlainer),
        others.allSatisfy({ finding(law, in: $0) != nil })
      else { continue }
      let differing = others.compactMap { other in
        plain.body.indices.first { plain.body[$0] != other.body[$0] }
      }
      guard differing.count == 3, differing.allSatisfy({ $0 == differing[0] }) else { continue }
      script.body[differing[0]].add(explanation: node.kind)
    }
  }

  /// Kinds of numbers about which a reader may wonder.
  private static var kinds: [Choices.Kind] {
    ["x", "time", "hold", "over", "delta", "value", "detents", "count", "lower", "width"]
  }

  /// Three values that are neither this one nor the plainest.
  private static func otherValues(
    _ node: Choices.Node, _ bits: inout RandomBits
  ) -> [Int64] {
    guard node.distance > 0 else { return [] }
    var values: [Int64] = []
    for _ in 0..<20 where values.count < 3 {
      let value = bits.whole(node.range)
      if value != node.value, value != node.simplest, !values.contains(value) {
        values.append(value)
      }
    }
    return values
  }
}

extension Line {
  fileprivate mutating func add(explanation kind: Choices.Kind) {
    var text = comment.map { $0 + [UInt8](", ") } ?? []
    text.append("any ")
    text += kind.bytes
    text.append(" fails too")
    comment = text
  }
}
