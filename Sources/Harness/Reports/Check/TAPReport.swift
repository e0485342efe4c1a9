import GestureScript

/// The Test Anything Protocol, version 14: a test per script, a subtest per check.
///
///     TAP version 14
///     1..1
///     # Subtest: a.gesture
///         1..1
///         not ok 1 - line 3: value == 3
///     not ok 1 - a.gesture
///       ---
///       message: "value is 1 at @0ms"
///       …
///       ...
struct TAPReport: Sendable {
  private var number: Int64 = 0

  func begin(_ summary: CheckSummary, to text: inout [UInt8]) {
    text.append("TAP version 14\n1..")
    DecimalText.append(summary.selected, to: &text)
    if summary.selected == 0 { text.append(" # SKIP nothing to check") }
    text.append("\n")
  }

  package mutating func append(_ outcome: CheckOutcome, to text: inout [UInt8]) {
    number += 1
    appendItems(of: outcome, to: &text)
    appendTest(number, isOK: !outcome.verdict.isError, to: &text)
    text.append(tap: outcome.path)
    switch outcome.verdict {
    case .skipped(let reason):
      text.append(" # SKIP ")
      text.append(reason.name)
    case .review: text.append(" # SKIP nothing to check")
    case .passed, .failed, .unreadable, .missing: break
    }
    text.append("\n")
    guard outcome.nanoseconds > 0 || !outcome.problems.isEmpty else { return }
    text.append("  ---\n")
    appendDetails(outcome, to: &text)
    text.append("  ...\n")
  }

  private func appendTest(_ number: Int64, isOK: Bool, to text: inout [UInt8]) {
    text.append(isOK ? "ok " : "not ok ")
    DecimalText.append(number, to: &text)
    text.append(" - ")
  }

  // MARK: Subtests

  private func appendItems(of outcome: CheckOutcome, to text: inout [UInt8]) {
    guard !outcome.items.isEmpty else { return }
    text.append("# Subtest: ")
    text.append(tap: outcome.path)
    text.append("\n    1..")
    DecimalText.append(Int64(outcome.items.count), to: &text)
    text.append("\n")
    for (index, item) in outcome.items.enumerated() {
      text.append("    ")
      appendTest(Int64(index + 1), isOK: item.isMet, to: &text)
      append(item, to: &text)
      text.append("\n")
    }
  }

  private func append(_ item: CheckOutcome.Item, to text: inout [UInt8]) {
    switch item.kind {
    case .golden: return text.append("golden")
    case .end: return text.append("played to the end")
    case .laws: return text.append(tap: item.text)
    case .check: break
    }
    text.append("line ")
    DecimalText.append(Int64(item.line), to: &text)
    text.append(": ")
    text.append(tap: item.text)
  }

  // MARK: Details

  private func appendDetails(_ outcome: CheckOutcome, to text: inout [UInt8]) {
    if let problem = outcome.cause ?? outcome.problems.first {
      append("message", problem.message, to: &text)
      text.append("  severity: ")
      text.append(outcome.verdict.isError ? "fail\n" : "comment\n")
      text.append("  type: ")
      text.append(problem.kind.name)
      text.append("\n")
      append("file", outcome.path, to: &text)
      append("line", problem.line, to: &text)
      append("column", problem.column, to: &text)
      if let expected = problem.expected { append("expected", expected, to: &text) }
      if let actual = problem.actual { append("actual", actual, to: &text) }
    }
    if outcome.nanoseconds > 0 {
      text.append("  duration_ms: ")
      DecimalText.append(nanosecondsAsMilliseconds: outcome.nanoseconds, to: &text)
      text.append("\n")
    }
    if !outcome.problems.isEmpty { append(report: outcome.report, to: &text) }
  }

  /// Appends lines as a YAML block, if YAML can represent them; otherwise as a string.
  private func append(report: [UInt8], to text: inout [UInt8]) {
    let lines = report.dropLast().split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let isPlain = lines.allSatisfy { $0.contains { !$0.isBlank } }
    guard isPlain, let first = lines.first?.first, !first.isBlank else {
      return append("report", report, to: &text)
    }
    text.append("  report: |\n")
    for line in lines {
      text.append("    ")
      text.append(text: [UInt8](line))
      text.append("\n")
    }
  }

  private func append(_ key: StaticString, _ value: [UInt8], to text: inout [UInt8]) {
    text.append("  ")
    text.append(key)
    text.append(": ")
    text.append(json: value)
    text.append("\n")
  }

  private func append(_ key: StaticString, _ number: Int, to text: inout [UInt8]) {
    guard number > 0 else { return }
    text.append("  ")
    text.append(key)
    text.append(": ")
    DecimalText.append(Int64(number), to: &text)
    text.append("\n")
  }
}

extension [UInt8] {
  /// Appends a description in one line, with `#` and `\` escaped.
  fileprivate mutating func append(tap text: [UInt8]) {
    var clean: [UInt8] = []
    clean.append(text: text)
    for byte in clean {
      if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "\\") { append("\\") }
      append(byte)
    }
  }
}
