import Testing

import Harness

/// Tests of the check of one script.
struct ScriptCheckTests {
  private func check(_ source: String, golden: String? = nil, path: String = "a.gesture")
    -> ScriptCheck
  {
    ScriptCheck(
      Array(source.utf8), at: Array(path.utf8), golden: golden.map { Golden(Array($0.utf8)) })
  }

  @Test func `each expect is an item, met or not`() {
    let check = check("gesture 1\nexpect value == 0\nkey ArrowUp\nexpect idle\nexpect ticks == 4\n")
    #expect(check.outcome.verdict == .failed)
    #expect(check.outcome.items.map(\.line) == [2, 4, 5])
    #expect(check.outcome.items.map(\.isMet) == [true, true, false])
    #expect(check.outcome.items.map { string($0.text) } == ["value == 0", "idle", "ticks == 4"])
    #expect(check.outcome.problems.map(\.kind) == [.check])
  }

  @Test func `its own trace is a golden that agrees`() throws {
    let source = "gesture 1\nkey ArrowUp\n"
    let first = check(source)
    #expect(first.outcome.verdict == .review)
    let second = check(source, golden: string(try #require(first.trace)))
    #expect(second.outcome.verdict == .passed && second.outcome.problems.isEmpty)
    #expect(second.outcome.items == [CheckOutcome.Item(.golden, isMet: true)])
    #expect(second.trace == first.trace)
  }

  @Test func `a script that cannot be played to its end fails`() {
    let check = check(
      "gesture 1\nset value 9 animated\nsettle within 1ms\nexpect idle\n")
    #expect(check.outcome.verdict == .failed)
    #expect(check.outcome.problems.map(\.kind) == [.stopped])
    #expect(check.outcome.items.map(\.kind) == [.end])
  }

  @Test func `no more is reported than anyone reads`() {
    let unreadable = check("gesture 1\n" + String(repeating: "kye ArrowUp\n", count: 400))
    #expect(unreadable.outcome.verdict == .unreadable && unreadable.trace == nil)
    #expect(unreadable.outcome.problems.count == 21)
    #expect(string(unreadable.shown).hasSuffix("\na.gesture: 380 more are not shown\n"))
    let failing = check("gesture 1\n" + String(repeating: "expect value == 3\n", count: 21))
    #expect(failing.outcome.problems.count == 21 && failing.outcome.items.count == 21)
    #expect(string(failing.shown).hasSuffix("\na.gesture: 1 more is not shown\n"))
  }

  @Test func `colours are for people only`() {
    for source in ["gesture 1\nkye ArrowUp\n", "gesture 1\nexpect value == 3\n"] {
      let bytes = Array(source.utf8)
      let colored = ScriptCheck(bytes, at: [0x61], golden: nil, isColored: true)
      let plain = ScriptCheck(bytes, at: [0x61], golden: nil)
      #expect(colored.shown.contains(0x1B) && !plain.shown.contains(0x1B))
      #expect(colored.outcome == plain.outcome)
    }
  }

  @Test func `standard input has no golden to record`() {
    let check = check("gesture 1\n", path: "-")
    #expect(string(check.shown) == "-: note: nothing to check: it has no 'expect' lines\n")
  }
}
