import ControlCore
import Dial
import Harness
import Rating
import Ruler
import Slider
import TestSupport
import Testing

/// Tests that the premise of each law is met by some scripts, and that reports count only those.
@Suite struct PremiseTests {
  /// Returns the counts of the laws that have a premise.
  private func counts(
    _ control: any LawfulControl.Type, _ laws: [Law], _ maker: ScriptMaker, cases: Int64
  ) -> [LawCount] {
    var trial = LawTrial(of: control, laws: laws, scripts: maker)
    trial.seed = 20_251_121
    return trial.tally(of: 0..<cases).laws.filter { $0.hasPremise }
  }

  // MARK: Our controls

  // Laws of everybody's controls that need a slider's steps or a straight track are not met by
  // rulers and dials: U1, U4, U8, U31, U36, U43.

  private func unmet(_ control: any LawfulControl.Type, _ maker: ScriptMaker) -> [String] {
    let found = counts(control, control.laws, maker, cases: Cases.some(of: 2000))
    #expect(found.count > 5)
    #expect(found.allSatisfy { $0.broken.isEmpty })
    return found.filter { !$0.isMet }.map { $0.id }
  }

  @Test func `in some scripts there is something to look at for each law of rulers`() {
    #expect(unmet(RulerControl.self, ScriptMaker(.ruler)) == ["U1", "U43", "U36"])
  }

  @Test func `in some scripts there is something to look at for each law of ratings`() {
    // A rating neither moves by itself nor lands, nor has a wheel or a step, and these laws are about
    // controls that do.
    #expect(
      unmet(RatingControl.self, ScriptMaker(.rating)) == [
        "R24", "R20", "R56", "R85", "R73", "U13",
      ])
  }

  @Test func `in some scripts there is something to look at for each law of sliders`() {
    // Too rare here: T8 (a pointer moves a pair at rest), R85 (a disabled slider lands), U23 (the
    // range changes in a drag), U30 (a key with several thumbs at rest), U31, U36 and U43 (two keys, or a key and a wheel, in a row),
    // U22 (a tap in the place of the last), U28 (a press on one of several thumbs far apart), U29, U40, U41 and U42 (a drag or a press of thumbs that all
    // lie in one place), U6 (a second finger beside a drag), U45 (a long drag of a thumb with space) and T14 (one wheel, two thumbs with the focus). Probes or a
    // few thousand scripts meet them all.
    let unmet = Set(unmet(SliderControl.self, ScriptMaker(for: SliderControl.self)))
    #expect(
      unmet.subtracting([
        "T8", "R85", "U23", "U30", "U31", "U36", "U43", "U22", "U29", "U40",
        "U28", "U41", "U42", "U45", "T14", "U6", "U35",
      ]) == [])
  }

  @Test func `in some scripts there is something to look at for each law of dials`() {
    let unmet = unmet(DialControl.self, ScriptMaker(for: DialControl.self))
    #expect(unmet == ["U1", "U4", "U8", "U43", "U31", "U36"])
  }

  // MARK: Controls without user input

  /// Laws of every control about a host's actions, motions that it starts, and silence.
  private static let ofHosts: Set = ["C2", "R7", "R16", "R31", "R33", "R93", "R94", "R95", "R97"]
  private static let ofMotions: Set = ["R20", "R24", "R56"]
  private static let ofAll = ofHosts.union(ofMotions)

  /// Returns the laws with a premise that a control keeps although it ignores all events.
  private func keptByTheDeaf<Base: LawfulControl>(
    _ base: Base.Type, _ laws: [Law], _ maker: ScriptMaker
  ) -> Set<String> {
    let deaf = Bug("it hears nothing") { bug in bug.hear = { _, _ in [] } }
    let found: [LawCount] = Bug.$planted.withValue(deaf) {
      counts(Planted<Base>.self, laws, maker, cases: 200)
    }
    let kept = found.filter { $0.isMet && $0.broken.isEmpty }
    return Set(kept.map { $0.id })
  }

  @Test func `a ruler that hears nothing keeps no law about what a user moves`() {
    // A host sets ranges, a few of them with a single value (R6), and starts motions.
    let kept = keptByTheDeaf(RulerControl.self, Law.ofRulers, ScriptMaker(.ruler))
    #expect(kept.union(["R6"]) == Self.ofAll.union(["R6", "R8", "R50", "R52", "R54", "R98"]))
  }

  @Test func `a rating that hears nothing keeps no law about what a user moves`() {
    // A host removes symbols, and the scene shows the value.
    let kept = keptByTheDeaf(RatingControl.self, Law.ofRatings, ScriptMaker(.rating))
    #expect(kept == Self.ofHosts.subtracting(["C2", "R31", "R93"]).union(["S13", "S15"]))
  }

  @Test func `a slider that hears nothing keeps no law about what a user moves`() {
    // A host moves thumbs, and locked ones stay.
    let maker = ScriptMaker(for: SliderControl.self)
    let kept = keptByTheDeaf(SliderControl.self, Law.ofSliders, maker)
    #expect(kept == Self.ofAll.union(["R98", "T1", "T16", "T17"]))
  }

  @Test func `a dial that hears nothing keeps no law about what a user moves`() {
    let maker = ScriptMaker(for: DialControl.self)
    // A host sets values of the first turn.
    let kept = keptByTheDeaf(DialControl.self, Law.ofDials, maker)
    #expect(kept == Self.ofAll.union(["D12", "R98"]).subtracting(["R94"]))
  }

  // MARK: Counting

  @Test func `a law whose premise never holds is reported as not met`() throws {
    let laws = [
      Law("X1", "never", "This never happens.") { _ -> Verdict in .notMet },
      .ofSteps("X2", "always", "This always happens.") { _ -> Verdict in .kept },
      .ofSteps("X3", "anything", "This is about anything.") { _ -> Finding? in nil },
    ]
    let tally = LawTrial(of: RulerControl.self, laws: laws).tally(of: 0..<50)
    let withSteps = tally.laws[1].held
    #expect(tally.laws.map { $0.hasPremise } == [true, true, false])
    #expect(tally.laws.map { $0.held } == [0, withSteps, tally.cases])
    #expect(tally.laws.allSatisfy { $0.broken.isEmpty })
    #expect(tally.cases > 40 && withSteps > 40 && withSteps <= tally.cases)
  }

  @Test func `a law of steps is met by one step of many, and in a run without any not`() throws {
    let law = Law.ofSteps("X1", "key", "A key is a key.") { record -> Verdict in
      if case .event(.key) = record.action { .kept } else { .notMet }
    }
    func verdict(_ lines: String) throws -> Verdict {
      let script = ScriptReader.read(Array("gesture 1\n\(lines)".utf8)).script
      return law.check(RecordedRun(try #require(script), on: RulerControl.self))
    }
    #expect(try verdict("") == .notMet)
    #expect(try verdict("down 0 160\n+16ms move 0 180\n") == .notMet)
    #expect(try verdict("down 0 160\n+16ms key ArrowUp\n+16ms move 0 180\n") == .kept)
  }

  @Test func `what was met stays met, and what is broken stays broken`() {
    let all: [Verdict] = [.notMet, .kept, .broken("one"), .broken("another")]
    let joined = all.map { first in
      all.map { later in
        var verdict = first
        verdict.join(later)
        return verdict
      }
    }
    #expect(
      joined == [
        all, [.kept, .kept, all[2], all[3]], all.map { _ in all[2] }, all.map { _ in all[3] },
      ])
  }
}
