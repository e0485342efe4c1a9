public import ControlCore

extension RatingControl {
  /// Nothing of a rating moves, so `animated` makes no difference.
  public mutating func set(value new: Double, animated: Bool, emit: (Effect) -> Void) {
    guard new.isFinite, new != value, new != Double(Float(value)) else { return }
    value = scale.clamp(new)
    if value != new { emit(.changed(value, .clamp, time)) }
    session?.original = value
    session?.clearing = nil
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
    if gesture.isHeld { gesture.reanchor(at: time, new.gestures, turned: turned) }
    guard let preview else { return }
    show(preview: gesture.isHeld ? scale.clamp(preview) : nil, emit: emit)
  }
}
