extension Page {
  /// Page for a terminal of 80 columns.
  package var terminalText: String {
    var lines = [title]
    for block in blocks {
      lines.append("")
      lines += Self.terminalLines(block)
    }
    return lines.joined(separator: "\n")
  }

  private static let width = 80

  private static func terminalLines(_ block: Block) -> [String] {
    switch block {
    case .heading(let text): [text.uppercased()]
    case .subheading(let text): [text]
    case .text(let text): paragraph(text, indent: 2)
    case .list(let items):
      items.flatMap { lines(quoted($0), indent: 2, width: width, bullet: "- ") }
    case .entries(let entries): Array(entries.map(terminalLines).joined(separator: [""]))
    case .table(let head, let rows): tableLines([head] + rows)
    case .script(let text), .verbatim(let text, _):
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "    \($0)" }
    }
  }

  private static func terminalLines(_ entry: Entry) -> [String] {
    let head = entry.form.isEmpty ? entry.term : "\(entry.term) \(entry.form)"
    let texts = entry.texts.flatMap { paragraph($0, indent: 6) }
    return ["  \(head)"] + texts + entry.examples.map { "      example: \($0)" }
  }

  private static func paragraph(_ text: String, indent: Int) -> [String] {
    lines(quoted(text), indent: indent, width: width)
  }

  /// Returns rows with columns of minimal width; the last column is wrapped.
  private static func tableLines(_ rows: [[String]]) -> [String] {
    let rows = rows.map { $0.map(quoted) }
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<max(0, columns - 1)).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    let indent = 2 + widths.reduce(0) { $0 + $1 + 2 }
    return rows.flatMap { row in
      let start = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count + 2)
      }
      let rest = wrapped(row.last ?? "", to: max(24, width - indent))
      let first = "  \(start.joined())\(rest.first ?? "")".trimmedAtEnd
      return [first] + rest.dropFirst().map { String(repeating: " ", count: indent) + $0 }
    }
  }

  /// Replaces the backticks of Markdown by single quotes.
  private static func quoted(_ text: String) -> String {
    String(text.map { $0 == "`" ? "'" : $0 })
  }
}

extension String {
  /// Text without trailing blanks.
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
