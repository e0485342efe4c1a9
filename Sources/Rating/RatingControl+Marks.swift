import ControlCore

extension RatingControl {
  /// The step nearest to the value, as its ticks are counted; halfway between two, the upper. With a
  /// granularity of 0 the steps are whole symbols.
  public var nearestMark: Int64 { scale.nearestStep(to: value) }
}

extension SymbolScale {
  /// The symbols that a configuration has.
  init(_ configuration: RatingConfiguration) {
    self.init(
      count: configuration.count, granularity: configuration.granularity,
      minimum: configuration.minimum, width: configuration.width, spacing: configuration.spacing)
  }
}
