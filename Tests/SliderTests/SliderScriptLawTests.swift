import GestureLaws
import GestureScript
import Slider
import TestSupport
import Testing

/// Laws of the harness over random scripts, each of which is played once for all of them.
@Suite struct SliderScriptLawTests {
  @Test(arguments: Seeds.all)
  func `over random scripts a slider keeps each of its laws`(seed: UInt64) {
    var trial = LawTrial(of: SliderControl.self)
    #expect(trial.laws.count == SliderControl.laws.count)
    (trial.seed, trial.cases) = (seed, Int64(Cases.some(of: 400)))
    trial.run { Issue.record("\($0)") }
  }
}
