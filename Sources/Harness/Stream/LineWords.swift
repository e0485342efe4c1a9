import ControlCore

/// How the words of scripts are written as JSON.
extension LineReader {
  /// What stands between the two numbers of a setting that has two.
  static func joint(of kind: SettingEntry.Kind) -> StaticString? {
    switch kind {
    case .range: ".."
    case .size: "x"
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
