public import ControlCore

/// The settings of a control in scripts: those of every script, then the rows of its configuration.
///
/// This is the only list of the words; readers, writers, generators, completions and the reference
/// use it. It is immutable and shared by all readers of a script.
public final class ControlTable: Sendable {
  /// The name of the control in scripts.
  public let name: StaticText
  /// The settings, in the order in which scripts are written.
  public let entries: [SettingEntry]
  /// The settings for the size of the control, which scripts write as `viewport`.
  package let sides: [SettingEntry]
  /// Ways in which the control follows a pointer and shows its value.
  package let traits: ControlTraits
  /// The function from offsets in points to values, `nil` if unknown, under some settings.
  package let scale: @Sendable (Script.Settings) -> @Sendable (Double) -> Double?
  /// The possible values under some settings; all numbers if the settings conflict.
  package let bounds: @Sendable (Script.Settings) -> ClosedRange<Double>
  /// The path of the pointers that hold the control under some settings.
  package let path: @Sendable (Script.Settings) -> PointerPath
  /// The number of parts under some settings; 1 if the settings conflict.
  package let partCount: @Sendable (Script.Settings) -> Int
  /// The conflict between some settings, with the setting to blame; `nil` if they are valid.
  package let problem: @Sendable (Script.Settings) -> SettingProblem?
  /// The supported inputs and the reported outputs of the control.
  package let abilities: ControlAbilities
  /// The settings of every script that this control fixes.
  package let fixed: [Setting]
  /// The settings that controls of this name have and this one lacks.
  let missing: [StaticText]

  /// Returns the table of a control.
  @inlinable public static func of<Subject: ScriptedControl>(
    _ control: Subject.Type
  ) -> ControlTable {
    ControlTable(
      name: StaticText(Subject.Configuration.controlName),
      rows: rows(of: Subject.Configuration()), traits: Subject.traits,
      scale: { settings in
        let configuration = Subject.Configuration(settings)
        return { Subject.value(ofOffset: $0, configuration) }
      },
      bounds: { settings in
        let configuration = Subject.Configuration(settings)
        let isSound = configuration.problem == nil
        return isSound ? configuration.bounds : -Double.infinity...Double.infinity
      },
      path: { Subject.Configuration($0).pointerPath },
      partCount: { settings in
        let configuration = Subject.Configuration(settings)
        guard configuration.problem == nil else { return 1 }
        return Subject.partCount(NumberList(settings.values), configuration)
      },
      problem: { Subject.Configuration($0).problem },
      abilities: Subject.abilities, fixed: Subject.fixedSettings, missing: Subject.missingSettings)
  }

  @usableFromInline static func rows(of configuration: some ControlConfiguration) -> TableWriter {
    var writer = TableWriter()
    var configuration = configuration
    configuration.visitSettings(&writer)
    return writer
  }

  @usableFromInline init(
    name: StaticText, rows: TableWriter, traits: ControlTraits,
    scale: @escaping @Sendable (Script.Settings) -> @Sendable (Double) -> Double?,
    bounds: @escaping @Sendable (Script.Settings) -> ClosedRange<Double>,
    path: @escaping @Sendable (Script.Settings) -> PointerPath,
    partCount: @escaping @Sendable (Script.Settings) -> Int,
    problem: @escaping @Sendable (Script.Settings) -> SettingProblem?,
    abilities: ControlAbilities, fixed: [Setting], missing: [StaticText]
  ) {
    (self.abilities, self.fixed, self.missing) = (abilities, fixed, missing)
    (self.name, self.traits, sides) = (name, traits, rows.sides)
    entries = SettingEntry.ofEveryScript + rows.entries
    (self.scale, self.bounds, self.path) = (scale, bounds, path)
    (self.partCount, self.problem) = (partCount, problem)
  }

  /// Returns the setting with this name.
  public subscript(name: StaticText) -> SettingEntry? {
    entries.first { $0.name == name }
  }

  /// Returns the setting with this name; for a policy, the word after `policy`.
  func entry(named name: ArraySlice<UInt8>) -> SettingEntry? {
    entries.first { name.matches($0.row.word) }
  }

  /// Returns the setting whose line begins with a word; of several policies the first.
  func entry(startedBy word: ArraySlice<UInt8>) -> SettingEntry? {
    entries.first { word.matches($0.keyword) }
  }

  /// The first words of setting lines, each once.
  var keywords: WordList<StaticText> {
    var words: [(word: StaticString, value: StaticText)] = []
    for entry in entries where !words.contains(where: { $0.value == StaticText(entry.keyword) }) {
      words.append((entry.keyword, StaticText(entry.keyword)))
    }
    return WordList(words)
  }

