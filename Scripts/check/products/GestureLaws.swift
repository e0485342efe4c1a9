import GestureLaws
import Ruler

print(LawTrial(of: RulerControl.self).tally(of: 0..<3))
