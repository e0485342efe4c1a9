import ControlCore
public import GestureScript

/// Something that is true of a control whatever is done to it.
///
/// A law looks at a run: at what was reported, at the control before and after each step, and
/// at what copies of it would do. It never asks how the control is made.
public struct Law<Subject: ScriptedControl>: Sendable {
  /// By which reports and files name it, as `R14`: a letter and a number.
  public let id: StaticText
  /// One or a few words.
  public let name: StaticText
  /// What is true, in one sentence.
  public let sentence: StaticText
  /// What a control must have, and tell, for the law to be tried on it.
  public private(set) var needs: ControlAbilities = []
  /// What is wrong; `nil` if nothing is.
  public let check: @Sendable (RecordedRun<Subject>) -> Finding?

  /// A law about whole runs.
  ///
  /// - Parameters:
  ///   - id: a letter and a number, unlike those of other laws.
  ///   - name: one or a few words.
  ///   - sentence: what is true.
  ///   - check: says what is wrong; `nil` if nothing is.
  public init(
    _ id: StaticText, _ name: StaticText, _ sentence: StaticText,
    check: @escaping @Sendable (RecordedRun<Subject>) -> Finding?
  ) {
    self.id = id
    self.name = name
    self.sentence = sentence
    self.check = check
  }

  /// A law about each step by itself.
  ///
  /// - Parameters:
  ///   - id: a letter and a number, unlike those of other laws.
  ///   - name: one or a few words.
  ///   - sentence: what is true.
  ///   - makesCopies: whether it asks what copies of the control would do. Where that is dear, it is asked at no more than
  ///     three moments of a script: the last, and two before it.
  ///   - probe: what the law does to a copy of the control behind each step, if it always does one thing, as to let it
  ///     come to rest.
  ///   - check: says what is wrong at a step; `nil` if nothing is.
  /// - Returns: the law.
  public static func ofSteps(
    _ id: StaticText, _ name: StaticText, _ sentence: StaticText, makesCopies: Bool = false,
    probe: [Script.Verb] = [],
    check: @escaping @Sendable (StepRecord<Subject>) -> Finding?
  ) -> Law {
    let isSparing = makesCopies && !Subject.abilities.contains(.copies)
    return Law(id, name, sentence) { recorded in
      let count = recorded.steps.count
      let moments = isSparing ? [count - 1, count * 5 / 8, count / 4] : []
      for (index, record) in recorded.steps.enumerated() {
        guard !isSparing || moments.contains(index) else { continue }
        guard let finding = check(record) else { continue }
        return (finding.probe.isEmpty ? finding.probed(probe) : finding).at(index)
      }
      return nil
    }
  }

  /// The law, to be tried on controls alone that have all this.
  public func needing(_ abilities: ControlAbilities) -> Law {
    var law = self
    law.needs.formUnion(abilities)
    return law
  }
}
