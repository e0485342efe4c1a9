import GestureGenerators
public import GestureScript

/// What probes found out about a law.
public struct ProbedLaw {
  /// What is known of it without trying it.
  public let entry: LawEntry
  /// Whether there may be nothing to look at in a script.
  public let hasPremise: Bool
  /// The code of the law, as `R1`.
  public var id: LawText { entry.id }
  /// On how many scripts it was tried, and in how many there was something to look at.
  public private(set) var scripts: Int64 = 0, held: Int64 = 0
  /// The shortest probe that breaks it.
  public private(set) var probe: StaticText?
  private var lines = Int64.max
  private var found: (() -> LawFailure)?

  init<Subject>(_ law: Law<Subject>) {
    (entry, hasPremise) = (LawEntry(law), law.hasPremise)
  }

  /// How the shortest probe breaks it, which is played once more for its trace; `nil` if none does.
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

/// What came of a law that was tried with probes.
public enum ProbeResult: Equatable, Sendable {
  /// There was something to look at in so many scripts, and the law holds.
  case kept(Int64)
  /// It is about whatever happens, and holds.
  case keptWithoutPremise
  /// What it is about did not happen in any script.
  case notMet
  /// The control does not have or tell what it needs, or what the probes need that are made for it: in words.
  case untried(needs: [UInt8])
  /// A probe breaks it.
  case broken

  /// One or two words, as reports have them.
  public var name: StaticText {
    switch self {
    case .kept, .keptWithoutPremise: "kept"
    case .notMet: "not met"
    case .untried: "not tried"
    case .broken: "broken"
    }
  }

  /// All there is to say in a line: `kept (12)`, `not tried: needs key`.
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
