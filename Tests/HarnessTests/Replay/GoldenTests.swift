import Harness
import Testing

/// Tests of golden traces that are stored beside their scripts.
struct GoldenTests {
  private let source = "gesture 1\nvalue 5\n\n+8ms key ArrowUp\n+8ms tap 0 9,40\n"
  private let text: String
  private let replay: Replay

  init() throws {
    let script = try #require(ScriptReader.read(Array(source.utf8)).script)
    replay = Replay(script, level: .calls)
    text = string(replay.trace(of: script, named: Array("a.gesture".utf8)))
  }

  /// Returns the report on the difference from a golden; empty if there is none.
  private func difference(from golden: String) -> String {
    let report = Golden(Array(golden.utf8)).difference(
      from: Array(text.utf8), of: replay, file: Array("b/a.gesture".utf8),
      source: Array(source.utf8))
    return string(report ?? [])
  }

  @Test func `the whole trace has a head, the lines, and an end with a digest`() {
    #expect(
      text == """
        trace 1
        script a.gesture
        control ruler
        level calls
        @8ms            began
        @8ms            changed value=6 cause=key
        @8ms            ended reason=commit value=6
        @66ms           tapped x=9 y=40
        end lines=4 ticks=0 value=6 phase=idle digest=3a9125c63d323861

        """)
  }

  @Test func `the same bytes do not differ`() {
    #expect(difference(from: text) == "")
  }

  /// Text to replace in the golden, its replacement, and the expected report.
  @Test(arguments: [
    (
      "@66ms           tapped", "@65ms           tapped",
      """
      b/a.gesture: the trace differs from the golden in line 8
             control ruler
             level calls
             @8ms            began
             @8ms            changed value=6 cause=key
             @8ms            ended reason=commit value=6
           - @65ms           tapped x=9 y=40
           + @66ms           tapped x=9 y=40
             end lines=4 ticks=0 value=6 phase=idle digest=3a9125c63d323861
        while playing
           5 | +8ms tap 0 9,40
        to accept: detent accept b/a.gesture

      """
    ),
    (
      "changed value=6 cause=key\n@8ms            ended",
      "changed value=7 cause=key\n@9ms            ended",
      """
      b/a.gesture: the trace differs from the golden in line 6
             trace 1
             script a.gesture
             control ruler
             level calls
             @8ms            began
           - @8ms            changed value=7 cause=key
           - @9ms            ended reason=commit value=6
           + @8ms            changed value=6 cause=key
           + @8ms            ended reason=commit value=6
             @66ms           tapped x=9 y=40
             end lines=4 ticks=0 value=6 phase=idle digest=3a9125c63d323861
        while playing
           4 | +8ms key ArrowUp
        to accept: detent accept b/a.gesture

      """
    ),
    (
      "trace 1\n", "trace 2\n",
      """
      b/a.gesture: the trace differs from the golden in line 1
           - trace 2
           + trace 1
             script a.gesture
             control ruler
        to accept: detent accept b/a.gesture

      """
    ),
    (
      "ticks=0", "ticks=1",
      """
      b/a.gesture: the trace differs from the golden in line 9
             level calls
             @8ms            began
             @8ms            changed value=6 cause=key
             @8ms            ended reason=commit value=6
             @66ms           tapped x=9 y=40
           - end lines=4 ticks=1 value=6 phase=idle digest=3a9125c63d323861
           + end lines=4 ticks=0 value=6 phase=idle digest=3a9125c63d323861
        to accept: detent accept b/a.gesture

      """
    ),
  ])
  func `the first difference is shown in its context, with the line that was playing`(
    right: String, wrong: String, report: String
  ) {
    #expect(difference(from: text.replacing(right, with: wrong)) == report)
  }

  @Test func `what must not reach a terminal is replaced`() {
    let report = difference(from: text.replacing("began", with: "\u{1B}[31m\rbegan"))
    #expect(report.contains("     - @8ms            \u{FFFD}[31m\u{FFFD}began\n"))
  }

  @Test func `lines that are missing or too many are counted`() {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let short = lines.prefix(5).joined(separator: "\n") + "\n"
    #expect(difference(from: short).contains("     + @8ms            changed value=6 cause=key\n"))
    let long = difference(from: text + "more\nand more\n")
    #expect(long.contains("     - more\n     - and more\n  to accept"))
    let two = text.replacing("value 5", with: "value 6").replacing("began", with: "beginning")
      .replacing("tapped", with: "tipped")
    #expect(difference(from: two).contains("  1 more line differs\n"))
    let open = difference(from: String(text.dropLast()))
    #expect(open.contains("in line 10\n") && !open.contains("more line"))
    #expect(difference(from: "").contains("in line 1\n"))
  }

  @Test(arguments: [
    ("trace 1\nscript a\ncontrol ruler\nlevel frames\n", TraceLevel?.some(.frames)),
    ("trace 1\nlevel changes\n", .some(.changes)), ("trace 1\nlevel calls", .some(.calls)),
    ("trace 1\nlevel else\n", nil), ("trace 1\n", nil), ("trace 2\nlevel calls\n", nil),
    ("", nil), ("level calls\n", nil),
  ])
  func `a golden knows at which level it was recorded`(text: String, level: TraceLevel?) {
    #expect(Golden(Array(text.utf8)).level == level)
  }
}
