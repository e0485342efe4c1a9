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
  ///   - probe: what the law does to a copy of the control behind each step, if it always does one thing, as to let it
  ///     come to rest.
  ///   - check: says what is wrong at a step; `nil` if nothing is.
  /// - Returns: the law.
  public static func ofSteps(
    _ id: StaticText, _ name: StaticText, _ sentence: StaticText, probe: [Script.Verb] = [],
    check: @escaping @Sendable (StepRecord<Subject>) -> Finding?
  ) -> Law {
    Law(id, name, sentence) { recorded in
      for (index, record) in recorded.steps.enumerated() {
        guard let finding = check(record) else { continue }
        return (finding.probe.isEmpty ? finding.probed(probe) : finding).at(index)
      }
      return nil
    }
  }
}
