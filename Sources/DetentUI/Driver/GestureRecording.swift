internal import ControlCore
internal import Presentation

/// What goes into a control as a script, a `.gesture` file: events, and what the host sets.
struct GestureRecording<Configuration> {
  /// What happens at a time: an event, or what the host does, as a line.
  private enum Entry {
    case event(InputEvent.Action)
    case line(String)
  }

  private var entries: [(time: Timestamp, entry: Entry)] = []
  private var facts: [(word: String, text: String)] = []
  private var comments: [String] = []
  private let controlName: String
  /// The settings that are not the default.
  private let different: (Configuration) -> [RecordedSettings.Row]
  /// The lines that lead from one configuration to another.
  private let changes: (Configuration, Configuration) -> [String]
  /// Whether an edit is over that nobody has been told of.
  var isWorthReporting = false

  /// Begins with a control that has done nothing yet.
  ///
  /// - Parameter control: at rest.
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

  /// Begins anew, with a control that has done nothing yet.
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

  /// The control has told something.
  mutating func hear(_ effect: Effect) {
    switch effect {
    case .ended, .tapped, .yielded: isWorthReporting = true
    default: break
    }
  }

  /// How much has been recorded.
  var count: Int { entries.count }

  /// An event is handed to the control.
  mutating func note(_ action: InputEvent.Action, at time: Timestamp) {
    entries.append((time, .event(action)))
  }

  /// The host sets a value.
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

  /// The host gives other settings.
  mutating func note(from before: Configuration, to after: Configuration, at time: Timestamp) {
    for line in changes(before, after) { entries.append((time, .line(line))) }
  }

  /// The script.
  ///
  /// - Parameter control: as it is now: the time that has passed is part of what happened.
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

  /// What pointers are unless a line says otherwise; what hovers cannot say so.
  private var kind: PointerKind {
    var first: PointerKind?
    for case (_, .event(.pointer(let event))) in entries {
      if event.phase == .hover { return event.kind }
      if event.phase == .down, first == nil { first = event.kind }
    }
    return first ?? .touch
  }
}

/// `policy cancel` with `revert` is `policy cancel=revert`.
private func spelled(_ word: String, _ text: String) -> (word: String, text: String) {
  let words = word.split(separator: " ")
  return words.count > 1 ? (String(words[0]), "\(words[1])=\(text)") : (word, text)
}

/// The lines of what changes; those first that make sense without the rest, as a script changes one setting after the other. What
/// a script cannot say, or not without that, is a comment.
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
  /// The time that has passed since the line before.
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
