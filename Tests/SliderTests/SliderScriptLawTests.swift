import GestureLaws
import GestureScript
import Slider
import TestSupport
import Testing

/// Laws of the harness over random scripts.
@Suite struct SliderScriptLawTests {
  @Test(arguments: SliderControl.laws.indices)
  func `over random scripts a slider keeps each of its laws`(index: Int) {
    for seed in Seeds.all {
      var trial = LawTrial(of: SliderControl.self, laws: [SliderControl.laws[index]])
      (trial.seed, trial.cases) = (seed, Int64(Cases.some(of: 400)))
      trial.run { Issue.record("\($0)") }
    }
  }
}
