extension Page {
  /// Returns the page for `man`.
  ///
  /// - Parameters:
  ///   - name: name of the manual page, as `detent-gesture`.
  ///   - section: section of the manual, as `5`.
  ///   - version: version in the last line.
  /// - Returns: roff, with a final line end.
  package func manual(named name: String, section: Int, version: String) -> String {
    var lines = [
      ".TH \(Self.escaped(name.uppercased())) \(section) \"\" \"\(Self.escaped(version))\"",
      ".SH NAME", "\(Self.escaped(name)) \\- \(Self.marked(summary))",
    ]
    if case .heading? = blocks.first {} else { lines.append(".SH DESCRIPTION") }
    for block in blocks { lines += Self.manualLines(block) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func manualLines(_ block: Block) -> [String] {
    switch block {
    case .heading(let text): [".SH \(escaped(text.uppercased()))"]
    case .subheading(let text): [".SS \(escaped(text))"]
    case .text(let text): [".PP", line(marked(text))]
    case .list(let items): items.flatMap { [".IP \\(bu 2", line(marked($0))] }
    case .entries(let entries): entries.flatMap(manualLines)
    case .table(let head, let rows): tableLines(head, rows)
    case .script(let text), .verbatim(let text, _): displayed(text)
    }
  }

  private static func manualLines(_ entry: Entry) -> [String] {
    let form = entry.form.isEmpty ? "" : " \(escaped(entry.form))"
    let text = line(marked(entry.texts.joined(separator: " ")))
    let examples =
      entry.examples.isEmpty
      ? []
      : [".IP"] + [line("For example:")]
        + entry.examples.flatMap { [".br", line("\\fB\(escaped($0))\\fR")] }
    return [".TP", "\\fB\(escaped(entry.term))\\fR\(form)", text] + examples
  }

  /// Returns entries for the first column with the others as text, as `man` is too narrow.
  private static func tableLines(_ head: [String], _ rows: [[String]]) -> [String] {
    rows.flatMap { row -> [String] in
      let others = zip(head, row).dropFirst().filter { !$0.1.isEmpty }
      let texts = others.count == 1 ? others.map(\.1) : others.map { "\($0): \($1)" }
      return [
        ".TP", "\\fB\(marked(row.first ?? ""))\\fR", line(marked(texts.joined(separator: "; "))),
      ]
    }
  }

  private static func displayed(_ text: String) -> [String] {
    [".PP", ".RS 4", ".nf"]
      + text.split(separator: "\n", omittingEmptySubsequences: false).map { line(escaped($0)) }
      + [".fi", ".RE"]
  }

  /// Protects a line that begins like a request.
  private static func line(_ text: String) -> String {
    text.hasPrefix(".") || text.hasPrefix("'") ? "\\&\(text)" : text
  }

  private static func escaped(_ text: some StringProtocol) -> String {
    text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "~": "\\(ti"
      case "^": "\\(ha"
      case "…": "..."
      default: String(character)
      }
    }.joined()
  }

  /// Makes text between backticks bold.
  private static func marked(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, piece in
      index % 2 == 0 ? escaped(piece) : "\\fB\(escaped(piece))\\fR"
    }.joined()
  }
}
