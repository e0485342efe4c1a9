public import GestureScript

/// What is known of a law without trying it.
public struct LawEntry: Equatable, Sendable {
  /// A letter and a number.
  public let id: StaticText
  /// One or a few words.
  public let name: StaticText
  /// What is true, in one sentence.
  public let sentence: StaticText
  /// Whose it is.
  public let authority: LawAuthority
  /// Where that authority says so; empty if nowhere.
  public let source: StaticText
  /// What it needs and the control does not have or tell, in words, in UTF-8; `nil` if it can be tried.
  public let missing: [UInt8]?

  init<Subject>(_ law: Law<Subject>) {
    (id, name, sentence) = (law.id, law.name, law.sentence)
    (authority, source, missing) = (law.authority, law.source, law.missing)
  }
}
