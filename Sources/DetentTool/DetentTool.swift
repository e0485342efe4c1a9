public import Harness

/// The command `detent`, about controls of one's own too: each of its verbs is about all of them.
///
///     import DetentTool
///
///     @main struct Tool {
///       static func main() { DetentTool(controls: ControlSet(Knob.self, RulerControl.self)).main() }
///     }
///
/// It is `detent` in all but its name: messages, help and completions call it that.
public struct DetentTool: Sendable {
  /// What scripts may be about. The first is what a script is about that names none.
  public let controls: ControlSet
  /// Everything that can be asked of it, in the order of the help.
  package let verbs: [Command]

  /// - Parameter controls: what scripts may be about; `ControlSet.ours` for the project's own.
  public init(controls: ControlSet = .ours) {
    self.init(controls: controls, and: [])
  }

  /// - Parameters:
  ///   - controls: what scripts may be about.
  ///   - others: verbs beside those that every such command has.
  package init(controls: ControlSet, and others: [Command]) {
    self.controls = controls
    verbs = (Command.all + others).map { $0.about(controls) }
  }

  /// Does what the command line asks for, and ends the program with the status of that.
  public func main() -> Never {
    let status = run(Array(CommandLine.arguments.dropFirst()))
    let told = Console.hasLostOutput ? status.joined(with: .usage) : status
    // Threads whose work is not wanted any more may still be at it: nothing is taken down under them.
    if Interruption.status != nil { _exit(told.rawValue) }
    exit(told.rawValue)
  }

  private func run(_ words: [String]) -> ExitStatus {
    let console = Console(.auto)
    if let mistake = controls.mistake {
      return misuse(
        String(decoding: mistake, as: UTF8.self), "it is said by the program, not by you", console)
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
      return help(Array(words.dropFirst()), console)
    default: break
    }
    guard let verb = verbs.first(where: { $0.name == first }) else {
      return misuse("there is no verb '\(first)'", suggestion(first), console)
    }
    do throws(Refusal) {
      let arguments = try Arguments(Array(words.dropFirst()), for: verb, of: self)
      guard !arguments.has("--help") else { return help([verb.name], console) }
      Interruption.endAtOnce()
      return try verb.run(arguments)
    } catch {
      return error.report(console)
    }
  }

  /// What stands behind `help`: a verb, or topics of the reference and how they are written.
  private func help(_ words: [String], _ console: Console) -> ExitStatus {
    guard let name = words.first, name != "help", name != "--help" else {
      console.print(overview)
      return .passed
    }
    if let verb = verbs.first(where: { $0.name == name }) {
      console.print(verb.help)
      return .passed
    }
    let topics = words.prefix { !$0.hasPrefix("-") }
    guard let form = Self.form(words.dropFirst(topics.count)) else {
      return misuse(
        "'help' takes a verb or topics", "detent help \(name) [--as text|markdown|man]", console)
    }
    guard let text = text(of: Array(topics), as: form) else {
      let unknown = topics.first { text(of: [$0], as: .text) == nil } ?? name
      let help = nearest(to: unknown, in: verbs.map(\.name) + self.topics)
        .map { "did you mean '\($0)'?" }
      return misuse("there is no help on '\(unknown)'", help ?? allTopics, console)
    }
    console.print(text)
    return .passed
  }

  private var allTopics: String {
    "the topics are: \(topics.joined(separator: ", ")); also verbs, and codes as E143"
  }

  /// `--as man` or `--as=man`; `nil` if it is something else.
  private static func form(_ words: ArraySlice<String>) -> PageForm? {
    guard !words.isEmpty else { return .text }
    let parts = words.flatMap { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    return parts.count == 2 && parts[0] == "--as" ? PageForm(rawValue: parts[1]) : nil
  }

  private func suggestion(_ word: String) -> String {
    if word.hasPrefix("-") { return "the verb comes first: detent VERB [options] [files]" }
    return nearest(to: word, in: verbs.map(\.name)).map { "did you mean '\($0)'?" }
      ?? "the verbs are: \(verbs.map(\.name).joined(separator: ", "))"
  }

  private func misuse(
    _ message: String, _ help: String?, _ console: Console
  ) -> ExitStatus {
    Refusal(message, help: help).report(console)
  }

  private var overview: String {
    let width = verbs.map(\.name.count).max() ?? 0
    let lines = verbs.map { verb in
      let padding = String(repeating: " ", count: width - verb.name.count)
      return "  \(verb.name)\(padding)  \(verb.summary)"
    }
    return """
      usage: detent VERB [options] [files]

      Replays scripted and recorded gestures on headless controls, to exact traces.

      \(lines.joined(separator: "\n"))

      'detent VERB --help' tells more. '-' is standard input. 'detent help TOPIC' is the reference:
      \(topics.joined(separator: ", ")).
      'detent help E143' explains a code.
      exit status: 0 passed, 1 failed, 2 wrong use, 3 unreadable, 4 nothing to do, 5 goldens to review,
                   6 something tried too seldom, 130 interrupted, 141 output not read, 143 terminated
      """
  }
}
