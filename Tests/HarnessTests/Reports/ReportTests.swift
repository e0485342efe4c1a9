import Testing

import Harness

/// Tests of the exact text of reports.
struct ReportTests {
  private static let scripts: [(path: String, source: String, golden: String?)] = [
    ("a/good.gesture", "gesture 1\nkey ArrowUp\nexpect value == 1\n", nil),
    ("a/bad.gesture", "gesture 1\nkey ArrowUp\nexpect value == 3\nexpect value == 1\n", nil),
    ("b/odd.gesture", "gesture 1\nkye ArrowUp\n", nil),
    ("b/golden.gesture", "gesture 1\n+1ms mark \"a\"\n", "trace 1\n"),
    ("c.gesture", "gesture 1\n", nil),
  ]

  static let outcomes =
    scripts.map { path, source, golden in
      ScriptCheck(
        Array(source.utf8), at: Array(path.utf8), golden: golden.map { Golden(Array($0.utf8)) }
      ).outcome
    } + [CheckOutcome(path: Array("d.gesture".utf8), verdict: .skipped(.interrupted))]

  private func report(_ format: ReportFormat, _ outcomes: [CheckOutcome]) -> String {
    var writer = ReportWriter(format, selected: Int64(outcomes.count), of: 9)
    var text = writer.head()
    for outcome in outcomes { text += writer.text(of: outcome) }
    return string(text + writer.end())
  }

  @Test func `people read problems, and a summary`() {
    let text = report(.human, Self.outcomes)
    #expect(text.hasPrefix("selected 6 of 9\na/bad.gesture:3:8: check failed\n"))
    #expect(text.hasSuffix("\n1 passed, 2 failed, 1 to review, 1 unreadable, 1 not checked\n"))
    let note = "c.gesture: note: nothing to check; to record a golden: detent accept c.gesture\n"
    #expect(text.contains(note))
  }

  @Test func `TAP has a subtest for each check`() {
    #expect(
      report(.tap, Array(Self.outcomes[..<2])) == """
        TAP version 14
        1..2
        # Subtest: a/good.gesture
            1..1
            ok 1 - line 3: value == 1
        ok 1 - a/good.gesture
        # Subtest: a/bad.gesture
            1..2
            not ok 1 - line 3: value == 3
            ok 2 - line 4: value == 1
        not ok 2 - a/bad.gesture
          ---
          message: "value is 1 at @0ms"
          severity: fail
          type: check
          file: "a/bad.gesture"
          line: 3
          column: 8
          expected: "value == 3"
          actual: "value is 1"
          report: |
            a/bad.gesture:3:8: check failed
                 2 | key ArrowUp
                 3 | expect value == 3
                   |        ^^^^^ value is 1 at @0ms
              trace:
                   @0ms            began
                   @0ms            changed value=1 cause=key
                 > @0ms            ended reason=commit value=1
              to accept: detent accept a/bad.gesture:3
          ...

        """)
    #expect(report(.tap, []) == "TAP version 14\n1..0 # SKIP nothing to check\n")
    #expect(report(.tap, [Self.outcomes[5]]).hasSuffix("\nok 1 - d.gesture # SKIP interrupted\n"))
  }

  @Test func `JUnit has a suite for each folder`() {
    let text = report(.junit, Self.outcomes)
    let shape = text.split(separator: "\n").filter {
      ($0.contains("<test") || $0.contains("</test") || $0.hasPrefix("<?"))
        && !$0.contains("testcase")
    }
    #expect(
      shape == [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        "<testsuites name=\"detent check\" tests=\"6\" failures=\"2\" errors=\"1\">",
        "  <testsuite name=\".\" tests=\"2\" failures=\"0\" errors=\"0\" skipped=\"2\">",
        "  </testsuite>",
        "  <testsuite name=\"a\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\">",
        "  </testsuite>",
        "  <testsuite name=\"b\" tests=\"2\" failures=\"1\" errors=\"1\" skipped=\"0\">",
        "  </testsuite>", "</testsuites>",
      ])
    #expect(text.contains("    <testcase name=\"good.gesture\" classname=\"a\"/>\n"))
    #expect(text.contains("      <skipped message=\"interrupted\"/>\n"))
    #expect(
      text.contains("<failure message=\"value is 1 at @0ms\" type=\"check\">a/bad.gesture:3:8"))
  }

  @Test func `a script with nothing to check has not passed, in any format`() {
    let unchecked = Self.outcomes[4]
    let command = "to record a golden: detent accept c.gesture"
    let note = "c.gesture: note: nothing to check; \(command)\n"
    #expect(report(.human, [unchecked]).hasSuffix("\(note)0 passed, 0 failed, 1 to review\n"))
    #expect(report(.tap, [unchecked]).contains("\nok 1 - c.gesture # SKIP nothing to check\n"))
    let junit = report(.junit, [unchecked])
    #expect(junit.contains("failures=\"0\" errors=\"0\" skipped=\"1\">\n"))
    #expect(junit.contains("      <skipped message=\"nothing to check\"/>\n"))
    #expect(
      report(.github, [unchecked])
        == "::warning file=c.gesture,title=detent check (note)::nothing to check%0Ahelp: \(command)\n"
    )
    for format in [ReportFormat.json, .ndjson] {
      let text = report(format, [unchecked])
      #expect(text.contains("\"verdict\":\"review\""))
      #expect(text.contains("\"passed\":0,\"review\":1,\"failed\":0,"))
    }
  }

  @Test func `times are reported only if they were measured`() {
    var outcome = Self.outcomes[0]
    outcome.nanoseconds = 1_234_567
    #expect(report(.junit, [outcome]).contains(" classname=\"a\" time=\"0.001234\"/>"))
    #expect(report(.tap, [outcome]).contains("  duration_ms: 1.234567\n"))
    #expect(report(.json, [outcome]).contains("\"nanoseconds\":1234567,"))
    for (_, format) in ReportFormat.all {
      let text = report(format, Self.outcomes)
      #expect(!text.contains("time=") && !text.contains("duration") && !text.contains("nanosec"))
    }
  }

  @Test func `an annotation has the line, and what was expected`() {
    #expect(
      report(.github, Array(Self.outcomes[..<2]))
        == "::error file=a/bad.gesture,line=3,col=8,title=detent check (check)::"
        + "value is 1 at @0ms%0Aexpected: value == 3%0Aactual: value is 1\n")
  }

  @Test func `no script takes the place of others among the annotations`() {
    let source = "gesture 1\n" + String(repeating: "kye ArrowUp\n", count: 50)
    let one = ScriptCheck(Array(source.utf8), at: Array("x".utf8), golden: nil).outcome
    let text = report(.github, [one, one, one, one, one])
    #expect(text.split(separator: "\n").count { $0.hasPrefix("::error ") } == 10)
    #expect(text.hasSuffix("\n90 more are not annotated\n"))
    #expect(report(.github, [one]).split(separator: "\n").count == 4)
  }

  @Test func `an annotation has the fix, where there is one`() {
    #expect(
      report(.github, [Self.outcomes[2]])
        == "::error file=b/odd.gesture,line=2,col=1,title=detent check (unreadable)::"
        + "unknown verb 'kye'%0Ahelp: did you mean 'key'?\n")
  }
}
