import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

extension LawTrial {
  /// Adds a comment to each number of a shrunk script that does not matter: some other values fail
  /// too, or some that are further from the simplest.
  ///
  /// - Parameters:
  ///   - script: the script to comment.
  ///   - choices: the choices that it is made of.
  ///   - law: the law that it breaks.
  ///   - breach: the way in which it does.
  func explain(_ script: inout Script, _ choices: Choices, _ law: Law, _ breach: Breach) {
    var bits = RandomBits(seed: 5)
    let plain = script
    for node in choices.nodes where Self.kinds.contains(node.kind) && node.distance > 0 {
      func line(_ values: [Int64]) -> Int? {
        lineThatDiffers(plain, values.map { remade(choices, node, $0) }, law, breach)
      }
      if let index = line(node.others(&bits)) {
        script.body[index].add(explanation: node.kind, " fails too")
      } else if let index = line(node.othersBeyond(&bits)) {
        script.body[index].add(explanation: node.kind, " beyond it fails too")
      }
    }
  }

  /// The kinds of numbers to explain.
  private static var kinds: [Choices.Kind] {
    ["x", "time", "hold", "over", "delta", "value", "detents", "count", "lower", "width"]
  }

  /// Returns the script with another value of one choice.
  private func remade(_ choices: Choices, _ node: Choices.Node, _ value: Int64) -> Script {
    var record = choices.record
    record.parts[node.place.part][node.place.index] = value
    var changed = Choices(repeating: record)
    return script(&changed)
  }

  /// Returns the only line in which all of three or more scripts differ from a plain one; `nil` if
  /// there is none, or if one of them breaks no law.
  private func lineThatDiffers(
    _ plain: Script, _ others: [Script], _ law: Law, _ breach: Breach
  ) -> Int? {
    guard others.count >= 3 else { return nil }
    var line: Int?
    for other in others {
      guard other.body.count == plain.body.count, other.header == plain.header else { return nil }
      let index = plain.body.indices.first { plain.body[$0] != other.body[$0] }
      guard let index, line == nil || line == index, finding(law, breach, in: other) != nil else {
        return nil
      }
      line = index
    }
    return line
  }
}

extension Choices.Node {
  /// Returns up to three random values, not this one or the simplest, and one halfway to the
  /// simplest.
  fileprivate func others(_ bits: inout RandomBits) -> [Int64] {
    let values = values(in: range, &bits)
    guard distance > 1, distance < 1 << 62 else { return values }
    return values + [simplest + (value - simplest) / 2]
  }

  /// Returns up to three values that are further from the simplest, on the same side.
  fileprivate func othersBeyond(_ bits: inout RandomBits) -> [Int64] {
    values(in: value > simplest ? value...range.upperBound : range.lowerBound...value, &bits)
  }

  private func values(in range: ClosedRange<Int64>, _ bits: inout RandomBits) -> [Int64] {
    var values: [Int64] = []
    for _ in 0..<20 where values.count < 3 {
      let other = bits.whole(range)
      if other != value, other != simplest, !values.contains(other) { values.append(other) }
    }
    return values
  }
}

extension Script.Line {
  fileprivate mutating func add(explanation kind: Choices.Kind, _ end: StaticString) {
    var text = comment.map { $0 + [UInt8](", ") } ?? []
    text.append("any ")
    text += kind.bytes
    text.append(end)
    comment = text
  }
}
