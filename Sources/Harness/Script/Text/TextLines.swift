/// An iterator over the lines of a text; they end at `\n` or `\r\n`. A byte order mark is skipped.
package struct TextLines {
  /// One line, without its line end.
  package struct Line {
    package var number: Int
    package var bytes: ArraySlice<UInt8>

    package init(number: Int, bytes: ArraySlice<UInt8>) {
      self.number = number
      self.bytes = bytes
    }

    /// The span of the line, cut to 120 bytes.
    package var span: SourceSpan {
      SourceSpan(
        line: number, column: 1, length: max(1, Characters.count(bytes.prefix(120))))
    }

    /// Returns the span of a part of the line.
    package func span(of part: ArraySlice<UInt8>) -> SourceSpan {
      SourceSpan(
        line: number, column: Characters.count(bytes[bytes.startIndex..<part.startIndex]) + 1,
        length: max(1, Characters.count(part)))
    }
  }

  private let bytes: [UInt8]
  private var index: Int
  private var number = 0

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  package mutating func next() -> Line? {
    guard index < bytes.count else { return nil }
    let end = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
    var line = bytes[index..<end]
    if line.last == 0x0D { line.removeLast() }
    index = end + 1
    number += 1
    return Line(number: number, bytes: line)
  }

  /// Returns the next line that is neither blank nor a comment (`#`).
  package mutating func nextWithContent() -> Line? {
    while let line = next() {
      let content = line.bytes.trimmed
      if let first = content.first, first != UInt8(ascii: "#") { return line }
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without leading and trailing spaces and tabs.
  package var trimmed: ArraySlice<UInt8> {
    drop { $0.isBlank }.withoutBlanksAtEnd
  }

  /// Removes and returns the first word: the bytes up to a space or tab.
  package mutating func takeWord() -> ArraySlice<UInt8>? {
    self = drop { $0.isBlank }
    guard !isEmpty else { return nil }
    let word = prefix { !$0.isBlank }
    self = self[word.endIndex...]
    return word
  }
}
