/// Why a configuration cannot be used: one of its settings has a value that it may not have, or not beside the others.
///
/// Where it is compiled with `DETENT_WITHOUT_RULES`, as modules of pages are, it has no words: there nobody asks for more
/// than whether there is one.
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
  /// The word of the setting that is to blame, as its row has it; `viewport` for the length and the breadth.
  public let word: StaticString
  /// One sentence that says which values are allowed.
  public let rule: StaticString
  /// A line of a script that would mend it, as `range 1..1000`; empty if the example of the setting would.
  public let remedy: StaticString

  /// - Parameters:
  ///   - word: of the setting.
  ///   - rule: one sentence.
  ///   - remedy: a line of a script.
  @inlinable
  public init(_ word: StaticString, _ rule: StaticString, remedy: StaticString = "") {
    (self.word, self.rule, self.remedy) = (word, rule, remedy)
  }

  /// - Parameter row: of the setting.
  @inlinable
  public init(_ row: () -> SettingRow) {
    let row = row()
    self.init(row.word, row.rule)
  }
  #endif
}

extension SettingProblem: Equatable {
  /// Problems are equal if their words, rules and remedies are.
  public static func == (a: SettingProblem, b: SettingProblem) -> Bool {
    a.word.isSame(as: b.word) && a.rule.isSame(as: b.rule) && a.remedy.isSame(as: b.remedy)
  }
}

extension StaticString {
  /// Whether it has the bytes of another text.
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
/// - Parameter problem: why; `nil` if it can be.
@inlinable
public func require(none problem: SettingProblem?) {
  #if hasFeature(Embedded)
  precondition(problem == nil)  // the sentence would need the heap
  #else
  guard let problem else { return }
  preconditionFailure(problem.rule.description)
  #endif
}
