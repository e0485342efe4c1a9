import GestureDrivers
import GestureScript
import Testing

@testable import GestureLaws

/// Tests the laws about how far a thumb goes: what breaks each, what keeps it, and what proves nothing.
extension DesignTests {
  private static let steps = #","settings":["range","step","track","quantize","meet","distance"]"#

  @Test func `a press on the middle of a thumb leaves it there`() throws {
    func verdict(_ x: Double, _ step: String, _ then: Double) throws -> Verdict? {
      try Self.verdict(
        "U32", saying: Self.steps, "\(step)value 30\ndown 0 \(x)\n+50ms up 0\n", Self.value(then),
        Self.value(then))
    }
    #expect(try verdict(96, "", 30) == .kept && verdict(96, "", 32)?.finding?.step == 0)
    // A step that is not known may be a hundredth.
    #expect(try verdict(96, "", 31) == .kept)
    // A step, and no more.
    #expect(try verdict(96, "step 10\n", 40) == .kept)
    #expect(try verdict(96, "step 10\n", 50)?.finding != nil)
    #expect(try verdict(96, "step 1\n", 32)?.finding != nil)
    // Beside the middle a thumb may come.
    #expect(try verdict(110, "", 40) == .notMet)
  }

  @Test func `a thumb that is taken along keeps its distance from the pointer`() throws {
    func verdict(_ first: Double, _ second: Double, _ third: Double) throws -> Verdict? {
      let lines = "value 30\ndown 0 96\n+16ms move 0 112\n+16ms move 0 144\n+16ms move 0 192\n"
      return try Self.verdict(
        "U33", lines, Self.value(30), Self.value(first), Self.value(second), Self.value(third))
    }
    #expect(try verdict(35, 45, 60) == .kept)
    // Behind by a slop of ten points, for good.
    #expect(try verdict(31.875, 41.875, 56.875) == .kept)
    #expect(try verdict(34.5, 43.5, 57)?.finding?.step == 3)
    #expect(try verdict(35.5, 46.5, 63)?.finding?.step == 3)
    #expect(try verdict(32.5, 37.5, 45)?.finding?.step == 2)
  }

  @Test func `what bounds and neighbours leave is far enough`() throws {
    func verdict(_ second: Double, _ last: Double) throws -> Verdict? {
      try Self.verdict(
        "U33", saying: Self.two,
        "thumbs 2\nvalue 30 50\ndown 0 96\n+16ms move 0 112\n+16ms move 0 128\n+16ms move 0 192\n",
        Self.values(30, 50), Self.values(35, 50), Self.values(second, 50), Self.values(last, 50))
    }
    #expect(try verdict(40, 50) == .kept && verdict(40, 45)?.finding?.step == 3)
    func end(_ last: Double) throws -> Verdict? {
      try Self.verdict(
        "U33", "value 80\ndown 0 256\n+16ms move 0 272\n+16ms move 0 400\n", Self.value(80),
        Self.value(85), Self.value(last))
    }
    #expect(try end(100) == .kept && end(92)?.finding?.step == 2)
  }

