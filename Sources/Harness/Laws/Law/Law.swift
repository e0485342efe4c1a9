import ControlCore
@_exported import GestureGenerators  // Random scripts and probes come with the laws.
public import GestureScript

/// A property that a control keeps in every run.
///
/// A law checks a run: the effects, the control before and after each step, and the behaviour of
/// copies. It never reads the implementation. It is not met in a run without the events that it is
/// about, and untried if no run met it. As it acts on copies, it needs no pair of scripts, and holds
/// in every state that random scripts reach.
public struct Law: Sendable {
  /// The code in reports: a letter and a number, as `R14`; `own/` and a word for a driver's law.
  public let id: String
  /// One or a few words.
  public let name: String
  /// The property in one sentence, without the premises.
  public let property: String
  /// The conditions under which the law judges a step, beside those that the property names.
  public private(set) var premises: [Premise] = []
  /// The abilities that a control needs for the law.
  public private(set) var needs: ControlAbilities = []
  /// The names of settings that a script must be able to set for the law.
  public private(set) var settings: [StaticText] = []
  /// The names of settings that the control must have for the law, even if they are fixed.
  public private(set) var traits: [StaticText] = []
  /// The source of the requirement.
  public private(set) var authority = LawAuthority.detent
  /// The document in which the authority requires it; empty for laws of Detent alone.
  public private(set) var source: StaticText = ""
  /// True if the law may find nothing to check in a run. A law without a premise checks every run.
  public private(set) var hasPremise: Bool
  /// The purpose of the law.
  package private(set) var role = Role.ordinary
  private let judge: @Sendable (RecordedRun) -> Verdict

  /// The purpose of a law. A run that breaks one of the first two is not judged by other laws.
  package enum Role: Sendable {
    /// The control responds at all. Such laws are tried whichever laws are chosen.
    case reachable
    /// The control behaves the same each time.
    case repeatable
    case ordinary
  }

  /// Creates a law about whole runs that has a premise.
  ///
  /// - Parameters:
  ///   - id: a letter and a number, unlike those of other laws.
  ///   - name: one or a few words.
  ///   - sentence: the property.
  ///   - check: returns the verdict, based on the control's responses, not on the script only.
  public init(
    _ id: String, _ name: String, _ sentence: String,
    check: @escaping @Sendable (RecordedRun) -> Verdict
  ) {
    (self.id, self.name, property) = (id, name, sentence)
    judge = check
    hasPremise = true
  }

  /// Creates a law about whole runs without a premise, whose `check` returns the problem.
  public init(
    _ id: String, _ name: String, _ sentence: String,
    check: @escaping @Sendable (RecordedRun) -> Finding?
  ) {
    (self.id, self.name, property) = (id, name, sentence)
    judge = { check($0).map { .broken($0) } ?? .kept }
    hasPremise = false
  }

  /// Creates a law about single steps that has a premise.
  ///
  /// - Parameters:
  ///   - id: a letter and a number, unlike those of other laws.
  ///   - name: one or a few words.
  ///   - sentence: the property.
  ///   - makesCopies: true if it acts on copies of the control. Where copies are expensive, it
  ///     checks at most three steps of a script: the last, and two before it.
  ///   - probe: the actions on a copy of the control after each step, if they are always the same.
  ///   - check: returns the verdict on a step.
  /// - Returns: the law.
  public static func ofSteps(
    _ id: String, _ name: String, _ sentence: String, makesCopies: Bool = false,
    probe: [Script.Verb] = [],
    check: @escaping @Sendable (StepRecord) -> Verdict
  ) -> Law {
    Law(id, name, sentence) { recorded -> Verdict in
      verdict(on: recorded, makesCopies: makesCopies, probe: probe, check)
    }
  }

