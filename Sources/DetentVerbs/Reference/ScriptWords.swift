import GestureScript

/// Words of scripts by category, for editors.
struct ScriptWords {
  /// First words of event lines.
  let verbs: [String]
  /// Words after `set`.
  let settings: [String]
  /// First words of header lines: settings and `like`.
  var headers: [String] { settings + ["like"] }
  /// Fields of `expect` lines.
  let fields: [String]
  /// Words before `=`.
  let attributes: [String]
  /// Values, and small words of verbs.
  let constants: [String]
  let operators: [String]

  init(_ controls: ControlSet) {
    let entries = controls.tables.flatMap(\.entries)
    verbs = VerbRow.all.map { "\($0.word)" }
    settings = entries.map { "\($0.keyword)" }.uniqued
    let fields = FieldRow.all.map { "\($0.word)" } + ["calls", "never"]
    self.fields = fields
    attributes =
      (Vocabulary.attributes.words + entries.filter(\.isPolicy).map { "\($0.name)" }).uniqued
    operators = Vocabulary.relations.words + ["~", "+-", "in"]
    let values = Self.values(of: entries) + Self.ofVerbs + Self.listed
    constants =
      (values + controls.tables.map { "\($0.name)" } + ["none", "inf", "animated"]).uniqued
      .filter { !fields.contains($0) }
  }

  /// Returns the words that are values of settings.
  private static func values(of entries: [SettingEntry]) -> [String] {
    entries.flatMap { entry -> [String] in
      if case .words(let words) = entry.kind { words.map { "\($0)" } } else { [] }
    }
  }

  /// Small words of verbs, as `to` and `over`.
  private static var ofVerbs: [String] {
    VerbRow.all.flatMap { VerbTerm.flat($0.terms) }.compactMap { term in
      if case .word(let word) = term { "\(word)" } else { nil }
    }
  }

  /// Words of attributes, keys, phases and calls.
  private static var listed: [String] {
    [
      Vocabulary.kinds.words, Vocabulary.buttons.words, Vocabulary.modifiers.words,
      Vocabulary.wheelUnits.words, Vocabulary.wheelPhases.words, Vocabulary.rotationUnits.words,
      Vocabulary.keys.words, Vocabulary.keyActions.words, Vocabulary.adjustments.words,
      Vocabulary.truths.words, Vocabulary.phases.words, Vocabulary.calls.words,
    ].flatMap { $0 }
  }
}

extension WordList {
  fileprivate var words: [String] { entries.map { "\($0.word)" } }
}

extension [String] {
  /// Unique words; prefixes follow longer words, so that alternations match the longest.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }.sorted { $0 > $1 }
  }
}
