import GestureGenerators
public import GestureScript

/// The counts of some scripts.
public struct LawTally: Equatable, Sendable {
  /// The number of random scripts that were played.
  public internal(set) var cases: Int64 = 0
  /// The number of random scripts that could not be played.
  public internal(set) var unplayable: Int64 = 0
  /// The reasons why scripts could not be played, in UTF-8, and their numbers; at most eight reasons.
  public private(set) var reasons: [Reason] = []
  /// The names of the counts.
  public let labels: [StaticText]
  /// The count of each of `labels`, in their order.
  public internal(set) var counts: [Int64]
  /// The results for each law that is tried, in their order.
  public internal(set) var laws: [LawCount]
  /// The number of scripts in which pointers should have moved a value, and of those in which one
  /// moved.
  public internal(set) var reach = PointerReach()
  /// The probes that were played.
  public internal(set) var played: [StaticText] = []
  /// The probes that were rejected, and the reasons.
  public internal(set) var rejected: [(probe: StaticText, reason: [UInt8])] = []
  /// The probes that were not played, and the needs that the control does not meet, in UTF-8.
  public internal(set) var left: [(probe: StaticText, missing: [UInt8])] = []

  /// A reason why scripts could not be played.
  public struct Reason: Equatable, Sendable {
    /// The reason in UTF-8.
    public let text: [UInt8]
    /// The number of scripts.
    public fileprivate(set) var count: Int64 = 1
  }

  init(labels: [StaticText], laws: [LawCount]) {
    (self.labels, self.laws) = (labels, laws)
    counts = labels.map { _ in 0 }
  }

  public static func == (a: LawTally, b: LawTally) -> Bool {
    a.cases == b.cases && a.unplayable == b.unplayable && a.reasons == b.reasons
      && a.labels == b.labels && a.counts == b.counts && a.laws == b.laws && a.reach == b.reach
      && a.played == b.played && a.rejected.map { $0.probe } == b.rejected.map { $0.probe }
      && a.left.map { $0.probe } == b.left.map { $0.probe }
  }

  /// The ways in which laws are broken without a waiver, each with the script that shows it: first
  /// those of probes and written scripts, then random ones in the order of the cases.
  public var broken: [FoundBreach] {
    laws.flatMap { $0.broken }.enumerated()
      .sorted { ($0.element.number ?? -1, $0.offset) < ($1.element.number ?? -1, $1.offset) }
      .map { $0.element }
  }

  /// True if all laws are broken.
  public var isAllBroken: Bool { !laws.isEmpty && laws.allSatisfy { !$0.broken.isEmpty } }

  /// True if the control has answered all requests.
  public var isAnswered: Bool { !laws.contains { $0.isOfAnswers && !$0.broken.isEmpty } }

  /// True if pointers should have moved a value in a probe, and none did.
  public var isUnmoved: Bool { reach.tried > 0 && reach.moved == 0 }

  /// Counts a script that could not be played.
  mutating func note(unplayable reason: [UInt8], count: Int64 = 1) {
    if let index = reasons.firstIndex(where: { $0.text == reason }) {
      reasons[index].count += count
    } else if reasons.count < Self.mostReasons {
      reasons.append(Reason(text: reason, count: count))
    }
  }

  private static let mostReasons = 8

  /// Adds the counts of later scripts.
  public mutating func add(_ later: LawTally) {
    cases += later.cases
    unplayable += later.unplayable
    for reason in later.reasons { note(unplayable: reason.text, count: reason.count) }
    for index in counts.indices where index < later.counts.count {
      counts[index] += later.counts[index]
    }
    for index in laws.indices where index < later.laws.count { laws[index].add(later.laws[index]) }
    reach.add(later.reach)
    played += later.played
    rejected += later.rejected
    left += later.left
  }

  /// Clears the failures of a law whose cause is not the control, such as an interruption.
  public mutating func forgive(_ law: String) {
    for index in laws.indices where laws[index].id == law { laws[index].forgive() }
  }

