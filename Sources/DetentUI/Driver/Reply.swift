internal import ControlCore

/// What a view has to do because of an event.
enum Reply: Equatable {
  /// Write this value to the host's binding.
  case write(Double)
  /// Tell the host that an edit began, or is over.
  case editing(Bool)
  /// Play a haptic.
  case impact(Impact)
}

/// The haptics of a control.
enum Impact: Equatable {
  /// A mark was passed: light.
  case tick
  /// The value tried to go past a bound: rigid.
  case bound

  /// How strong it is, 0 to 1: what `Effect` asks for.
  var intensity: Double {
    switch self {
    case .tick: 0.5
    case .bound: 0.667
    }
  }
}

extension Reply {
  /// What to do about an effect; `nil` if the view only has to be drawn again.
  init?(_ effect: Effect) {
    switch effect {
    case .began: self = .editing(true)
    case .ended: self = .editing(false)
    case .changed(let value, _, _, _, _): self = .write(value)
    case .tick: self = .impact(.tick)
    case .bound: self = .impact(.bound)
    case .snapped, .preview, .yielded, .tapped, .idle: return nil
    }
  }
}
