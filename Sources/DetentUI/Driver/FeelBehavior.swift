internal import ControlCore

/// The feel of all controls within a view, as set by modifiers. `nil` keeps the control's own
/// setting; invalid settings are ignored.
struct FeelBehavior: Equatable {
  var cancelPolicy: CancelPolicy?
  var slop = Slop()
  /// The scale of `FineDrag`.
  var fineScale = FineDrag().scale
  var fineKeys = FineDrag().modifiers
  var fineDistance = FineDrag().distance
  var deceleration: Double?
  var minimumFling: Double?
  var maximumFling: Double?
  var springFrequency: Double?
  var landingFrequency: Double?

  var fineDrag: FineDrag {
    FineDrag(modifiers: fineKeys, scale: fineScale, distance: fineDistance)
  }
}
