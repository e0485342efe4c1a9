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
    guard passed.pointee.reserved == 0 else { throw .reserved }
    orientation = try known(
      passed.pointee.orientation,
      "the orientation must be DETENT_HORIZONTAL or VERTICAL")
    layoutDirection = try known(
      passed.pointee.layout_direction,
      "the layout direction must be DETENT_LEFT_TO_RIGHT or RIGHT_TO_LEFT")
    selection = try known(
      passed.pointee.selection,
      "the selection must be a DETENT_SELECTION")
    press = try known(
      passed.pointee.press,
      "the press must be a DETENT_PRESS")
    leading = try known(
      passed.pointee.leading,
      "the leading must be a DETENT_LEADING")
    reselection = try known(
      passed.pointee.reselection,
      "the reselection must be a DETENT_RESELECTION")
    cancelPolicy = try known(
      passed.pointee.cancel_policy,
      "the cancel policy must be a DETENT_CANCEL")
    interaction = try known(
      passed.pointee.interaction,
      "the interaction must be DETENT_ENABLED, READ_ONLY or DISABLED")
    motion = try known(
      passed.pointee.motion,
      "the motion must be a DETENT_MOTION")
    takeNumbers(passed)
  }

  private mutating func takeNumbers(  // table
    _ passed: UnsafePointer<detent_rating_configuration>
  ) {
    count = passed.pointee.count
    minimum = passed.pointee.minimum
    granularity = passed.pointee.granularity
    symbolWidth = passed.pointee.symbol_width.isNaN ? nil : passed.pointee.symbol_width
    spacing = passed.pointee.spacing
    reset = passed.pointee.reset.isNaN ? nil : passed.pointee.reset
    length = passed.pointee.length
    ticks = passed.pointee.ticks != 0
    previewsHover = passed.pointee.previews_hover != 0
  }
}

extension detent_rating_configuration: ControlReading, SizedStructure {
  /// In version 1.
  static var firstSize: Int { 104 }

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
    reset = configuration.reset ?? .nan
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
    motion = configuration.motion.constant
  }
}
