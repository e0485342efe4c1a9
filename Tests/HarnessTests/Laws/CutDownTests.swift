import ControlCore
import Harness
import Rating
import Ruler
import Slider
import TestSupport
import Testing

@testable import GestureLaws

/// Tests that a failure is cut down once and fully, to small numbers and lines that do something.
@Suite struct `A failure that is handed over` {
  /// Searches for a bug with its law alone, cuts the script down, and then once more as it is kept.
  private func expectWhole<Base: LawfulControl>(_ planted: PlantedBug, _ base: Base.Type) throws {
    try Bug.$planted.withValue(planted.bug) {
      let controls = ControlSet(Planted<Base>.self)
      var trial = LawTrial(of: controls.lawful(nil))
      trial.seed = 7
      trial.shrinksLines = true
      trial.keepLaws([planted.law])
      var tally = trial.emptyTally
      for start in stride(from: 0, to: 4000, by: 50) as StrideTo<Int64> where tally.broken.isEmpty {
        tally.add(trial.tally(of: start..<start + 50))
      }
      // Rare bugs have tests of their own.
      guard let found = tally.broken.first else { return }
      let failure = try #require(trial.failure(of: found))
      #expect(failure.limit == nil)
      let reading = Replay.read(failure.regression, controls: controls)
      let kept = try #require(reading.script)
      let breach = try #require(trial.firstBreach(in: kept))
      let again = try #require(trial.shrink(kept, keeping: .breach(breach)))
      #expect(PlantedBug.plain(again.script) == PlantedBug.plain(kept), "\(planted.law)")
      let before = Replay.read(ScriptWriter.text(of: found.script), controls: controls)
      #expect(reading.diagnostics.count <= before.diagnostics.count, "\(reading.diagnostics)")
    }
  }

  @Test(arguments: Cases.some(of: PlantedInSlidersTests.bugs, oneIn: 6))
  func `of a slider is not cut down further`(bug: PlantedBug) throws {
    try expectWhole(bug, SliderControl.self)
  }

  @Test(arguments: Cases.some(of: PlantedInRatingsTests.bugs, oneIn: 6))
  func `of a rating is not cut down further`(bug: PlantedBug) throws {
    try expectWhole(bug, RatingControl.self)
  }

  @Test(arguments: Cases.some(of: PlantedInRulersTests.bugs, oneIn: 8))
  func `of a ruler is not cut down further`(bug: PlantedBug) throws {
    try expectWhole(bug, RulerControl.self)
  }

  @Test func `has small numbers`() throws {
    let text = """
      gesture 1
      control slider
      range 0..738
      value 600
      +0ms down 0 260.1626016260162
      +8ms move 0 271.8125
      +8ms up 0 271.8125
      """
    let script = try #require(Replay.read(Array(text.utf8)).script)
    let law = Law.ofSteps("X1", "low", "It stays in the lower half.") { record in
      let bounds = record.configuration.bounds
      let half = (bounds.lowerBound + bounds.upperBound) / 2
      return record.end.value > half ? "it is \(record.end.value)" : nil
    }
    let trial = LawTrial(of: SliderControl.self, laws: [law])
    let found = try #require(trial.firstBreach(in: script) { false })
    let shrunk = try #require(trial.shrunk(found) { _ in false })
    #expect(shrunk.script.body.count == 1)
    guard
      case .range(let lower, let upper) = shrunk.script.settings.value(of: "range") ?? .range(0, 1)
    else { return }
    #expect(lower == 0 && upper <= 10, "\(ScriptWriter.text(of: shrunk.script))")
    #expect(shrunk.script.settings.values.allSatisfy { $0 <= 10 && $0.rounded() == $0 })
  }

  @Test func `has no line that does nothing, though the bug shows there too`() throws {
    // The control moves without a press, which no toolkit reports.
    let law = Law.ofSteps("X1", "still", "No pointer moves.") { record in
      record.pointer?.phase == .move ? "it moves" : nil
    }
    let text = "gesture 1\ncontrol slider\ndown 0 160\nmove 0 200\nmove 0 240\nup 0\n"
    let script = try #require(Replay.read(Array(text.utf8)).script)
    let trial = LawTrial(of: SliderControl.self, laws: [law])
    let found = try #require(trial.firstBreach(in: script) { false })
    let shrunk = try #require(trial.shrunk(found) { _ in false })
    #expect(PlantedBug.plain(shrunk.script).hasSuffix("down 0 160\nmove 0 160"))
  }
}

