import Harness
import Testing

/// Tests of the exact report on a failed check.
struct CheckReportTests {
  /// Returns the report on the first failure of a script.
  private func report(_ source: String, isColored: Bool = false) -> String {
    let bytes = Array(source.utf8)
    guard let script = ScriptReader.read(bytes).script else { return "unreadable" }
    let replay = Replay(script, level: .calls)
    guard let failure = replay.failures.first else { return "passed" }
    let report = CheckReport(file: Array("c.gesture".utf8), source: bytes, isColored: isColored)
    var text: [UInt8] = []
    report.append(failure, of: replay, to: &text)
    return string(text)
  }

  /// A script, and the expected report.
  @Test(arguments: [
    (
      "gesture 1\nvalue 5\n\n+8ms  key ArrowUp\n      expect value == 50  # why\n",
      """
      c.gesture:5:14: check failed
           4 | +8ms  key ArrowUp
           5 |       expect value == 50  # why
             |              ^^^^^ value is 6 at @8ms
        trace:
             @8ms            began
             @8ms            changed value=6 cause=key
           > @8ms            ended reason=commit value=6
        to accept: detent accept c.gesture:5

      """
    ),
    (
      "gesture 1\nexpect phase != idle\n",
      """
      c.gesture:2:8: check failed
           1 | gesture 1
           2 | expect phase != idle
             |        ^^^^^ phase is idle at @0ms

      """
    ),
    (
      "gesture 1\r\n\r\n\t@2s\texpect calls tick(3) idle\r\n",
      """
      c.gesture:3:13: check failed
           2 |
           3 | \t@2s\texpect calls tick(3) idle
             | \t   \t       ^^^^^ the calls were none at @2000ms
        to accept: detent accept c.gesture:3

      """
    ),
    (
      "gesture 1\nkey ArrowUp repeat=2\nexpect never committed\nkey ArrowUp",
      """
      c.gesture:3:8: check failed
           2 | key ArrowUp repeat=2
           3 | expect never committed
             |        ^^^^^ committed came first at @0ms, noticed at @0ms
        trace:
             @0ms            changed value=1 cause=key
             @0ms            ended reason=commit value=1
             @0ms            began
             @0ms            changed value=2 cause=key
           > @0ms            ended reason=commit value=2

      """
    ),
  ])
  func `a failed check shows the script, what is the case, and the trace up to it`(
    source: String, text: String
  ) {
    #expect(report(source) == text)
  }

  @Test func `colours are for terminals`() {
    let source = "gesture 1\nexpect value == 1\n"
    #expect(
      report(source, isColored: true)
        == report(source).replacing("check failed", with: "\u{1B}[1;31mcheck failed\u{1B}[0m"))
  }

  // MARK: Accepting

  /// A line with a failed check, and the line after accepting.
  @Test(arguments: [
    ("       expect value == 50", "        expect value == 6"),
    ("+0ms expect value == 50 # a  b", "+0ms    expect value == 6  #  a  b"),
    ("@8ms expect value ~ 3 +- 0.5", "@8ms    expect value ~ 6 +- 0.5"),
    ("expect calls", "        expect calls began changed committed"),
  ])
  func `accepting rewrites one line only, and its check is met`(
    line: String, accepted: String
  ) throws {
    for end in ["\n", "\r\n"] {
      let head = "gesture 1#x\(end)value   5\(end)\(end)+8ms  key ArrowUp#z\(end)"
      let tail = "\(end)\(end)  expect   value==7 \(end)# last".replacing("==", with: " == ")
      let source = Array((head + line + tail).utf8)
      let script = try #require(ScriptReader.read(source).script)
      let failure = try #require(Replay(script).failures.first)
      let remedy = try #require(failure.remedy)
      let text = failure.accepting(remedy, in: source)
      let parts = string(text)
      #expect(parts.hasPrefix(head) && parts.hasSuffix(tail))
      #expect(
        parts.dropFirst(head.count).dropLast(tail.count).split(separator: " ")
          == accepted.split(separator: " "))
      let again = try #require(ScriptReader.read(text).script)
      #expect(Replay(again).failures.map(\.span.line) == [7])
    }
  }
}
