import ControlCore

/// The settings that every control has, as a C program passes them.
struct SharedSettings {
  let orientation: ControlOrientation
  let layoutDirection: ControlLayoutDirection
  let interaction: ControlInteraction
  let cancelPolicy: CancelPolicy

  /// - Throws: the first error.
  init(
    orientation: Int32, layoutDirection: Int32, interaction: Int32, cancelPolicy: Int32
  ) throws(ConfigurationError) {
    self.orientation = try known(ControlOrientation(constant: orientation), .orientation)
    self.layoutDirection = try known(
      ControlLayoutDirection(constant: layoutDirection), .layoutDirection)
    self.interaction = try known(ControlInteraction(constant: interaction), .interaction)
    self.cancelPolicy = try known(CancelPolicy(constant: cancelPolicy), .cancelPolicy)
  }
}
