/// Random numbers that depend only on the seed, on every machine and in every version: xoshiro256**
/// by Blackman and Vigna (2018), with its state filled by SplitMix64, as they recommend.
public struct RandomBits: Equatable, Sendable {
  private var a: UInt64
  private var b: UInt64
  private var c: UInt64
  private var d: UInt64

  /// Creates the numbers of a seed, which may be any number.
  public init(seed: UInt64) {
    var filler = SplitMix64(state: seed)
    (a, b, c, d) = (filler.next(), filler.next(), filler.next(), filler.next())
  }

  /// Creates a generator from a state of four words that are not all 0; for the published test
  /// vectors.
  init(state a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
  }

  /// Returns 64 random bits.
  public mutating func next() -> UInt64 {
    let result = rotated(b &* 5, by: 7) &* 9
    let shifted = b &<< 17
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotated(d, by: 45)
    return result
  }

  private func rotated(_ word: UInt64, by count: UInt64) -> UInt64 {
    word &<< count | word &>> (64 - count)
  }

  /// Returns a uniform number from 0 up to but not including a bound, by Lemire (2019).
  ///
  /// - Parameter bound: the bound; 0 stands for 2⁶⁴.
  /// - Returns: the number.
  public mutating func below(_ bound: UInt64) -> UInt64 {
    guard bound > 0 else { return next() }
    let threshold = (0 &- bound) % bound
    while true {
      let (high, low) = next().multipliedFullWidth(by: bound)
      if low >= threshold { return high }
    }
  }

  /// Returns a uniform number in a range, both ends included.
  public mutating func whole(_ range: ClosedRange<Int64>) -> Int64 {
    let width = UInt64(bitPattern: range.upperBound &- range.lowerBound) &+ 1
    return range.lowerBound &+ Int64(bitPattern: below(width))
  }

  /// Returns `true` with this probability, in thousandths.
  public mutating func chance(_ perMille: Int64) -> Bool { whole(0...999) < perMille }
}

/// The SplitMix64 generator by Steele, Lea and Flood (2014), with the constants of Vigna's
/// reference.
struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word &>> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word &>> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word &>> 31
  }
}
