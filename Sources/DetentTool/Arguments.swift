import Harness

/// What a user typed behind a verb, held against its options.
package struct Arguments {
  /// The command that was typed.
  package let tool: DetentTool
  package private(set) var paths: [String] = []
  private var values: [(name: String, value: String)] = []

  /// Options may stand anywhere; behind `--` there are only paths.
  init(_ words: [String], for verb: Command, of tool: DetentTool) throws(Refusal) {
    self.tool = tool
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
      try take(word == "-h" ? "--help" : word, &words, verb)
    }
  }

  private mutating func take(
    _ word: String, _ words: inout ArraySlice<String>, _ verb: Command
  ) throws(Refusal) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = verb.allOptions.first(where: { $0.name == name }) else {
      throw Refusal(
        "'\(verb.name)' has no option '\(name)'",
        help: Self.nearestOption(to: name, of: verb).map { "did you mean '\($0)'?" }
          ?? "see: detent \(verb.name) --help")
    }
    var given = parts.count > 1 ? String(parts[1]) : nil
    if case .none = option.argument {
      guard given == nil else {
        throw Refusal("option '\(name)' takes no value", help: "write just \(name)")
      }
      values.append((name, ""))
      return
    }
    if given == nil { given = words.popFirst() }
    guard var value = given else {
      throw Refusal("option '\(name)' needs a value", help: "write \(option.usage)")
    }
    if case .setting = option.argument, !value.contains(" ") {
      guard let second = words.popFirst() else {
        throw Refusal("option '\(name)' needs a value", help: "write \(option.usage)")
      }
      value += " " + second
    }
    try check(value, of: option)
    values.append((name, value))
  }

  /// The hyphens that all options have make none of them more alike.
  private static func nearestOption(to name: String, of verb: Command) -> String? {
    let letters = name.drop { $0 == "-" }
    let names = verb.allOptions.map { String($0.name.dropFirst(2)) }
    return nearest(to: String(letters), in: names).map { "--\($0)" }
  }

  private func check(_ value: String, of option: Option) throws(Refusal) {
    let choices: [String]
    var word = value
    switch option.argument {
    case .none, .control, .setting, .text: return
    case .choice(let words): choices = words
    case .choiceAndFile(let words):
      choices = words
      word =
        value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .first.map(String.init) ?? ""
    }
    guard !choices.contains(word) else { return }
    throw Refusal(
      "'\(word)' is not a value of '\(option.name)'",
      help: nearest(to: word, in: choices).map { "did you mean '\($0)'?" }
        ?? "choose one of: \(choices.joined(separator: ", "))")
  }

  /// All values given, in order.
  func all(_ name: String) -> [String] {
    values.filter { $0.name == name }.map(\.value)
  }

  /// A whole number, if one is given.
  func number(_ name: String, in range: ClosedRange<Int>) throws(Refusal) -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw Refusal(
        "'\(text)' is not a value of '\(name)'",
        help: "write a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// A duration in nanoseconds; `nil` if the option is not there.
  func period(_ name: String) throws(Refusal) -> Int64? {
    guard let text = self[name] else { return nil }
    guard case .exact(let period) = nanoseconds(Array(text.utf8)[...]), period > 0 else {
      throw Refusal(
        "'\(text)' is not a duration for '\(name)'",
        help: "write a number with a unit, greater than 0, as 8ms or 30s")
    }
    return period
  }

  /// What scripts may be about; with what `--set` says, if that is an option of the verb.
  var controls: ControlSet {
    var controls = tool.controls
    controls.overrides = all("--set").map { Array($0.utf8) }
    return controls
  }

  /// The settings that `--set` says of a control.
  func settings(of table: ControlTable) throws(Refusal) -> [Setting] {
    var settings: [Setting] = []
    for line in all("--set") {
      guard !line.hasPrefix("control ") else {
        throw Refusal(
          "'--set' does not change the control", help: "detent play --control rating")
      }
      let text = "gesture 1\ncontrol \(table.name)\n\(line)\n"
      let reading = ScriptReader.read(Array(text.utf8), controls: tool.controls)
      guard let script = reading.script else { throw Refusal(in: "--set", reading.diagnostics) }
      guard script.body.isEmpty, let setting = script.header.last?.setting else {
        throw Refusal(
          "'--set' takes settings of a control, and no events", help: "write: --set range 0..10")
      }
      settings.removeAll { $0.name == setting.name }
      settings.append(setting)
    }
    return settings
  }

  /// The value given last.
  package subscript(name: String) -> String? {
    values.last { $0.name == name }?.value
  }

  func has(_ name: String) -> Bool { self[name] != nil }

  /// What `--level` says.
  var level: TraceLevel? {
    self["--level"].flatMap { TraceLevel(Array($0.utf8)) }
  }

  /// What `--max-frames` says.
  func mostFrames() throws(Refusal) -> Int64 {
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

/// The word most like this one, if one is much like it.
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
