import ControlCore
import Harness
import Ruler
import Testing

/// Each law of every control catches a bug, and shrinks what shows it to a few lines.
@Suite struct PlantedInAllTests {
  static let bugs = [
    PlantedBug(
      "R1", "the upper bound is half a step too far",
      """
      """
    ) { bug in
      bug.change = { if $0.upperBound.isFinite { $0.upperBound += 0.5 } }
    },
    PlantedBug(
      "R31", "a release without motion does not end the edit",
      """
      """
    ) { bug in
      bug.tell = { effects, scene in
        scene.pointer?.phase == .up ? effects.filter { !$0.isEnd } : effects
      }
    },
  ]

  @Test(arguments: bugs) func `a planted bug is found and shrunk`(planted: PlantedBug) throws {
    let failure = try #require(
      planted.failure(in: RulerControl.self, Law.ofRulers, ScriptMaker(.ruler)))
    #expect(PlantedBug.plain(failure.script) == planted.script, "\(failure)")
  }
}

extension Effect {
  var isEnd: Bool { if case .ended = self { true } else { false } }
}
