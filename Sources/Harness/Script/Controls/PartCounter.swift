import ControlCore

// The parts named in a script, and errors about parts that the control lacks.

extension Script.Verb {
  /// The largest part that the verb names; 0 if it names none.
  var largestPart: UInt8 {
    switch self {
    case .adjust(_, let part), .focus(let part): part
    case .set(let settings, _): settings.reduce(0) { max($0, $1.part) }
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

  /// Updates the settings after a line that changed some of them.
  mutating func follow(_ changes: [Setting], _ all: @autoclosure () -> Script.Settings) {
    guard changes.contains(where: { table[$0.name]?.row.purpose == .parts }) else { return }
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
