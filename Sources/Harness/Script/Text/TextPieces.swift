/// A text that comes in pieces, and can be had once more from its start: what need not be in memory as a
/// whole.
public protocol TextPieces {
  /// Begins again.
  mutating func rewind()

  /// The next lines, each with its end but perhaps the last of the text; `nil` behind them. Of a line of
  /// more than 64 KiB the middle may be missing: nothing can be made of it anyway.
  mutating func next() -> [UInt8]?
}

extension TextPieces {
  /// Some lines of the text, to be shown.
  ///
  /// - Parameter numbers: of the lines, from 1, in any order.
  /// - Returns: those of them that there are.
  package mutating func lines(_ numbers: [Int]) -> SourceLines {
    guard let last = numbers.max() else { return SourceLines(some: []) }
    var found: [(number: Int, bytes: [UInt8])] = []
    var number = 0
    rewind()
    while number < last, let piece = next() {
      var start = number == 0 ? DiagnosticRenderer.startOfText(piece) : 0
      while start < piece.count {
        let end = piece[start...].firstIndex(of: UInt8(ascii: "\n"))
        number += 1
        if numbers.contains(number) {
          var line = piece[start..<(end ?? piece.count)]
          if end != nil, line.last == UInt8(ascii: "\r") { line.removeLast() }
          found.append((number, [UInt8](line)))
        }
        start = (end ?? piece.count) + 1
      }
    }
    // A text without anything has one line.
    if number == 0, numbers.contains(1) { found.append((1, [])) }
    return SourceLines(some: found)
  }
}

/// A text in memory, in pieces of whole lines.
package struct HeldPieces: TextPieces {
  private let text: [UInt8]
  private var place = 0

  package init(_ text: [UInt8]) { self.text = text }

  package mutating func rewind() { place = 0 }

  package mutating func next() -> [UInt8]? {
    guard place < text.count else { return nil }
    let rest = text[min(place + 65_536, text.count)...]
    let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
    defer { place = end }
    return [UInt8](text[place..<end])
  }
}
