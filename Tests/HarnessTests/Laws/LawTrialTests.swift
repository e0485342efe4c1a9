import ControlCore
import Rating
import Ruler
import TestSupport
import Testing

import Harness

@testable import GestureGenerators
@testable import GestureLaws

/// Tests that a trial finds broken laws and reports all that a person needs to know.
@Suite struct LawTrialTests {
  /// Returns a law that fails at each step for which `isBroken` is true.
  static func law(
    _ isBroken: @escaping @Sendable (StepRecord) -> Bool
  ) -> Law {
    .ofSteps("X1", "wrong", "This is not so.") { isBroken($0) ? "it is" : nil }
  }

  private func failure(
    _ isBroken: @escaping @Sendable (StepRecord) -> Bool
  ) throws -> LawFailure {
    var found: LawFailure?
    LawTrial(of: RulerControl.self, laws: [Self.law(isBroken)]).run { found = $0 }
    return try #require(found)
  }

  private func comments(_ failure: LawFailure) -> [String] {
    failure.script.body.compactMap(\.comment).map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: All laws

  @Test(arguments: Seeds.all) func `no law of rulers is broken`(seed: UInt64) {
    var trial = LawTrial(of: RulerControl.self, scripts: ScriptMaker(.ruler))
    (trial.seed, trial.cases) = (seed, Cases.some(of: 60))
    trial.run { Issue.record("\($0)") }
  }

  @Test(arguments: Seeds.all) func `no law of ratings is broken`(seed: UInt64) {
    var trial = LawTrial(of: RatingControl.self, scripts: ScriptMaker(.rating))
    (trial.seed, trial.cases) = (seed, Cases.some(of: 60))
    let tally = trial.run { Issue.record("\($0)") }
    #expect(tally.unplayable == 0)
  }

  @Test func `laws have ids of their own, a letter and a number`() {
    for ids in [
      RulerControl.laws.map { $0.id },
      RatingControl.laws.map { $0.id },
    ] {
      #expect(Set(ids).count == ids.count)
      #expect(ids.allSatisfy { "CHRSU".contains($0.prefix(1)) && Int($0.dropFirst()) != nil })
    }
  }

  // MARK: Reports

  @Test func `a number that does not matter is said not to`() throws {
    let failure = try failure { record in
      record.pointer?.phase == .move && record.pointer?.position.x != 160
    }
    #expect(PlantedBug.plain(failure.script) == "+0ms down 0 160\n+0ms move 0 161")
    #expect(comments(failure) == ["any x fails too"])
  }

  @Test func `a number that only has to be large enough is said to`() throws {
    let failure = try failure { record in
      guard let x = record.pointer?.position.x, record.pointer?.phase == .move else { return false }
      return x >= 163
    }
    #expect(PlantedBug.plain(failure.script) == "+0ms down 0 160\n+0ms move 0 165")
    #expect(comments(failure) == ["any x beyond it fails too"])
  }

  @Test func `of a number that matters nothing is said`() throws {
    let failure = try failure { record in
      guard case .event(.rotate(let detents)) = record.action else { return false }
      return detents == 1
    }
    #expect(PlantedBug.plain(failure.script) == "+0ms rotate 1")
    #expect(comments(failure) == [])
  }

  @Test func `the finding, the line and where it was found are reported`() throws {
    let failure = try failure { record in
      guard case .event(.key(.arrowRight, .none)) = record.action else { return false }
      return record.end.value == record.start.value + 1
    }
    #expect(PlantedBug.plain(failure.script) == "+0ms key ArrowRight")
    #expect(failure.law == "X1" && failure.finding == Finding("it is").at(0))
    #expect(failure.scriptLine == 3)
    let report = "\(failure)"
    #expect(report.hasPrefix("FAIL X1 wrong  seed 1, case "))
    for part in ["This is not so.", "it is", "gesture 1", "+0ms", "trace around it:"] {
      #expect(report.contains(part), "\(report)")
    }
  }

  @Test func `a report has at most 30 lines, however long the script is`() throws {
    let law = Law("X1", "wrong", "This is not so.") { recorded in
      let last = recorded.steps.count - 1
      return recorded.script.body.count > 30 ? Finding("it is").at(last).probed(.settle()) : nil
    }
    var trial = LawTrial(of: RulerControl.self, laws: [law])
    trial.cases = 200
    let number = try #require(trial.tally(of: 0..<200).broken.first?.number)
    for shrinks in [true, false] {
      let failure = try #require(trial.failure(ofCase: number, shrinks: shrinks))
      let lines = "\(failure)".split(separator: "\n", omittingEmptySubsequences: false)
      #expect(failure.script.body.count > 30 && lines.count <= 30, "\(failure)")
      #expect("\(failure)".contains(" more lines, which the regression has"))
    }
  }

  @Test func `what one line of a script shows of two laws is shown once`() throws {
    let trial = LawTrial(
      of: RulerControl.self,
      laws: [
        .ofSteps("X1", "nothing", "There is nothing.") { _ in "something" },
        .ofSteps("X2", "nothing-either", "There is nothing either.") { _ in "something" },
      ])
    let failures = try trial.tally(of: 0..<1).broken.map {
      try #require(trial.failure(of: $0, shrinks: false))
    }
    try #require(failures.count == 2)
    let (alone, below) = (failures[1].report, failures[1].report(below: [failures[0]]))
    #expect(alone.contains("gesture 1"))
    #expect(
      below.hasSuffix(
        "something\n  The same line of the script of X1 above breaks it.\n"))
  }

