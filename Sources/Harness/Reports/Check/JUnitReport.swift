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
    var text = [UInt8]("    <testcase name=\"")
    text.append(xml: name)
    text.append("\" classname=\"")
    text.append(xml: folder)
    appendTime(outcome.nanoseconds, to: &text)
    text.append("\"")
    let start = text.count
    appendContents(outcome, to: &text)
    text.append(text.count == start ? "/>\n" : "    </testcase>\n")
    cases.append(
      Case(
        folder: folder, outcome: Outcome(outcome.verdict), nanoseconds: outcome.nanoseconds,
        text: text))
  }

  // MARK: A case

  private func appendContents(_ outcome: CheckOutcome, to text: inout [UInt8]) {
    switch outcome.verdict {
    case .passed: return
    case .review: appendSkipped("nothing to check", to: &text)
    case .skipped(let reason): appendSkipped(reason.name, to: &text)
    case .failed: append(outcome, "failure", to: &text)
    case .unreadable, .missing: append(outcome, "error", to: &text)
    }
  }

  private func appendSkipped(_ reason: StaticString, to text: inout [UInt8]) {
    text.append(">\n      <skipped message=\"")
    text.append(reason)
    text.append("\"/>\n")
  }

  private func append(
    _ outcome: CheckOutcome, _ element: StaticString, to text: inout [UInt8]
  ) {
    text.append(">\n      <")
    text.append(element)
    if let cause = outcome.cause {
      text.append(" message=\"")
      text.append(xml: cause.message)
      text.append("\" type=\"")
      text.append(cause.kind.name)
      text.append("\"")
    }
    text.append(">")
    let lines = outcome.report.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if index > 0 { text.append("\n") }
      text.append(xml: [UInt8](line))
    }
    text.append("</")
    text.append(element)
    text.append(">\n")
    appendFiles(of: outcome, to: &text)
  }

  /// Attaches the script and its golden, as lines of output that Jenkins and GitLab interpret as
  /// attachments.
  private func appendFiles(of outcome: CheckOutcome, to text: inout [UInt8]) {
    guard let evidence = outcome.evidence, !outcome.path.elementsEqual("-".utf8) else { return }
    var files = [outcome.path]
    let suffix = [UInt8](".gesture")
    if evidence.golden != nil {
      let isNamed = outcome.path.suffix(suffix.count).elementsEqual(suffix)
      files.append(outcome.path.dropLast(isNamed ? suffix.count : 0) + [UInt8](".trace"))
    }
    // A bracket or a line end would end the name.
    files.removeAll { $0.contains(UInt8(ascii: "]")) || $0.contains(UInt8(ascii: "\n")) }
    guard !files.isEmpty else { return }
    text.append("      <system-out>")
    for (index, file) in files.enumerated() {
      text.append(index > 0 ? "\n[[ATTACHMENT|" : "[[ATTACHMENT|")
      text.append(xml: file)
      text.append("]]")
    }
    text.append("</system-out>\n")
  }

  // MARK: All cases

  /// - Complexity: O(*n* log *n*) in the number of cases.
  func end(_ summary: CheckSummary, to text: inout [UInt8]) {
    text.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"detent check\"")
    append(cases[...], to: &text)
    text.append(">\n")
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
    text.append("  <testsuite name=\"")
    text.append(xml: cases.first?.folder ?? [])
    text.append("\"")
    append(cases, to: &text)
    text.append(" skipped=\"")
    DecimalText.append(count(.skipped, in: cases), to: &text)
    text.append("\">\n")
    for one in cases { text.append(contentsOf: one.text) }
    text.append("  </testsuite>\n")
  }

  private func append(_ cases: ArraySlice<Case>, to text: inout [UInt8]) {
    text.append(" tests=\"")
    DecimalText.append(Int64(cases.count), to: &text)
    text.append("\" failures=\"")
    DecimalText.append(count(.failed, in: cases), to: &text)
    text.append("\" errors=\"")
    DecimalText.append(count(.unreadable, in: cases), to: &text)
    appendTime(cases.reduce(0) { $0.addingSaturated($1.nanoseconds) }, to: &text)
    text.append("\"")
  }

  private func count(_ outcome: Outcome, in cases: ArraySlice<Case>) -> Int64 {
    Int64(cases.count { $0.outcome == outcome })
  }

  /// Closes an attribute and opens the `time` attribute, if a time was measured.
  private func appendTime(_ nanoseconds: Int64, to text: inout [UInt8]) {
    guard nanoseconds > 0 else { return }
    text.append("\" time=\"")
    text.append(seconds: nanoseconds)
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
