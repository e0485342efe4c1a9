public import ControlCore

extension RatingControl {
  /// Nothing of a rating moves, so `animated` makes no difference.
  public mutating func set(value new: Double, animated: Bool, emit: (Effect) -> Void) {
    guard new.isFinite, new != value, new != Double(Float(value)) else { return }
    value = scale.clamp(new)
    if value != new { emit(.changed(value, .clamp, time)) }
    session?.original = value
    session?.clearing = nil
    renewPreview(emit: emit)
  }

  /// - Precondition: `configuration.problem` is `nil`.
  public mutating func set(configuration new: RatingConfiguration, emit: (Effect) -> Void) {
    guard new != configuration else { return }
    Self.require(new)
    let interaction = configuration.interaction
    if new.interaction != interaction, new.interaction != .enabled { cancel(emit: emit) }
    let turned = new.gestures.direction != configuration.gestures.direction
    configuration = new
    scale = RatingScale(new)
    report(scale.clamp(value), .clamp, emit: emit)
    if let original = session?.original { session?.original = scale.clamp(original) }
    if !new.clears { session?.clearing = nil }
    if gesture.isHeld { gesture.reanchor(at: time, new.gestures, turned: turned) }
    renewPreview(emit: emit)
  }

  /// What the host changes may change what a release commits. A pointer that hovers previews nothing
  /// until it moves.
  private mutating func renewPreview(emit: (Effect) -> Void) {
    guard preview != nil else { return }
    guard gesture.isHeld else { return show(preview: nil, emit: emit) }
    guard let session else { return show(preview: chosen(at: gesture.point), emit: emit) }
    show(preview: session.clearing == nil ? value : 0, emit: emit)
  }
}
