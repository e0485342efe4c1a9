extension Page {
  /// Returns the page on the command.
  package static func command(_ tool: Tool) -> Page {
    Page(
      name: "detent", title: "The command detent",
      summary: "replays scripted and recorded gestures on headless controls, to exact traces",
      blocks: [
        .heading("Synopsis"), .text("`detent` VERB [options] [files]"),
        .heading("Description"),
        .text(
          """
          Scripts list the actions of fingers, keys, wheels and hosts on a control, and traces its \
          reactions. `-` is standard input. `detent VERB --help` prints the part on a verb; \
          `detent help TOPIC` is the reference: \
          \(tool.topics.filter { $0 != "detent" }.map { "`\($0)`" }.joined(separator: ", ")), or a \
          code of a message, as `E143`.
          """),
        .heading("Verbs"),
      ] + tool.verbs.flatMap(blocks) + help + [
        .heading("Exit status"),
        .table(
          ["status", "meaning"],
          ExitStatus.allCases.map { ["\($0.rawValue)", $0.meaning] }),
        .heading("Environment"),
        .entries(environment.map { Entry($0, [$1]) }),
      ])
  }

  private static let help: [Block] = [
    .entries([
      Entry(
        "help", form: "VERB | TOPIC… [--as text|markdown|man]",
        ["Explain a verb, or print pages of the reference, one after the other."])
    ])
  ]

  private static let environment = [
    (
      "NO_COLOR", "If it is not empty, there are no colours, unless `--color always` asks for them."
    ),
    ("COLUMNS", "The width of plots and pictures, instead of the terminal's."),
    ("TERM, COLORTERM", "The colours of the terminal."),
    ("LC_ALL, LC_CTYPE, LANG", "The locale; pictures use characters beyond ASCII if it is UTF-8."),
    ("CI", "If it is set, `check --record all` is rejected."),
    ("GITHUB_ACTIONS", "If it is set, `check` annotates failures too."),
    ("XML_OUTPUT_FILE", "The file to which `check` also writes a JUnit report."),
    (
      "TEST_SHARD_INDEX, TEST_TOTAL_SHARDS, TEST_SHARD_STATUS_FILE",
      "The share of the scripts for `check`, as set by Bazel."
    ),
  ]

  private static func blocks(_ verb: Command) -> [Block] {
    let form = verb.operands.isEmpty ? "[options]" : "[options] \(verb.operands)"
    let options = verb.allOptions.map { "`\($0.usage)`: \($0.explanation.withCode)." }
    return [
      .entries([
        Entry(verb.name, form: form, ["\(verb.summary.firstUppercased)."])
      ])
    ] + details(verb) + [.list(options)]
  }

  /// Returns blocks of the details of a verb; examples are verbatim.
  private static func details(_ verb: Command) -> [Block] {
    verb.paragraphs.filter { !$0.isEmpty }.reduce(into: []) { blocks, line in
      guard line.hasPrefix(" ") else { return blocks.append(.text(line.withCode)) }
      guard case .verbatim(let before, let language)? = blocks.last else {
        return blocks.append(.verbatim(line, as: "text"))
      }
      blocks[blocks.count - 1] = .verbatim("\(before)\n\(line)", as: language)
    }
  }
}
