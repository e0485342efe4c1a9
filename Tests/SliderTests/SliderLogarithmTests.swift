import ControlCore
import GestureLaws
import Slider
import TestSupport
import Testing

@Suite struct SliderLogarithmTests {
  /// Steps far finer than any screen. Rounding of the distances between thumbs must not add up to
  /// more than the tolerance.
  @Test(arguments: Seeds.all) func `limits are as near as the digits allow`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 4000) {
      let lower = random.number(1...1000)
      let upper = lower * random.number(1.01...10)
      var configuration = SliderConfiguration(range: lower...upper, thumbs: random.whole(2...8))
      configuration.curve = .logarithmic
      configuration.length = [1, 10, 300][Int(random.whole(0...2))]
      configuration.step = max((upper - lower) * 0x1p-49, 1e-13)
      configuration.distance = (upper - lower) / 20
      configuration.meeting = random.whole(0...1) == 0 ? .push : .block
      var slider = SliderControl(value: lower, configuration: configuration)
      let event = InputEvent(
        time: Timestamp(nanoseconds: 0), action: .adjust(.set(upper), part: 0))
      slider.handle(event) { _ in }
      // Two steps and the last digits per thumb: the last thumb bears the errors of all.
      let digits = 2 * (configuration.step ?? 0) + 0x1p-48 * upper
      let doubt = Double(slider.partCount) * digits
      for part in 1..<slider.partCount {
        let (below, value) = (slider.value(of: part - 1), slider.value(of: part))
        #expect(
          value - below >= configuration.distance - doubt, "seed \(seed): \(configuration)")
      }
    }
  }

  /// Any factors and bounds, however far apart.
  @Test(arguments: Seeds.all) func `both bounds can be reached`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for number in 0..<Cases.some(of: 4000) {
      let lower = number % 2 == 0 ? 1e-12 : power(of: random.number(-12...11))
      var configuration = SliderConfiguration(
        range: lower...min(max(power(of: random.number(-11...13)), 1.01 * lower), 1e12))
      configuration.curve = .logarithmic
      configuration.factor = max(power(of: random.number(0...10)), 1.01)
      var slider = SliderControl(value: 0, configuration: configuration)
      #expect(slider.value == configuration.range.lowerBound, "seed \(seed): \(configuration)")
      _ = slider.effects(of: .key(.end, .none))
      #expect(slider.value == configuration.range.upperBound, "seed \(seed): \(configuration)")
    }
  }

  private func power(of exponent: Double) -> Double { exponential(exponent * 2.302585) }
}
