/// Lines that someone types, or of a file in their place.
struct AnswerReader {
  private var bytes: [UInt8] = []
  private var isAtEnd = false

  /// No answer is longer.
  private static let longest = 1000

  /// True if a terminal shows what is typed, and so has ended its line.
  let isEchoed = isatty(STDIN_FILENO) == 1

  /// The next line without blanks around it; `nil` at the end of input, or if that was interrupted.
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
