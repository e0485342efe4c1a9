import ControlCore
import Dial
import TestSupport
import Testing

@testable import DetentUI

/// `FeelTests` and `LeavingLawTests` for dials.
@Suite struct DialFeelTests {
  @Test func `angles that make no sense count as not said`() {
    var settings = DialSettings()
    (settings.behavior.start, settings.behavior.sweep) = (.nan, -1)
    let dial = settings.configuration
    #expect(dial.start == -135 && dial.sweep == 270)
  }

  @Test func `dials are reported`() {
    let feel = FeelTests.feel
    var knob = DialSettings(bounds: 0...10)
    knob.feel = feel
    knob.behavior.travel = 120
    let dial = knob.configuration
    #expect(dial.cancelPolicy == .commit && dial.slop == feel.slop && dial.travel == 120)
    #expect(dial.deceleration == 0.99 && dial.landingFrequency == 25)
  }

  @Test(arguments: [Double.nan, -1, 0, .infinity, 1e300])
  func `what makes no sense counts as not said`(wrong: Double) {
    var knob = DialSettings(bounds: 2...10)
    knob.feel.slop.touch = wrong
    knob.behavior.travel = wrong
    #expect(knob.configuration.problem == nil && knob.configuration.range == 2...10)
  }

  @Test(arguments: Seeds.all)
  func `edits of a dial end when its view goes`(seed: UInt64) {
    let laws = LeavingLawTests()
    laws.check(seed, laws.cases) { random in
      var settings = DialSettings(bounds: 0...100, step: random.pick([nil, 5, 25]))
      (settings.width, settings.height) = (400, 80)
      settings.behavior.wraps = random.coin()
      settings.behavior.coasts = random.coin()
      settings.behavior.press = random.coin() ? .jump : .turn
      settings.behavior.hold = random.coin() ? .vertical : .rotary
      return DialControl(value: random.number(0...100), configuration: settings.configuration)
    }
  }
}
