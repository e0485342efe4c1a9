/// An argument of a verb in a script.
package indirect enum VerbTerm: Sendable {
  /// The number of a pointer.
  case pointer
  /// `160` or `160,20`.
  case place
  /// A number, with its name in the help.
  case number(StaticText)
  /// A whole number, from 1.
  case count
  case duration
  /// A part of the control, from 0.
  case part
  /// A text in quotes.
  case text
  case key, keyAction, rotationUnit, adjustment
  /// A setting that can change, with its value.
  case setting
  /// The check of an `expect`.
  case check
  /// A literal word.
  case word(StaticText)
  /// Optional terms.
  case optional([VerbTerm])
  /// A choice between lists of terms.
  case either([[VerbTerm]])

  var isPlace: Bool {
    if case .place = self { true } else { false }
  }

  var isDuration: Bool {
    if case .duration = self { true } else { false }
  }

  /// Returns the terms and their inner terms, in order.
  package static func flat(_ terms: [VerbTerm]) -> [VerbTerm] {
    var all: [VerbTerm] = []
    for term in terms {
      switch term {
      case .optional(let inner): all += flat(inner)
      case .either(let choices): for choice in choices { all += flat(choice) }
      default: all.append(term)
      }
    }
    return all
  }
}

extension [UInt8] {
  /// Appends terms as in the help: `ID to PLACE over DURATION [every DURATION]`.
  package mutating func append(form terms: [VerbTerm]) {
    for (index, term) in terms.enumerated() {
      if index > 0 { append(" ") }
      append(form: term)
    }
  }

  private mutating func append(form term: VerbTerm) {
    switch term {
    case .pointer: append("ID")
    case .place: append("PLACE")
    case .number(let name), .word(let name): append(name.text)
    case .count: append("COUNT")
    case .duration: append("DURATION")
    case .part: append("PART")
    case .text: append("TEXT")
    case .key: append("KEY")
    case .keyAction: append(words: Vocabulary.keyActions)
    case .rotationUnit: append(words: Vocabulary.rotationUnits)
    case .adjustment: append(words: Vocabulary.adjustments)
    case .setting: append("SETTING VALUE, value[PART] VALUE, … [animated]")
    case .check: append("FIELD OPERATOR VALUE, calls CALL…, never CALL, idle")
    case .optional(let terms):
      append("[")
      append(form: terms)
      append("]")
    case .either(let choices):
      for (index, choice) in choices.enumerated() {
        if index > 0 { append("|") }
        append(form: choice)
      }
    }
  }

  /// Appends `down|up`.
  private mutating func append<Value>(words list: WordList<Value>) {
    for (index, entry) in list.entries.enumerated() {
      if index > 0 { append("|") }
      append(entry.word)
    }
  }
}
