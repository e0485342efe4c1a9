import ControlCore
import GestureScript

/// Follows the reported preview, and checks it against releases, presses and cancels.
struct PreviewTracker {
  private(set) var preview: Double?
  private var value: Double
  /// The value that a cancel restores.
  private var original: Double
  /// The last position of each pointer.
  private var places: [PointerEvent] = []
  /// The hovering pointer.
  private var hover: PointerEvent?

  init(value: Double) {
    (self.value, original) = (value, value)
  }

  /// Applies a step.
  ///
  /// - Parameter record: the next step.
  /// - Returns: the problem; `nil` if there is none.
  mutating func note(_ record: StepRecord) -> Finding? {
    noteHost(record)
    if let event = record.pointer { note(event) }
    if record.start.isHeld, record.end.isIdle { hover = nil }
    for effect in record.reported {
      if let finding = note(effect) { return finding }
    }
    let end = record.end
    value = end.value
    if end.target != preview ?? value {
      return "chooses \(end.target), reported \(preview ?? value)"
    }
    if end.isIdle, preview != nil, hover == nil { return "previews \(end.target) under no pointer" }
    return finding(aboutHovering: record) ?? finding(aboutRelease: end)
  }

  private mutating func note(_ event: PointerEvent) {
    switch event.phase {
    case .down, .move:
      places.removeAll { $0.id == event.id }
      places.append(event)
    case .hover: hover = event
    case .leave: hover = nil
    case .up, .cancel: break
    }
  }

  private mutating func note(_ effect: Effect) -> Finding? {
    switch effect {
    case .began: original = value
    case .changed(let new, _, _, _, _): value = new
    case .preview(let new, _, _): preview = new
    case .ended(.cancel, let new, _, _, _):
      if new != original { return "\(effect), and \(original) was before" }
    default: break
    }
    return nil
  }

  /// Makes a value of the host the one that a cancel restores.
  private mutating func noteHost(_ record: StepRecord) {
    guard record.isHost else { return }
    let old = record.start.value
    if let new = record.newValue, new.isFinite, new != old, new != Double(Float(old)) {
      original = record.end.value
    }
    original = min(original, record.configuration.bounds.upperBound)
  }

  /// Returns the problem if a pointer that hovers over a rating at rest does not only preview.
  private func finding(aboutHovering record: StepRecord) -> Finding? {
    guard record.start.isIdle, let event = record.pointer else { return nil }
    guard event.phase == .hover || event.phase == .leave else { return nil }
    for effect in record.effects {
      if case .preview = effect { continue }
      return "hovering reported \(effect)"
    }
    return record.end.value == record.start.value ? nil : "hovering chose \(record.end.value)"
  }

  /// Returns the problem if a release, or a press at the hovering pointer, chooses another value.
  private func finding(aboutRelease rating: Subject) -> Finding? {
    guard let preview else { return nil }
    for place in rating.isIdle ? [] : places {
      let copy = rating.after(.pointer(place.with(.up)))
      guard copy.isIdle, copy.value != preview else { continue }
      return Finding("previewed \(preview), and a release left \(copy.value)")
        .probed(.up(place.id, .both(place.position)))
    }
    guard rating.isIdle, let hover else { return nil }
    var copy = rating.after(.pointer(hover.with(.down)))
    _ = copy.effects(of: .pointer(hover.with(.up)))
    return copy.value == preview
      ? nil
      : Finding("previewed \(preview), and a press left \(copy.value)")
        .probed(.tap(Script.Tap(hover.id, at: .both(hover.position), for: 0)))
  }
}

extension PointerEvent {
  /// Returns a copy of the event with another phase.
  fileprivate func with(_ phase: Phase) -> PointerEvent {
    var copy = self
    copy.phase = phase
    return copy
  }
}
