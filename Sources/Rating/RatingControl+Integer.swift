import ControlCore

extension RatingControl {
  /// Creates a rating of whole symbols, like the `RatingView` of the Star Rater proposal.
  ///
  /// - Parameters:
  ///   - rating: The number of selected symbols, of any integer type; clamped to 0 … `maximum`.
  ///   - maximum: The number of symbols; 1 to 100.
  public init<Rating: BinaryInteger>(rating: Rating, maximum: Int64 = 5) {
    self.init(
      value: Double(rating), configuration: RatingConfiguration(count: maximum, granularity: 1))
  }

  /// The number of full symbols: symbol n is selected if n is at most this.
  public var rating: Int64 { Int64(roundingDown: value) }
}
