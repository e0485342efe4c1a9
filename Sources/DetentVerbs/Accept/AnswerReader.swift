/// Reader of the lines of standard input, typed or from a file.
struct AnswerReader {
  private var bytes: [UInt8] = []
  private var isAtEnd = false

  /// Longest answer, in bytes.
  private static let longest = 1000

  /// True if a terminal echoes the input, and so has ended the line.
  let isEchoed = isatty(STDIN_FILENO) == 1

  /// Returns the next line, with single blanks between words; `nil` at the end of input or if
  /// interrupted.
  mutating func next() -> String? {
    while true {
      if let end = bytes.firstIndex(of: 0x0A) {
        let line = bytes[..<end]
        bytes.removeSubrange(...end)
        return Self.text(line)
      }
      guard !isAtEnd, bytes.count <= Self.longest else { break }
      readMore()
    }
    let rest = bytes
    bytes = []
    return rest.isEmpty ? nil : Self.text(rest.prefix(Self.longest))
  }

  private mutating func readMore() {
    let more = Files.readSome(STDIN_FILENO)
    bytes += more
    isAtEnd = more.isEmpty
  }

  private static func text(_ line: ArraySlice<UInt8>) -> String {
    let words = line.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }
}
