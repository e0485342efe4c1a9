public import CDetent
import ControlCore
import Rating

extension RatingConfiguration: ToldConfiguration {
  /// - Throws: the first flaw.
  init(_ told: detent_rating_configuration) throws(Flaw) {
    self.init(count: told.count, granularity: told.granularity)
    try take(
      orientation: told.orientation, layoutDirection: told.layout_direction,
      interaction: told.interaction, cancelPolicy: told.cancel_policy)
    reselection = try known(
      Reselection(constant: told.reselection), "the reselection must be a DETENT_RESELECTION")
    selection = try known(
      Selection(constant: told.selection), "the selection must be a DETENT_SELECTION")
    (minimum, length, spacing) = (told.minimum, told.length, told.spacing)
    symbolWidth = told.symbol_width.isNaN ? nil : told.symbol_width
    (previewsHover, ticks) = (told.previews_hover != 0, told.ticks != 0)
    if let problem { throw Flaw(.configuration, problem.sentence) }
  }
}

extension detent_rating_configuration: ControlReading {
  init(_ control: RatingControl) {
    self.init(control.configuration)
  }

  init(_ configuration: RatingConfiguration) {
    self.init(
      count: configuration.count, granularity: configuration.granularity,
      minimum: configuration.minimum, length: configuration.length, spacing: configuration.spacing,
      symbol_width: configuration.symbolWidth ?? .nan,
      orientation: configuration.orientation.constant,
      layout_direction: configuration.layoutDirection.constant,
      interaction: configuration.interaction.constant,
      cancel_policy: configuration.cancelPolicy.constant,
      reselection: configuration.reselection.constant, selection: configuration.selection.constant,
      previews_hover: configuration.previewsHover ? 1 : 0, ticks: configuration.ticks ? 1 : 0)
  }
}

@c @implementation
public func detent_rating_configuration_init(
  _ configuration: UnsafeMutablePointer<detent_rating_configuration>?, _ size: Int
) -> detent_status {
  status { () throws(Status) in
    _ = try require(configuration.map { UnsafePointer($0) }, size)
    configuration?.pointee = detent_rating_configuration(RatingConfiguration())
  }
}

@c @implementation
public func detent_rating_configuration_problem(
  _ configuration: UnsafePointer<detent_rating_configuration>?, _ size: Int
) -> UnsafePointer<CChar>? {
  RatingConfiguration.problem(configuration, size)?.cText
}
