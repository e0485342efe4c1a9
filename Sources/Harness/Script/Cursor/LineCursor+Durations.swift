/// Durations, parsed in exact arithmetic.
extension LineCursor {
  mutating func duration(_ what: StaticString = "a duration") throws(Diagnostic) -> Int64 {
    let word = try word(what)
    return try duration(in: word, at: word)
  }

  /// Reads `+8ms` or `@8ms`, if the line begins with a time.
  mutating func time() throws(Diagnostic) -> LineTime? {
    guard let first = peek?.first else { return nil }
    let isRelative = first == UInt8(ascii: "+")
    guard isRelative || first == UInt8(ascii: "@"), let word = take() else { return nil }
    let nanoseconds = try duration(in: word.lowerBound + 1..<word.upperBound, at: word)
    return isRelative ? .after(nanoseconds) : .at(nanoseconds)
  }

  /// Reads nanoseconds from a part of a word; errors point at the whole word.
  func duration(in range: Range<Int>, at word: Word) throws(Diagnostic) -> Int64 {
    switch nanoseconds(bytes[range]) {
    case .exact(let nanoseconds): return nanoseconds
    case .tooFine:
      throw problem(.durationTooFine, at: word, sentence("", bytes[range], " is finer than 1 ns"))
    case .tooLong:
      throw problem(
        .timeTooLarge, at: word, sentence("", bytes[range], " is longer than 292 years"))
    case .malformed:
      throw problem(
        .notADuration, at: word, sentence("", bytes[range], " is not a duration"),
        help: [UInt8]("write a number with a unit, for example 16ms or 1.5s"))
    }
  }
}
