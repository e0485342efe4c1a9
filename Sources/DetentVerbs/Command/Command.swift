import GestureScript

/// One verb of the command: parsed, explained and run from the same line of a table.
package struct Command: Sendable {
  package let name: String
  /// The operands behind the verb and its options.
  let operands: String
  /// One line.
  package let summary: String
  /// Details for a user, in short lines.
  let details: String
  package private(set) var options: [Option]
  /// The possible words behind it, if there are a few.
  let words: [String]
  /// Throws what is wrong with the arguments.
  package let run: @Sendable (Arguments) throws(CommandError) -> ExitStatus

  package var allOptions: [Option] { options + [.color, .help] }

  package var help: String {
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

  package init(
    name: String, operands: String, summary: String, details: String, options: [Option],
    words: [String] = [],
    run: @escaping @Sendable (Arguments) throws(CommandError) -> ExitStatus
  ) {
    (self.name, self.operands, self.summary) = (name, operands, summary)
    (self.details, self.options, self.words, self.run) = (details, options, words, run)
  }

  /// The verb of a command about some controls: what names a control takes their names.
  package func about(_ controls: ControlSet) -> Command {
    var verb = self
    verb.options = options.map { $0.about(controls) }
    return verb
  }
}
