import ControlCore
import GestureScript

/// Something that is true of a control whatever is done to it.
///
/// A law looks at a performance: at what was reported, at the control before and after each moment, and
/// at what copies of it would do. It never asks how the control is made.
public struct Law<Subject: ScriptedControl>: Sendable {
  /// By which reports and files name it, as `R14`: a letter and a number.
  public let id: StaticText
  /// One or a few words.
  public let name: StaticText
  /// What is true, in one sentence.
  public let sentence: StaticText
  /// What is wrong; `nil` if nothing is.
  public let check: @Sendable (Performance<Subject>) -> Finding?

  /// A law about whole performances.
  ///
  /// - Parameters:
  ///   - id: a letter and a number, unlike those of other laws.
  ///   - name: one or a few words.
  ///   - sentence: what is true.
  ///   - check: says what is wrong; `nil` if nothing is.
  public init(
    _ id: StaticText, _ name: StaticText, _ sentence: StaticText,
    check: @escaping @Sendable (Performance<Subject>) -> Finding?
  ) {
    self.id = id
    self.name = name
    self.sentence = sentence
    self.check = check
  }

  /// A law about each moment by itself.
  ///
  /// - Parameters:
  ///   - id: a letter and a number, unlike those of other laws.
  ///   - name: one or a few words.
  ///   - sentence: what is true.
  ///   - check: says what is wrong at a moment; `nil` if nothing is.
  /// - Returns: the law.
  public static func ofMoments(
    _ id: StaticText, _ name: StaticText, _ sentence: StaticText,
    check: @escaping @Sendable (Moment<Subject>) -> Finding?
  ) -> Law {
    Law(id, name, sentence) { performance in
      for (index, moment) in performance.moments.enumerated() {
        if let finding = check(moment) { return finding.at(index) }
      }
      return nil
    }
  }
}
