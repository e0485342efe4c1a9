import ControlCore
import Harness
import Testing

/// Parts of a control, as scripts name them.
struct ScriptPartTests {
  @Test func `a part of a control that has it not is an error at its place`() {
    let script = """
      gesture 1
      control ruler
      adjust increment part=1
      +8ms adjust to 4 part=3  # why
      focus 0
      +8ms focus 7
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

        """)
  }

  @Test(arguments: [
    ("focus", "6: error[E141]: 'focus' needs a part"),
    ("focus 8", "7: error[E146]: '8' is not between 0 and 7"),
    ("focus -1", "7: error[E111]: '-1' is not a whole number"),
    ("focus 1 2", "9: error[E109]: unexpected '2'"),
    ("adjust increment part=8", "23: error[E146]: '8' is not between 0 and 7"),
  ])
  func `a part is a whole number from 0 to 7`(line: String, error: String) {
    let text = rendered("gesture 1\ncontrol ruler\n\(line)\n")
    #expect(text.contains("a:3:\(error)"), "\(text)")
  }

  private func rendered(_ script: String) -> String {
    let source = [UInt8](script.utf8)
    let renderer = DiagnosticRenderer(file: [UInt8]("a".utf8), source: source, isColored: false)
    return String(decoding: renderer.render(Replay.read(source).diagnostics), as: UTF8.self)
  }
}
