internal import ControlCore

/// What a view has to do because of an event.
enum Reply: Equatable {
  /// Write these values to the host's binding, at once: in between a range would have its ends the wrong way
  /// round.
  case write([PartValue])
  /// Tell the host that the edit of a part began, or is over.
  case editing(Bool, part: Int = 0)
  /// Play a haptic.
  case impact(Impact)
}

/// The value of a part, counted from 0.
struct PartValue: Equatable {
  var part = 0
  var value: Double
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

/// How often each haptic was asked for.
struct ImpactCounts: Equatable {
  var ticks = 0
  var bounds = 0
}

extension Reply {
  /// What to do about an effect; `nil` if the view only has to be drawn again. Haptics a `HapticGate` decides.
  init?(_ effect: Effect) {
    switch effect {
    case .began(_, let part): self = .editing(true, part: Int(part))
    case .ended(_, _, _, _, let part): self = .editing(false, part: Int(part))
    case .changed(let value, _, _, _, let part):
      self = .write([PartValue(part: Int(part), value: value)])
    case .tick, .bound, .snapped, .preview, .yielded, .tapped, .idle: return nil
    }
  }
}

extension Impact {
  /// What an effect asks for; `nil` if nothing is felt of it.
  init?(_ effect: Effect) {
    switch effect {
    case .tick: self = .tick
    case .bound: self = .bound
    default: return nil
    }
  }
}

extension [Reply] {
  /// Adds what an effect asks for. Values of several parts that change together are written together.
  mutating func add(_ reply: Reply) {
    switch (last, reply) {
    case (.write(let earlier), .write(let values)):
      let isOther = values.allSatisfy { new in earlier.allSatisfy { $0.part != new.part } }
      if isOther { self[count - 1] = .write(earlier + values) } else { append(reply) }
    default: append(reply)
    }
  }
}
