/// The verdict of a law on a run.
public enum Verdict: Equatable, Sendable {
  /// The run contains nothing to check.
  case notMet
  /// The run met the law, and keeps it.
  case kept
  /// The run met the law, and breaks it.
  case broken(Finding)

  /// Creates a verdict on a run that met the law.
  ///
  /// - Parameter finding: the problem; `nil` if there is none.
  public init(_ finding: Finding?) {
    self = finding.map { .broken($0) } ?? .kept
  }

  /// The problem; `nil` if there is none.
  public var finding: Finding? {
    if case .broken(let finding) = self { finding } else { nil }
  }

  /// Merges the verdict on a later step: a broken law stays broken, and a met law stays met.
  ///
  /// - Parameter later: the verdict on a later step.
  public mutating func join(_ later: Verdict) {
    switch (self, later) {
    case (.broken, _), (.kept, .notMet): break
    default: self = later
    }
  }
}
