/// A number written as `numerator / denominator`, with a power of ten as denominator.
///
/// Steps such as 0.1 have no exact `Double`, but an exact fraction, 1/10. Multiples of it are
/// computed exactly and rounded once, so that three times 0.1 is 0.3.
public struct DecimalFraction: Equatable, Sendable {
  /// The numerator, a whole number.
  public let numerator: Int64
  /// The denominator: 1, 10, 100 … 10¹⁵.
  public let denominator: Int64

  /// Creates the fraction of `x`; `nil` if its shortest decimal has more than 15 significant
  /// digits, or more than 15 after the point. A decimal of at most 15 digits is the shortest one of
  /// its `Double`, so the first that reads back as `x` is correct.
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
