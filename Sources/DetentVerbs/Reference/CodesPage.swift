extension Page {
  /// Page on all codes.
  package static var codes: Page {
    Page(
      name: "codes", title: "Codes of messages",
      summary: "the meanings of codes in messages, as E143, and the fixes",
      blocks: [
        .text(
          """
          Messages about scripts, traces and recordings have a code that never changes its \
          meaning: `E` is an error, `C` a failed check, `N` a note about something odd but \
          harmless. `detent help E143` explains one. Examples are about the ruler unless they name \
          another control.
          """)
      ] + CodeRow.all.flatMap { [.heading(heading($0))] + blocks($0) })
  }

  /// Returns the page on one code.
  package static func code(_ row: CodeRow) -> Page {
    Page(
      name: "\(row.code.name)", title: heading(row), summary: "\(row.code.meaning)",
      blocks: blocks(row))
  }

  private static func heading(_ row: CodeRow) -> String { "\(row.code.name): \(row.code.meaning)" }

  private static func blocks(_ row: CodeRow) -> [Block] {
    let sample = row.sample
    return [.text(row.advice), .text(sample.introduction)] + sample.shown
      + [.text("Output:"), .verbatim(sample.report.trimmedLines, as: "text")]
  }
}

extension CodeRow.Sample {
  fileprivate var introduction: String {
    switch self {
    case .script: "Example script:"
    case .line: "Example script as a line of JSON:"
    case .trace: "Example trace:"
    case .recording: "Example recording:"
    case .made(let sentence, _): sentence
    }
  }

  /// Language for Markdown.
  fileprivate var language: String {
    switch self {
    case .script: "gesture"
    case .line: "json"
    case .trace, .recording, .made: "text"
    }
  }

  fileprivate var shown: [Page.Block] {
    if case .made = self { return [] }
    return [.verbatim(text.trimmedLines.visible, as: language)]
  }
}

extension String {
  /// Text with visible symbols for control characters, which are then harmless to terminals.
  fileprivate var visible: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          let isHidden = scalar.value < 0x20 && scalar != "\n" && scalar != "\t"
          return isHidden ? Unicode.Scalar(0x2400 + scalar.value) ?? scalar : scalar
        }))
  }

  /// Text without trailing line ends.
  fileprivate var trimmedLines: String {
    var text = self
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