  /// Creates a law about single steps without a premise, whose `check` returns the problem.
  public static func ofSteps(
    _ id: String, _ name: String, _ sentence: String, makesCopies: Bool = false,
    probe: [Script.Verb] = [],
    check: @escaping @Sendable (StepRecord) -> Finding?
  ) -> Law {
    Law(id, name, sentence) { recorded -> Finding? in
      verdict(on: recorded, makesCopies: makesCopies, probe: probe) { record in
        check(record).map { .broken($0) } ?? .kept
      }.finding
    }
  }

  /// Creates a law about single steps, each judged by what is known of those before it, to which
  /// `check` adds; `start` returns what is known before the first.
  static func ofSteps<Known>(
    _ id: String, _ name: String, _ sentence: String,
    from start: @escaping @Sendable (RecordedRun) -> Known,
    check: @escaping @Sendable (inout Known, StepRecord) -> Verdict
  ) -> Law {
    Law(id, name, sentence) { recorded -> Verdict in
      var known = start(recorded)
      return recorded.verdict(ofSteps: { check(&known, $0) })
    }
  }

  private static func verdict(
    on recorded: RecordedRun, makesCopies: Bool, probe: [Script.Verb],
    _ check: (StepRecord) -> Verdict
  ) -> Verdict {
    let isSparing = makesCopies && !recorded.type.abilities.contains(.copies)
    let count = recorded.steps.count
    let moments = isSparing ? [count - 1, count * 5 / 8, count / 4] : []
    var verdict = Verdict.notMet
    for (index, record) in recorded.steps.enumerated() {
      guard !isSparing || moments.contains(index), recorded.unmet(by: record) == nil
      else { continue }
      let said = check(record)
      if let finding = said.finding {
        return .broken((finding.probe.isEmpty ? finding.probed(probe) : finding).at(index))
      }
      verdict.join(said)
    }
    return verdict
  }

  /// The property, and the premises that it does not name.
  public var sentence: String {
    guard !premises.isEmpty else { return property }
    var clauses: [UInt8] = []
    clauses.append(texts: premises.map { Array($0.clause.utf8) }, last: " and ")
    return "\(property) It applies if \(String(decoding: clauses, as: UTF8.self))."
  }

  /// Returns the verdict on a run.
  public func check(_ recorded: RecordedRun) -> Verdict {
    let said = judge(recorded.given(premises))
    guard recorded.type.traits.contains(.thumb), let finding = said.finding else { return said }
    return .broken(finding.pressed(in: recorded.steps))
  }

  /// Restricts the law to steps that meet premises, beside those that it has already; its sentence
  /// then names them.
  public func given(_ premises: Premise...) -> Law {
    var law = self
    law.premises += premises
    law.hasPremise = true
    return law
  }

  /// Restricts the law to controls with certain abilities and settings.
  ///
  /// - Parameters:
  ///   - abilities: the abilities that a control must have.
  ///   - settings: names of settings that a script must be able to set.
  ///   - traits: names of settings that the control must have, even if they are fixed.
  /// - Returns: a copy.
  public func needing(
    _ abilities: ControlAbilities, settings: [StaticText] = [], traits: [StaticText] = []
  ) -> Law {
    var law = self
    law.needs.formUnion(abilities)
    law.settings += settings
    law.traits += traits
    return law
  }

  /// Attributes the law to an authority, and to the document in which that requires it.
  public func by(_ authority: LawAuthority, _ source: StaticText = "") -> Law {
    var law = self
    (law.authority, law.source) = (authority, source)
    return law
  }

  /// Returns the needs that a control does not meet, separated by commas; `nil` if the law can be
  /// tried.
  public func missing(in table: ControlTable) -> [UInt8]? {
    var text = needs.subtracting(table.abilities).text
    for name in settings + traits {
      let isFixed = table.fixed.contains { $0.name == name }
      guard table[name] == nil || isFixed && settings.contains(name) else { continue }
      text.append(text.isEmpty ? "" : ", ")
      text += name.bytes
    }
    return text.isEmpty ? nil : text
  }

  /// Returns the law with another purpose.
  package func of(_ role: Role) -> Law {
    var law = self
    law.role = role
    return law
  }
}
