import Harness
import Testing

/// Tests of scripts as text.
struct ScriptWriterTests {
  @Test func `the canonical text is tidy, and its times are relative`() throws {
    let script = try #require(
      readScript(
        """
        gesture 1#first
        title "catch"
        unit-width  10.0 #   points
        fine-distance 100

        @8.000ms down  0   200 kind=mouse
        @16.5ms move 0 195,+40.50 ##  still
          expect   phase   == pressed
        # out it goes
        +0.5s up 0
        settle within 10s
        @1s cancel all
        @1500ms x-thing   one two
        """
      ).script)
    #expect(
      string(ScriptWriter.canonicalText(of: script)) == """
        gesture 1                                       # first
        title      "catch"
        unit-width 10                                   #   points
        fine-distance 100

        +8ms    down 0 200 kind=mouse
        +8.5ms  move 0 195,40.5                         ##  still
                expect phase == pressed
        # out it goes
        +500ms  up 0
                settle within 10000ms
        @1000ms cancel all
        +500ms  x-thing   one two

        """)
  }

  @Test func `a line that would grow too long is written without its columns`() throws {
    let name = String(repeating: "é", count: 2040)
    for line in ["title \"\(name)\"", "wait 0s#\(name)", "@9s mark \"\(name)\" # c"] {
      let script = try #require(readScript("gesture 1\n" + line + "\n").script)
      let again = ScriptReader.read(ScriptWriter.text(of: script))
      #expect(again.diagnostics == [])
      #expect(ScriptWriter.text(of: again.script ?? Script()) == ScriptWriter.text(of: script))
    }
  }

  @Test func `what no script can hold is replaced, not written`() throws {
    let script = Script(
      header: [HeaderLine(.title(Array("a\"b\nc".utf8)), comment: Array("d\r\ne".utf8))])
    let text = ScriptWriter.text(of: script)
    #expect(ScriptReader.read(text).diagnostics == [])
  }

  @Test func `times built in code never trap`() {
    let times: [LineTime?] = [nil, .after(.max), .at(.min), .at(.max), .after(.min), .at(0)]
    let verbs: [Script.Verb] = [.up(0), .wait(.max), .frames(.max), .frames(.min), .settle()]
    for first in times {
      for second in times {
        for verb in verbs {
          let script = Script(body: [Script.Line(first, verb), Script.Line(second, .up(0))])
          #expect(!ScriptWriter.canonicalText(of: script).isEmpty)
          #expect(script.expanded.body.count == 2)
        }
      }
    }
  }
}
