import ControlCore

extension RatingControl {
  /// The step nearest to the value, numbered as ticks are; halfway between two, the upper one. With
  /// a granularity of 0, steps are whole symbols.
  public var nearestMark: Int64 { scale.nearestStep(to: value) }
}

extension SymbolScale {
  /// Creates the symbols of a configuration.
  init(_ configuration: RatingConfiguration) {
    self.init(
      count: configuration.count, granularity: configuration.granularity,
      minimum: configuration.minimum, width: configuration.width, spacing: configuration.spacing)
  }
}
