extension RatingControl {
  /// The step nearest to the value, as its ticks are counted; halfway between two, the upper. With a
  /// granularity of 0 the steps are whole symbols.
  public var nearestMark: Int64 { scale.nearestStep(to: value) }
}

extension RatingScale {
  /// Rounding puts a value that is halfway a little above or below it.
  fileprivate func nearestStep(to value: Double) -> Int64 {
    let below = step(upTo: value)
    guard below < count &* steps else { return below }
    let (lower, upper) = (self.value(ofStep: below), self.value(ofStep: below + 1))
    return upper - value <= value - lower + 1e-9 * (upper - lower) ? below + 1 : below
  }
}
