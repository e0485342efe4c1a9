import GestureGenerators
public import GestureScript

/// The description of a law.
public struct LawEntry: Equatable, Sendable {
  /// A letter and number, or `own/` and a word.
  public let id: LawText
  /// One or a few words.
  public let name: LawText
  /// The property in one sentence.
  public let sentence: LawText
  /// The source of the requirement.
  public let authority: LawAuthority
  /// The document in which the authority requires it; may be empty.
  public let source: StaticText
  /// All needs of the law, separated by commas, in UTF-8.
  public let needs: [UInt8]
  /// The needs that the control does not meet, in UTF-8; `nil` if the law can be tried.
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
