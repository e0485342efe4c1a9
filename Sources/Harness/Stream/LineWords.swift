/// How the words of scripts are written as JSON.
extension LineReader {
  /// The member that holds a setting.
  static func key(of name: Setting.Name) -> StaticString {
    switch name {
    case .cancel: "cancel"
    case .clear: "clear"
    default: Vocabulary.settings.word(for: name)
    }
  }

  /// The setting that a member holds.
  static func setting(of key: ArraySlice<UInt8>) -> Setting.Name? {
    if key.matches("cancel") { return .cancel }
    if key.matches("clear") { return .clear }
    let name = Vocabulary.settings.value(of: key)
    return name == .cancel ? nil : name
  }

  /// What stands between the two numbers of a setting that has two.
  static func joint(of name: Setting.Name) -> StaticString? {
    switch name {
    case .range: ".."
    case .viewport: "x"
    case .frame: "/"
    default: nil
    }
  }

  /// `d` for `down`, and so on.
  static let shortNames = WordList<Vocabulary.VerbName>([("d", .down), ("m", .move), ("u", .up)])

  /// How a verb is written.
  static func word(for verb: Vocabulary.VerbName) -> StaticString {
    let short = shortNames.word(for: verb)
    return short.utf8CodeUnitCount > 0 ? short : Vocabulary.verbs.word(for: verb)
  }

  /// Whether a number behind this word is a duration.
  static func precedesDuration(_ word: ArraySlice<UInt8>) -> Bool {
    word.matches("over") || word.matches("every") || word.matches("for")
      || word.matches("within")
  }
}
