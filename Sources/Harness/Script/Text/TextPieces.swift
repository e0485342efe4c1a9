/// A rewindable text read in pieces, so that it need not fit in memory.
public protocol TextPieces {
  /// Returns to the start.
  mutating func rewind()

  /// Returns the next lines, each with its line end except possibly the last; `nil` at the end.
  ///
  /// The middle of a line over 64 KiB may be missing: such a line is an error in any case.
  mutating func next() -> [UInt8]?
}

extension TextPieces {
  /// Reads selected lines of the text, for display.
  ///
  /// - Parameter numbers: the line numbers, from 1, in any order.
  /// - Returns: the lines that exist.
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
    // An empty text has one line.
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
