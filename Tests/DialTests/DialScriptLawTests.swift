import Dial
import GestureLaws
import GestureScript
import TestSupport
import Testing

/// Laws of the harness over random scripts.
@Suite struct DialScriptLawTests {
  @Test(arguments: DialControl.laws.indices)
  func `over random scripts a dial keeps each of its laws`(index: Int) {
    for seed in Seeds.all {
      var trial = LawTrial(of: DialControl.self, laws: [DialControl.laws[index]])
      (trial.seed, trial.cases) = (seed, Int64(Cases.some(of: 400)))
      trial.run { Issue.record("\($0)") }
    }
  }
}