  @Test func `a thumb that may push others follows its pointer until it does`() throws {
    func verdict(_ value: String, _ moves: [Int], _ answers: [(Double, Double)]) throws -> Verdict?
    {
      let lines = moves.map { "+16ms move 0 \($0)\n" }.joined()
      return try Self.verdict(
        "U33", saying: #","fixed":{"thumbs":2,"meet":"push"}"#,
        "thumbs 2\nmeet push\nvalue \(value)\n\(lines)",
        answers: answers.map { Self.values($0.0, $0.1) })
    }
    let upper = "30 60\ndown 0 192"
    #expect(try verdict(upper, [208, 256], [(30, 60), (30, 65), (30, 80)]) == .kept)
    #expect(
      try verdict(upper, [208, 256], [(30, 60), (30, 70), (30, 95)])?.finding?.step == 2)
    // Back at its bound, it is the only one of the two that has not changed.
    let answers = [(80, 100), (70, 70), (70, 100), (70, 100)] as [(Double, Double)]
    #expect(try verdict("80 100\ndown 0 320", [224, 330, 400], answers) == .notMet)
  }

  @Test func `a pointer that lets thumbs change places goes on with the value under it`() throws {
    func verdict(_ last: (Double, Double)) throws -> Verdict? {
      let answers = [(20, 60), (30, 60), (40, 60), (60, 80), last]
      return try Self.verdict(
        "U33", saying: #","fixed":{"thumbs":2,"meet":"swap"}"#,
        "thumbs 2\nvalue 20 60\ndown 0 64\n+16ms move 0 96\n+16ms move 0 128\n+16ms move 0 256\n+16ms move 0 288\n",
        answers: answers.map { Self.values($0.0, $0.1) })
    }
    #expect(try verdict((60, 90)) == .kept)
    #expect(try verdict((60, 80))?.finding?.step == 4)
    #expect(try verdict((70, 80)) == .kept, "two new values are a matter of U20")
  }

  @Test func `a jump is at the nearest choice`() throws {
    func verdict(_ x: Double, _ more: String, _ then: Double) throws -> Verdict? {
      try Self.verdict(
        "U34", saying: Self.steps, "\(more)value 20\ndown 0 \(x)\n+50ms up 0\n", Self.value(then),
        Self.value(then))
    }
    #expect(try verdict(180, "step 10\n", 60) == .kept)
    #expect(try verdict(180, "step 10\n", 50)?.finding?.step == 0)
    #expect(try verdict(160, "", 50) == .kept && verdict(160, "", 55)?.finding != nil)
    #expect(try verdict(180, "step 10\ntrack step\n", 30) == .notMet)
    // Of steps that do not divide the range, the last may be the largest choice.
    #expect(try verdict(310, "step 30\n", 90) == .kept)
    // Within its reach a press may be on the thumb.
    #expect(try verdict(90, "", 30) == .notMet)
  }

  @Test func `a release lands at the nearest choice`() throws {
    func verdict(_ then: Double) throws -> Verdict? {
      try Self.verdict(
        "U35", saying: Self.steps,
        "step 10\nquantize release\nvalue 20\ndown 0 64\n+16ms move 0 154\n+16ms up 0\n+100ms wait 1ms\n",
        Self.value(20), Self.value(48), Self.value(then))
    }
    #expect(try verdict(50) == .kept && verdict(40)?.finding != nil)
  }

  @Test func `a press of the track goes as far as keys`() throws {
    func verdict(_ line: String, _ then: Double, _ key: String = "ArrowUp") throws -> Verdict? {
      let answers = [Self.value(52), Self.value(50), Self.value(then), Self.value(then)]
      return try Self.verdict(
        "U36", saying: Self.steps,
        "step 2\nvalue 50\n\(line.contains("down") ? "track step\n" : "")key \(key)\n+1s key ArrowDown\n+1s \(line)\n",
        answers: answers)
    }
    #expect(try verdict("down 0 300", 52) == .kept)
    #expect(try verdict("down 0 300", 54)?.finding?.step == 2)
    // A page, as in many toolkits, if a page key goes as far.
    #expect(try verdict("down 0 300", 70)?.finding != nil)
  }

  @Test func `a pushed thumb is the distance ahead`() throws {
    func verdict(_ first: Double, _ second: Double) throws -> Verdict? {
      try Self.verdict(
        "U37", saying: #","fixed":{"thumbs":2,"meet":"push","distance":10}"#,
        "thumbs 2\nmeet push\ndistance 10\nvalue 30 45\ndown 0 96\n+16ms move 0 128\n+16ms move 0 160\n",
        Self.values(30, 45), Self.values(40, 50), Self.values(first, second))
    }
    #expect(try verdict(50, 60) == .kept && verdict(50, 62)?.finding?.step == 2)
  }

  @Test func `what one way has reached no other stops before`() throws {
    func verdict(_ key: String, _ first: Double, _ second: Double) throws -> Verdict? {
      try Self.verdict(
        "U38", saying: Self.steps,
        "range 1..100\nstep 40\nvalue 81\nkey End\nkey ArrowLeft\nkey \(key)\n",
        Self.value(first), Self.value(81), Self.value(second))
    }
    #expect(try verdict("End", 100, 100) == .kept)
    #expect(try verdict("ArrowRight", 100, 81)?.finding?.step == 2)
    #expect(try verdict("ArrowRight", 81, 81) == .notMet)
    #expect(try verdict("End", 100, 81)?.finding?.step == 2)
  }

  @Test func `an error that nothing catches breaks a law, and the script goes on`() throws {
    func verdict(_ errors: String) throws -> Verdict? {
      try Self.verdict(
        "U39", "value 50\nkey ArrowUp\nkey ArrowUp\n", #""value":51,"errors":[\#(errors)]"#,
        Self.value(52))
    }
    #expect(try verdict("") == .kept)
    let finding = try verdict(#""TypeError: no","later""#)?.finding
    #expect(finding?.description == "TypeError: no" && finding?.step == 0)
  }
}
