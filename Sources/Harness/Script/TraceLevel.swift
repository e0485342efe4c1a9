/// How much of a run a trace tells.
public enum TraceLevel: Equatable, Sendable {
  /// Every effect but the samples of a motion: does not depend on the frames.
  case calls
  /// Every effect.
  case changes
  /// Every effect, and where the control is in every frame.
  case frames
}

extension TraceLevel {
  /// The level of this name, as in the head of a trace; `nil` if there is none.
  public init?(_ word: [UInt8]) {
    guard let level = Vocabulary.traceLevels.value(of: word[...]) else { return nil }
    self = level
  }
}
