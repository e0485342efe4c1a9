/// An invalid setting that makes a configuration unusable, alone or combined with others.
///
/// Compiled with `DETENT_WITHOUT_RULES`, as for web pages, it has no words: only its existence
/// matters.
public struct SettingProblem: Sendable {
  #if DETENT_WITHOUT_RULES
  public var word: StaticString { "" }
  public var rule: StaticString { "" }
  public var remedy: StaticString { "" }

  @inlinable
  public init(_ row: () -> SettingRow) {}

  @inlinable
  public init(_ word: StaticString, _ rule: StaticString, remedy: StaticString = "") {}
  #else
  /// The word of the invalid setting in its row; `viewport` for the length and the breadth.
  public let word: StaticString
  /// One sentence that states the valid values.
  public let rule: StaticString
  /// A script line that fixes it, such as `range 1..1000`; empty if the setting's example does.
  public let remedy: StaticString

  /// - Parameters:
  ///   - word: word of the setting.
  ///   - rule: one sentence.
  ///   - remedy: line of a script.
  @inlinable
  public init(_ word: StaticString, _ rule: StaticString, remedy: StaticString = "") {
    (self.word, self.rule, self.remedy) = (word, rule, remedy)
  }

  /// - Parameter row: row of the setting.
  @inlinable
  public init(_ row: () -> SettingRow) {
    let row = row()
    self.init(row.word, row.rule)
  }
  #endif
}

extension SettingProblem: Equatable {
  /// Compares words, rules and remedies.
  public static func == (a: SettingProblem, b: SettingProblem) -> Bool {
    a.word.isSame(as: b.word) && a.rule.isSame(as: b.rule) && a.remedy.isSame(as: b.remedy)
  }
}

extension StaticString {
  /// Returns true if it has the bytes of another text.
  package func isSame(as other: StaticString) -> Bool {
    guard utf8CodeUnitCount == other.utf8CodeUnitCount else { return false }
    for index in 0..<utf8CodeUnitCount where utf8Start[index] != other.utf8Start[index] {
      return false
    }
    return true
  }
}

/// Traps with a sentence if a configuration cannot be used.
///
/// - Parameter problem: problem of the configuration; `nil` if it can be used.
@inlinable
public func require(none problem: SettingProblem?) {
  #if hasFeature(Embedded)
  precondition(problem == nil)  // the sentence would need the heap
  #else
  guard let problem else { return }
  preconditionFailure(problem.rule.description)
  #endif
}