/// Tests the ways in which laws are broken.
@Suite struct `A way of breaking a law` {
  private static func finding(_ value: Double, _ count: Int) -> Finding {
    "the value is \(value), and \(count) are left"
  }

  @Test func `is a sentence without its values`() {
    #expect(Self.finding(3.25, 4).kind == Self.finding(-1e9, 0).kind)
    #expect(Self.finding(3, 4).kind == Array("the value is …, and … are left".utf8))
    #expect(Self.finding(3, 4).text == Array("the value is 3, and 4 are left".utf8))
    let other: Finding = "the value is \(3.0), and all are left"
    #expect(other.kind != Self.finding(3, 4).kind)
    func kindOf(_ text: String) -> [UInt8] { Finding(reported: Array(text.utf8)).kind }
    #expect(
      kindOf("it says 30 %, and the value is 1.5e3") == kindOf("it says 4 %, and the value is 7"))
    #expect(kindOf("it says 30 %") != kindOf("it shows 30 %"))
  }

  /// A law that is broken at each step, with the same sentence.
  private static let law = Law.ofSteps("X1", "never", "Nothing happens.") { record in
    "it happens at \(record.time)"
  }

  private func ways(_ text: String, waiving verbs: [StaticText] = []) throws -> [String] {
    let script = try #require(Replay.read(Array("gesture 1\ncontrol slider\n\(text)".utf8)).script)
    var trial = LawTrial(of: SliderControl.self, laws: [Self.law])
    trial.waives = { verbs.contains($0.verb) }
    let run = try #require(trial.run(script))
    var ways: [String] = []
    trial.judge(run) { _, _, found in
      ways += found.map { "\($0.breach.verb)\($0.isWaived ? "" : "!")" }
    }
    return ways
  }

  @Test(arguments: [
    ("down 0 160\nmove 0 170\nup 0\n", "pointer"), ("key End\n", "key"), ("hover 160\n", "hover"),
    ("set value 3\n", "set value"), ("set step 5\n", "set"), ("wheel 10\n", "wheel"),
    ("adjust increment\n", "adjust"), ("tap 0 160\n", "pointer"),
  ])
  func `has the kind of line at which it happens`(text: String, verb: String) throws {
    #expect(try ways(text) == ["\(verb)!"])
  }

  @Test(arguments: [
    ("down 0 160,12\nmove 0 170,14\n", "; pressed at 160,12"),
    ("down 0 160,12\nup 0\nkey End\n", ""), ("down 0 160,12\nup 0\nhover 160,12\n", ""),
    ("down 0 20,12\ndown 1 160,12\nmove 0 30,12\n", "; pressed at 20,12"),
  ])
  func `says where its pointer was pressed`(text: String, place: String) throws {
    let script = try #require(Replay.read(Array("gesture 1\ncontrol slider\n\(text)".utf8)).script)
    let law = Law.ofSteps("X1", "last", "The last event is none.") { record in
      switch record.action {
      case .event(.pointer(let pointer)) where pointer.phase == .down || pointer.phase == .up: nil
      case .event: "it is one"
      default: nil
      }
    }
    let run = try #require(LawTrial(of: SliderControl.self, laws: [law]).run(script))
    let finding = try #require(law.check(run).finding)
    #expect(finding.description == "it is one\(place)")
    #expect(finding.kind == Array("it is one".utf8))
  }

  @Test func `does not hide another behind it`() throws {
    let text = "down 0 160\nup 0\nkey End\nset value 3\n"
    #expect(try ways(text) == ["pointer!"])
    #expect(try ways(text, waiving: ["pointer"]) == ["pointer", "key!"])
    #expect(try ways(text, waiving: ["pointer", "key"]) == ["pointer", "key", "set value!"])
    #expect(try ways(text, waiving: ["pointer", "key", "set value"]).count == 3)
    // However many lines there are of one way.
    let many = (0..<40).map { "down 0 \($0 * 4)\nup 0\n" }.joined()
    #expect(try ways(many + "key End\n", waiving: ["pointer"]) == ["pointer", "key!"])
  }

  @Test func `is reported once, by the shortest probe, and each other way too`() throws {
    let trial = LawTrial(of: ControlSet(Jumper.self).lawful("slider"))
    var tally = trial.emptyTally
    for probe in Probe.all { tally.add(trial.tally(of: probe)) }
    let breaches = tally.broken.map(\.breach)
    for (index, breach) in breaches.enumerated() {
      #expect(!breaches[..<index].contains(breach))
    }
    #expect(breaches.contains { $0.law == "X1" && $0.verb == "pointer" })
    #expect(breaches.contains { $0.law == "X1" && $0.verb == "set value" })
  }
}
