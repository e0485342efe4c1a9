import ControlCore
import Dial
import TestSupport
import Testing

/// Values that a host sets, and the effects it receives.
@Suite struct DialHostTests {
  @Test(arguments: Seeds.all)
  func `a host that sets a value beyond the ends is reported what the dial has, wherever it was`(
    seed: UInt64
  ) {
    var random = RandomBits(seed: seed)
    for _ in 0..<2000 {
      let configuration = DialConfiguration(range: 0...90, wraps: random.coin())
      let values = [0, 90, random.number(0...90)]
      var dial = DialControl(value: random.pick(values), configuration: configuration)
      let wanted = random.pick([-10, 100, 90, 0, random.number(-200...200)])
      let isKnown = wanted == dial.value
      var reported: [Double] = []
      dial.set(value: wanted, animated: random.coin()) { effect in
        if case .changed(let value, .clamp, _, _, _) = effect { reported.append(value) }
      }
      #expect(reported == (isKnown || dial.value == wanted ? [] : [dial.value]), "seed \(seed)")
    }
  }
}
