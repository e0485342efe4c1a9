import GestureScript

/// JUnit XML according to the schema that Jenkins publishes: a suite per folder, a case per script.
struct JUnitReport: Sendable {
  private var cases: [Case] = []

  private struct Case {
    var folder: [UInt8]
    var outcome: Outcome
    var nanoseconds: Int64
    var text: [UInt8]
  }

  fileprivate enum Outcome { case passed, failed, unreadable, skipped }

  mutating func add(_ outcome: CheckOutcome) {
    let slash = outcome.path.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { [UInt8](outcome.path[..<$0]) } ?? [UInt8](".")
    let name = [UInt8](outcome.path[(slash.map { $0 + 1 } ?? 0)...])
    let contents = contents(of: outcome)
    var text: [UInt8] = []
    text.write(
      """
          <testcase name="\(xml: name)" classname="\(xml: folder)\(time(outcome.nanoseconds))"\
      \(contents.isEmpty ? "/>" : contents + "    </testcase>")

      """)
    cases.append(
      Case(
        folder: folder, outcome: Outcome(outcome.verdict), nanoseconds: outcome.nanoseconds,
        text: text))
  }

  // MARK: A case

  private func contents(of outcome: CheckOutcome) -> String {
    switch outcome.verdict {
    case .passed: ""
    case .review: skipped("nothing to check")
    case .skipped(let reason): skipped(reason.name)
    case .failed: problem(of: outcome, "failure")
    case .unreadable, .missing: problem(of: outcome, "error")
    }
  }

  private func skipped(_ reason: StaticString) -> String {
    ">\n      <skipped message=\"\(reason)\"/>\n"
  }

  private func problem(of outcome: CheckOutcome, _ element: StaticString) -> String {
    let cause = outcome.cause.map { " message=\"\(xml: $0.message)\" type=\"\($0.kind.name)\"" }
    let lines = outcome.report.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let report = lines.map { "\(xml: [UInt8]($0))" }.joined(separator: "\n")
    return ">\n      <\(element)\(cause ?? "")>\(report)</\(element)>\n" + files(of: outcome)
  }

  /// Attaches the script and its golden, as lines of output that Jenkins and GitLab interpret as
  /// attachments.
  private func files(of outcome: CheckOutcome) -> String {
    guard let evidence = outcome.evidence, !outcome.path.elementsEqual("-".utf8) else { return "" }
    var files = [outcome.path]
    let suffix = [UInt8](".gesture")
    if evidence.golden != nil {
      let isNamed = outcome.path.suffix(suffix.count).elementsEqual(suffix)
      files.append(outcome.path.dropLast(isNamed ? suffix.count : 0) + [UInt8](".trace"))
    }
    // A bracket or a line end would end the name.
    files.removeAll { $0.contains(UInt8(ascii: "]")) || $0.contains(UInt8(ascii: "\n")) }
    guard !files.isEmpty else { return "" }
    let names = files.map { "[[ATTACHMENT|\(xml: $0)]]" }.joined(separator: "\n")
    return "      <system-out>\(names)</system-out>\n"
  }

  // MARK: All cases

  /// - Complexity: O(*n* log *n*) in the number of cases.
  func end(_ summary: CheckSummary, to text: inout [UInt8]) {
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"detent check\""
    text.write("\(head)\(counts(cases[...]))>\n")
    let order = cases.indices.sorted {
      cases[$0].folder == cases[$1].folder
        ? $0 < $1 : cases[$0].folder.lexicographicallyPrecedes(cases[$1].folder)
    }
    let sorted = order.map { cases[$0] }
    var start = 0
    while start < sorted.count {
      let folder = sorted[start].folder
      let end = sorted[start...].firstIndex { $0.folder != folder } ?? sorted.count
      appendSuite(sorted[start..<end], to: &text)
      start = end
    }
    text.append("</testsuites>\n")
  }

  private func appendSuite(_ cases: ArraySlice<Case>, to text: inout [UInt8]) {
    let name = cases.first?.folder ?? []
    let skipped = count(.skipped, in: cases)
    text.write("  <testsuite name=\"\(xml: name)\"\(counts(cases)) skipped=\"\(skipped)\">\n")
    for one in cases { text.append(contentsOf: one.text) }
    text.append("  </testsuite>\n")
  }

  private func counts(_ cases: ArraySlice<Case>) -> String {
    let length: Int64 = cases.reduce(0) { $0.addingSaturated($1.nanoseconds) }
    return """
       tests="\(cases.count)" failures="\(count(.failed, in: cases))" \
      errors="\(count(.unreadable, in: cases))\(time(length))"
      """
  }

  private func count(_ outcome: Outcome, in cases: ArraySlice<Case>) -> Int64 {
    Int64(cases.count { $0.outcome == outcome })
  }

  /// Closes an attribute and opens the `time` attribute, if a time was measured.
  private func time(_ nanoseconds: Int64) -> String {
    nanoseconds > 0 ? "\" time=\"\({ $0.append(seconds: nanoseconds) })" : ""
  }
}

extension JUnitReport.Outcome {
  fileprivate init(_ verdict: CheckOutcome.Verdict) {
    switch verdict {
    case .passed: self = .passed
    case .failed: self = .failed
    case .unreadable, .missing: self = .unreadable
    case .skipped, .review: self = .skipped
    }
  }
}
