import ControlCore

/// The script vocabulary as JSON, for code generators, editors and other tools.
///
///     {"schema":1,"detent":"0.1.0","controls":[{"name":"ruler","settings":[…]},…],"verbs":[…],…}
///
/// Each setting has `word`, `kind` (`number`, `numbers`, `whole`, `duration`, `range`, `word`,
/// `size`, `frame`, `text`, `control`, `value`), `meaning`, `example` (a line of a script) and
/// `default`, `null` if the control chooses it. Optional: `unit`, `limits` (inclusive; `null` for
/// an open end, though numbers are finite; for `numbers`, an array, those of each element), `most`
/// (the maximum array length; a `value` is one number, or in a header one for each part), `zero` (0
/// is allowed outside the limits), `words`, `rule`, `policy` (written `policy WORD=VALUE`), `fixed`
/// (only in the header) and `needs` (`pointer` or `ticks`, without which it has no effect).
/// Settings of a control have `member`, the Swift property behind the names in C, Python and
/// JavaScript (`fineDrag.scale`), `since`, the first version of the C interface with it, `typical`
/// (test values, separated by blanks) and, for a choice, `constants`: the Swift type, the C prefix
/// (`-` for none) and a case for each word; a choice without it is a flag. `sides` has the sizes of
/// a control, as settings. A verb that only some of Detent's own controls respond to lists them in
/// `controls`. Infinity is `"inf"` or `"-inf"`. Later versions of `schema` 1 only add members.
public enum Schema {
  /// Returns the schema of some controls.
  ///
  /// - Parameter controls: the controls that scripts can name.
  /// - Returns: one JSON object, followed by a line end.
  public static func json(of controls: ControlSet = .ours) -> [UInt8] {
    var text = [UInt8]("{\"schema\":1,\"detent\":")
    text.append(json: [UInt8](Version.text))
    text.append(",\"controls\":[\n")
    for (index, table) in controls.tables.enumerated() {
      if index > 0 { text.append(",\n") }
      append(table, to: &text)
    }
    text.append("],\n\"verbs\":[\n")
    append(Vocabulary.verbs, to: &text) { verb, text in
      text.append(",\"form\":")
      text.append(json: verb.row.form)
      text.append(member: "meaning", verb.row.meaning)
      if verb.row.limits.utf8CodeUnitCount > 0 { text.append(member: "limits", verb.row.limits) }
      if !verb.row.answering.names(among: controls).others.isEmpty, verb.row.answering != .nobody {
        text.append(",\"controls\":")
        append(verb.row.answering.names(among: controls).those.map { $0.bytes }, to: &text)
      }
      text.append(member: "example", verb.row.example)
    }
    text.append("],\n\"fields\":[\n")
    append(Vocabulary.fields, to: &text) { field, text in
      text.append(member: "meaning", field.row.meaning)
      text.append(member: "example", field.row.example)
    }
    text.append("],\n\"calls\":[\n")
    append(Vocabulary.calls, to: &text) { call, text in
      text.append(member: "meaning", call.row.meaning)
    }
    text.append("],\n\"words\":{")
    appendLists(to: &text)
    text.append("}}\n")
    return text
  }

  // MARK: Controls

  private static func append(_ table: ControlTable, to text: inout [UInt8]) {
    text.append("{\"name\":")
    text.append(json: table.name.bytes)
    text.append(",\"settings\":[\n")
    for (index, entry) in table.entries.enumerated() {
      if index > 0 { text.append(",\n") }
      append(entry, to: &text)
    }
    text.append("],\n\"sides\":[\n")
    for (index, entry) in table.sides.enumerated() {
      if index > 0 { text.append(",\n") }
      append(entry, to: &text)
    }
    text.append("]}")
  }

