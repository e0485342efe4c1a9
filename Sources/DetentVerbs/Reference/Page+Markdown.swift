extension Page {
  /// Page as Markdown.
  package var markdown: String {
    var pieces = ["# \(title)"]
    // Entries have headings too, one level below the last.
    var level = "#"
    for block in blocks {
      switch block {
      case .heading: level = "##"
      case .subheading: level = "###"
      default: break
      }
      pieces.append(Self.markdown(block, below: level))
    }
    return pieces.joined(separator: "\n\n")
  }

  private static let width = 120

  private static func markdown(_ block: Block, below level: String) -> String {
    switch block {
    case .heading(let text): "## \(text)"
    case .subheading(let text): "### \(text)"
    case .text(let text): paragraph(text)
    case .list(let items):
      items.flatMap { lines($0, indent: 0, width: width, bullet: "- ") }.joined(separator: "\n")
    case .entries(let entries): entries.map { markdown($0, below: level) }.joined(separator: "\n\n")
    case .table(let head, let rows): table(head, rows)
    case .script(let text): "```gesture\n\(text)\n```"
    case .verbatim(let text, let language): "```\(language)\n\(text)\n```"
    }
  }

  private static func markdown(_ entry: Entry, below level: String) -> String {
    let head = entry.form.isEmpty ? "`\(entry.term)`" : "`\(entry.term) \(entry.form)`"
    let texts = paragraph(entry.texts.joined(separator: " "))
    let examples =
      entry.examples.isEmpty
      ? [] : ["```\(entry.language)\n\(entry.examples.joined(separator: "\n"))\n```"]
    return (["\(level)# \(head)", texts] + examples).joined(separator: "\n\n")
  }

  private static func paragraph(_ text: String) -> String {
    lines(text, indent: 0, width: width).joined(separator: "\n")
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let rule = head.map { _ in "---" }
    return ([head, rule] + rows).map { row in
      "| " + row.map(cell).joined(separator: " | ") + " |"
    }.joined(separator: "\n")
  }

  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
