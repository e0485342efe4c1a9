import GestureScript

/// What people are told: what is wrong, and a summary.
struct HumanReport: Sendable {
  func begin(_ summary: CheckSummary, to text: inout [UInt8]) {
    guard let found = summary.found else { return }
    text.append("selected ")
    DecimalText.append(summary.selected, to: &text)
    text.append(" of ")
    DecimalText.append(found, to: &text)
    text.append("\n")
  }

  package func append(_ outcome: CheckOutcome, to text: inout [UInt8]) {
    text.append(contentsOf: outcome.report)
  }

  func end(_ summary: CheckSummary, to text: inout [UInt8]) {
    guard summary.selected > 0 else { return }
    DecimalText.append(summary.passed, to: &text)
    text.append(" passed, ")
    DecimalText.append(summary.failed, to: &text)
    text.append(" failed")
    append(summary.review, ", ", " to review", to: &text)
    append(summary.unreadable, ", ", " unreadable", to: &text)
    append(summary.skipped, ", ", " not checked", to: &text)
    text.append("\n")
  }

  private func append(
    _ count: Int64, _ before: StaticString, _ behind: StaticString, to text: inout [UInt8]
  ) {
    guard count > 0 else { return }
    text.append(before)
    DecimalText.append(count, to: &text)
    text.append(behind)
  }
}
