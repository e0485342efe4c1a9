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
    let note = summary.selected == 0 ? " # SKIP nothing to check" : ""
    text.write("TAP version 14\n1..\(summary.selected)\(note)\n")
  }

  package mutating func append(_ outcome: CheckOutcome, to text: inout [UInt8]) {
    number += 1
    text.write(items(of: outcome))
    let remark =
      switch outcome.verdict {
      case .skipped(let reason): " # SKIP \(reason.name)"
      case .review: " # SKIP nothing to check"
      case .passed, .failed, .unreadable, .missing: ""
      }
    text.write(
      "\(Self.test(number, isOK: !outcome.verdict.isError))\(tap: outcome.path)\(remark)\n")
    guard outcome.nanoseconds > 0 || !outcome.problems.isEmpty else { return }
    text.append("  ---\n")
    appendDetails(outcome, to: &text)
    text.append("  ...\n")
  }

  private static func test(_ number: Int64, isOK: Bool) -> String {
    "\(isOK ? "ok" : "not ok") \(number) - "
  }

  // MARK: Subtests

  private func items(of outcome: CheckOutcome) -> String {
    guard !outcome.items.isEmpty else { return "" }
    let lines = outcome.items.enumerated().map { index, item in
      "    \(Self.test(Int64(index + 1), isOK: item.isMet))\(Self.name(of: item))\n"
    }
    return "# Subtest: \(tap: outcome.path)\n    1..\(lines.count)\n" + lines.joined()
  }

  private static func name(of item: CheckOutcome.Item) -> String {
    switch item.kind {
    case .golden: "golden"
    case .end: "played to the end"
    case .laws: "\(tap: item.text)"
    case .check: "line \(item.line): \(tap: item.text)"
    }
  }

  // MARK: Details

  private func appendDetails(_ outcome: CheckOutcome, to text: inout [UInt8]) {
    if let problem = outcome.cause ?? outcome.problems.first {
      append("message", problem.message, to: &text)
      let severity = outcome.verdict.isError ? "fail" : "comment"
      text.write("  severity: \(severity)\n  type: \(problem.kind.name)\n")
      append("file", outcome.path, to: &text)
      append("line", problem.line, to: &text)
      append("column", problem.column, to: &text)
      if let expected = problem.expected { append("expected", expected, to: &text) }
      if let actual = problem.actual { append("actual", actual, to: &text) }
    }
    if outcome.nanoseconds > 0 {
      text.write("  duration_ms: \(milliseconds: outcome.nanoseconds)\n")
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
    for line in lines { text.write("    \({ $0.append(text: [UInt8](line)) })\n") }
  }

  private func append(_ key: StaticString, _ value: [UInt8], to text: inout [UInt8]) {
    text.write("  \(key): \(json: value)\n")
  }

  private func append(_ key: StaticString, _ number: Int, to text: inout [UInt8]) {
    if number > 0 { text.write("  \(key): \(number)\n") }
  }
}

extension String.StringInterpolation {
  /// Appends a description in one line, with `#` and `\` escaped.
  fileprivate mutating func appendInterpolation(tap text: [UInt8]) {
    appendInterpolation { line in
      var clean: [UInt8] = []
      clean.append(text: text)
      for byte in clean {
        if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "\\") { line.append("\\") }
        line.append(byte)
      }
    }
  }
}
