import GestureGenerators
public import GestureScript

/// What is known of a law without trying it.
public struct LawEntry: Equatable, Sendable {
  /// A letter and a number.
  public let id: LawText
  /// One or a few words.
  public let name: LawText
  /// What is true, in one sentence.
  public let sentence: LawText
  /// Whose it is.
  public let authority: LawAuthority
  /// Where that authority says so; empty if nowhere.
  public let source: StaticText
  /// All that it needs, in words with commas between, in UTF-8.
  public let needs: [UInt8]
  /// What it needs and the control does not have or tell, in words, in UTF-8; `nil` if it can be tried.
  public let missing: [UInt8]?

  init<Subject>(_ law: Law<Subject>) {
    (id, name, sentence) = (law.id, law.name, law.sentence)
    (authority, source, missing) = (law.authority, law.source, law.missing)
    var needs = law.needs.text
    for name in law.settings + law.traits {
      needs.append(needs.isEmpty ? "" : ", ")
      needs += name.bytes
    }
    self.needs = needs
  }
}
