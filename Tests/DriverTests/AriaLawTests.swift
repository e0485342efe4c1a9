import GestureDrivers
import GestureLaws
import GestureScript
import Slider
import TestSupport
import Testing

/// Tests that the laws of accessibility states find each planted bug by the probes alone.
@Suite struct AriaLawTests {
  typealias Driven = DrivenControl<SliderControl, AriaHost>

  private static let laws = Driven.laws.filter { "\($0.id)".hasPrefix("A") }

  /// All probes that a slider with `parts` thumbs can play.
  private func scripts(parts: Int = 1) -> [Script] {
    let table = ControlTable.of(Driven.self)
    let fixed = parts > 1 ? [Setting("thumbs", .whole(Int64(parts)))] : []
    return Probe.all.compactMap { $0.script(for: table, fixed: fixed) }
  }

  @Test(arguments: [1, 2])
  func `a slider that says what is so keeps them, and each is met`(parts: Int) {
    let scripts = scripts(parts: parts)
    #expect(Self.laws.map { "\($0.id)" } == ["A1", "A2", "A3", "A4", "A5", "A6", "A7"])
    // All laws at once, as each script is played once for them.
    let all = LawTrial(of: Driven.self, laws: Self.laws)
    for script in scripts {
      let broken = all.failures(of: script).broken
      #expect(broken.isEmpty, "\(broken)")
    }
    for law in Self.laws {
      let trial = LawTrial(of: Driven.self, laws: [law])
      #expect(scripts.contains { trial.failures(of: $0).met > 0 }, "\(law.id)")
    }
  }

  @Test(arguments: [
    (AriaBug.noNow, "A1", "there is no aria-valuenow"),
    (.nowLeftBehind, "A1", "aria-valuenow is "), (.nowOutside, "A2", "lies not between 0 and 100"),
    (.limitsLeftBehind, "A3", "aria-valuemax is 100, and the upper bound is "),
    (.limitsOfNobody, "A3", "aria-valuemin is -10, and the lower bound is 0"),
    (.textEmpty, "A4", " is empty"), (.textLeftBehind, "A4", "percent', and was '"),
    (.textStays, "A4", "aria-valuetext is 'some' for "),
    (.saysItLies, "A5", "not vertical"), (.saysItStands, "A5", "is vertical"),
    (.disabledUnsaid, "A6", "does not say so"), (.disabledSaid, "A6", "and is not"),
    (.noFocus, "A7", "part 0 cannot get the focus"),
  ])
  func `a bug is found by the law that is about it`(bug: AriaBug, name: String, text: String) throws
  {
    let law = try #require(Self.laws.first { "\($0.id)" == name })
    let trial = LawTrial(of: Driven.self, laws: [law])
    let finding = AriaHost.$bug.withValue(bug) {
      scripts().lazy.compactMap { trial.failures(of: $0).broken.first?.finding }.first
    }
    #expect(finding?.description.contains(text) == true, "\(finding?.description ?? "kept")")
  }

  @Test(arguments: Seeds.all)
  func `random scripts find nothing where what is said is so`(seed: UInt64) {
    var trial = LawTrial(of: Driven.self, laws: Self.laws)
    trial.seed = seed
    trial.cases = Cases.some(of: 300)
    trial.run { Issue.record("\($0)") }
  }
}
