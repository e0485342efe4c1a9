import Harness

extension Page {
  /// The command itself.
  static func command(_ tool: DetentTool) -> Page {
    Page(
      name: "detent", title: "The command detent",
      summary: "replays scripted and recorded gestures on headless controls, to exact traces",
      blocks: [
        .heading("Synopsis"), .text("`detent` VERB [options] [files]"),
        .heading("Description"),
        .text(
          """
          Scripts say what fingers, keys, wheels and hosts do to a control, and traces what it does then. `-` is \
          standard input. `detent VERB --help` tells what is here too; `detent help TOPIC` is the reference: \
          \(tool.topics.filter { $0 != "detent" }.map { "`\($0)`" }.joined(separator: ", ")), or a code of a message, \
          as `E143`.
          """),
        .heading("Verbs"),
      ] + tool.verbs.flatMap(blocks) + [
        .heading("Exit status"),
        .table(
          ["status", "meaning"],
          ExitStatus.allCases.map { ["\($0.rawValue)", $0.meaning] }),
        .heading("Environment"),
        .entries([
          Entry("NO_COLOR", ["If it is not empty, messages have no colours."]),
          Entry(
            "COLUMNS",
            ["How wide plots and pictures in the terminal are, where nothing else tells."]),
        ]),
      ])
  }

  private static func blocks(_ verb: Command) -> [Block] {
    let form = verb.operands.isEmpty ? "[options]" : "[options] \(verb.operands)"
    let options = verb.allOptions.map { "`\($0.usage)`: \($0.explanation)." }
    return [
      .entries([
        Entry(verb.name, form: form, ["\(verb.summary.firstUppercased)."])
      ])
    ] + details(verb.details) + [.list(options)]
  }

  /// The details of a verb: lines that begin with blanks are to the letter, others a text.
  private static func details(_ text: String) -> [Block] {
    var blocks: [Block] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isShown = line.hasPrefix(" ")
      switch blocks.last {
      case .text(let before)? where !isShown && !line.isEmpty:
        blocks[blocks.count - 1] = .text(before.isEmpty ? "\(line)" : "\(before) \(line)")
      case .verbatim(let before, let language)? where isShown:
        blocks[blocks.count - 1] = .verbatim("\(before)\n\(line)", as: language)
      default: blocks.append(isShown ? .verbatim("\(line)", as: "text") : .text("\(line)"))
      }
    }
    return blocks.filter { block in
      if case .text("") = block { false } else { true }
    }
  }
}

extension String {
  var firstUppercased: String { prefix(1).uppercased() + dropFirst() }
}
