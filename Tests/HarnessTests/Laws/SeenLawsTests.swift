import Dial
import GestureLaws
import Rating
import Ruler
import Slider
import TestSupport
import Testing

/// Tests that our controls keep the laws that need only values and are tried on foreign ones.
@Suite struct SeenLawsTests {
  @Test(arguments: Seeds.all)
  func `the controls of this package keep what is asked of everybody's`(seed: UInt64) {
    Self.keeps(SliderControl.self, seed)
    Self.keeps(DialControl.self, seed)
    Self.keeps(RulerControl.self, seed)
    Self.keeps(RatingControl.self, seed)
  }

  private static func keeps<Subject: LawfulControl>(_ control: Subject.Type, _ seed: UInt64) {
    var trial = LawTrial(of: control)
    trial.seed = seed
    trial.cases = Cases.some(of: 1000)
    trial.laws = Law.ofWhatIsSeen
    trial.run { Issue.record("\($0)") }
  }
}
