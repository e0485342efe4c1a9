import ControlCore
import Testing

import Harness

@testable import GestureRecordings
@testable import GestureReplay
@testable import GestureReports
@testable import GestureLaws

/// Tests of `expect calls`: all calls since the last one, in order.
struct CallLogTests {
  /// Ticks at 51, 52 and 53, then changes the value.
  private static let drag = "down 0 160\n+8ms move 0 130"
  private static let header = tenPoints + "\ntick unit"

  @Test(arguments: [
    "began tick tick tick changed", "began tick*3 changed", "began tick tick*2 changed",
    "began tick*2 tick changed", "began tick(51) tick(52) tick(53) changed(53)",
    "began tick(51) tick*2 changed", "began tick*2 tick(53) changed",
    "began tick(51)*1 tick*2 changed",
  ])
  func `a run of ticks may be reported in one call or in several`(calls: String) {
    demands("\(Self.drag)\nexpect calls \(calls)", header: Self.header)
  }

  @Test(arguments: [
    "began tick*2 changed", "began tick*4 changed", "began tick*3", "tick*3 changed",
    "began changed tick*3", "began tick(51)*2 tick changed", "began tick(52) tick*2 changed",
    "began tick*3 changed(52)", "began tick*3 changed idle", "began(1) tick*3 changed", "",
    "began tick*3 changed*2", "began tick changed tick*2", "began tick*3 snapped",
  ])
  func `calls that were not made, or not so, are found out`(calls: String) {
    #expect(
      findings("\(Self.drag)\nexpect calls \(calls)", header: Self.header) == [
        "the calls were began tick*3 changed"
      ])
  }

  @Test func `calls are forgotten once they were looked at, met or not`() {
    let lines = """
      \(Self.drag)
      expect calls snapped
      expect calls
      +8ms move 0 120
      expect calls tick(54) changed(54)
      """
    #expect(findings(lines, header: Self.header).count == 1)
    #expect(findings("expect calls began") == ["the calls were none"])
  }

  @Test func `one line of calls may cover several runs`() {
    demands(
      """
      \(Self.drag)
      +8ms move 0 140
      +8ms move 0 150
      +200ms cancel 0
      expect calls began tick*3 changed tick(52) changed tick(51) changed*2 cancelled idle
      """, header: Self.header)
    // A fling emits its ticks as one run for each frame.
    for ticks in ["tick*4", "tick tick*3", "tick(51) tick*2 tick(54)"] {
      demands(
        "\(Self.fling)\n+99s expect calls began changed*3 \(ticks) committed idle",
        header: "value 50.5\nunit-width 10\ntick unit\nslop 0")
    }
  }

  private static let fling = """
    down 0 160
    +10ms move 0 159
    +10ms move 0 158
    +10ms move 0 157
    up 0
    """

  @Test func `ended, committed and cancelled are three names for an end`() {
    demands("key ArrowUp\nexpect calls began changed ended")
    demands("key ArrowUp\nexpect calls began changed committed(51)")
    demands("key ArrowUp\nexpect calls began changed ended(51)")
    #expect(findings("key ArrowUp\nexpect calls began changed cancelled").count == 1)
    #expect(findings("key ArrowUp\nexpect never ended") == ["ended came first at @0ms, noticed"])
    demands("key ArrowUp\nexpect never cancelled")
  }

  @Test func `samples of a motion are no calls, nor do they end a never`() {
    demands("set value 3 animated\nsettle\nexpect calls idle\nexpect never changed")
    let fling = "down 0 160\n+9ms move 0 150\n+9ms move 0 140\n+1ms up 0"
    demands("\(fling)\n+99s expect calls began changed*2 committed idle")
  }

  @Test func `never looks at the whole script, not only since the last calls`() {
    #expect(
      findings("+2ms tap 0 5\nexpect calls tapped\n+9ms expect never tapped") == [
        "tapped came first at @52ms, noticed"
      ])
  }

  @Test func `every effect is a call by its name`() {
    var log = CallLog()
    let time = Timestamp(nanoseconds: 5)
    let run = TickRun(marks: MarkSpan(first: 3, count: -2), at: time)
    let effects: [Effect] = [
      .began(time), .tick(run), .bound(.lower, time), .changed(1, .drag, time),
      .changed(2, .motion, time), .snapped(3, time), .preview(4, time), .preview(nil, time),
      .yielded(time), .tapped(Point(x: 1, y: 2), time), .ended(.cancel, 5, time), .idle(time),
    ]
    for effect in effects { log.note(effect) }
    #expect((log.ticks, log.boundsHits) == (2, 1))
    #expect(log.preview == nil)
    var text: [UInt8] = []
    text.append(calls: log.recentCalls)
    #expect(
      string(text)
        == " began tick*2 bound changed snapped preview*2 yielded tapped cancelled idle")
    let isMet = log.takeRecent(matching: [
      .init(.began), .init(.tick, 3), .init(.tick, 2), .init(.bound), .init(.changed, 1),
      .init(.snapped, 3), .init(.preview, 4), .init(.preview), .init(.yielded), .init(.tapped),
      .init(.ended, 5), .init(.idle),
    ])
    #expect(isMet)
    #expect(log.recentCalls == [])
    #expect(log.firstTime(of: .preview) == time && log.firstTime(of: .committed) == nil)
  }

  @Test func `a call may begin in one run and end in the next`() {
    let counts: [[Int64]] = [[6], [2, 4], [4, 2], [3, 3], [1, 4, 1], [2, 2, 2]]
    for counts in counts + [[5], [2, 5], [4, 3]] {
      var log = CallLog()
      for first: Int64 in [1, 4] {
        let marks = MarkSpan(first: first, count: 3)
        log.note(.tick(TickRun(marks: marks, at: Timestamp(nanoseconds: 0))))
      }
      let isMet = log.takeRecent(matching: counts.map { Script.Check.Call(.tick, count: $0) })
      #expect(isMet == (counts.reduce(0, +) == 6), "\(counts)")
    }
  }

  @Test func `any number of ticks can be counted`() {
    var log = CallLog()
    let run = TickRun(
      marks: MarkSpan(first: 0, count: .max), at: Timestamp(nanoseconds: 0))
    log.note(.tick(run))
    log.note(.tick(run))
    #expect(log.ticks == .max)
    #expect(log.recentCalls == [Script.Check.Call(.tick, count: .max)])
    let isMet = log.takeRecent(matching: [.init(.tick, count: .max), .init(.tick, count: .max)])
    #expect(isMet)
  }
}
