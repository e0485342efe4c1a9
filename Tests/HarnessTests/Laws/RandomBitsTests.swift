import Testing

import Harness

@testable import GestureGenerators
@testable import GestureLaws

/// Tests random numbers against published ones, and that they are uniform.
@Suite struct RandomBitsTests {
  @Test func `xoshiro256** gives what its authors' program gives`() {
    var bits = RandomBits(state: 1, 2, 3, 4)
    let published: [UInt64] = [
      11520, 0, 1_509_978_240, 1_215_971_899_390_074_240, 1_216_172_134_540_287_360,
      607_988_272_756_665_600, 16_172_922_978_634_559_625, 8_476_171_486_693_032_832,
      10_595_114_339_597_558_777, 2_904_607_092_377_533_576,
    ]
    #expect(published.map { _ in bits.next() } == published)
  }

  @Test func `SplitMix64 gives what its author's program gives`() {
    var mixer = SplitMix64(state: 1_234_567)
    let published: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    #expect(published.map { _ in mixer.next() } == published)
  }

  @Test func `a seed fills the state by SplitMix64`() {
    var mixer = SplitMix64(state: 42)
    let (a, b, c, d) = (mixer.next(), mixer.next(), mixer.next(), mixer.next())
    #expect(RandomBits(seed: 42) == RandomBits(state: a, b, c, d))
  }

  @Test func `numbers below a bound are below it, and all of them come up equally often`() {
    var bits = RandomBits(seed: 1)
    for bound in 1...20 as ClosedRange<UInt64> {
      let draws = 2000 * Int(bound)
      var counts = [Int](repeating: 0, count: Int(bound))
      for _ in 0..<draws { counts[Int(bits.below(bound))] += 1 }
      // Each count is within six standard deviations (270) of 2,000.
      #expect(counts.allSatisfy { abs($0 - 2000) < 270 }, "\(bound): \(counts)")
    }
  }

  @Test func `no number is favoured by a bound that does not divide 2⁶⁴`() {
    // Without rejection every third number below 3 · 2⁶² would come up twice as often as the others.
    var bits = RandomBits(seed: 2)
    var counts = [0, 0, 0]
    for _ in 0..<30_000 { counts[Int(bits.below(3 << 62) % 3)] += 1 }
    #expect(counts.allSatisfy { abs($0 - 10_000) < 500 }, "\(counts)")
  }

  @Test func `a range gives both its ends, and the widest one gives all bits`() {
    var bits = RandomBits(seed: 3)
    let few = (0..<100).map { _ in bits.whole(-1...1) }
    #expect(Set(few) == [-1, 0, 1])
    #expect((0..<10).allSatisfy { _ in bits.whole(7...7) == 7 })
    var copy = bits
    #expect(bits.whole(.min...(.max)) == Int64.min &+ Int64(bitPattern: copy.next()))
  }

  @Test func `a chance in a thousand comes as often`() {
    var bits = RandomBits(seed: 4)
    #expect((0..<1000).allSatisfy { _ in !bits.chance(0) && bits.chance(1000) })
    let count = (0..<100_000).count { _ in bits.chance(250) }
    #expect(abs(count - 25_000) < 900)
  }
}
