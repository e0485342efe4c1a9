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

/// Knows from line to line how many parts the control has, and finds the lines that name one that it does not have.
struct PartCounter {
  private let table: ControlTable
  /// The settings that decide how many there are.
  private var settings: Script.Settings
  /// How many there are, once that was asked.
  private var count: Int?

  /// - Parameters:
  ///   - settings: what the script starts with; they make sense together.
  ///   - table: of its control.
  init(_ settings: Script.Settings, _ table: ControlTable) {
    (self.settings, self.table) = (settings, table)
  }

  /// A line has changed a setting, and these are all of them now.
  mutating func follow(_ setting: Setting, _ all: @autoclosure () -> Script.Settings) {
    guard table[setting.name]?.row.purpose == .parts else { return }
    (settings, count) = (all(), nil)
  }

  /// Whether a line names a part that the control does not have.
  mutating func isMissing(in line: Script.Line) -> Bool {
    let part = Int(line.verb.largestPart)
    guard part > 0 else { return false }
    let count = count ?? table.partCount(settings)
    self.count = count
    return part >= count
  }

  /// What is wrong with the parts that a line names; `nil` if nothing is.
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
  /// What is wrong with a header that gives more values than the control has parts: one thing, or nothing.
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

  /// Where the first value is that a header gives to a part that is not there.
  ///
  /// - Parameters:
  ///   - first: where `value` stands.
  ///   - partCount: how many parts there are.
  /// - Returns: `nil` if this is no line that gives values.
  func surplusSpan(behind first: SourceSpan, partCount: Int) -> SourceSpan? {
    guard let index = words.firstIndex(where: { span($0).column == first.column }),
      text(words[index]).matches("value"), index + 1 + partCount < words.count
    else { return nil }
    return span(words[index + 1 + partCount])
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
