public import ControlCore

extension RatingControl {
  /// Sets the value; see `Control`. A rating does not move, so `animated` is ignored.
  public mutating func set(value new: Double, animated: Bool, emit: (Effect) -> Void) {
    guard choice.set(new, within: scale.values, emit: emit) else { return }
    clearing = nil
    renewPreview(emit: emit)
  }

  /// - Precondition: `configuration.problem` is `nil`.
  public mutating func set(configuration new: RatingConfiguration, emit: (Effect) -> Void) {
    guard new != configuration else { return }
    require(none: new.problem)
    let interaction = configuration.interaction
    if new.interaction != interaction, new.interaction != .enabled { cancel(emit: emit) }
    configuration = new
    gestures = new.gestures
    scale = SymbolScale(new)
    choice.change(within: scale.values, gestures, emit: emit)
    if !new.clears { clearing = nil }
    renewPreview(emit: emit)
  }

  /// Updates the preview after a change by the host, as it may affect the next commit. A hovering
  /// pointer previews nothing until it moves.
  private mutating func renewPreview(emit: (Effect) -> Void) {
    guard preview != nil else { return }
    guard choice.isHeld else { return show(preview: nil, emit: emit) }
    guard choice.edit.isOpen else { return show(preview: chosen(at: choice.point), emit: emit) }
    show(preview: clearing == nil ? value : 0, emit: emit)
  }
}
