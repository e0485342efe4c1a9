internal import ControlCore
internal import Presentation

/// A recording of a control's events and host changes as a script, a `.gesture` file.
struct GestureRecording<Configuration> {
  /// A recorded event, or a host change as a script line.
  private enum Entry {
    case event(InputEvent.Action)
    case line(String)
  }

  private var entries: [(time: Timestamp, entry: Entry)] = []
  private var facts: [(word: String, text: String)] = []
  private var comments: [String] = []
  private let controlName: String
  /// Returns the viewport, and the settings that differ from the default.
  private let different: (Configuration) -> [RecordedSettings.Row]
  /// Returns the clauses that change one configuration into another, and comments for the rest.
  private let changes: (Configuration, Configuration) -> (settings: [String], comments: [String])
  /// True if an edit has ended that has not been reported.
  var isWorthReporting = false

  /// Begins a recording.
  ///
  /// - Parameter control: a control at rest, without a history.
  init<Engine: Control>(_ control: Engine)
  where Engine.Configuration == Configuration, Configuration: ControlConfiguration {
    different = { configuration in
      let usual = RecordedSettings(Configuration()).rows
      return zip(RecordedSettings(configuration).rows, usual)
        .filter { $0.text != $1.text || $0.word == "viewport" }.map(\.0)
    }
    changes = { before, after in clauses(from: before, to: after) }
    var name = ScriptText()
    name.append(Configuration.controlName)
    controlName = name.string
    begin(control)
  }

  /// Begins again with a control without a history.
  mutating func begin<Engine: Control>(_ control: Engine)
  where Engine.Configuration == Configuration {
    var values = ScriptText()
    for part in 0..<control.partCount {
      if part > 0 { values.append(" ") }
      values.append(exactly: control.value(of: part))
    }
    let rows = different(control.configuration)
    facts =
      [("control", controlName), ("value", values.string)]
      + rows.compactMap { row in row.text.map { spelled(row.word, $0) } }
    comments = rows.filter { $0.text == nil }.map { unreported($0.word) }
    entries = []
  }

  /// Notes an effect that makes the script worth reporting: `ended`, `tapped` or `yielded`.
  mutating func hear(_ effect: Effect) {
    switch effect {
    case .ended, .tapped, .yielded: isWorthReporting = true
    default: break
    }
  }

  /// The number of recorded entries.
  var count: Int { entries.count }

  /// Records an event.
  mutating func note(_ action: InputEvent.Action, at time: Timestamp) {
    entries.append((time, .event(action)))
  }

  /// Records settings and values that the host has changed together, as one line.
  ///
  /// - Parameters:
  ///   - before: the settings so far.
  ///   - after: the settings from now on.
  ///   - values: the values of parts 0, 1 and so on; NaN for those that are not set.
  ///   - time: the time of the change.
  mutating func note(
    from before: Configuration, to after: Configuration, _ values: NumberList, at time: Timestamp
  ) {
    let (settings, comments) = changes(before, after)
    let all = settings + values.enumerated().compactMap { $1.isFinite ? clause(of: $1, $0) : nil }
    if !all.isEmpty { entries.append((time, .line("set " + all.joined(separator: ", ")))) }
    for comment in comments { entries.append((time, .line(comment))) }
  }

  private func clause(of value: Double, _ part: Int) -> String {
    var text = ScriptText()
    text.append("value")
    if part > 0 {
      text.append("[")
      text.append(decimal: Int64(part))
      text.append("]")
    }
    text.append(" ")
    text.append(exactly: value)
    return text.string
  }

  /// Returns the script.
  ///
  /// - Parameter control: the control now; the time since the last entry is part of the script.
  /// - Returns: the text of a `.gesture` file.
  func script(upTo control: some Control) -> String {
    let start = entries.first { $0.time != .distantPast }?.time ?? control.time
    let kind = kind
    var lines = ["gesture 1"]
    for (word, text) in facts + (kind == .touch ? [] : [("pointer", "\(kind.word)")]) {
      lines.append(word.padded(to: 10) + " " + text)
    }
    lines += comments + [""]
    var last = start
    for (time, entry) in entries {
      if case .line(let line) = entry, line.hasPrefix("#") {
        lines.append(line)
        continue
      }
      let time = Swift.max(time, last)
      var text = ScriptText.stamp(time.nanoseconds(since: last))
      switch entry {
      case .event(let action): text.append(action, kind: kind)
      case .line(let line): text.append(text: line)
      }
      lines.append(text.string)
      last = time
    }
    if control.time > last {
      var text = ScriptText.stamp(control.time.nanoseconds(since: last))
      text.append("expect phase == ")
      text.append(control.phase.word)
      lines.append(text.string)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The default kind: that of the first hover, whose line cannot name it, or press; else touch.
  private var kind: PointerKind {
    var first: PointerKind?
    for case (_, .event(.pointer(let event))) in entries {
      if event.phase == .hover { return event.kind }
      if event.phase == .down, first == nil { first = event.kind }
    }
    return first ?? .touch
  }
}

/// Turns `policy cancel` with `revert` into `policy cancel=revert`.
private func spelled(_ word: String, _ text: String) -> (word: String, text: String) {
  let words = word.split(separator: " ")
  return words.count > 1 ? (String(words[0]), "\(words[1])=\(text)") : (word, text)
}

/// Returns the clauses of `set` for changed settings, and comments for what a script cannot say: a
/// setting without a word, and one that would be invalid without it.
private func clauses<Configuration: ControlConfiguration>(
  from before: Configuration, to after: Configuration
) -> (settings: [String], comments: [String]) {
  let (old, new) = (RecordedSettings(before).rows, RecordedSettings(after).rows)
  let changed = new.indices.filter { old[$0] != new[$0] }
  let said = changed.filter { new[$0].text != nil }
  func isValid(_ indices: [Int]) -> Bool {
    var configuration = before
    for index in indices { RecordedSettings.put(index, new[index].member, into: &configuration) }
    return configuration.problem == nil
  }
  let wrong =
    isValid(said) ? [] : said.first { one in isValid(said.filter { $0 != one }) }.map { [$0] }
  func words(_ index: Int) -> (word: String, text: String) {
    spelled(new[index].word, new[index].text ?? "")
  }
  return (
    said.filter { !(wrong ?? said).contains($0) }.map { "\(words($0).word) \(words($0).text)" },
    changed.filter { new[$0].text == nil }.map { unreported(new[$0].word) }
      + (wrong ?? said).map {
        "# a script cannot set its \(words($0).word) to \(words($0).text) then"
      }
  )
}

private func unreported(_ word: String) -> String { "# a script has no word for its \(word)" }

extension ScriptText {
  /// Returns the time since the previous line as a prefix.
  fileprivate static func stamp(_ nanoseconds: Int64) -> ScriptText {
    var text = ScriptText()
    text.append("+")
    text.append(nanoseconds: nanoseconds)
    text.fill(to: 7)
    text.append(" ")
    return text
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - utf8.count))
  }
}

extension ControlPhase {
  fileprivate var word: StaticString {
    switch self {
    case .idle: "idle"
    case .pressed: "pressed"
    case .dragging: "dragging"
    case .coasting: "coasting"
    case .settling: "settling"
    }
  }
}
