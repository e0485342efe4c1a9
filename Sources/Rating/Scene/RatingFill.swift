import ControlCore

extension RatingControl {
  /// How much of symbol `index` is filled, from 0 to 1: `value − index`, without the noise of the
  /// subtraction, so that 3.6 fills four tenths less than all of the fourth symbol.
  ///
  /// - Parameter index: from 0.
  /// - Returns: what a drawing shows, so the preview's share while there is one.
  public func fill(of index: Int64) -> Double {
    RatingFill.share(of: preview ?? value, symbol: index)
  }
}

/// How much of each symbol a value fills.
public enum RatingFill {
  /// `value − index`, at least 0 and at most 1, rounded to the decimals that the value itself can
  /// tell: 15 less the digits of its whole part. So 3.6 fills the fourth symbol by 0.6, the `Double`
  /// nearest to it, where the subtraction alone gives 0.6000000000000001.
  ///
  /// - Parameters:
  ///   - value: any number; one that is not a number fills nothing.
  ///   - index: of the symbol, from 0.
  /// - Returns: 0 to 1.
  public static func share(of value: Double, symbol index: Int64) -> Double {
    let share = value - Double(index)
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    let scale = value < 10 ? 1e14 : value < 100 ? 1e13 : 1e12
    return min(roundedToNearest(share * scale) / scale, 1)
  }
}
