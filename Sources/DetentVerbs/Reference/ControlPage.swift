import ControlCore
import GestureScript

extension Page {
  /// Returns the page on the settings of every script, with the list of which control has which others.
  package static func settings(_ controls: ControlSet) -> Page {
    Page(
      name: "settings", title: "Settings of every script",
      summary: "the settings of scripts for any control",
      blocks: [
        .text(
          """
          Each is a line of the header. `set` changes those that can change while the script runs, \
          as `set viewport 200x80`.
          """),
        .entries(SettingEntry.ofEveryScript.map { entry(of: $0) }),
        .heading("Setting by control"),
        .table(["setting"] + controls.tables.map { "\($0.name)" }, rows(of: controls.tables)),
      ])
  }

  /// Returns a row for each setting, in the order of the alphabet, with a mark for each control that
  /// has it.
  private static func rows(of tables: [ControlTable]) -> [[String]] {
    let words = tables.map { table in
      Set(table.entries.dropFirst(SettingEntry.ofEveryScript.count).map { "\($0.row.word)" })
    }
    let all = words.reduce(Set()) { $0.union($1) }.sorted()
    return all.map { word in ["`\(word)`"] + words.map { $0.contains(word) ? "yes" : "–" } }
  }

  /// Returns the page on the settings of a control.
  package static func control(_ table: ControlTable, isFirst: Bool) -> Page {
    let name = "\(table.name)"
    let entries = table.entries.dropFirst(SettingEntry.ofEveryScript.count)
    let about =
      isFirst
      ? "A script without `control` is about it." : "A script about it says `control \(name)`."
    return Page(
      name: name, title: "Settings of the \(name)",
      summary: "the settings of the control '\(name)'",
      blocks: [
        .text(
          """
          \(about) Each setting is a line of the header, and `set` changes it while the script runs. \
          `detent run --settings` prints what is in force in a script.
          """),
        .entries(entries.map { entry(of: $0) }),
      ])
  }

  private static func entry(of entry: SettingEntry) -> Entry {
    let row = entry.row
    return Entry(
      "\(entry.keyword)", form: entry.isPolicy ? "\(row.word)=\(entry.form)" : entry.form,
      [
        "\(row.meaning)", String(decoding: entry.rule, as: UTF8.self).firstUppercased.sentence,
        entry.defaultSentence, entry.note,
      ], examples: [String(decoding: entry.example, as: UTF8.self)])
  }
}

extension String {
  /// Text as a sentence with a full stop, and backticks for quotes.
  fileprivate var sentence: String {
    isEmpty ? "" : withCode + "."
  }
}

extension SettingEntry {
  /// Form of the value.
  fileprivate var form: String {
    switch kind {
    case .number(let limits): Self.form(of: limits)
    case .numbers(let limits): "\(Self.form(of: limits))...|none"
    case .pairs: "NUMBER:NUMBER...|none"
    case .whole: "INTEGER"
    case .duration: "DURATION"
    case .range: "LOWER..UPPER"
    case .words(let words): words.map { "\($0)" }.joined(separator: "|")
    case .size: "WIDTHxHEIGHT"
    case .frame: "SECONDS/COUNT"
    case .text: "TEXT"
    case .control: "NAME"
    case .value: "NUMBER|none..."
    }
  }

  private static func form(of limits: ClosedRange<Double>) -> String {
    "NUMBER" + (limits.upperBound == .infinity ? "|inf" : "")
      + (limits.lowerBound == -.infinity ? "|-inf" : "")
  }

  fileprivate var defaultSentence: String {
    guard let initial else { return "" }
    var text: [UInt8] = []
    text.append(initial)
    if case .text = initial { return "" }
    if case .value = kind { return "The default is 0, or the value that is nearest to it." }
    let unit = row.unit.words.map { " \($0)" } ?? ""
    return "The default is \(String(decoding: text, as: UTF8.self))\(unit)."
  }

  /// Additional notes.
  fileprivate var note: String {
    var notes: [String] = []
    switch kind {
    case .range(let limits):
      notes.append(
        limits.upperBound == .infinity
          ? "The lower end comes first and may equal the upper; `-inf` and `inf` leave one open."
          : "The lower end comes first and may equal the upper.")
    case .pairs:
      notes.append("Two pairs have a blank between them; `none` stands for no pair.")
    case .numbers:
      notes.append("Two numbers have a blank between them; `none` stands for no number.")
    case .value:
      notes.append(
        """
        The word `none` stands for 0. Only a header may have several, at most 8, and no more than the control has parts; \
        `set value[1] 70` sets another part than part 0.
        """)
    default: break
    }
    if row.traits.contains(.needsPointer) {
      notes.append("It matters only if a pointer is used.")
    }
    if row.traits.contains(.needsTicks) { notes.append("It matters only where marks tick.") }
    if isFixed { notes.append("It cannot change while the script runs.") }
    return notes.joined(separator: " ")
  }
}

extension SettingUnit {
  /// Unit of a number that is written without one.
  fileprivate var words: String? {
    switch self {
    case .none, .value, .nanoseconds: nil
    case .points: "points"
    case .pointsPerSecond: "points per second"
    case .radiansPerSecond: "radians per second"
    case .perMillisecond: "per millisecond"
    }
  }
}