  @Test func `of two states the field is named in which they differ`() {
    let one = RulerControl(value: 3, configuration: RulerConfiguration())
    var other = one
    other.set(value: 4, animated: false) { _ in }
    let type = SubjectType(RulerControl.self)
    let finding = Finding(
      unlike: type.subject(one), type.subject(other), named: "after a while")
    #expect(
      finding.description == "unlike states: slide.edit.current is 3.0, and after a while 4.0")
  }

  @Test func `a law slips into no other while scripts shrink`() throws {
    // Any event breaks the second law; a shrunk script must still break the law it broke first.
    let laws = [
      Law.ofSteps("X1", "keys", "There are no keys.") { record in
        if case .event(.key) = record.action { "a key" } else { nil }
      },
      Law.ofSteps("X2", "nothing", "There is nothing.") { _ in "something" },
    ]
    var trial = LawTrial(of: RulerControl.self, laws: laws)
    trial.cases = Cases.some(of: 50)
    var broken: Set<String> = []
    for number in 0..<trial.cases {
      guard let whole = trial.failure(ofCase: number, shrinks: false) else { continue }
      let shrunk = try #require(trial.failure(ofCase: number))
      broken.insert(whole.law.description)
      #expect(shrunk.law == whole.law)
      #expect(PlantedBug.plain(shrunk.script).contains("key") == (whole.law == "X1"))
    }
    #expect(broken == ["X1", "X2"])
  }

  @Test func `a regression reads back and breaks the same law`() throws {
    let planted = try #require(PlantedInRatingsTests.bugs.first { $0.law == "S9" })
    let found =
      planted.failure(in: RatingControl.self, Law.ofRatings, ScriptMaker(.rating))
    let failure = try #require(found)
    let text = String(decoding: failure.regression, as: UTF8.self)
    #expect(text.contains("# broke S9: \(failure.sentence.description)"))
    #expect(text.contains("# found by seed 7, case \(try #require(failure.caseNumber))"))
    let script = try #require(Replay.read(failure.regression).script, "\(text)")
    #expect(script.body == failure.script.body && script.settings == failure.script.settings)
    let again = Bug.$planted.withValue(planted.bug) {
      LawTrial(of: Planted<RatingControl>.self, laws: Law.ofRatings).failure(of: script)
    }
    #expect(again?.law == "S9" && again?.finding == failure.finding)
    #expect(LawTrial(of: RatingControl.self, laws: Law.ofRatings).failure(of: script) == nil)
    let name = String(decoding: failure.fileName, as: UTF8.self)
    #expect(name.hasPrefix("S9-") && name.hasSuffix(".gesture") && name.count == 15)
  }

  // MARK: Tallies and regressions

  @Test func `parts of a run add up to all of it, and the first failure counts`() {
    let trial = LawTrial(of: RulerControl.self, laws: [])
    let (part, whole) = (Cases.some(of: 70), Cases.some(of: 200)) as (Int64, Int64)
    var parts = trial.tally(of: 0..<part)
    parts.add(trial.tally(of: part..<whole))
    #expect(parts == trial.tally(of: 0..<whole))
    #expect(parts.cases == whole && parts.counts.contains { $0 > 0 })

    let breaking = LawTrial(of: RulerControl.self, laws: [Self.law { $0.pointer?.phase == .up }])
    var tally = breaking.tally(of: 0..<50)
    let first = tally.broken
    #expect(first.count == 1 && tally.laws[0].held > 0)
    tally.add(breaking.tally(of: 50..<100))
    #expect(tally.broken == first)
  }

  @Test(arguments: [(800, true), (400, false)])
  func `ticks are counted whichever way they go`(way: Int, isMany: Bool) throws {
    let text = """
      gesture 1
      tick fraction
      down 0 0
      glide 0 to \(way) over 400ms
      glide 0 to 0 over 400ms
      """
    let script = try #require(ScriptReader.read(Array(text.utf8)).script)
    let label = CoverageLabel.ofRulers.first { $0.name == "more than 100 ticks" }
    #expect(try #require(label).applies(RecordedRun(script, on: RulerControl.self)) == isMany)
  }

  @Test func `a label is missing if it certainly happens too seldom, and never by bad luck`() {
    func missing(_ count: Int64, of cases: Int64, atLeast minimum: Int64) -> Bool {
      var tally = LawTally(labels: ["something"], laws: [])
      (tally.cases, tally.counts) = (cases, [count])
      return tally.missing([minimum]) == [0]
    }
    #expect(!missing(0, of: 0, atLeast: 50))
    #expect(!missing(0, of: 10, atLeast: 50))
    #expect(missing(0, of: 1000, atLeast: 50))
    #expect(!missing(45, of: 1000, atLeast: 50))
    #expect(missing(400, of: 10_000, atLeast: 50))
    #expect(!missing(500, of: 10_000, atLeast: 50))
    #expect(!missing(0, of: 1_000_000, atLeast: 0))
  }
}
