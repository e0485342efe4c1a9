import ControlCore

extension RatingControl {
  /// A rating of whole symbols, as the `RatingView` of the Star Rater proposal is.
  ///
  /// - Parameters:
  ///   - rating: how many are selected, of any integer type; brought back to 0 … `maximum`.
  ///   - maximum: how many there are; 1 to 100.
  public init<Rating: BinaryInteger>(rating: Rating, maximum: Int64 = 5) {
    self.init(
      value: Double(rating), configuration: RatingConfiguration(count: maximum, granularity: 1))
  }

  /// How many symbols are full: symbol n is selected if n is at most this.
  public var rating: Int64 { Int64(roundingDown: value) }
}
