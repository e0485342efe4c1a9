import ControlCore
import Rating
import Ruler
import Slider
import TestSupport
import Testing

@testable import DetentUI

/// Edits that began have ended whenever a view disappears.
@Suite struct LeavingLawTests {
  /// Plays up to 60 actions at 10 or 120 frames a second; then the view disappears. Repeats up to
  /// twice, each time with a view that returns with its state.
  func check<Engine: Control>(
    _ seed: UInt64, _ cases: Int, _ make: (inout RandomBits) -> Engine
  ) where Engine.Configuration: CancellableConfiguration {
    var random = RandomBits(seed: seed)
    for number in 0..<cases {
      var view = DrivenView(make(&random))
      var ms = 0.0
      let frame = random.coin() ? 100.0 : 1000 / 120
      for _ in 0...random.whole(0...2) {
        for _ in 0..<random.whole(0...60) {
          ms += random.pick([0, 4, frame, 300])
          view.happen(.any(&random, hasHost: true), from: Point(x: 200, y: 40), at: ms)
        }
        view.update()
        view.act(at: .ms(ms)) { $0.leave() }
        let case_ = "seed \(seed), case \(number)"
        #expect(view.edits.count % 2 == 0, "\(case_): an edit stays open: \(view.edits)")
        #expect(!view.driver.isMoving && view.driver.control.phase == .idle, "\(case_)")
        #expect(view.driver.deadline == nil, "\(case_)")
        // The view returns, and adopts the value that the host set meanwhile.
        view.update()
        #expect(view.agrees, "\(case_)")
      }
      for (index, isEditing) in view.edits.enumerated() where isEditing != (index % 2 == 0) {
        Issue.record("seed \(seed), case \(number): an edit is reported twice: \(view.edits)")
      }
    }
  }

  var cases: Int { Cases.some(of: 2500, oneIn: 5) }

  @Test(arguments: Seeds.all)
  func `edits of a ruler end when its view goes`(seed: UInt64) {
    check(seed, cases) { random in
      let settings = RulerSettings(
        bounds: random.coin() ? 0...100 : -Double.infinity...Double.infinity,
        snap: random.pick([.none, .unit, .fraction]), reducesMotion: random.chance(200))
      return RulerControl(value: random.number(0...100), configuration: settings.configuration)
    }
  }

  @Test(arguments: Seeds.all)
  func `edits of a rating end when its view goes`(seed: UInt64) {
    check(seed, cases) { random in
      var settings = RatingSettings(
        count: 7, granularity: random.pick([0, 0.3, 0.5, 1]), row: .even(7, 40, gap: 8),
        isRightToLeft: random.coin())
      settings.behavior.press = random.coin() ? .sure : .atOnce
      return RatingControl(value: random.number(0...7), configuration: settings.configuration)
    }
  }

  @Test(arguments: Seeds.all)
  func `edits of a slider end when its view goes`(seed: UInt64) {
    check(seed, cases) { random in
      var settings = SliderSettings(bounds: 0...100, step: random.pick([nil, 1, 7]))
      settings.behavior.trackPress = random.pick([.jump, .step, .nothing])
      settings.behavior.quantization = random.coin() ? .drag : .release
      settings.behavior.rubberBand = random.pick([0, 0.55])
      return SliderControl(
        value: random.number(0...100), configuration: settings.configuration(length: 400))
    }
  }
}
