import GestureScript

/// Verb of the command, parsed, explained and run from the same row of a table.
package struct Command: Sendable {
  package let name: String
  /// Operands after the verb and its options.
  let operands: String
  /// Summary in one line.
  package let summary: String
  /// Details for the help, in short lines.
  let details: String
  package private(set) var options: [Option]
  /// Words allowed as operands, if there are only a few.
  let words: [String]
  /// Function that runs the verb, and throws errors in the arguments.
  package let run: @Sendable (Arguments) throws(CommandError) -> ExitStatus

  package var allOptions: [Option] {
    options + (options.contains(where: \.isOutput) ? [.force] : []) + [.color, .help]
  }

  package var help: String {
    let widths = allOptions.map(\.usage.count).filter { $0 <= Self.widestUsage }
    let lines = allOptions.map { $0.lines(indent: (widths.max() ?? 0) + 4) }
    let details = paragraphs.flatMap { $0.isEmpty || $0.hasPrefix(" ") ? [$0] : wrapped($0) }
    return """
      usage: detent \(name) [options]\(operands.isEmpty ? "" : " " + operands)

      \(summary)

      \(details.joined(separator: "\n"))

      options:
      \(lines.joined(separator: "\n"))
      """
  }

  /// Paragraphs of the details, and lines of examples, which begin with a blank.
  var paragraphs: [String] {
    var isText = false
    return details.split(separator: "\n", omittingEmptySubsequences: false)
      .reduce(into: []) { paragraphs, line in
        let wasText = isText
        isText = !line.isEmpty && !line.hasPrefix(" ")
        let begin = wasText && isText ? paragraphs.removeLast() + " " : ""
        paragraphs.append(begin + line)
      }
  }

  /// Width beyond which a usage gets a line of its own.
  private static let widestUsage = 26

  package init(
    name: String, operands: String, summary: String, details: String, options: [Option],
    words: [String] = [],
    run: @escaping @Sendable (Arguments) throws(CommandError) -> ExitStatus
  ) {
    (self.name, self.operands, self.summary) = (name, operands, summary)
    (self.details, self.options, self.words, self.run) = (details, options, words, run)
  }

  /// Returns the verb for some controls, with their names in its options.
  package func about(_ controls: ControlSet) -> Command {
    var verb = self
    verb.options = options.map { $0.about(controls) }
    return verb
  }
}
