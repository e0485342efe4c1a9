import ControlCore

extension RatingControl {
  /// Returns the filled share of a symbol: `value − index`, without rounding noise, so that 3.6
  /// fills 0.6 of the fourth symbol.
  ///
  /// - Parameter index: The symbol, from 0.
  /// - Returns: The visible share, 0 to 1; of the preview while there is one.
  public func fill(of index: Int64) -> Double {
    RatingFill.share(of: preview ?? value, symbol: index)
  }
}

/// Shares of symbols that a value fills.
public enum RatingFill {
  /// Returns `value − index`, clamped to 0 … 1 and rounded to the decimals of the value: 15 less
  /// the digits of its whole part. So 3.6 fills the fourth symbol by 0.6, the nearest `Double`,
  /// instead of 0.6000000000000001.
  ///
  /// - Parameters:
  ///   - value: Any number; NaN fills nothing.
  ///   - index: The symbol, from 0.
  /// - Returns: The share, 0 to 1.
  public static func share(of value: Double, symbol index: Int64) -> Double {
    let share = value - Double(index)
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    let scale = value < 10 ? 1e14 : value < 100 ? 1e13 : 1e12
    return min(roundedToNearest(share * scale) / scale, 1)
  }
}
