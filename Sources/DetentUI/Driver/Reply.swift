internal import ControlCore

/// An action that a view has to perform after an event.
enum Reply: Equatable {
  /// Writes values to the host's binding, all in one assignment: separate writes could reverse the
  /// ends of a range.
  case write([PartValue])
  /// Reports to the host that the edit of a part has begun or ended.
  case editing(Bool, part: Int = 0)
  /// Plays a haptic.
  case impact(Impact)
}

/// The value of a part, with the part's index from 0.
struct PartValue: Equatable {
  var part = 0
  var value: Double
}

/// The haptics of a control.
enum Impact: Equatable {
  /// A light impact for a mark that was passed.
  case tick
  /// A rigid impact for a value stopped at a bound.
  case bound

  /// The intensity, 0 to 1, as specified by `Effect`.
  var intensity: Double {
    switch self {
    case .tick: 0.5
    case .bound: 0.667
    }
  }
}

/// The number of requests for each haptic.
struct ImpactCounts: Equatable {
  var ticks = 0
  var bounds = 0
}

extension Reply {
  /// Makes the reply to an effect; `nil` if a redraw is enough. `HapticGate` decides about haptics.
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
  /// Makes the haptic of an effect; `nil` if it has none.
  init?(_ effect: Effect) {
    switch effect {
    case .tick: self = .tick
    case .bound: self = .bound
    default: return nil
    }
  }
}

extension [Reply] {
  /// Adds a reply. Merges consecutive writes to different parts into one.
  mutating func add(_ reply: Reply) {
    switch (last, reply) {
    case (.write(let earlier), .write(let values)):
      let isOther = values.allSatisfy { new in earlier.allSatisfy { $0.part != new.part } }
      if isOther { self[count - 1] = .write(earlier + values) } else { append(reply) }
    default: append(reply)
    }
  }
}
