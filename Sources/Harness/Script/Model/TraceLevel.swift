/// The level of detail of a trace.
public enum TraceLevel: Equatable, Sendable {
  /// Every effect except the samples of a motion; independent of the frames.
  case calls
  /// Every effect.
  case changes
  /// Every effect, and the position of the control in every frame.
  case frames
}

extension TraceLevel {
  /// Creates the level named in the head of a trace; `nil` for an unknown name.
  public init?(_ word: [UInt8]) {
    guard let level = Vocabulary.traceLevels.value(of: word[...]) else { return nil }
    self = level
  }
}
