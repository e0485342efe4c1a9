import GestureScript

/// Option of a verb, for the parser and for the help.
package struct Option: Sendable {
  package let name: String
  private(set) var argument: Argument
  private(set) var help: String

  package enum Argument: Sendable {
    case none
    /// Name of a control.
    case control
    /// Name of the control that the driver's is like.
    case drivenControl
    /// Setting of a script: its word and value, as one argument or two.
    case setting
    /// One of these words.
    case choice([String])
    /// One of these words, alone or with a file to write: `junit=out.xml`.
    case choiceAndFile([(word: String, form: OutputFile.Form)])
    /// File or folder to read; the associated value is its placeholder in the help.
    case input(String)
    /// File to write, with its placeholder in the help.
    case output(String, OutputFile.Form)
    /// Any text; the associated value is its placeholder in the help.
    case text(String)
  }

  package init(_ name: String, _ argument: Argument = .none, _ help: String) {
    self.name = name
    self.argument = argument
    self.help = help
  }

  /// Returns the option for a command about some controls.
  func about(_ controls: ControlSet) -> Option {
    var option = self
    switch argument {
    case .control: option.help += "; default \(controls.first.name)"
    case .drivenControl: break
    default: return self
    }
    option.argument = .choice(controls.words)
    return option
  }

  /// True if the value names a file to write.
  var isOutput: Bool {
    switch argument {
    case .output, .choiceAndFile: true
    default: false
    }
  }

  /// Usage for the help: `--level LEVEL`.
  var usage: String {
    switch argument {
    case .none: name
    case .control, .drivenControl: "\(name) CONTROL"
    case .setting: "\(name) WORD VALUE"
    case .choice(let words) where words.count > Self.mostInUsage: "\(name) WORD"
    case .choice(let words): "\(name) \(words.joined(separator: "|"))"
    case .choiceAndFile(let choices):
      "\(name) \(choices.map(\.word).joined(separator: "|"))[=FILE]"
    case .text(let word), .input(let word), .output(let word, _): "\(name) \(word)"
    }
  }

  /// Most words listed in the usage; longer lists go to the explanation.
  private static let mostInUsage = 13

  /// Explanation for the help.
  var explanation: String {
    guard case .choice(let words) = argument, words.count > Self.mostInUsage else { return help }
    return "\(help); one of \(words.joined(separator: ", "))"
  }

  /// Returns the lines of the help, with the explanation from a column on.
  func lines(indent: Int) -> String {
    let padding = String(repeating: " ", count: indent)
    let help = wrapped(explanation, to: 80 - indent).joined(separator: "\n" + padding)
    let start = "  \(usage)"
    guard start.count + 2 <= indent else { return "\(start)\n\(padding)\(help)" }
    return start + padding.dropFirst(start.count) + help
  }

  static let level = Option(
    "--level", .choice(Vocabulary.traceLevels.entries.map { "\($0.word)" }),
    "the detail of the trace: calls (independent of frames), changes, or every frame")
  package static let maxFrames = Option(
    "--max-frames", .text("N"),
    "the most frames that a script may draw; default 1000000, and --level calls draws none")
  package static let set = Option(
    "--set", .setting,
    "override a setting of the script, as: --set snap always; may be repeated")
  /// Options for scripts on a control in another process.
  package static let driver = [
    Option(
      "--driver", .text("COMMAND"), "play on the control of this program; see the guide to drivers"),
    Option(
      "--driver-timeout", .text("5s"),
      "the time limit for its answers; default 5s, or 30s if it uses real time"),
    Option("--driver-jobs", .text("N"), "the number of its processes in parallel; default 1"),
  ]
  /// Options for scripts on a control in another process, for verbs without their own `--control`.
  package static let drivenControl =
    driver + [
      Option(
        "--control", .drivenControl,
        "the kind of the driver's control; default the one that the driver names, or slider")
    ]
  /// Option of every verb with an output.
  package static let force = Option(
    "--force", .none, "write over files that this verb did not make")
  static let color = Option(
    "--color", .choice(["auto", "always", "never"]), "colours in messages; NO_COLOR is obeyed")
  static let help = Option("--help", .none, "show this")
}

/// Returns a text in lines of at most `width` characters, except for longer words.
package func wrapped(_ text: String, to width: Int = 80) -> [String] {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let last = lines.last, last.count + 1 + word.count <= width {
      lines[lines.count - 1] = "\(last) \(word)"
    } else {
      lines.append(String(word))
    }
  }
  return lines
}
