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
  /// Throws what is wrong with the arguments.
  let run: @Sendable (Arguments) throws(Refusal) -> ExitStatus

  var allOptions: [Option] { options + [.color, .help] }

  var help: String {
    let widths = allOptions.map(\.usage.count).filter { $0 <= Self.widestUsage }
    let lines = allOptions.map { $0.lines(indent: (widths.max() ?? 0) + 4) }
    return """
      usage: detent \(name) [options]\(operands.isEmpty ? "" : " " + operands)

      \(summary)

      \(details)

      options:
      \(lines.joined(separator: "\n"))
      """
  }

  /// A longer usage has a line of its own.
  private static let widestUsage = 32

  static let all = [
    run, play, check, accept, compare, fmt, importing, exporting, plot, draw, fuzz, shrink, stream,
    schema, bench, completions,
  ]
}
