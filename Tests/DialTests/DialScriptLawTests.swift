import Dial
import GestureLaws
import GestureScript
import TestSupport
import Testing

/// Laws of the harness over random scripts, each of which is played once for all of them.
@Suite struct DialScriptLawTests {
  @Test(arguments: Seeds.all)
  func `over random scripts a dial keeps each of its laws`(seed: UInt64) {
    var trial = LawTrial(of: DialControl.self)
    #expect(trial.laws.count == DialControl.laws.count)
    (trial.seed, trial.cases) = (seed, Int64(Cases.some(of: 400)))
    trial.run { Issue.record("\($0)") }
  }
}
