import ControlCore

// The parts named in a script, and errors about parts that the control lacks.

extension Script.Verb {
  /// The largest part that the verb names; 0 if it names none.
  var largestPart: UInt8 {
    switch self {
    case .adjust(_, let part), .focus(let part), .setPart(let part, _, _): part
    case .expect(.compare(_, _, let part)), .expect(.never(_, let part)): part ?? 0
    case .expect(.calls(let calls)): calls.reduce(0) { max($0, $1.part ?? 0) }
    default: 0
    }
  }
}

/// Counts the parts of the control line by line, and finds lines that name a missing part.
struct PartCounter {
  private let table: ControlTable
  /// The settings that determine the number of parts.
  private var settings: Script.Settings
  /// The number of parts, once computed.
  private var count: Int?

  /// - Parameters:
  ///   - settings: the initial settings, free of conflicts.
  ///   - table: the table of its control.
  init(_ settings: Script.Settings, _ table: ControlTable) {
    (self.settings, self.table) = (settings, table)
  }

  /// Updates the settings after a line that changed one of them.
  mutating func follow(_ setting: Setting, _ all: @autoclosure () -> Script.Settings) {
    guard table[setting.name]?.row.purpose == .parts else { return }
    (settings, count) = (all(), nil)
  }

  /// Returns true if a line names a part that the control lacks.
  mutating func isMissing(in line: Script.Line) -> Bool {
    let part = Int(line.verb.largestPart)
    guard part > 0 else { return false }
    let count = count ?? table.partCount(settings)
    self.count = count
    return part >= count
  }

  /// Returns the error about the parts that a line names; `nil` if the control has them.
  mutating func problem(with line: Script.Line) -> Diagnostic? {
    guard isMissing(in: line), let count else { return nil }
    var message = [UInt8]("the control has no part ")
    DecimalText.append(Int64(line.verb.largestPart), to: &message)
    var help = [UInt8]("parts are counted from 0: it has ")
    if count == 1 {
      help.append("part 0 alone")
    } else {
      help.append("parts 0 to ")
      DecimalText.append(Int64(count) - 1, to: &help)
    }
    return Diagnostic(.missingPart, at: line.position, message, help: help)
  }
}

extension ControlTable {
  /// Returns the error for a header with more values than the control has parts, if any.
  func surplusValues(of script: Script, _ settings: Script.Settings) -> [Diagnostic] {
    guard settings.values.count > 1 else { return [] }
    let count = partCount(settings)
    guard settings.values.count > count else { return [] }
    var message = [UInt8]("the control has ")
    if count == 1 {
      message.append("one value")
    } else {
      DecimalText.append(Int64(count), to: &message)
      message.append(" values")
    }
    message.append(", and this is one more")
    var help = [UInt8]("leave it out")
    let wanted = Setting.Value.whole(Int64(settings.values.count))
    if let entry = entries.first(where: { $0.row.purpose == .parts }), entry.allows(wanted) {
      help.append(", or write: ")
      help.append(setting: Setting(entry.name, wanted), isPadded: false)
    }
    let span = script.headerSettings.last { $0.setting.name == "value" }?.span
    return [
      Diagnostic(
        .missingPart, at: span ?? SourceSpan(line: 1, column: 1, length: 7), message, help: help)
    ]
  }
}

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

  /// Returns the range of the number in `part=2` or `value[2]`.
  private func partRange(in word: Word) -> Range<Int>? {
    if text(word).begins(with: "part=") { return word.lowerBound + 5..<word.upperBound }
    guard let open = text(word).firstIndex(of: UInt8(ascii: "[")),
      let close = bytes[open..<word.upperBound].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    return open + 1..<close
  }
}
