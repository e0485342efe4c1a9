public import ControlCore

extension RatingControl {
  /// Sets value and settings; see `Control`. A rating does not move, so `animated` is ignored.
  ///
  /// - Precondition: `configuration.problem` is `nil`.
  public mutating func update(
    values: NumberList, animated: Bool, configuration new: RatingConfiguration,
    emit: (Effect) -> Void
  ) {
    let isOther = new != configuration
    if isOther { change(to: new, emit: emit) }
    let isSet = choice.update(to: values.number(at: 0), within: scale.values, gestures)
    guard isSet || isOther else { return }
    if isSet || !new.clears { clearing = nil }
    renewPreview(emit: emit)
  }

  /// Applies new settings.
  private mutating func change(to new: RatingConfiguration, emit: (Effect) -> Void) {
    require(none: new.problem)
    let interaction = configuration.interaction
    if new.interaction != interaction, new.interaction != .enabled { cancel(emit: emit) }
    configuration = new
    gestures = new.gestures
    scale = SymbolScale(new)
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
