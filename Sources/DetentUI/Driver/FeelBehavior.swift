internal import ControlCore

/// What modifiers say of the feel of every control within a view. `nil` is what the control has by itself. What makes no
/// sense counts as not said.
struct FeelBehavior: Equatable {
  var cancelPolicy: CancelPolicy?
  var slop = Slop()
  /// Of `FineDrag`.
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