  private static func append(_ entry: SettingEntry, to text: inout [UInt8]) {
    let row = entry.row
    text.append("{\"word\":")
    text.append(json: entry.name.bytes)
    text.append(member: "kind", entry.kind.name)
    if let unit = row.unit.name { text.append(member: "unit", unit) }
    append(entry.kind, to: &text)
    if row.traits.contains(.allowsZero) { text.append(",\"zero\":true") }
    text.append(",\"default\":")
    if let initial = entry.initial { append(initial, to: &text) } else { text.append("null") }
    text.append(member: "meaning", row.meaning)
    if !entry.rule.isEmpty {
      text.append(",\"rule\":")
      text.append(json: entry.rule)
    }
    text.append(",\"example\":")
    text.append(json: entry.example)
    if entry.isPolicy { text.append(",\"policy\":true") }
    if entry.isFixed { text.append(",\"fixed\":true") }
    if row.traits.contains(.needsPointer) { text.append(member: "needs", "pointer") }
    if row.traits.contains(.needsTicks) { text.append(member: "needs", "ticks") }
    appendMember(of: row, to: &text)
    text.append("}")
  }

  /// Appends the members that generators of other languages read.
  private static func appendMember(of row: SettingRow, to text: inout [UInt8]) {
    if row.typical.utf8CodeUnitCount > 0 { text.append(member: "typical", row.typical) }
    text.append(",\"member\":")
    text.append(json: row.memberName)
    text.append(",\"since\":", whole: row.since)
    guard row.constants.utf8CodeUnitCount > 0 else { return }
    text.append(",\"constants\":")
    append(
      [UInt8](row.constants).split(separator: UInt8(ascii: " ")).map { [UInt8]($0) }, to: &text)
  }

  private static func append(_ kind: SettingEntry.Kind, to text: inout [UInt8]) {
    switch kind {
    case .number(let limits), .range(let limits):
      appendLimits(limits.lowerBound, limits.upperBound, to: &text)
    case .numbers(let limits), .pairs(let limits):
      appendLimits(limits.lowerBound, limits.upperBound, to: &text)
      text.append(",\"most\":", whole: Int64(NumberList.limit))
    case .whole(let limits), .duration(let limits):
      // `Int64.max` stands for "no limit".
      let upper = limits.upperBound == .max ? .greatestFiniteMagnitude : Double(limits.upperBound)
      appendLimits(Double(limits.lowerBound), upper, to: &text)
    case .words(let words):
      text.append(",\"words\":")
      append(words.map { $0.bytes }, to: &text)
    case .value: text.append(",\"most\":", whole: Int64(ScriptRules.mostParts))
    case .size, .frame, .text, .control: break
    }
  }

  private static func appendLimits(_ lower: Double, _ upper: Double, to text: inout [UInt8]) {
    text.append(",\"limits\":")
    append(.range(lower, upper), to: &text)
  }

  private static func append(_ value: Setting.Value, to text: inout [UInt8]) {
    switch value {
    case .number(let number): append(number, to: &text)
    case .numbers(let numbers), .pairs(let numbers): append(numbers, to: &text)
    case .whole(let number), .duration(let number): DecimalText.append(number, to: &text)
    case .range(let a, let b), .size(let a, let b):
      text.append("[")
      append(a, to: &text)
      text.append(",")
      append(b, to: &text)
      text.append("]")
    case .frame(let length):
      text.append("[")
      DecimalText.append(length.numerator, to: &text)
      text.append(",")
      DecimalText.append(length.denominator, to: &text)
      text.append("]")
    case .word(let word), .policy(let word): text.append(json: word.bytes)
    case .text(let bytes): text.append(json: bytes)
    }
  }

  private static func append(_ numbers: [Double], to text: inout [UInt8]) {
    text.append("[")
    for (index, number) in numbers.enumerated() {
      if index > 0 { text.append(",") }
      append(number, to: &text)
    }
    text.append("]")
  }

