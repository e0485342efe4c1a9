import ControlCore
import Harness
import TestSupport
import Testing

/// Tests of parts of a control in scripts.
struct ScriptPartTests {
  @Test func `a part of a control that has it not is an error at its place`() {
    let script = """
      gesture 1
      control ruler
      adjust increment part=1
      +8ms adjust to 4 part=3  # why
      focus 0
      +8ms focus 7
      expect value[0] == 0
      expect target[2] ~ 5 +- 1
      expect calls began[0] changed[1](5) tick[3](1)*2
      expect never bound[4]
      """
    #expect(
      rendered(script) == """
        a:3:23: error[E157]: the control has no part 1
             3 | adjust increment part=1
               |                       ^
               = help: parts are counted from 0: it has part 0 alone
        a:4:23: error[E157]: the control has no part 3
             4 | +8ms adjust to 4 part=3  # why
               |                       ^
               = help: parts are counted from 0: it has part 0 alone
        a:6:12: error[E157]: the control has no part 7
             6 | +8ms focus 7
               |            ^
               = help: parts are counted from 0: it has part 0 alone
        a:8:15: error[E157]: the control has no part 2
             8 | expect target[2] ~ 5 +- 1
               |               ^
               = help: parts are counted from 0: it has part 0 alone
        a:9:42: error[E157]: the control has no part 3
             9 | expect calls began[0] changed[1](5) tick[3](1)*2
               |                                          ^
               = help: parts are counted from 0: it has part 0 alone
        a:10:20: error[E157]: the control has no part 4
            10 | expect never bound[4]
               |                    ^
               = help: parts are counted from 0: it has part 0 alone

        """)
  }

  @Test(arguments: [
    ("focus", "6: error[E141]: 'focus' needs a part"),
    ("focus 8", "7: error[E146]: '8' is not between 0 and 7"),
    ("focus -1", "7: error[E111]: '-1' is not a whole number"),
    ("focus 1 2", "9: error[E109]: unexpected '2'"),
    ("adjust increment part=8", "23: error[E146]: '8' is not between 0 and 7"),
    ("set value[8] 1", "11: error[E146]: '8' is not between 0 and 7"),
    ("set step[1] 2", "5: error[E153]: 'step[1]' is about the whole control, not about a part"),
    ("set valeu[1] 2", "5: error[E132]: unknown setting 'valeu'"),
    ("set value[1]", "13: error[E141]: "),
    ("expect value[8] == 1", "14: error[E146]: '8' is not between 0 and 7"),
    ("expect value[] == 1", "14: error[E111]: '' is not a whole number"),
    ("expect value[1 == 1", "8: error[E151]: unknown field 'value[1'"),
    ("expect valeu[1] == 1", "8: error[E151]: unknown field 'valeu'"),
    ("expect idle[1]", "8: error[E153]: 'idle[1]' is about the whole control, not about a part"),
    ("expect calls idle[1]", "14: error[E153]: 'idle[1]' is about the whole control"),
    ("expect calls changed[9](7)", "22: error[E146]: '9' is not between 0 and 7"),
    ("expect calls chagned[1]", "14: error[E154]: 'chagned' is not a call"),
    ("expect never tapped[1]", "14: error[E153]: 'tapped[1]' is about the whole control"),
  ])
  func `a part is a whole number from 0 to 7`(line: String, error: String) {
    let text = rendered("gesture 1\ncontrol ruler\n\(line)\n")
    #expect(text.contains("a:3:\(error)"), "\(text)")
  }

  // MARK: A control of several parts

  /// The header of three faders at 20, 40 and 60.
  private static let header = "range 0..100\nvalue 20\nviewport 300x90\nslop 0"

  private func findings(_ body: String) -> [String] {
    let script = scripted(body, header: Self.header, of: Faders.self)
    return Replay(script, on: Faders.self, level: .calls).failures.map { string($0.found) }
  }

  @Test func `an index says which part a check is about`() {
    let drag = """
      down 0 60,40
      +8ms move 0 90,40
      expect value[0] == 20
      expect value[1] == 50
      expect value == 20
      expect value[2] in 59..61
      expect phase == dragging
      expect phase[0] == idle
      expect phase[1] == dragging
      expect offset[1] == 150
      expect target[1] == 50
      expect index[1] == 5
      expect ticks == 1
      expect ticks[0] == 0
      expect ticks[1] == 1
      expect bounds-hits[1] == 0
      expect preview[1] == none
      expect never began[0]
      expect never bound
      expect calls began[1] tick[1](5) changed[1](50)
      """
    #expect(findings(drag) == [])
  }

  @Test(arguments: [
    ("value[1] == 20", "value[1] is 40"), ("phase[2] != idle", "phase[2] is idle"),
    ("ticks[1] == 1", "ticks[1] is 0"), ("preview[2] == 1", "preview[2] is none"),
    ("never changed[2]", "changed[2] came first at @0ms, noticed"),
    ("calls began changed ended[0]", "the calls were began[2] tick[2] changed[2] committed[2]"),
    ("calls began[2] tick[2] changed[2](69) ended", "the calls were began[2]"),
  ])
  func `what is not so is reported of its part`(check: String, finding: String) {
    let found = findings("adjust increment part=2\nexpect \(check)")
    #expect(found.count == 1 && found[0].hasPrefix(finding), "\(found)")
  }

  @Test func `a part that a control of several does not have is an error`() throws {
    let text = "gesture 1\n\(Self.header)\nfocus 2\nadjust increment part=3\nexpect value[7] == 1\n"
    let script = try #require(ScriptReader.read(Array(text.utf8)).script)
    let problems = Faders.problems(of: script)
    #expect(problems.map { $0.span.line } == [7, 8])
    #expect(problems.allSatisfy { $0.code == .missingPart })
    let help = problems.compactMap(\.help).map { string($0) }
    #expect(help == ["parts are counted from 0: it has parts 0 to 2", help[0]])
  }

  @Test func `keys are for the part that has the focus`() {
    #expect(
      findings(
        "focus 1\nkey ArrowUp\nexpect value[1] == 50\nfocus 2\nkey End\nexpect value[2] == 100")
        == [])
  }

  @Test func `the host sets the value of a part`() {
    let lines = """
      set value[1] 50
      expect value[1] == 50
      expect value == 20
      set value[0] 10
      expect value == 10
      set value[2] 900 animated
      expect value[2] == 100
      expect never changed[2]
      expect phase[2] == settling
      settle
      set value[2] 60
      expect phase[2] == idle
      """
    #expect(findings(lines) == [])
  }

  @Test func `a picture shows what the host sets of a part`() throws {
    let text = "gesture 1\n\(Self.header)\nset value[1] 50 animated\nframes 9\n"
    let script = try #require(ScriptReader.read(Array(text.utf8)).script)
    let replay = Replay(script, on: Faders.self, level: .frames)
    let plot = Plot(script, replay, named: Array("a".utf8))
    let reported = plot.labels.filter { $0.kind == .setting }
    #expect(reported.map { string($0.text) } == ["set value[1] 50 animated"])
  }

  @Test func `what the host sets of a part is written as it is read`() throws {
    let text = "gesture 1\ncontrol ruler\nset value[1] 50\n+8ms set value[7] -2.5 animated\n"
    let script = try #require(ScriptReader.read(Array(text.utf8)).script)
    let words = string(ScriptWriter.text(of: script)).split(whereSeparator: \.isWhitespace)
    #expect(words == text.split(whereSeparator: \.isWhitespace))
    var line: [UInt8] = []
    ScriptLine.append(script, id: Array("a".utf8), to: &line)
    #expect(string(line).contains(#""set","value[7]",-2.5,"animated"]"#), "\(string(line))")
    #expect(ScriptLine.read(line.dropLast()).script?.body.map(\.verb) == script.body.map(\.verb))
  }

  private func rendered(_ script: String) -> String {
    let source = [UInt8](script.utf8)
    let renderer = DiagnosticRenderer(file: [UInt8]("a".utf8), source: source, isColored: false)
    return String(decoding: renderer.render(Replay.read(source).diagnostics), as: UTF8.self)
  }
}
