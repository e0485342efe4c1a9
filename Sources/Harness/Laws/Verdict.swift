/// What a law says of a run.
public enum Verdict: Equatable, Sendable {
  /// What the law is about did not happen, so the run says nothing of it.
  case notMet
  /// It happened, and the law holds.
  case kept
  /// It happened, and something is wrong.
  case broken(Finding)

  /// What is said of a run in which it happened.
  ///
  /// - Parameter finding: what is wrong; `nil` if nothing is.
  public init(_ finding: Finding?) {
    self = finding.map { .broken($0) } ?? .kept
  }

  /// What is wrong; `nil` if nothing is.
  public var finding: Finding? {
    if case .broken(let finding) = self { finding } else { nil }
  }

  /// Takes over what is said of a later step: once something is wrong it stays wrong, and what was met stays met.
  ///
  /// - Parameter later: of a later step.
  public mutating func join(_ later: Verdict) {
    switch (self, later) {
    case (.broken, _), (.kept, .notMet): break
    default: self = later
    }
  }
}
