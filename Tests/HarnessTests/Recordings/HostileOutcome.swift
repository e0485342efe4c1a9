import TestSupport

import Harness

/// An outcome whose name and message contain syntax of the report formats.
struct HostileOutcome {
  var outcome: CheckOutcome
  /// The path in valid UTF-8; invalid bytes become U+FFFD.
  var path: String
  var message: String

  init(_ random: inout RandomBits) {
    let path = Self.text(&random)
    let message = Self.text(&random)
    (self.path, self.message) = (path.text, message.text)
    let verdict = random.pick(Self.verdicts)
    let line = Int(random.whole(0...3))
    let items = (0..<random.whole(0...3)).map { _ in
      CheckOutcome.Item(
        random.pick([.check, .golden, .end]), line: line, text: Self.text(&random).bytes,
        isMet: random.coin())
    }
    let kind: CheckOutcome.Problem.Kind = random.pick([.check, .golden, .stopped, .unreadable])
    let report = random.coin() ? message.bytes + [10] : Self.text(&random).bytes
    let problem = CheckOutcome.Problem(
      kind, line: line, column: line, message: message.bytes,
      expected: random.coin() ? message.bytes : nil, actual: random.coin() ? path.bytes : nil,
      report: report)
    outcome = CheckOutcome(
      path: path.bytes, verdict: verdict, items: items,
      problems: verdict.isError || random.coin() ? [problem] : [],
      nanoseconds: random.coin() ? 0 : random.whole(1...5_000_000_000))
  }

  private static let verdicts: [CheckOutcome.Verdict] = [
    .passed, .review, .failed, .failed, .unreadable, .missing, .skipped(.interrupted),
    .skipped(.enoughFailed),
  ]

  /// Pieces of names, and the text that they become.
  private static let pieces: [(bytes: [UInt8], text: String)] =
    [
      "a", "b/", "\"", "'", "\\", "#", " # SKIP ", "\\#", "]]>", "<!--", "&amp;", "<", ">", "&",
      "\n", "\r", "\r\n", "\t", "%", "%0A", ":", "::", ",", "::error::", "é", "日本", "😀", "\u{FEFF}",
      "not ok 1 - ", "\nok 2 - x", "1..0", "  ---", "  ...", "{", "}", "\u{0}", "\u{1B}[31m",
      "\u{7F}", "\u{85}", "\u{2028}", "\u{FFFE}", "\u{FFFF}", ".gesture", "…",
    ].map { (Array($0.utf8), $0) } + [
      ([0xFF], "\u{FFFD}"), ([0xC3], "\u{FFFD}"), ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ]

  private static func text(_ random: inout RandomBits) -> (bytes: [UInt8], text: String) {
    var bytes: [UInt8] = []
    var text = ""
    for _ in 0..<random.whole(1...8) {
      let piece = random.pick(pieces)
      bytes += piece.bytes + Array("x".utf8)
      text += piece.text + "x"
    }
    return (bytes, text)
  }

  /// Returns a report on outcomes in a format.
  static func report(
    _ format: ReportFormat, _ outcomes: [HostileOutcome]
  ) -> String {
    var writer = ReportWriter(format, selected: Int64(outcomes.count))
    var text = writer.head()
    for outcome in outcomes { text += writer.text(of: outcome.outcome) }
    return String(decoding: text + writer.end(), as: UTF8.self)
  }

  /// Returns 0 to 12 random outcomes.
  static func some(_ random: inout RandomBits) -> [HostileOutcome] {
    (0..<random.whole(0...12)).map { _ in HostileOutcome(&random) }
  }
}

extension String {
  /// Returns the string with each matching character replaced by U+FFFD.
  func replacing(where isReplaced: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars { text.append(isReplaced(scalar) ? "\u{FFFD}" : scalar) }
    return String(text)
  }

  /// Returns the string with control characters replaced by U+FFFD, except for `kept`.
  func withoutControls(except kept: Set<UInt32>) -> String {
    replacing {
      ($0.value < 0x20 || (0x7F...0x9F).contains($0.value)) && !kept.contains($0.value)
    }
  }
}
