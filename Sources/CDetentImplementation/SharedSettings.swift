import ControlCore
import Rating
import Ruler

/// The settings that every control has.
protocol SharedSettings {
  var orientation: ControlOrientation { get set }
  var layoutDirection: ControlLayoutDirection { get set }
  var interaction: ControlInteraction { get set }
  var cancelPolicy: CancelPolicy { get set }
}

extension RulerConfiguration: SharedSettings {}
extension RatingConfiguration: SharedSettings {}

extension SharedSettings {
  /// - Throws: the first flaw.
  mutating func take(
    orientation: Int32, layoutDirection: Int32, interaction: Int32, cancelPolicy: Int32
  ) throws(Flaw) {
    self.orientation = try known(
      ControlOrientation(constant: orientation),
      "the orientation must be DETENT_HORIZONTAL or VERTICAL")
    self.layoutDirection = try known(
      ControlLayoutDirection(constant: layoutDirection),
      "the layout direction must be DETENT_LEFT_TO_RIGHT or RIGHT_TO_LEFT")
    self.interaction = try known(
      ControlInteraction(constant: interaction),
      "the interaction must be DETENT_ENABLED, READ_ONLY or DISABLED")
    self.cancelPolicy = try known(
      CancelPolicy(constant: cancelPolicy), "the cancel policy must be a DETENT_CANCEL")
  }
}
