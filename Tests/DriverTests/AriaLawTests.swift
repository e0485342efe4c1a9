import GestureDrivers
import GestureLaws
import GestureScript
import Slider
import TestSupport
import Testing

/// The laws about what a control says of itself to assistive technology find what is wrong, by the probes alone.
@Suite struct AriaLawTests {
  typealias Driven = DrivenControl<SliderControl, AriaHost>

  private static let laws = Driven.laws.filter { "\($0.id)".hasPrefix("A") }

  /// What all probes say of each law: whether it was met, and what is wrong.
  private func verdicts(_ bug: AriaBug, parts: Int = 1) -> [String: Verdict] {
    AriaHost.$bug.withValue(bug) {
      let table = ControlTable.of(Driven.self)
      let fixed = parts > 1 ? [Setting("thumbs", .whole(Int64(parts)))] : []
      var verdicts: [String: Verdict] = [:]
      for law in Self.laws {
        let trial = LawTrial(of: Driven.self, laws: [law])
        var verdict = Verdict.notMet
        for probe in Probe.all {
          guard let script = probe.script(for: table, fixed: fixed) else { continue }
          let (met, broken) = trial.failures(of: script)
          if met > 0 { verdict.join(Verdict(broken.first?.finding)) }
        }
        verdicts["\(law.id)"] = verdict
      }
      return verdicts
    }
  }

  @Test(arguments: [1, 2])
  func `a slider that says what is so keeps them, and each is met`(parts: Int) {
    let verdicts = verdicts(.none, parts: parts)
    #expect(Set(verdicts.keys) == ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"])
    for (law, verdict) in verdicts {
      // With two thumbs it is not known which one a key is for.
      #expect(verdict == (law == "A8" && parts > 1 ? .notMet : .kept), "\(law)")
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
    (.noFocus, "A7", "part 0 cannot get the focus"), (.deadArrow, "A8", "Left at "),
    (.shortPage, "A8", "changes the value by 1, and an arrow by 10"),
  ])
  func `a bug is found by the law that is about it`(bug: AriaBug, law: String, text: String) {
    let finding = verdicts(bug)[law]?.finding
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
