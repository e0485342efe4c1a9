import GestureScript

/// The report for people: the problems, and a summary.
struct HumanReport: Sendable {
  func begin(_ summary: CheckSummary, to text: inout [UInt8]) {
    guard let found = summary.found else { return }
    text.write("selected \(summary.selected) of \(found)\n")
  }

  /// Appends the problems of a script; one line only once enough of its group have been reported.
  package func append(
    _ outcome: CheckOutcome, _ summary: CheckSummary, to text: inout [UInt8]
  ) {
    guard let group = summary.groups.group(of: outcome), let first = group.familiar else {
      return text.append(contentsOf: outcome.report)
    }
    text.write("\(line: outcome.path): \(line: group.name), as in \(line: first)\n")
  }

  func end(_ summary: CheckSummary, to text: inout [UInt8]) {
    guard summary.selected > 0 else { return }
    append(summary.groups, to: &text)
    Self.append(counts: summary, to: &text)
    text.append("\n")
  }

  /// Appends `28 passed, 2 failed`, and the other counts that are not 0.
  static func append(counts summary: CheckSummary, to text: inout [UInt8]) {
    text.write("\(summary.passed) passed, \(summary.failed) failed")
    let others: [(Int64, StaticString)] = [
      (summary.review, "to review"), (summary.unreadable, "unreadable"),
      (summary.skipped, "not checked"),
    ]
    for (count, what) in others where count > 0 { text.write(", \(count) \(what)") }
  }

  /// Appends each group with its number of scripts, if one has more than one script.
  private func append(_ groups: ProblemGroups, to text: inout [UInt8]) {
    let all = groups.bySize
    guard let largest = all.first, largest.count > 1 else { return }
    text.append("problems:\n")
    let width = "\(largest.count)".count
    for group in all.prefix(Self.mostGroups) {
      let count = "\(group.count)"
      let space = String(repeating: " ", count: 2 + width - count.count)
      let remark = group.remark.map { ", \(utf8: $0)" } ?? ""
      let place = group.count > 1 ? "first in" : "in"
      text.write("\(space)\(count)  \(line: group.name)\(remark); \(place) \(line: group.first)\n")
    }
    let left = all.count - Self.mostGroups
    if left > 0 { text.write("  and \(left) more kinds\n") }
  }

  private static let mostGroups = 20
}

extension String.StringInterpolation {
  /// Appends text as it is shown in one line.
  fileprivate mutating func appendInterpolation(line text: [UInt8]) {
    appendInterpolation { $0.append(text: text) }
  }
}
