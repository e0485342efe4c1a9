import ControlCore
import GestureDrivers
import GestureScript
import Slider
import TestSupport
import Testing

@testable import GestureGenerators
@testable import GestureLaws

/// Tests that laws judged by the driver itself are tried, shrunk and reported like all others.
@Suite struct OwnLawTests {
  typealias Driven = DrivenControl<SliderControl, HostReports>

  private static func capabilities(_ more: String) throws -> DriverCapabilities {
    try DriverCapabilities(
      reading: Array("{\"value\":0,\"has\":[\"pointer\"]\(more)}".utf8), .of(SliderControl.self),
      of: .ours)
  }

  private static func problem(_ more: String) -> String {
    do throws(DriverCapabilities.Problem) {
      _ = try DriverCapabilities(
        reading: Array("{\"value\":0\(more)}".utf8), .of(SliderControl.self), of: .ours)
      return ""
    } catch {
      return String(decoding: error.text, as: UTF8.self)
    }
  }

  // MARK: Declarations

  @Test func `a first answer lists them, each with an id and a sentence`() throws {
    let laws =
      #","laws":[{"id":"label","sentence":"The label\nsays the value."},{"id":"a-2","sentence":"Two."}]"#
    let read = try Self.capabilities(laws)
    #expect(read.laws.map { String(decoding: $0.id, as: UTF8.self) } == ["label", "a-2"])
    #expect(String(decoding: read.laws[0].sentence, as: UTF8.self) == "The label says the value.")
    #expect(try Self.capabilities("").laws.isEmpty)
  }

