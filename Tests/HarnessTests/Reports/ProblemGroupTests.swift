import Harness
import Testing

/// Tests of groups of scripts that fail alike.
struct ProblemGroupTests {
  /// Returns outcomes of drags to positions, recorded with one step and checked with another.
  private static func outcomes(_ places: [Int], step: Int, recordedWith other: Int)
    -> [CheckOutcome]
  {
    places.map { place in
      let script = { (step: Int) in
        Array(
          """
          gesture 1
          control slider
          range 0..100
          step \(step)
          down 0 160
          +8ms move 0 \(place)
          +100ms up 0

          """.utf8)
      }
      let path = Array("drag\(place).gesture".utf8)
      let trace = ScriptCheck(script(other), at: path, golden: nil).trace ?? []
      return ScriptCheck(script(step), at: path, golden: Golden(trace)).outcome
    }
  }

  private static func report(_ format: ReportFormat, _ outcomes: [CheckOutcome]) -> String {
    var writer = ReportWriter(format, selected: Int64(outcomes.count))
    var text = writer.head()
    for outcome in outcomes { text += writer.text(of: outcome) }
    return string(text + writer.end())
  }

  private static let coarse = outcomes([203, 222, 243, 260, 267], step: 10, recordedWith: 1)

  @Test func `what is true of all new values is said of the group`() {
    let text = Self.report(.human, Self.coarse)
    #expect(
      text.hasSuffix(
        """
        problems:
          5  changed: another value, multiples of 10 now; first in drag203.gesture
        0 passed, 5 failed

        """))
  }

  @Test func `from the fourth on one line is enough`() {
    let text = Self.report(.human, Self.coarse)
    #expect(text.contains("drag243.gesture: the trace differs"))
    #expect(!text.contains("drag260.gesture: the trace differs"))
    #expect(text.contains("\ndrag260.gesture: changed: another value, as in drag203.gesture\n"))
  }

  @Test func `other problems have groups of their own, the largest first`() {
    let check = ScriptCheck(
      Array("gesture 1\nkey ArrowUp\nexpect value == 3\n".utf8), at: Array("a".utf8), golden: nil)
    let odd = ScriptCheck(Array("gesture 1\nkye A\n".utf8), at: Array("b".utf8), golden: nil)
    let text = Self.report(.human, [check.outcome, odd.outcome] + Self.coarse)
    #expect(
      text.hasSuffix(
        """
        problems:
          5  changed: another value, multiples of 10 now; first in drag203.gesture
          1  expect value; in a
          1  E130: an unknown verb; in b
        0 passed, 6 failed, 1 unreadable

        """))
    let json = Self.report(.json, [odd.outcome] + Self.coarse)
    #expect(
      json.contains(
        #""groups":[{"name":"changed: another value","count":5,"first":"drag203.gesture","remark":"multiples of 10 now"},"#
      ))
  }

  @Test func `one failure is no group`() {
    #expect(!Self.report(.human, Array(Self.coarse.prefix(1))).contains("what is wrong"))
  }

  @Test func `values that have all gone up are said to have`() {
    let shifted = [10, 20, 31].map { value in
      let path = Array("\(value)".utf8)
      let script = { (start: Int) in
        Array("gesture 1\nvalue \(start)\nkey ArrowUp\n".utf8)
      }
      let trace = ScriptCheck(script(value), at: path, golden: nil).trace ?? []
      return ScriptCheck(script(value + 7), at: path, golden: Golden(trace)).outcome
    }
    #expect(Self.report(.human, shifted).contains("3  changed: another value, each 7 more; first"))
  }
}
