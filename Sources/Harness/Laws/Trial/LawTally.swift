import GestureGenerators
public import GestureScript

/// What happened in some cases.
public struct LawTally: Equatable, Sendable {
  /// How many scripts were played, and how many could not be.
  public internal(set) var cases: Int64 = 0, unplayable: Int64 = 0
  /// What was counted, and how often it happened.
  public let labels: [StaticText]
  /// The count of each of `labels`, in their order.
  public internal(set) var counts: [Int64]
  /// What was found out about each law, in their order.
  public internal(set) var laws: [LawCount]
  /// How often pointers should have moved a value, and how often they did.
  public internal(set) var reach = PointerReach()

  init(labels: [StaticText], laws: [LawCount]) {
    (self.labels, self.laws) = (labels, laws)
    counts = labels.map { _ in 0 }
  }

  /// A law that is broken, the first case that breaks it, and how.
  public typealias Broken = (law: LawText, number: Int64, finding: Finding)

  /// The laws that are broken, in the order of the cases that break them.
  public var broken: [Broken] {
    laws.compactMap { count in count.broken.map { (count.id, $0.number, $0.finding) } }
      .sorted { $0.number < $1.number }
  }

  /// Whether no law is left to try.
  public var isAllBroken: Bool { !laws.isEmpty && laws.allSatisfy { $0.broken != nil } }

  /// Takes over what happened in later cases.
  public mutating func add(_ later: LawTally) {
    cases += later.cases
    unplayable += later.unplayable
    for index in counts.indices where index < later.counts.count {
      counts[index] += later.counts[index]
    }
    for index in laws.indices where index < later.laws.count { laws[index].add(later.laws[index]) }
    reach.add(later.reach)
  }

  /// Makes a law one that was never broken: what was found says nothing about the control.
  public mutating func forgive(_ law: LawText) {
    for index in laws.indices where laws[index].id == law { laws[index].forgive() }
  }
}

/// What was found out about a law.
public struct LawCount: Equatable, Sendable {
  /// The code of the law, as `R1`.
  public let id: LawText
  /// Whether there may be nothing to look at in a script.
  public let hasPremise: Bool
  /// In how many scripts there was something to look at, up to the one that breaks it.
  public internal(set) var held: Int64 = 0
  /// The first case that breaks it, and how; `nil` if none does.
  public private(set) var broken: Case?

  /// A case that breaks a law.
  public struct Case: Equatable, Sendable {
    /// The number of the case.
    public let number: Int64
    /// The sentence that says in which way the law is broken.
    public let finding: Finding
  }

  init<Subject>(_ law: Law<Subject>) {
    (id, hasPremise) = (law.id, law.hasPremise)
  }

  /// Takes over what the law says of a case, unless it is broken.
  mutating func add(_ verdict: Verdict, _ number: Int64) {
    guard broken == nil, verdict != .notMet else { return }
    held += 1
    broken = verdict.finding.map { Case(number: number, finding: $0) }
  }

  /// Takes over what was found out in later cases, unless it is broken.
  mutating func add(_ later: LawCount) {
    guard broken == nil else { return }
    held += later.held
    broken = later.broken
  }

  mutating func forgive() { broken = nil }
}
