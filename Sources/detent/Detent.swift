import Harness

/// The command: `detent VERB …`.
@main
struct Detent {
  static func main() {
    let status = run(Array(CommandLine.arguments.dropFirst()))
    let told = Console.hasLostOutput ? status.joined(with: .usage) : status
    // Threads whose work is not wanted any more may still be at it: nothing is taken down under them.
    if Interruption.status != nil { _exit(told.rawValue) }
    exit(told.rawValue)
  }

  private static func run(_ words: [String]) -> ExitStatus {
    let console = Console(.auto)
    guard let first = words.first else {
      console.report(overview)
      return .usage
    }
    switch first {
    case "--version", "version":
      console.print(Version.text.description)
      return .passed
    case "--help", "-h", "help":
      return help(words.dropFirst().first, console)
    default: break
    }
    guard let verb = Command.all.first(where: { $0.name == first }) else {
      return misuse("there is no verb '\(first)'", suggestion(first), console)
    }
    do throws(Refusal) {
      let arguments = try Arguments(Array(words.dropFirst()), for: verb)
      guard !arguments.has("--help") else { return help(verb.name, console) }
      Interruption.endAtOnce()
      return try verb.run(arguments)
    } catch {
      return error.report(console)
    }
  }

  private static func help(_ name: String?, _ console: Console) -> ExitStatus {
    guard let name, name != "help", name != "--help" else {
      console.print(overview)
      return .passed
    }
    guard let verb = Command.all.first(where: { $0.name == name }) else {
      return misuse("there is no verb '\(name)'", suggestion(name), console)
    }
    console.print(verb.help)
    return .passed
  }

  private static func suggestion(_ word: String) -> String {
    if word.hasPrefix("-") { return "the verb comes first: detent VERB [options] [files]" }
    return nearest(to: word, in: Command.all.map(\.name)).map { "did you mean '\($0)'?" }
      ?? "the verbs are: \(Command.all.map(\.name).joined(separator: ", "))"
  }

  private static func misuse(
    _ message: String, _ help: String?, _ console: Console
  ) -> ExitStatus {
    Refusal(message, help: help).report(console)
  }

  private static var overview: String {
    let width = Command.all.map(\.name.count).max() ?? 0
    let lines = Command.all.map { verb in
      let padding = String(repeating: " ", count: width - verb.name.count)
      return "  \(verb.name)\(padding)  \(verb.summary)"
    }
    return """
      usage: detent VERB [options] [files]

      Replays scripted and recorded gestures on headless controls, to exact traces.

      \(lines.joined(separator: "\n"))

      'detent VERB --help' tells more. '-' is standard input.
      exit status: 0 passed, 1 failed, 2 wrong use, 3 unreadable, 4 nothing to do, 5 goldens to review,
                   6 something tried too seldom, 130 interrupted, 141 output not read, 143 terminated
      """
  }
}
