import DetentVerbs
public import Harness

/// Command `detent` for any set of controls, yours too; all verbs work on all of them.
///
///     import DetentTool
///
///     @main struct Tool {
///       static func main() { DetentTool(controls: ControlSet(Knob.self, RulerControl.self)).main() }
///     }
///
/// Its messages, help and completions call it `detent`, whatever the program is named.
public struct DetentTool: Sendable {
  /// Controls of scripts. Scripts that name no control use the first.
  public let controls: ControlSet
  /// Verbs in the order of the help.
  package let verbs: [Command]

  /// Creates the command for some controls.
  ///
  /// - Parameter controls: controls of scripts, each a `LawfulControl` and a `DrawnControl`; if one
  ///   lacks a conformance, every call reports that. `ControlSet.ours` has the project's own.
  public init(controls: ControlSet = .ours) {
    self.init(controls: controls, and: [])
  }

  /// Creates the command with verbs besides those of every such command.
  package init(controls: ControlSet, and others: [Command]) {
    self.controls = controls
    verbs = (Command.all + others).map { $0.about(controls) }
  }

  /// Runs the command line, and exits with its status.
  public func main() -> Never {
    let words = CommandLine.arguments
    if words.count == 3, words[1] == DriverSupervisor.word { DriverSupervisor.run(words[2]) }
    DriverSupervisor.isThere = true
    let status = run(Array(CommandLine.arguments.dropFirst()))
    let reported = Console.hasLostOutput ? status.joined(with: .usage) : status
    // Threads may still run after an interruption, so skip the destructors.
    if Interruption.status != nil { _exit(reported.rawValue) }
    exit(reported.rawValue)
  }

  private func run(_ words: [String]) -> ExitStatus {
    let console = Console(.auto)
    if let error {
      return misuse(error, "this is a bug in the program itself: report it to its author", console)
    }
    guard let first = words.first else {
      console.report(overview)
      return .usage
    }
    switch first {
    case "--version", "version":
      console.print(Version.text.description)
      return .passed
    case "--help", "-h", "help":
      return help(words.dropFirst(), console)
    default: break
    }
    guard let verb = verbs.first(where: { $0.name == first }) else {
      return misuse("there is no verb '\(first)'", suggestion(first), console)
    }
    do throws(CommandError) {
      let arguments = try Arguments(Array(words.dropFirst()), for: verb, of: tool)
      guard !arguments.has("--help") else { return help([verb.name], console) }
      Interruption.endAtOnce()
      try arguments.checkOutputs()
      guard let driver = try DriverRequest(arguments) else { return try verb.run(arguments) }
      return try driver.run(verb, arguments)
    } catch {
      return error.report(console)
    }
  }

  /// Command as its verbs see it.
  package var tool: Tool { Tool(controls: controls, verbs: verbs, topics: topics) }

  /// Programming error in the controls, if any.
  private var error: String? {
    if let error = controls.error ?? controls.missingConformance {
      return String(decoding: error, as: UTF8.self)
    }
    let taken = verbs.map(\.name) + Self.pages + Self.files + ["detent", "help"]
    let name = controls.tables.map { "\($0.name)" }.first(where: taken.contains)
    return name.map { "the control '\($0)' has the name of a verb or a page of the command" }
  }

  /// Names of verbs in other programs.
  private static let usualWords = [
    "report": "check --format junit", "diff": "compare", "test": "check", "verify": "check",
    "validate": "check", "lint": "check", "record": "play --record FILE", "approve": "accept",
    "update": "accept", "replay": "run", "trace": "run", "convert": "import", "view": "play",
    "show": "draw", "render": "draw", "film": "draw --film FILE", "format": "fmt",
    "laws": "fuzz --list",
    "minimize": "shrink", "reduce": "shrink",
  ]

  private func suggestion(_ word: String) -> String {
    if word.hasPrefix("-") { return "the verb comes first: detent VERB [options] [files]" }
    if let verb = Self.usualWords[word] { return "that is 'detent \(verb)' here" }
    return nearest(to: word, in: verbs.map(\.name)).map { "did you mean '\($0)'?" }
      ?? "the verbs are: \(verbs.map(\.name).joined(separator: ", "))"
  }

  func misuse(
    _ message: String, _ help: String?, _ console: Console
  ) -> ExitStatus {
    CommandError(message, help: help).report(console)
  }

  var overview: String {
    let width = verbs.map(\.name.count).max() ?? 0
    let reference = wrapped(
      "'detent help TOPIC' is the reference, as text, or with '--as markdown' or '--as man'; 'detent help E143' explains "
        + "a code. The topics: \(topics.joined(separator: ", ")).")
    let lines = verbs.map { verb in
      let padding = String(repeating: " ", count: width - verb.name.count)
      let summary = wrapped(verb.summary, to: 76 - width)
        .joined(separator: "\n" + String(repeating: " ", count: width + 4))
      return "  \(verb.name)\(padding)  \(summary)"
    }
    return """
      usage: detent VERB [options] [files]

      Replays scripted and recorded gestures on headless controls, to exact traces.

      \(lines.joined(separator: "\n"))

      'detent VERB --help' explains a verb. '-' is standard input.
      \(reference.joined(separator: "\n"))
      exit status: 0 passed, 1 failed, 2 wrong use, 3 unreadable, 4 nothing to do,
                   5 goldens to review, 6 something tried too seldom,
                   7 a driver failed, 130 interrupted, 141 output not read,
                   143 terminated
      """
  }
}