  private static func append(_ number: Double, to text: inout [UInt8]) {
    // The largest finite number stands for "no limit".
    if number.magnitude == Double.greatestFiniteMagnitude { return text.append("null") }
    if number.isFinite { return DecimalText.append(number, to: &text) }
    text.append(json: [UInt8](number < 0 ? "-inf" : "inf"))
  }

  // MARK: Words

  /// Appends the words of a list as objects, with members added by the body.
  private static func append<Value>(
    _ list: WordList<Value>, to text: inout [UInt8], _ body: (Value, inout [UInt8]) -> Void
  ) {
    for (index, entry) in list.entries.enumerated() {
      text.append(index > 0 ? ",\n{\"word\":" : "{\"word\":")
      text.append(json: [UInt8](entry.word))
      body(entry.value, &text)
      text.append("}")
    }
  }

  private static func appendLists(to text: inout [UInt8]) {
    text.append("\n\"operators\":")
    append(
      Vocabulary.relations.entries.map { [UInt8]($0.word) } + [[UInt8]("~"), [UInt8]("in")],
      to: &text)
    append(",\n", "phases", Vocabulary.phases, to: &text)
    append(",\n", "causes", Vocabulary.causes, to: &text)
    append(",\n", "kinds", Vocabulary.kinds, to: &text)
    append(",\n", "buttons", Vocabulary.buttons, to: &text)
    append(",\n", "modifiers", Vocabulary.modifiers, to: &text)
    append(",\n", "keys", Vocabulary.keys, to: &text)
    append(",\n", "wheelUnits", Vocabulary.wheelUnits, to: &text)
    append(",\n", "wheelPhases", Vocabulary.wheelPhases, to: &text)
    append(",\n", "levels", Vocabulary.traceLevels, to: &text)
  }

  private static func append<Value>(
    _ separator: StaticString, _ name: StaticString, _ list: WordList<Value>,
    to text: inout [UInt8]
  ) {
    text.append(separator)
    text.append(json: [UInt8](name))
    text.append(":")
    append(list.entries.map { [UInt8]($0.word) }, to: &text)
  }

  private static func append(_ texts: [[UInt8]], to text: inout [UInt8]) {
    text.append("[")
    for (index, word) in texts.enumerated() {
      if index > 0 { text.append(",") }
      text.append(json: word)
    }
    text.append("]")
  }
}

extension SettingRow {
  /// The property; the word in camel case if the row names none.
  fileprivate var memberName: [UInt8] {
    guard member.utf8CodeUnitCount == 0 else { return [UInt8](member) }
    var name: [UInt8] = []
    var isNext = false
    for byte in [UInt8](word) {
      let isHyphen = byte == UInt8(ascii: "-")
      if !isHyphen { name.append(isNext ? byte &- 32 : byte) }
      isNext = isHyphen
    }
    return name
  }
}

extension [UInt8] {
  /// Appends `,"name":"value"`.
  fileprivate mutating func append(member name: StaticString, _ value: StaticString) {
    append(",")
    append(json: [UInt8](name))
    append(":")
    append(json: [UInt8](value))
  }
}

extension SettingEntry.Kind {
  /// The name of the kind in a schema.
  fileprivate var name: StaticString {
    switch self {
    case .number: "number"
    case .numbers: "numbers"
    case .pairs: "pairs"
    case .whole: "whole"
    case .duration: "duration"
    case .range: "range"
    case .words: "word"
    case .size: "size"
    case .frame: "frame"
    case .text: "text"
    case .control: "control"
    case .value: "value"
    }
  }
}

extension SettingUnit {
  /// The name of the unit in a schema; `nil` without a unit.
  fileprivate var name: StaticString? {
    switch self {
    case .none: nil
    case .value: "value"
    case .points: "points"
    case .pointsPerSecond: "points/s"
    case .radiansPerSecond: "rad/s"
    case .nanoseconds: "ns"
    case .perMillisecond: "1/ms"
    }
  }
}
