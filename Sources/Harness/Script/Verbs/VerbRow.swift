/// A verb of the script format, as used by both readers, messages, the schema and the reference.
package final class VerbRow: Sendable {
  package let name: Vocabulary.VerbName
  package let word: StaticString
  /// The name in JSON lines, often the same as `word`.
  package let short: StaticString
  /// The positional arguments.
  package let terms: [VerbTerm]
  /// The attributes after the terms, in any order.
  package let attributes: [Vocabulary.Attribute]
  /// The meaning, in one sentence.
  package let meaning: StaticString
  /// The defaults and the allowed values; may be empty.
  package let limits: StaticString
  /// Example lines, separated by `, or: `.
  package let example: StaticString
  /// The project's controls that respond to the verb; for a verb about time, `nobody`.
  package let answering: Answering

  /// Facts about the terms for the JSON reader: the first term, the presence of positions and
  /// durations, and the words before durations.
  let first: VerbTerm?
  let hasPlaces: Bool
  let hasDurations: Bool
  private let durationWords: [StaticText]

  init(
    _ name: Vocabulary.VerbName, _ word: StaticString, short: StaticString? = nil,
    _ terms: [VerbTerm], _ attributes: [Vocabulary.Attribute] = [],
    answering: Answering = .every, meaning: StaticString, limits: StaticString = "",
    example: StaticString
  ) {
    (self.name, self.word, self.short) = (name, word, short ?? word)
    (self.terms, self.attributes) = (terms, attributes)
    (self.meaning, self.limits, self.example) = (meaning, limits, example)
    self.answering = answering
    let flat = VerbTerm.flat(terms)
    first = terms.first
    hasPlaces = flat.contains { $0.isPlace }
    hasDurations = flat.contains { $0.isDuration }
    var words: [StaticText] = []
    for (before, term) in zip(flat, flat.dropFirst()) where term.isDuration {
      if case .word(let word) = before { words.append(word) }
    }
    durationWords = words
  }

  /// The arguments of the verb, as in the help.
  package var form: [UInt8] {
    var text: [UInt8] = []
    text.append(form: terms)
    for attribute in attributes {
      text.append(text.isEmpty ? "[" : " [")
      text.append(attribute.form)
      text.append("]")
    }
    return text
  }

  /// Returns the verb with a name in JSON: its short name, or its name in scripts.
  static func name(inJSON word: ArraySlice<UInt8>) -> Vocabulary.VerbName? {
    for row in all where word.matches(row.short) || word.matches(row.word) { return row.name }
    return nil
  }

  /// Returns true if a number after this word is a duration.
  func precedesDuration(_ word: ArraySlice<UInt8>) -> Bool {
    durationWords.contains { word.matches($0.text) }
  }
}

extension Vocabulary.VerbName {
  package var row: VerbRow { VerbRow.all[Int(rawValue)] }
}

extension Vocabulary.Attribute {
  /// The form in the help: `mods=KEYS`.
  package var form: StaticString {
    switch self {
    case .kind: "kind=KIND"
    case .button: "button=BUTTON"
    case .pressure: "pressure=NUMBER"
    case .mods: "mods=KEYS"
    case .unit: "unit=UNIT"
    case .phase: "phase=PHASE"
    case .repeats: "repeat=COUNT"
    case .part: "part=PART"
    }
  }

  /// One sentence with the meaning and the default.
  package var meaning: StaticString {
    switch self {
    case .kind: "The kind of the pointer; by default that of the `pointer` setting."
    case .button:
      """
      The button of a mouse or pen that goes down or up, or is held meanwhile; `left` by default. \
      Only that one presses and lifts.
      """
    case .pressure: "The pressure of the pointer, from 0 to 1; controls ignore it."
    case .mods: "The modifier keys that are held, with `+` between them."
    case .unit: "The unit of the distances of a wheel; `px` by default."
    case .phase: "The phase of a wheel gesture; a plain wheel has none."
    case .repeats: "The number of times that the key acts, from 1 to 1000000."
    case .part: "The part of the control, from 0 to 7; part 0 by default."
    }
  }
}

extension Vocabulary {
  /// The verbs as scripts write them.
  package static let verbs = WordList<VerbName>(VerbRow.all.map { ($0.word, $0.name) })
}
