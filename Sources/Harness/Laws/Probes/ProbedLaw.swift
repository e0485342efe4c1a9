import GestureGenerators
public import GestureScript

/// The results of probes for a law.
public struct ProbedLaw {
  /// The description of the law.
  public let entry: LawEntry
  /// True if a script may contain nothing to check.
  public let hasPremise: Bool
  /// The code of the law, as `R1`.
  public var id: LawText { entry.id }
  /// The number of scripts played, and of those that met the law.
  public private(set) var scripts: Int64 = 0, held: Int64 = 0
  /// The shortest probe that breaks the law; `nil` if none does.
  public private(set) var probe: StaticText?
  private var lines = Int64.max
  private var found: (() -> LawFailure)?

  init<Subject>(_ law: Law<Subject>) {
    (entry, hasPremise) = (LawEntry(law), law.hasPremise)
  }

  /// The failure in the shortest probe, which is replayed for its trace; `nil` if there is none.
  public var failure: (() -> LawFailure)? { found }

  mutating func add(
    _ verdict: Verdict, _ probe: StaticText, _ failure: @escaping () -> LawFailure,
    lines: Int64
  ) {
    scripts += 1
    guard verdict != .notMet else { return }
    held += 1
    guard verdict.finding != nil, lines < self.lines else { return }
    (self.probe, self.lines) = (probe, lines)
    found = {
      var failure = failure()
      failure.probe = probe
      return failure
    }
  }
}

/// The result of trying a law with probes.
public enum ProbeResult: Equatable, Sendable {
  /// Kept; with the number of scripts that met the law.
  case kept(Int64)
  /// Kept by a law without a premise.
  case keptWithoutPremise
  /// Met by no script.
  case notMet
  /// Not tried: the needs of the law or of its probes that the control does not meet, in words.
  case untried(needs: [UInt8])
  /// Broken by a probe.
  case broken

  /// One or two words for reports.
  public var name: StaticText {
    switch self {
    case .kept, .keptWithoutPremise: "kept"
    case .notMet: "not met"
    case .untried: "not tried"
    case .broken: "broken"
    }
  }

  /// The result in one line: `kept (12)`, `not tried: needs key`.
  public var text: [UInt8] {
    var text = name.bytes
    switch self {
    case .kept(let count):
      text.append(" (")
      DecimalText.append(count, to: &text)
      text.append(")")
    case .keptWithoutPremise: text.append(" (no premise)")
    case .untried(let needs):
      text.append(": needs ")
      text += needs
    case .notMet, .broken: break
    }
    return text
  }
}
