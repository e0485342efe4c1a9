import ControlCore

// Which parts of a control a script names, and what is said of those that the control does not have.

extension Script.Verb {
  /// The largest part that it names; 0 if it names none.
  var largestPart: UInt8 {
    switch self {
    case .adjust(_, let part), .focus(let part), .setPart(let part, _, _): part
    case .expect(.compare(_, _, let part)), .expect(.never(_, let part)): part ?? 0
    case .expect(.calls(let calls)): calls.reduce(0) { max($0, $1.part ?? 0) }
    default: 0
    }
  }
}

extension Script {
  /// The lines that name a part which a control of so many does not have.
  func missingParts(of partCount: Int) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for line in body where Int(line.verb.largestPart) >= partCount {
      problems.append(missing(line.verb.largestPart, of: partCount, at: line.position))
    }
    return problems
  }

  private func missing(_ part: UInt8, of partCount: Int, at span: SourceSpan) -> Diagnostic {
    var message = [UInt8]("the control has no part ")
    DecimalText.append(Int64(part), to: &message)
    var help = [UInt8]("parts are counted from 0: it has ")
    if partCount == 1 {
      help.append("part 0 alone")
    } else {
      help.append("parts 0 to ")
      DecimalText.append(Int64(partCount) - 1, to: &help)
    }
    return Diagnostic(.missingPart, at: span, message, help: help)
  }
}

extension LineCursor {
  /// Where the largest part is named that stands in a line, as `part=2`, as `value[2]`, or behind
  /// `focus`.
  ///
  /// - Returns: the place of its number; `nil` if none is named.
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

  /// The number in `part=2` or `value[2]`.
  private func partRange(in word: Word) -> Range<Int>? {
    if text(word).begins(with: "part=") { return word.lowerBound + 5..<word.upperBound }
    guard let open = text(word).firstIndex(of: UInt8(ascii: "[")),
      let close = bytes[open..<word.upperBound].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    return open + 1..<close
  }
}
