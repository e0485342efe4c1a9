import ControlCore
import GestureScript

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
  ///   - check: says what is wrong at a step; `nil` if nothing is.
  /// - Returns: the law.
  public static func ofSteps(
    _ id: StaticText, _ name: StaticText, _ sentence: StaticText,
    check: @escaping @Sendable (StepRecord<Subject>) -> Finding?
  ) -> Law {
    Law(id, name, sentence) { recorded in
      for (index, record) in recorded.steps.enumerated() {
        if let finding = check(record) { return finding.at(index) }
      }
      return nil
    }
  }
}
