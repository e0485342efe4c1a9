import GestureGenerators
public import GestureScript

/// The counts of some cases.
public struct LawTally: Equatable, Sendable {
  /// The number of scripts that were played, and of those that could not be.
  public internal(set) var cases: Int64 = 0, unplayable: Int64 = 0
  /// The names of the counts.
  public let labels: [StaticText]
  /// The count of each of `labels`, in their order.
  public internal(set) var counts: [Int64]
  /// The results for each law, in their order.
  public internal(set) var laws: [LawCount]
  /// The number of scripts in which pointers should have moved a value, and of those in which one
  /// moved.
  public internal(set) var reach = PointerReach()

  init(labels: [StaticText], laws: [LawCount]) {
    (self.labels, self.laws) = (labels, laws)
    counts = labels.map { _ in 0 }
  }

  /// A broken law, the first case that breaks it, and the finding.
  public typealias Broken = (law: LawText, number: Int64, finding: Finding)

  /// The broken laws, in the order of the cases.
  public var broken: [Broken] {
    laws.compactMap { count in count.broken.map { (count.id, $0.number, $0.finding) } }
      .sorted { $0.number < $1.number }
  }

  /// True if all laws are broken.
  public var isAllBroken: Bool { !laws.isEmpty && laws.allSatisfy { $0.broken != nil } }

  /// Adds the counts of later cases.
  public mutating func add(_ later: LawTally) {
    cases += later.cases
    unplayable += later.unplayable
    for index in counts.indices where index < later.counts.count {
      counts[index] += later.counts[index]
    }
    for index in laws.indices where index < later.laws.count { laws[index].add(later.laws[index]) }
    reach.add(later.reach)
  }

  /// Clears the failure of a law whose cause is not the control, such as an interruption.
  public mutating func forgive(_ law: LawText) {
    for index in laws.indices where laws[index].id == law { laws[index].forgive() }
  }
}

/// The results for a law.
public struct LawCount: Equatable, Sendable {
  /// The code of the law, as `R1`.
  public let id: LawText
  /// True if a script may contain nothing to check.
  public let hasPremise: Bool
  /// The number of scripts that met the law, up to the first that breaks it.
  public internal(set) var held: Int64 = 0
  /// The first case that breaks the law, and the finding; `nil` if there is none.
  public private(set) var broken: Case?

  /// A case that breaks a law.
  public struct Case: Equatable, Sendable {
    /// The number of the case.
    public let number: Int64
    /// The sentence that describes how the law is broken.
    public let finding: Finding
  }

  init<Subject>(_ law: Law<Subject>) {
    (id, hasPremise) = (law.id, law.hasPremise)
  }

  /// Adds the verdict on a case, unless the law is broken already.
  mutating func add(_ verdict: Verdict, _ number: Int64) {
    guard broken == nil, verdict != .notMet else { return }
    held += 1
    broken = verdict.finding.map { Case(number: number, finding: $0) }
  }

  /// Adds the results of later cases, unless the law is broken already.
  mutating func add(_ later: LawCount) {
    guard broken == nil else { return }
    held += later.held
    broken = later.broken
  }

  mutating func forgive() { broken = nil }
}
