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
  /// Returns the lines that change one configuration into another.
  private let changes: (Configuration, Configuration) -> [String]
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
    changes = { before, after in lines(from: before, to: after) }
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

  /// Records a value set by the host.
  mutating func note(_ value: PartValue, at time: Timestamp) {
    var text = ScriptText()
    text.append("set value")
    if value.part > 0 {
      text.append("[")
      text.append(decimal: Int64(value.part))
      text.append("]")
    }
    text.append(" ")
    text.append(exactly: value.value)
    entries.append((time, .line(text.string)))
  }

  /// Records a change of the settings by the host.
  mutating func note(from before: Configuration, to after: Configuration, at time: Timestamp) {
    for line in changes(before, after) { entries.append((time, .line(line))) }
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

/// Returns the script lines for changed settings. A script changes one setting at a time, so
/// changes that are valid on their own come first. The others become comments.
private func lines<Configuration: ControlConfiguration>(
  from before: Configuration, to after: Configuration
) -> [String] {
  let (old, new) = (RecordedSettings(before).rows, RecordedSettings(after).rows)
  var left = new.indices.filter { old[$0] != new[$0] }
  var (tried, lines) = (before, [String]())
  func isNext(_ index: Int) -> Bool {
    var candidate = tried
    RecordedSettings.put(index, new[index].member, into: &candidate)
    return new[index].text != nil && candidate.problem == nil
  }
  while let next = left.firstIndex(where: isNext) {
    let index = left.remove(at: next)
    RecordedSettings.put(index, new[index].member, into: &tried)
    let (word, text) = spelled(new[index].word, new[index].text ?? "")
    lines.append("set \(word) \(text)")
  }
  return lines
    + left.map { index in
      guard let text = new[index].text else { return unreported(new[index].word) }
      return "# a script cannot set its \(new[index].word) to \(text) then"
    }
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
