/// A number written as `numerator / denominator`, with a power of ten below.
///
/// Steps such as 0.1 have no exact `Double`. As a fraction, 1/10, they have: multiples of it can be
/// formed exactly and rounded once, so that three times 0.1 is 0.3.
public struct DecimalFraction: Equatable, Sendable {
  /// The whole number above the line.
  public let numerator: Int64
  /// 1, 10, 100 … 10¹⁵.
  public let denominator: Int64

  /// `nil` if the shortest decimal of `x` has more than 15 significant digits, or more than 15 after
  /// the point. A decimal of 15 digits is the shortest one of its `Double`, so the first that reads
  /// back as `x` is it.
  public init?(_ x: Double) {
    var power: Int64 = 1
    while power <= 1_000_000_000_000_000 {
      let scaled = roundedToNearest(abs(x) * Double(power))
      guard scaled < 1e15 else { return nil }
      if scaled / Double(power) == abs(x) {
        numerator = Int64(saturating: x < 0 ? -scaled : scaled)
        denominator = power
        return
      }
      power &*= 10
    }
    return nil
  }
}
