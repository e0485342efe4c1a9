import ControlCore

// Parts that a line names.

extension LineCursor {
  /// Returns the largest part in the line, as `part=2`, as `value[2]`, or after `focus`.
  ///
  /// - Returns: the span of its number; `nil` if the line names no part.
  func largestPartSpan() -> SourceSpan? {
    var largest: (part: Int64, range: Range<Int>)?
    for (index, word) in words.enumerated() where !isString(word) {
      let isFocused = index > 0 && text(words[index - 1]).matches("focus")
      guard let range = isFocused ? word : partRange(in: word),
        let part = DecimalText.parseInteger(bytes[range])
      else { continue }
      if part > largest?.part ?? -1 { largest = (part, range) }
    }
    return largest.map { span($0.range) }
  }

  /// Returns the first value in a header for a part that does not exist.
  ///
  /// - Parameters:
  ///   - first: the position of `value`.
  ///   - partCount: the number of parts.
  /// - Returns: the span; `nil` unless the line has too many values.
  func surplusSpan(behind first: SourceSpan, partCount: Int) -> SourceSpan? {
    guard let index = words.firstIndex(where: { span($0).column == first.column }),
      text(words[index]).matches("value"), index + 1 + partCount < words.count
    else { return nil }
    return span(words[index + 1 + partCount])
  }

  /// Returns the range of the number in `part=2` or `value[2]`; `nil` in others.
  private func partRange(in word: Word) -> Range<Int>? {
    if text(word).begins(with: "part=") { return word.lowerBound + 5..<word.upperBound }
    guard let open = text(word).firstIndex(of: UInt8(ascii: "[")),
      let close = bytes[open..<word.upperBound].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    return open + 1..<close
  }
}