  @Test(arguments: [
    (#""label""#, "not an array"), (#"["label"]"#, "one of its"),
    (#"[{"id":"label"}]"#, "one of its"),
    (#"[{"id":"label","sentence":""}]"#, "one of its"),
    (#"[{"id":"label","sentence":"It.","why":"x"}]"#, "one of its"),
    (#"[{"id":"Label","sentence":"It."}]"#, "cannot be called"),
    (#"[{"id":"","sentence":"It."}]"#, "cannot be called"),
    (#"[{"id":"2nd","sentence":"It."}]"#, "cannot be called"),
    (#"[{"id":"a/b","sentence":"It."}]"#, "cannot be called"),
    (#"[{"id":"a","sentence":"It."},{"id":"a","sentence":"Too."}]"#, "two of its"),
  ])
  func `what is no list of laws is rejected with what is wrong`(list: String, part: String) {
    #expect(
      Self.problem(",\"laws\":\(list)").contains(part), "\(Self.problem(",\"laws\":\(list)"))")
  }

  @Test(arguments: [
    (#""broken":[{"law":"lable","why":"x"}]"#, "it has no law \"lable\""),
    (#""broken":[{"law":"label"}]"#, "one of \"broken\""),
    (#""broken":[{"law":"label","why":""}]"#, "one of \"broken\""),
    (#""broken":{"law":"label","why":"x"}"#, "\"broken\" is not an array"),
    (#""held":["label","other"]"#, "it has no law \"other\""), (#""held":"label""#, "not an array"),
    (#""held":[1]"#, "not a text"),
  ])
  func `what is said of a law that was not declared is an error of the driver`(
    member: String, part: String
  ) throws {
    Self.with({ _ in member }) {
      let failure = LawTrial(of: Driven.self).failures(of: Self.press).broken.first
      #expect(failure?.law == "W1")
      #expect(
        failure.map { "\($0)".contains(part) } == true, "\(failure.map { "\($0)" } ?? "none")")
    }
    #expect(
      Self.problem(",\"laws\":[{\"id\":\"label\",\"sentence\":\"It.\"}],\(member)").contains(part))
  }

  @Test func `an error in the same answer wins`() {
    Self.with({ _ in #""error":"no","broken":[{"law":"label","why":"x"}]"# }) {
      let (met, broken) = LawTrial(of: Driven.self).failures(of: Self.press)
      #expect(met == 0 && broken.isEmpty)
    }
  }

  // MARK: Verdicts

  /// Runs work with a slider that jumps to each press; `label` returns members for its value.
  private static func with<Result>(
    _ label: @escaping (Double) -> String, _ work: () throws -> Result
  ) rethrows -> Result {
    var (value, width) = (0.0, 1.0)
    return try HostReports.with(laws) { line in
      if let new = line["new"] {
        (value, width) = (new["value"]?.number ?? 0, new["viewport"]?[0]?.number ?? 1)
        return "\"value\":\(value)"
      }
      if let x = line["x"]?.number { value = min(max(x / width * 100, 0), 100) }
      let more = label(value)
      return "\"value\":\(value)\(more.isEmpty ? "" : ",")\(more)"
    } _: {
      try work()
    }
  }

  private static let laws = """
    ,"has":["pointer"],"laws":[{"id":"label","sentence":"The label says the value."}]
    """

  private static let press = Script(
    header: [
      HeaderLine(.control("slider")), HeaderLine(.viewport(320, 80)), HeaderLine(.values([20])),
    ],
    body: [Script.Line(.after(0), .down(0, .along(160)))])

  private static func stale(_ value: Double) -> String {
    value == 20 ? "" : "\"held\":[\"label\"]" + (value < 60 ? "" : brokenLabel)
  }

  private static let brokenLabel = #","broken":[{"law":"label","why":"it says 20"}]"#

  @Test func `it is reported by the name that it was declared by, and is the driver's own`() throws
  {
    try Self.with({ _ in "" }) {
      let entry = try #require(LawEntry.all(of: "slider", in: ControlSet(Driven.self)).last)
      #expect(entry.id == "own/label" && entry.name == "label" && entry.authority == .own)
      #expect(entry.sentence.description == "The label says the value." && entry.missing == nil)
    }
  }

  @Test func `held is its premise, and broken is found`() throws {
    Self.with(Self.stale) {
      func verdict(at place: Double) -> Verdict? {
        var script = Self.press
        script.body = [Script.Line(.after(0), .down(0, .along(place)))]
        return LawTrial(of: Driven.self).verdict(of: "own/label", on: script)
      }
      #expect(verdict(at: 64) == .notMet)
      #expect(verdict(at: 96) == .kept)
      let finding = verdict(at: 256)?.finding
      #expect(finding?.description == "it says 20; pressed at 256,40" && finding?.step == 0)
    }
  }

  @Test func `a law that is broken stays broken, and is reported of the step that broke it`() {
    Self.with(Self.stale) {
      var script = Self.press
      script.body = [80, 240, 100].map { Script.Line(.after(0), .down(0, .along($0))) }
      let finding = LawTrial(of: Driven.self).verdict(of: "own/label", on: script)?.finding
      #expect(finding?.description == "it says 20; pressed at 240,40" && finding?.step == 1)
    }
  }

  @Test(arguments: Seeds.all)
  func `random scripts find it, and what is cut down breaks the same law`(seed: UInt64) throws {
    try Self.with(Self.stale) {
      var trial = LawTrial(of: Driven.self)
      trial.seed = seed
      trial.cases = 200
      var found: [LawFailure] = []
      trial.laws = trial.laws.filter { $0.id == "own/label" || $0.id == "W1" }
      let tally = trial.run { found.append($0) }
      let failure = try #require(found.first)
      #expect(found.count == 1 && failure.law == "own/label" && failure.lineCount <= 4)
      #expect(failure.description.hasPrefix("FAIL own/label label"))
      #expect(String(decoding: failure.fileName, as: UTF8.self).hasPrefix("own-label-"))
      #expect(trial.verdict(of: "own/label", on: failure.script)?.finding != nil)
      #expect(tally.laws.last?.held ?? 0 > 0)
    }
  }

  @Test func `it is chosen by its id, and left out`() {
    Self.with({ _ in "" }) {
      let all = LawTrial(of: Driven.self)
      var trial = all
      trial.keepLaws(["own/label"])
      #expect(trial.tally(of: 0..<1).laws.map { "\($0.id)" } == ["W1", "own/label"])
      trial = all
      trial.keepLaws(["R1"])
      #expect(!trial.tally(of: 0..<1).laws.contains { $0.id == "own/label" })
    }
  }

  @Test func `probes try it`() throws {
    try Self.with(Self.stale) {
      let trial = LawTrial(of: ControlSet(Driven.self).lawful("slider"))
      var tally = trial.emptyTally
      for probe in Probe.all { tally.add(trial.tally(of: probe)) }
      let law = try #require(LawEntry.all(of: "slider", in: ControlSet(Driven.self)).last)
      #expect(law.id == "own/label" && tally.result(of: law) == .broken)
      #expect(tally.laws.last?.broken.first?.probe != nil)
    }
  }
}
