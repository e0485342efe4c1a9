import GestureScript

/// The report for people: the problems, and a summary.
struct HumanReport: Sendable {
  func begin(_ summary: CheckSummary, to text: inout [UInt8]) {
    guard let found = summary.found else { return }
    text.append("selected ")
    DecimalText.append(summary.selected, to: &text)
    text.append(" of ")
    DecimalText.append(found, to: &text)
    text.append("\n")
  }

  /// Appends the problems of a script; one line only once enough of its group have been reported.
  package func append(
    _ outcome: CheckOutcome, _ summary: CheckSummary, to text: inout [UInt8]
  ) {
    guard let group = summary.groups.group(of: outcome), let first = group.familiar else {
      return text.append(contentsOf: outcome.report)
    }
    text.append(text: outcome.path)
    text.append(": ")
    text.append(text: group.name)
    text.append(", as in ")
    text.append(text: first)
    text.append("\n")
  }

  func end(_ summary: CheckSummary, to text: inout [UInt8]) {
    guard summary.selected > 0 else { return }
    append(summary.groups, to: &text)
    Self.append(counts: summary, to: &text)
    text.append("\n")
  }

  /// Appends `28 passed, 2 failed`, and the other counts that are not 0.
  static func append(counts summary: CheckSummary, to text: inout [UInt8]) {
    DecimalText.append(summary.passed, to: &text)
    text.append(" passed, ")
    DecimalText.append(summary.failed, to: &text)
    text.append(" failed")
    append(summary.review, ", ", " to review", to: &text)
    append(summary.unreadable, ", ", " unreadable", to: &text)
    append(summary.skipped, ", ", " not checked", to: &text)
  }

  /// Appends each group with its number of scripts, if one has more than one script.
  private func append(_ groups: ProblemGroups, to text: inout [UInt8]) {
    let all = groups.bySize
    guard let largest = all.first, largest.count > 1 else { return }
    text.append("problems:\n")
    var width: [UInt8] = []
    DecimalText.append(largest.count, to: &width)
    for group in all.prefix(Self.mostGroups) {
      var count: [UInt8] = []
      DecimalText.append(group.count, to: &count)
      text.append(
        contentsOf: repeatElement(UInt8(ascii: " "), count: 2 + width.count - count.count))
      text += count
      text.append("  ")
      text.append(text: group.name)
      if let remark = group.remark {
        text.append(", ")
        text += remark
      }
      text.append(group.count > 1 ? "; first in " : "; in ")
      text.append(text: group.first)
      text.append("\n")
    }
    Self.append(Int64(all.count - Self.mostGroups), "  and ", " more kinds\n", to: &text)
  }

  private static let mostGroups = 20

  private static func append(
    _ count: Int64, _ before: StaticString, _ behind: StaticString, to text: inout [UInt8]
  ) {
    guard count > 0 else { return }
    text.append(before)
    DecimalText.append(count, to: &text)
    text.append(behind)
  }
}
