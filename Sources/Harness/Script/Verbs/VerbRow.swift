/// What there is to know of a verb of the script format. Both readers, messages, the schema and the reference go by it.
package final class VerbRow: Sendable {
  package let name: Vocabulary.VerbName
  package let word: StaticString
  /// What it is called in lines of JSON: often `word`.
  package let short: StaticString
  /// What stands behind it.
  package let terms: [VerbTerm]
  /// What may stand behind that, in any order.
  package let attributes: [Vocabulary.Attribute]
  /// One sentence.
  package let meaning: StaticString
  /// What happens if something is left out, and which values are allowed; may be empty.
  package let limits: StaticString
  /// Lines that show how it is written, with `, or: ` between them.
  package let example: StaticString
  /// The project's controls that it does something to, or that tell something of it; of a verb of time none is asked.
  package let answering: Answering

  /// What is known of the terms, for the reader of lines of JSON: which comes first, whether there are places among
  /// them, and the words that stand before durations.
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

  /// What stands behind the verb, as help shows it.
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

  /// The verb that lines of JSON call this: by its short name, or by the one it has in scripts.
  static func name(inJSON word: ArraySlice<UInt8>) -> Vocabulary.VerbName? {
    for row in all where word.matches(row.short) || word.matches(row.word) { return row.name }
    return nil
  }

  /// Whether a number behind this word is a duration.
  func precedesDuration(_ word: ArraySlice<UInt8>) -> Bool {
    durationWords.contains { word.matches($0.text) }
  }
}

extension Vocabulary.VerbName {
  package var row: VerbRow { VerbRow.all[Int(rawValue)] }
}

extension Vocabulary.Attribute {
  /// How it is written: `mods=KEYS`.
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

  /// One sentence that says what it is, and what if it is not there.
  package var meaning: StaticString {
    switch self {
    case .kind: "The kind of the pointer; that of the `pointer` setting if it is not said."
    case .button: "The button of a mouse; controls do not look at it."
    case .pressure: "How hard the pointer presses, from 0 to 1; controls do not look at it."
    case .mods: "The modifier keys that are held, with `+` between them."
    case .unit: "What the distances of a wheel count; `px` if it is not said."
    case .phase: "Where in a gesture of a wheel the event stands; a plain wheel has no phases."
    case .repeats: "How often the key acts, from 1 to 1000000."
    case .part: "The part of the control, from 0 to 7; part 0 if it is not said."
    }
  }
}
