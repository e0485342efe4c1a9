import GestureReplay
import GestureScript

/// Arguments after a verb, checked against its options.
package struct Arguments {
  /// Command with its controls and verbs.
  package var tool: Tool
  let verb: Command
  package private(set) var paths: [String] = []
  private var values: [(name: String, value: String)] = []

  /// Parses words. Options may stand anywhere; words after `--` are paths.
  package init(_ words: [String], for verb: Command, of tool: Tool) throws(CommandError) {
    (self.tool, self.verb) = (tool, verb)
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--" {
        paths += words
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        paths.append(word)
        continue
      }
      try take(word == "-h" ? "--help" : word, &words)
    }
  }

  private mutating func take(
    _ word: String, _ words: inout ArraySlice<String>
  ) throws(CommandError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = verb.allOptions.first(where: { $0.name == name }) else {
      throw CommandError(
        "'\(verb.name)' has no option '\(name)'",
        help: Self.nearestOption(to: name, of: verb).map { "did you mean '\($0)'?" }
          ?? "see: detent \(verb.name) --help")
    }
    var given = parts.count > 1 ? String(parts[1]) : nil
    if case .none = option.argument {
      guard given == nil else {
        throw CommandError("option '\(name)' takes no value", help: "write just \(name)")
      }
      values.append((name, ""))
      return
    }
    if given == nil { given = words.popFirst() }
    guard var value = given else {
      throw CommandError("option '\(name)' needs a value", help: "write \(option.usage)")
    }
    if case .setting = option.argument { value = try setting(value, &words) }
    try check(value, of: option)
    values.append((name, value))
  }

  /// Returns a setting given as one argument or two; its control checks it later.
  private func setting(
    _ given: String, _ words: inout ArraySlice<String>
  ) throws(CommandError) -> String {
    let parts = given.split { $0 == " " || $0 == "\t" }.map(String.init)
    guard let word = parts.first, !given.contains(where: \.isNewline) else {
      throw CommandError("'--set' takes a setting", help: "write --set WORD VALUE")
    }
    guard word != "control" else {
      throw CommandError(
        "'--set' does not change the control", help: "use --control, if the verb has it")
    }
    let entries = tool.controls.tables.flatMap(\.entries)
    guard let entry = entries.first(where: { $0.keyword.description == word }) else {
      throw CommandError(
        "in '--set': '\(word)' is not a setting",
        help: nearest(to: word, in: entries.map(\.keyword.description))
          .map { "did you mean '\($0)'?" } ?? "all settings: detent schema")
    }
    guard parts.count == 1 else { return try readable(given, word) }
    guard let value = words.first, !value.hasPrefix("--") else {
      throw CommandError(
        "in '--set': '\(word)' needs a value",
        help: "for example: --set \(String(decoding: entry.example, as: UTF8.self))")
    }
    words.removeFirst()
    return try readable("\(word) \(value)", word)
  }

  /// Returns a setting if one of the controls can have it, whatever the script's control.
  private func readable(_ setting: String, _ word: String) throws(CommandError) -> String {
    var problems: [Diagnostic] = []
    for table in tool.controls.tables
    where table.entries.contains(where: { $0.keyword.description == word }) {
      let text = "gesture 1\ncontrol \(table.name)\n\(setting)\n"
      let reading = ScriptReader.read(Array(text.utf8), controls: tool.controls)
      if reading.script != nil { return setting }
      if problems.isEmpty { problems = reading.diagnostics }
    }
    throw CommandError(in: "--set \(setting)", problems)
  }

  /// Returns the most similar option, compared without hyphens; `nil` if none is similar enough.
  private static func nearestOption(to name: String, of verb: Command) -> String? {
    let letters = name.drop { $0 == "-" }
    let names = verb.allOptions.map { String($0.name.dropFirst(2)) }
    return nearest(to: String(letters), in: names).map { "--\($0)" }
  }

  private func check(_ value: String, of option: Option) throws(CommandError) {
    let choices: [String]
    var word = value
    switch option.argument {
    case .none, .control, .drivenControl, .setting, .text, .input, .output: return
    case .choice(let words): choices = words
    case .choiceAndFile(let named):
      choices = named.map(\.word)
      word = String(value.prefix { $0 != "=" })
      guard value != word + "=" else {
        throw CommandError("'\(value)' names no file", help: "write \(value)FILE, or \(word)")
      }
    }
    guard !choices.contains(word) else { return }
    throw CommandError(
      "'\(word)' is not a value of '\(option.name)'",
      help: nearest(to: word, in: choices).map { "did you mean '\($0)'?" }
        ?? "choose one of: \(choices.joined(separator: ", "))")
  }

  /// Returns all values of an option, in order.
  package func all(_ name: String) -> [String] {
    values.filter { $0.name == name }.map(\.value)
  }

  /// Returns the last values of options for a shell: `--driver 'sh toggle.sh' --control slider`.
  package func words(of names: [String]) -> [UInt8] {
    var text: [UInt8] = []
    for name in names {
      guard let value = self[name] else { continue }
      if !text.isEmpty { text.append(UInt8(ascii: " ")) }
      text += Array(name.utf8) + [UInt8(ascii: " ")]
      text.append(shellArgument: Array(value.utf8))
    }
    return text
  }

  /// Returns a whole number; `nil` without the option.
  package func number(_ name: String, in range: ClosedRange<Int>) throws(CommandError) -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw CommandError(
        "'\(text)' is not a value of '\(name)'",
        help: "write a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Returns a duration in nanoseconds; `nil` without the option.
  package func period(_ name: String) throws(CommandError) -> Int64? {
    guard let text = self[name] else { return nil }
    guard case .exact(let period) = nanoseconds(Array(text.utf8)[...]), period > 0 else {
      throw CommandError(
        "'\(text)' is not a duration for '\(name)'",
        help: "write a number with a unit, greater than 0, as 8ms or 30s")
    }
    return period
  }

  /// Controls of scripts, with the settings of `--set` if the verb has that option.
  package var controls: ControlSet {
    var controls = tool.controls
    controls.overrides = all("--set").map { Array($0.utf8) }
    return controls
  }

  /// Returns the settings of `--set` for a control.
  package func settings(of table: ControlTable) throws(CommandError) -> [Setting] {
    var settings: [Setting] = []
    for line in all("--set") {
      let text = "gesture 1\ncontrol \(table.name)\n\(line)\n"
      let reading = ScriptReader.read(Array(text.utf8), controls: tool.controls)
      guard let script = reading.script else {
        throw CommandError(in: "--set", reading.diagnostics)
      }
      guard let setting = script.header.last?.setting else { continue }
      settings.removeAll { $0.name == setting.name }
      settings.append(setting)
    }
    return settings
  }

  /// Returns the number of parallel jobs; with a driver, that of `--driver-jobs`.
  package func jobs() throws(CommandError) -> Int {
    if has("--driver") { return try number("--driver-jobs", in: 1...1000) ?? 1 }
    return try number("--jobs", in: 1...1024) ?? Parallel.processors
  }

  /// Returns the last value of an option; `nil` without it.
  package subscript(name: String) -> String? {
    values.last { $0.name == name }?.value
  }

  package func has(_ name: String) -> Bool { self[name] != nil }

  /// Level of `--level`.
  var level: TraceLevel? {
    self["--level"].flatMap { TraceLevel(Array($0.utf8)) }
  }

  /// Returns the number of `--max-frames`, or the default.
  package func mostFrames() throws(CommandError) -> Int64 {
    let most = try number("--max-frames", in: 1...1_000_000_000_000)
    return most.map { Int64($0) } ?? Replay.mostFrames
  }

  package var console: Console {
    switch self["--color"] {
    case "always": Console(.always)
    case "never": Console(.never)
    default: Console(.auto)
    }
  }
}

/// Returns the most similar word; `nil` if none is similar enough.
package func nearest(to word: String, in words: [String]) -> String? {
  var best: (word: String, distance: Int)?
  for candidate in words {
    let limit = best.map { $0.distance - 1 } ?? word.utf8.count / 3 + 1
    let letters = Array(candidate.utf8)[...]
    guard let distance = editDistance(Array(word.utf8)[...], letters, limit: limit),
      distance * 2 < max(word.utf8.count, letters.count)
    else { continue }
    best = (candidate, distance)
  }
  return best?.word
}
