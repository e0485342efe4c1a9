// Made by Scripts/make/interfaces.py from the tables of settings.
public import CDetent
import ControlCore
import Rating

extension RatingConfiguration: CConfiguration {
  static var defaults: detent_rating_configuration {
    detent_rating_configuration(RatingConfiguration())
  }

  init(_ passed: UnsafePointer<detent_rating_configuration>) throws(ConfigurationError) {
    self.init()
    try takeShared(passed)
    selection = try known(
      Selection(constant: passed.pointee.selection),
      .constant("the selection must be a DETENT_SELECTION"))
    press = try known(
      Press(constant: passed.pointee.press),
      .constant("the press must be a DETENT_PRESS"))
    leading = try known(
      Leading(constant: passed.pointee.leading),
      .constant("the leading must be a DETENT_LEADING"))
    reselection = try known(
      Reselection(constant: passed.pointee.reselection),
      .constant("the reselection must be a DETENT_RESELECTION"))
    takeNumbers(passed)
  }

  /// The settings that all controls have.
  private mutating func takeShared(
    _ passed: UnsafePointer<detent_rating_configuration>
  ) throws(ConfigurationError) {
    let shared = try SharedSettings(
      orientation: passed.pointee.orientation,
      layoutDirection: passed.pointee.layout_direction,
      interaction: passed.pointee.interaction, cancelPolicy: passed.pointee.cancel_policy)
    orientation = shared.orientation
    layoutDirection = shared.layoutDirection
    cancelPolicy = shared.cancelPolicy
    interaction = shared.interaction
  }

  private mutating func takeNumbers(  // table
    _ passed: UnsafePointer<detent_rating_configuration>
  ) {
    count = passed.pointee.count
    minimum = passed.pointee.minimum
    granularity = passed.pointee.granularity
    symbolWidth = passed.pointee.symbol_width.isNaN ? nil : passed.pointee.symbol_width
    spacing = passed.pointee.spacing
    length = passed.pointee.length
    ticks = passed.pointee.ticks != 0
    previewsHover = passed.pointee.previews_hover != 0
  }
}

extension detent_rating_configuration: ControlReading {
  init(_ control: RatingControl) {
    self.init(control.configuration)
  }

  init(_ configuration: RatingConfiguration) {  // table
    self.init()
    count = configuration.count
    minimum = configuration.minimum
    granularity = configuration.granularity
    symbol_width = configuration.symbolWidth ?? .nan
    spacing = configuration.spacing
    length = configuration.length
    orientation = configuration.orientation.constant
    layout_direction = configuration.layoutDirection.constant
    ticks = configuration.ticks ? 1 : 0
    selection = configuration.selection.constant
    press = configuration.press.constant
    leading = configuration.leading.constant
    previews_hover = configuration.previewsHover ? 1 : 0
    reselection = configuration.reselection.constant
    cancel_policy = configuration.cancelPolicy.constant
    interaction = configuration.interaction.constant
  }
}

extension detent_rating_configuration: SizedStructure {
  /// In version 1.
  static var firstSize: Int { 88 }
}
