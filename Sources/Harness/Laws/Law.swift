import ControlCore
import GestureGenerators
public import GestureScript

/// Something that is true of a control whatever is done to it.
///
/// A law looks at a run: at what was reported, at the control before and after each step, and
/// at what copies of it would do. It never asks how the control is made. In a run in which what it is about did not happen
/// it is not met, and a law that was met in no run has not been tried.
public struct Law<Subject: ScriptedControl>: Sendable {
  /// By which reports and files name it: a letter and a number, as `R14`; `own/` and a word if it is a driver's own.
  public let id: LawText
  /// One or a few words.
  public let name: LawText
  /// What is true, in one sentence.
  public let sentence: LawText
  /// What a control must have, and tell, for the law to be tried on it.
  public private(set) var needs: ControlAbilities = []
  /// The names of settings that a script must be able to say for the law to be tried.
  public private(set) var settings: [StaticText] = []
  /// The names of settings that the control must have for that, if only as one that nobody can change.
  public private(set) var traits: [StaticText] = []
  /// Whose it is.
  public private(set) var authority = LawAuthority.detent
  /// Where that authority says so; empty if it is only Detent that does.
  public private(set) var source: StaticText = ""
  /// Whether there may be nothing to look at in a run. A law without a premise is about whatever happens.
  public let hasPremise: Bool
  /// What it is for.
  package private(set) var role = Role.ordinary
  /// What a run says of it.
  public let check: @Sendable (RecordedRun<Subject>) -> Verdict

  /// What laws are for. A run that breaks one of the first two is not judged by the others.
  package enum Role: Sendable {
    /// That the control can be asked at all. It is tried whichever laws are chosen.
    case reachable
    /// That it does the same each time.
    case repeatable
    case ordinary
  }

  /// A law about whole runs that can tell whether there was something to look at.
  ///
  /// - Parameters:
  ///   - id: a letter and a number, unlike those of other laws.
  ///   - name: one or a few words.
  ///   - sentence: what is true.
  ///   - check: says whether what the law is about has happened, and if so, whether something is wrong. It goes by what the
  ///     control answered, not by the script alone.
  public init(
    _ id: LawText, _ name: LawText, _ sentence: LawText,
    check: @escaping @Sendable (RecordedRun<Subject>) -> Verdict
  ) {
    (self.id, self.name, self.sentence) = (id, name, sentence)
    self.check = check
    hasPremise = true
  }

  /// A law about whatever happens in a run.
  ///
  /// - Parameters:
  ///   - id: a letter and a number, unlike those of other laws.
  ///   - name: one or a few words.
  ///   - sentence: what is true.
  ///   - check: says what is wrong; `nil` if nothing is.
  public init(
    _ id: LawText, _ name: LawText, _ sentence: LawText,
    check: @escaping @Sendable (RecordedRun<Subject>) -> Finding?
  ) {
    (self.id, self.name, self.sentence) = (id, name, sentence)
    self.check = { check($0).map { .broken($0) } ?? .kept }
    hasPremise = false
  }

  /// A law about each step by itself, that can tell at which there is something to look at.
  ///
  /// - Parameters:
  ///   - id: a letter and a number, unlike those of other laws.
  ///   - name: one or a few words.
  ///   - sentence: what is true.
  ///   - makesCopies: whether it asks what copies of the control would do. Where that is dear, it is asked at no more than
  ///     three moments of a script: the last, and two before it.
  ///   - probe: what the law does to a copy of the control behind each step, if it always does one thing, as to let it
  ///     come to rest.
  ///   - check: says of a step whether it is one that the law is about, and if so, whether something is wrong.
  /// - Returns: the law.
  public static func ofSteps(
    _ id: LawText, _ name: LawText, _ sentence: LawText, makesCopies: Bool = false,
    probe: [Script.Verb] = [],
    check: @escaping @Sendable (StepRecord<Subject>) -> Verdict
  ) -> Law {
    Law(id, name, sentence) { recorded -> Verdict in
      verdict(on: recorded, makesCopies: makesCopies, probe: probe, check)
    }
  }

  /// A law about each step by itself, whatever it is.
  ///
  /// - Parameters:
  ///   - id: a letter and a number, unlike those of other laws.
  ///   - name: one or a few words.
  ///   - sentence: what is true.
  ///   - makesCopies: whether it asks what copies of the control would do.
  ///   - probe: what the law does to a copy of the control behind each step.
  ///   - check: says what is wrong at a step; `nil` if nothing is.
  /// - Returns: the law.
  public static func ofSteps(
    _ id: LawText, _ name: LawText, _ sentence: LawText, makesCopies: Bool = false,
    probe: [Script.Verb] = [],
    check: @escaping @Sendable (StepRecord<Subject>) -> Finding?
  ) -> Law {
    Law(id, name, sentence) { recorded -> Finding? in
      verdict(on: recorded, makesCopies: makesCopies, probe: probe) { record in
        check(record).map { .broken($0) } ?? .kept
      }.finding
    }
  }

  private static func verdict(
    on recorded: RecordedRun<Subject>, makesCopies: Bool, probe: [Script.Verb],
    _ check: (StepRecord<Subject>) -> Verdict
  ) -> Verdict {
    let isSparing = makesCopies && !Subject.abilities.contains(.copies)
    let count = recorded.steps.count
    let moments = isSparing ? [count - 1, count * 5 / 8, count / 4] : []
    var verdict = Verdict.notMet
    for (index, record) in recorded.steps.enumerated() {
      guard !isSparing || moments.contains(index) else { continue }
      let said = check(record)
      if let finding = said.finding {
        return .broken((finding.probe.isEmpty ? finding.probed(probe) : finding).at(index))
      }
      verdict.join(said)
    }
    return verdict
  }

  /// The law, to be tried on controls alone that have all this.
  ///
  /// - Parameters:
  ///   - abilities: what a control must have, and tell.
  ///   - settings: names of settings that a script must be able to say.
  ///   - traits: names of settings that it must have, if only as one that nobody can change.
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

  /// The law, as one of somebody.
  ///
  /// - Parameters:
  ///   - authority: whose it is.
  ///   - source: where that authority says so.
  /// - Returns: a copy.
  public func by(_ authority: LawAuthority, _ source: StaticText = "") -> Law {
    var law = self
    (law.authority, law.source) = (authority, source)
    return law
  }

  /// What it needs and a control does not have or tell, in words with commas between; `nil` if it can be tried.
  public var missing: [UInt8]? { missing(in: .of(Subject.self)) }

  /// Uses a table of the control that is at hand: one takes longer to make than a script to be played.
  func missing(in table: ControlTable) -> [UInt8]? {
    var text = needs.subtracting(Subject.abilities).text
    for name in settings + traits {
      let isFixed = table.fixed.contains { $0.name == name }
      guard table[name] == nil || isFixed && settings.contains(name) else { continue }
      text.append(text.isEmpty ? "" : ", ")
      text += name.bytes
    }
    return text.isEmpty ? nil : text
  }

  /// The law, for something else than the control itself.
  package func of(_ role: Role) -> Law {
    var law = self
    law.role = role
    return law
  }
}
