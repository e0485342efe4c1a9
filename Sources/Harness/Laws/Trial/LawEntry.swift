import GestureGenerators
public import GestureScript

/// The description of a law.
public struct LawEntry: Equatable, Sendable {
  /// A letter and number, or `own/` and a word.
  public let id: String
  /// One or a few words.
  public let name: String
  /// The property in one sentence.
  public let sentence: String
  /// The source of the requirement.
  public let authority: LawAuthority
  /// The document in which the authority requires it; may be empty.
  public let source: StaticText
  /// All needs of the law, separated by commas, in UTF-8.
  public let needs: [UInt8]
  /// The needs that the control does not meet, in UTF-8; `nil` if the law can be tried.
  public let missing: [UInt8]?

  /// Returns the descriptions of the laws of a control by its name, in the order of trying them.
  public static func all(of control: StaticText, in controls: ControlSet = .ours) -> [LawEntry] {
    let lawful = controls.lawful(control)
    let table = ControlTable.of(lawful)
    return lawful.laws.map { LawEntry($0, table) }
  }

  init(_ law: Law, _ table: ControlTable) {
    (id, name, sentence) = (law.id, law.name, law.sentence)
    (authority, source, missing) = (law.authority, law.source, law.missing(in: table))
    var needs = law.needs.text
    for name in law.settings + law.traits {
      needs.append(needs.isEmpty ? "" : ", ")
      needs += name.bytes
    }
    self.needs = needs
  }
}