  /// Returns the error in one setting, independent of the others: unknown here, or not of its kind.
  ///
  /// Scripts built in code are checked with it; a reader has its own messages.
  func problem(
    with setting: Setting, at span: SourceSpan, isInHeader: Bool = true
  ) -> Diagnostic? {
    guard let entry = self[setting.name] else {
      var message = [UInt8]("'")
      message.append(setting.name.text)
      message.append("' is not a setting of the ")
      message.append(name.text)
      return Diagnostic(.foreignSetting, at: span, message)
    }
    let isAllowed = entry.allows(setting.value)
    guard !isAllowed || setting.startValues.count > 1 && !isInHeader else { return nil }
    var help = [UInt8]("for example: ")
    help += entry.example
    var message = entry.rule
    if message.isEmpty {
      message.append("'")
      message.append(entry.keyword)
      message.append("' cannot be that")
    }
    return Diagnostic(.valueOutOfRange, at: span, message, help: help)
  }
}

extension ControlTable {
  /// Returns the error for a line that the control does not support; `nil` for others.
  func problem(with line: Script.Line) -> Diagnostic? {
    let missing = line.verb.needs.subtracting(abilities)
    guard !missing.isEmpty else { return nil }
    var message = [UInt8]("the control does not support this: it does not have ")
    message += missing.text
    return Diagnostic(
      .foreignVerb, at: line.position, message,
      help: [UInt8]("the abilities are in its driver's answer to 'new': \"has\" and \"kinds\""))
  }
}

extension ControlTable: Equatable {
  /// Compares controls by name.
  public static func == (a: ControlTable, b: ControlTable) -> Bool {
    a === b || a.name == b.name
  }
}

extension SettingEntry {
  private static let plain = Script.Settings()

  /// The settings of every script, for any control.
  package static let ofEveryScript = [
    SettingEntry(
      SettingRow(
        "title", "The subject of the script, in a few words.", example: "\"slow drag\""),
      .text, initial: .text(plain.title)),
    SettingEntry(
      SettingRow("control", "The control that the script is about.", example: "rating"), .control),
    SettingEntry(
      SettingRow(
        "value",
        "The value of the control; with several parts, one value for each, from part 0 on.",
        unit: .value, example: "50"),
      .value, initial: .number(plain.value)),
    SettingEntry(
      SettingRow(
        "viewport", "The width and the height of the control.", unit: .points, example: "320x80",
        rule: "'viewport' must have a width and a height greater than 0, at most 1000000000 points"),
      .size, initial: .size(plain.width, plain.height)),
    SettingEntry(
      SettingRow(
        "frame", "The time from one frame to the next, in seconds.", example: "1/60",
        rule: "'frame' must mean 1 to 1000 frames a second"),
      .frame, initial: .frame(plain.frame)),
    SettingEntry(
      SettingRow(
        "pointer", "The kind of each pointer whose line names none.", example: "mouse",
        traits: .needsPointer),
      .words(["touch", "mouse", "pen"]), initial: Setting.pointer(plain.pointer).value),
  ]
}

/// Collects the settings of a configuration.
@usableFromInline struct TableWriter: SettingVisitor {
  private(set) var entries: [SettingEntry] = []
  private(set) var sides: [SettingEntry] = []

  @usableFromInline mutating func number(
    _ member: inout Double, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
  ) {
    entries.append(SettingEntry(row(), .number(limits), initial: .number(member)))
  }

  @usableFromInline mutating func number(
    _ member: inout Double?, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
  ) {
    entries.append(
      SettingEntry(row(), .number(limits), initial: member.map { Setting.Value.number($0) }))
  }

  @usableFromInline mutating func numbers(
    _ member: inout NumberList, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
  ) {
    let (row, list) = (row(), member.elements)
    entries.append(
      row.traits.contains(.isPairs)
        ? SettingEntry(row, .pairs(limits), initial: .pairs(list))
        : SettingEntry(row, .numbers(limits), initial: .numbers(list)))
  }

  @usableFromInline mutating func whole(
    _ member: inout Int64, in limits: ClosedRange<Int64>, _ row: @autoclosure () -> SettingRow
  ) {
    let row = row()
    let isDuration = row.unit == .nanoseconds
    entries.append(
      SettingEntry(
        row, isDuration ? .duration(limits) : .whole(limits),
        initial: isDuration ? .duration(member) : .whole(member)))
  }

  @usableFromInline mutating func range(
    _ member: inout ClosedRange<Double>, in limits: ClosedRange<Double>,
    _ row: @autoclosure () -> SettingRow
  ) {
    entries.append(
      SettingEntry(row(), .range(limits), initial: .range(member.lowerBound, member.upperBound)))
  }

  @usableFromInline mutating func choice(
    _ number: inout Int, of words: SettingWords, _ row: @autoclosure () -> SettingRow
  ) {
    let row = row()
    let all = (0..<words.count).map { StaticText(words[$0]) }
    let initial = StaticText(words[number])
    entries.append(
      SettingEntry(
        row, .words(all),
        initial: row.traits.contains(.isPolicy) ? .policy(initial) : .word(initial)))
  }

  /// Adds the setting to `sides`: scripts write it as `viewport`.
  @usableFromInline mutating func extent(
    _ member: inout Double, _ side: SettingSide, in limits: ClosedRange<Double>,
    _ row: @autoclosure () -> SettingRow
  ) {
    sides.append(SettingEntry(row(), .number(limits), initial: .number(member)))
  }
}