  /// Returns the result for a law.
  ///
  /// - Parameter law: a law of the control.
  /// - Returns: kept, broken, waived, not met, or not tried with the missing needs.
  public func result(of law: LawEntry) -> LawResult {
    if let missing = law.missing { return .untried(needs: missing) }
    guard let count = laws.first(where: { $0.id == law.id }) else { return .notMet }
    if !count.broken.isEmpty { return .broken }
    if !count.waived.isEmpty { return .waived(count.held) }
    guard !count.isMet else { return count.hasPremise ? .kept(count.held) : .keptWithoutPremise }
    // True if none of the probes made for this law could be played.
    let made = Probe.all.filter { $0.laws.contains(law.id) }
    guard !made.isEmpty, !made.contains(where: { played.contains($0.name) }),
      let first = left.first(where: { left in made.contains { $0.name == left.probe } })
    else { return .notMet }
    return .untried(needs: first.missing)
  }
}

/// The results for a law.
public struct LawCount: Equatable, Sendable {
  /// The code of the law, as `R1`.
  public let id: String
  /// True if a script may contain nothing to check.
  public let hasPremise: Bool
  /// True if the law says that the control answers at all.
  let isOfAnswers: Bool
  /// True if a script counts even if nothing happens in it: of laws about the driver, or by it.
  private let countsSilence: Bool
  /// The number of scripts played.
  public private(set) var scripts: Int64 = 0
  /// The number of scripts that met the law.
  public private(set) var held: Int64 = 0
  /// The number of those in which the control changed or reported anything.
  private var stirred: Int64 = 0
  /// The ways in which the law is broken, waived or not, each with the first script that shows it.
  public private(set) var found: [FoundBreach] = []

  /// The most ways that are kept. A driver's own laws may word each finding differently.
  private static let mostWays = 8

  init(_ law: Law) {
    (id, hasPremise) = (law.id, law.hasPremise)
    isOfAnswers = law.role == .reachable
    countsSilence = law.role != .ordinary || law.authority == .own
  }

  /// The ways in which the law is broken without a waiver.
  public var broken: [FoundBreach] { found.filter { !$0.isWaived } }
  /// The ways in which the law is broken that waivers cover.
  public var waived: [FoundBreach] { found.filter { $0.isWaived } }
  /// True if a script met the law: one in which the control did anything, as a control that does
  /// nothing keeps many laws.
  public var isMet: Bool { countsSilence ? held > 0 : stirred > 0 }

  /// Adds the verdict on a script.
  ///
  /// - Parameters:
  ///   - verdict: the verdict.
  ///   - found: the ways in which the script breaks the law.
  ///   - isStirred: true if the control changed or reported anything in it.
  mutating func add(_ verdict: Verdict, _ found: [FoundBreach], isStirred: Bool) {
    scripts += 1
    guard verdict != .notMet else { return }
    held += 1
    if isStirred { stirred += 1 }
    for other in found { add(other) }
  }

  private mutating func add(_ other: FoundBreach) {
    if let index = found.firstIndex(where: { $0.breach == other.breach }) {
      if other.isBetter(than: found[index]) { found[index] = other }
    } else if found.count(where: { $0.isWaived == other.isWaived }) < Self.mostWays {
      found.append(other)
    }
  }

  /// Adds the results of later scripts.
  mutating func add(_ later: LawCount) {
    scripts += later.scripts
    held += later.held
    stirred += later.stirred
    for other in later.found { add(other) }
  }

  mutating func forgive() { found = [] }
}

/// The result of trying a law.
public enum LawResult: Equatable, Sendable {
  /// Kept; with the number of scripts that met the law.
  case kept(Int64)
  /// Kept by a law without a premise.
  case keptWithoutPremise
  /// Met by no script, or only by scripts in which the control did nothing.
  case notMet
  /// Not tried: the needs of the law or of its probes that the control does not meet, in words.
  case untried(needs: [UInt8])
  /// Broken.
  case broken
  /// Broken only in ways that waivers cover; with the number of scripts that met the law.
  case waived(Int64)

  /// One or two words for reports.
  public var name: StaticText {
    switch self {
    case .kept, .keptWithoutPremise: "kept"
    case .notMet: "not met"
    case .untried: "not tried"
    case .broken: "broken"
    case .waived: "waived"
    }
  }

  /// The result in one line: `kept (12)`, `not tried: needs key`.
  public var text: String {
    switch self {
    case .kept(let count): "\(name) (\(count))"
    case .keptWithoutPremise: "\(name) (no premise)"
    case .untried(let needs): "\(name): needs \(String(decoding: needs, as: UTF8.self))"
    case .notMet, .broken, .waived: "\(name)"
    }
  }
}
