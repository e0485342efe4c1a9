import Harness
import TestSupport
import Testing

/// Tests of the kind of a difference between two traces.
struct TraceDifferenceKindTests {
  private static func kind(_ old: [String], _ new: [String]) -> String {
    let head = ["trace 1", "script a.gesture", "control ruler", "level calls"]
    let text = { (lines: [String]) in Array((lines.joined(separator: "\n") + "\n").utf8) }
    guard let difference = TraceDifference(from: text(head + old), to: text(head + new)) else {
      return "none"
    }
    return String(decoding: difference.kind, as: UTF8.self)
  }

  @Test(arguments: [
    (
      ["@8ms   changed value=2 cause=drag"], ["@8ms   changed value=3 cause=drag"],
      "changed: another value"
    ),
    (
      ["@8ms   changed value=2 cause=drag"], ["@8ms   changed value=2 cause=tap"],
      "changed: another cause"
    ),
    (["@8ms   changed value=2"], ["@8ms   changed value=2 cause=tap"], "changed: cause is new"),
    (["@8ms   tick mark=2 count=3"], ["@8ms   tick mark=2"], "tick: count is missing"),
    (["@8ms   tick mark=2"], ["@9ms   tick mark=2"], "tick at another time"),
    (
      ["@8ms   tick mark=2"], ["@8ms   tick marks=2..4 n=3 from=8ms to=8ms"],
      "tick: another mark"
    ),
    (
      ["@8ms   tick marks=2..4 n=3 from=8ms to=8ms"],
      ["@8ms   tick marks=2..5 n=4 from=8ms to=8ms"], "tick: another mark"
    ),
    (
      ["@8ms   tick marks=2..4 n=3 from=8ms to=8ms"],
      ["@9ms   tick marks=2..4 n=3 from=9ms to=9ms"], "tick at another time"
    ),
    (["@8ms   tick mark=2", "@9ms   began"], ["@9ms   began"], "tick is missing"),
    (["@9ms   began"], ["@8ms   tick mark=2", "@9ms   began"], "tick is new"),
    (["@8ms   began"], ["@8ms   tapped"], "tapped in place of began"),
    (["@8ms   began"], [], "began is missing"),
  ])
  func `is said in the words of the trace`(old: [String], new: [String], kind: String) {
    #expect(Self.kind(old, new) == kind)
  }

  @Test func `above the events is the head, and line ends are line ends`() {
    let old = Array("trace 1\ncontrol a\n".utf8)
    let head = TraceDifference(from: old, to: Array("trace 1\ncontrol b\n".utf8))
    #expect(head.map { String(decoding: $0.kind, as: UTF8.self) } == "the head")
    let windows = TraceDifference(from: Array("trace 1\r\ncontrol a\r\n".utf8), to: old)
    #expect(windows.map { String(decoding: $0.kind, as: UTF8.self) } == "the line ends")
  }

  /// The kind depends only on the field that differs, not on its contents.
  @Test func `the numbers do not matter`() {
    var random = ScriptGenerator(seed: 9)
    for _ in 0..<Cases.some(of: 2000) {
      let (a, b) = (random.below(1000), random.below(1000))
      guard a != b else { continue }
      let time = random.below(100)
      let kind = Self.kind(
        ["@\(time)ms  bounds value=\(a) side=upper"], ["@\(time)ms  bounds value=\(b) side=upper"])
      #expect(kind == "bounds: another value")
    }
  }

  @Test func `any two texts that differ have one`() {
    for seed in 0..<Cases.some(of: 1000) {
      var random = ScriptGenerator(seed: UInt64(seed))
      let text = Array("trace 1\n@8ms began\n@9ms changed value=2 cause=drag\n@9ms ended\n".utf8)
      var (old, new) = (text, text)
      for _ in 0...random.below(5) { random.mutate(&old) }
      for _ in 0...random.below(5) { random.mutate(&new) }
      guard let difference = TraceDifference(from: old, to: new) else { continue }
      #expect(!difference.kind.isEmpty)
    }
  }
}
