/// One verb of the command: parsed, explained and run from the same line of a table.
struct Command: Sendable {
  let name: String
  /// What stands behind the verb and its options.
  let operands: String
  /// One line.
  let summary: String
  /// What a user should know, in short lines.
  let details: String
  let options: [Option]
  let run: @Sendable (Arguments) -> ExitStatus

  var allOptions: [Option] { options + [.color, .help] }

  var help: String {
    let width = allOptions.map(\.usage.count).max() ?? 0
    let lines = allOptions.map { option in
      let padding = String(repeating: " ", count: width - option.usage.count)
      return "  \(option.usage)\(padding)  \(option.help)"
    }
    return """
      usage: detent \(name) [options] \(operands)

      \(summary)

      \(details)

      options:
      \(lines.joined(separator: "\n"))
      """
  }

  static let all = [
    run, check, accept, compare, importing, exporting, plot, draw, fuzz, bench, completions,
  ]
}
