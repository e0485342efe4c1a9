import ControlCore
import Dial
import TestSupport
import Testing

/// Values that a host sets, and the effects it receives.
@Suite struct DialHostTests {
  @Test(arguments: Seeds.all)
  func `what a host sets is not reported, and is between the ends, wherever the dial was`(
    seed: UInt64
  ) {
    var random = RandomBits(seed: seed)
    for _ in 0..<2000 {
      let old = DialConfiguration(range: 0...90, wraps: random.coin())
      let new = DialConfiguration(range: random.pick([0...90, 10...400]), wraps: random.coin())
      var dial = DialControl(
        value: random.pick([0, 90, random.number(0...90)]), configuration: old)
      let wanted = random.pick([-10, 100, 90, 0, random.number(-200...200)])
      dial.update(
        values: NumberList([wanted]), animated: random.coin(), configuration: new
      ) { Issue.record("reported \($0), seed \(seed)") }
      #expect(dial.value == DialControl(value: wanted, configuration: new).value, "seed \(seed)")
    }
  }
}
