import GestureScript

/// A JSON object per script: all in one object, or one per line.
struct JSONReport: Sendable {
  private let shape: Shape
  private var isFirst = true

  enum Shape: Sendable {
    case whole, lines
  }

  init(_ shape: Shape) {
    self.shape = shape
  }

  func begin(to text: inout [UInt8]) {
    guard shape == .whole else { return }
    text.write("{\"version\":\(json: [UInt8](Version.text)),\"scripts\":[")
  }

  package mutating func append(_ outcome: CheckOutcome, to text: inout [UInt8]) {
    if shape == .whole { text.append(isFirst ? "\n" : ",\n") }
    isFirst = false
    text.write("{\"path\":\(json: outcome.path),\"verdict\":\"\(outcome.verdict.name)\"")
    if case .skipped(let reason) = outcome.verdict { text.write(",\"reason\":\"\(reason.name)\"") }
    if outcome.nanoseconds > 0 { append("nanoseconds", outcome.nanoseconds, to: &text) }
    append("checks", Int64(outcome.items.count { $0.kind == .check }), to: &text)
    append("met", Int64(outcome.items.count { $0.kind == .check && $0.isMet }), to: &text)
    if let golden = outcome.items.first(where: { $0.kind == .golden }) {
      text.append(golden.isMet ? ",\"golden\":\"same\"" : ",\"golden\":\"differs\"")
    }
    text.append(",\"problems\":[")
    for (index, problem) in outcome.problems.enumerated() {
      if index > 0 { text.append(",") }
      append(problem, to: &text)
    }
    text.append(shape == .whole ? "]}" : "]}\n")
  }

  private func append(_ problem: CheckOutcome.Problem, to text: inout [UInt8]) {
    text.write("{\"type\":\"\(problem.kind.name)\"")
    if problem.line > 0 { append("line", Int64(problem.line), to: &text) }
    if problem.column > 0 { append("column", Int64(problem.column), to: &text) }
    append("message", problem.message, to: &text)
    if let expected = problem.expected { append("expected", expected, to: &text) }
    if let actual = problem.actual { append("actual", actual, to: &text) }
    append("report", problem.report, to: &text)
    append("group", problem.group, to: &text)
    text.append("}")
  }

  func end(_ summary: CheckSummary, to text: inout [UInt8]) {
    text.append(shape == .whole ? "\n],\"summary\":{" : "{\"summary\":true,")
    text.write("\"selected\":\(summary.selected)")
    append("of", summary.found ?? summary.selected, to: &text)
    append("passed", summary.passed, to: &text)
    append("review", summary.review, to: &text)
    append("failed", summary.failed, to: &text)
    append("unreadable", summary.unreadable, to: &text)
    append("skipped", summary.skipped, to: &text)
    if summary.nanoseconds > 0 { append("nanoseconds", summary.nanoseconds, to: &text) }
    append(summary.groups, to: &text)
    text.append(shape == .whole ? "}}\n" : "}\n")
  }

  private func append(_ groups: ProblemGroups, to text: inout [UInt8]) {
    text.append(",\"groups\":[")
    for (index, group) in groups.bySize.enumerated() {
      text.write("\(index > 0 ? "," : ""){\"name\":\(json: group.name)")
      append("count", group.count, to: &text)
      append("first", group.first, to: &text)
      if let remark = group.remark { append("remark", remark, to: &text) }
      text.append("}")
    }
    text.append("]")
  }

  private func append(_ key: StaticString, _ number: Int64, to text: inout [UInt8]) {
    text.write(",\"\(key)\":\(number)")
  }

  private func append(_ key: StaticString, _ value: [UInt8], to text: inout [UInt8]) {
    text.write(",\"\(key)\":\(json: value)")
  }
}
