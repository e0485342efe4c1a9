public import CDetent
import ControlCore
import Rating

extension RatingConfiguration: CConfiguration {
  static var defaults: detent_rating_configuration {
    detent_rating_configuration(RatingConfiguration())
  }

  init(_ passed: UnsafePointer<detent_rating_configuration>) throws(ConfigurationError) {
    guard passed.pointee.reserved == 0 else { throw .reserved }
    let press = try known(Press(constant: passed.pointee.press), .press)
    let shared = try SharedSettings(
      orientation: passed.pointee.orientation, layoutDirection: passed.pointee.layout_direction,
      interaction: passed.pointee.interaction, cancelPolicy: passed.pointee.cancel_policy)
    let reselection = try known(
      Reselection(constant: passed.pointee.reselection), .reselection)
    let selection = try known(Selection(constant: passed.pointee.selection), .selection)
    self.init(count: passed.pointee.count, granularity: passed.pointee.granularity)
    (orientation, layoutDirection) = (shared.orientation, shared.layoutDirection)
    (interaction, cancelPolicy) = (shared.interaction, shared.cancelPolicy)
    (self.reselection, self.selection, self.press) = (reselection, selection, press)
    (minimum, length) = (passed.pointee.minimum, passed.pointee.length)
    spacing = passed.pointee.spacing
    symbolWidth = passed.pointee.symbol_width.isNaN ? nil : passed.pointee.symbol_width
    (previewsHover, ticks) = (passed.pointee.previews_hover != 0, passed.pointee.ticks != 0)
    if let problem { throw ConfigurationError(problem) }
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
      previews_hover: configuration.previewsHover ? 1 : 0, ticks: configuration.ticks ? 1 : 0,
      press: configuration.press.constant, reserved: 0)
  }
}

@c @implementation
public func detent_rating_configuration_init(
  _ configuration: UnsafeMutablePointer<detent_rating_configuration>?, _ size: Int
) -> detent_status {
  let mistake = require(UnsafePointer(configuration), size)
  if mistake == .ok { RatingConfiguration.defaults.write(to: configuration, size) }
  return mistake.rawValue
}

@c @implementation
public func detent_rating_configuration_problem(
  _ configuration: UnsafePointer<detent_rating_configuration>?, _ size: Int
) -> UnsafePointer<CChar>? {
  PassedConfiguration<RatingConfiguration>(configuration, size).problem
}
