import GestureScript

extension Page {
  /// Returns the page with the grammar of scripts.
  package static func grammar(_ controls: ControlSet) -> Page {
    Page(
      name: "grammar", title: "Grammar of scripts", summary: "the grammar of scripts, in EBNF",
      blocks: [
        .text(
          """
          This is the notation of the XML specification: `?` is once or not at all, `*` any number \
          of times, `+` at least once, `|` one or the other, `[^"]` any character but this, `#x9` \
          a tab; no character is a control character but tab and line end, and a byte order mark \
          before the first line is not of the text. Each line is read by itself, so only the first \
          rule spans lines. The grammar cannot express some rules: a setting belongs to the \
          control that the header names, settings and attributes stand at most once, `like` stands \
          once, above all settings, time never goes back, and numbers have limits.
          """), .verbatim(Grammar(controls: controls).text, as: "ebnf"),
      ])
  }
}

/// Grammar of scripts in the EBNF of the XML specification, made from the tables of the reader.
struct Grammar {
  let controls: ControlSet

  /// Rule: a name and its alternatives.
  private struct Rule {
    let name: String
    let choices: [String]
  }

  /// Complete grammar, rule by rule.
  var text: String {
    let rules = Self.lines + events + settings + checks + words + Self.values
    let width = rules.map(\.name.count).max() ?? 0
    return rules.map { Self.written($0, width) }.joined(separator: "\n")
  }

  /// Returns a rule on one line, or with one line for each alternative.
  private static func written(_ rule: Rule, _ width: Int) -> String {
    let start = rule.name + String(repeating: " ", count: width - rule.name.count) + " ::= "
    let line = start + rule.choices.joined(separator: " | ")
    guard line.count > 100 else { return line }
    let padding = "\n" + String(repeating: " ", count: width + 3) + "| "
    // Put words side by side, and longer alternatives on lines of their own.
    guard rule.choices.allSatisfy({ !$0.contains(" ") }) else {
      return start + rule.choices.joined(separator: padding)
    }
    var lines: [String] = []
    for choice in rule.choices {
      if let last = lines.last, width + 8 + last.count + choice.count <= 100 {
        lines[lines.count - 1] = "\(last) | \(choice)"
      } else {
        lines.append(choice)
      }
    }
    return start + lines.joined(separator: padding)
  }

  private static func rule(_ name: String, _ choices: String...) -> Rule {
    Rule(name: name, choices: choices)
  }

  // MARK: Lines

  private static let lines = [
    rule("script", "signature (eol header)* (eol event)* eol?"),
    rule("signature", "sp? 'gesture' sp '1' end"),
    rule("header", "sp? (like | setting | note)? end"),
    rule("like", "'like' sp text"),
    rule("event", "sp? ((time sp)? (verb | note))? end"),
    rule("time", "('+' | '@') duration"),
    rule("end", "sp? ('#' any*)?"),
    rule("note", "'x-' [A-Za-z] [^ #x9#x23]* (sp (plain | text+ plain?))*"),
  ]

  // MARK: Events

  private var events: [Rule] {
    let verbs = VerbRow.all.map { "\($0.word)" }
    return [Rule(name: "verb", choices: verbs)]
      + VerbRow.all.map { row in
        let terms = "'\(row.word)'" + row.terms.map { Self.behind($0) }.joined()
        return Rule(name: "\(row.word)", choices: [terms + Self.attributes(row.attributes)])
      }
      + Vocabulary.attributes.entries.map { entry in
        Rule(
          name: "\(entry.word)-attribute", choices: ["'\(entry.word)=' \(Self.value(entry.value))"])
      }
  }

  private static func attributes(_ all: [Vocabulary.Attribute]) -> String {
    guard !all.isEmpty else { return "" }
    let names = all.map { "\(Vocabulary.attributes.word(for: $0))-attribute" }
    return " (sp \(grouped(names)))*"
  }

  /// Returns a term with the blanks before it.
  private static func behind(_ term: VerbTerm) -> String {
    switch term {
    case .optional(let terms): " (\(terms.map(behind).joined().dropFirst()))?"
    case .either(let choices):
      " sp \(grouped(choices.map { String($0.map(behind).joined().dropFirst(4)) }))"
    default: " sp \(symbol(term))"
    }
  }

  private static func symbol(_ term: VerbTerm) -> String {
    switch term {
    case .pointer: "pointer"
    case .place: "place"
    case .number: "number"
    case .count: "digits"
    case .duration: "duration"
    case .part: "digits"
    case .text: "text"
    case .key: "key-name"
    case .keyAction: words(Vocabulary.keyActions)
    case .rotationUnit: words(Vocabulary.rotationUnits)
    case .adjustment: words(Vocabulary.adjustments)
    case .setting: "changes"
    case .check: "check"
    case .word(let word): "'\(word)'"
    case .optional, .either: behind(term)
    }
  }

  private static func value(_ attribute: Vocabulary.Attribute) -> String {
    switch attribute {
    case .kind: words(Vocabulary.kinds)
    case .button: words(Vocabulary.buttons)
    case .pressure: "number"
    case .mods: "modifier ('+' modifier)*"
    case .unit: words(Vocabulary.wheelUnits)
    case .phase: words(Vocabulary.wheelPhases)
    case .repeats, .part: "digits"
    }
  }

  // MARK: Settings

  private var settings: [Rule] {
    let common = SettingEntry.ofEveryScript
    let (fixed, others) = (
      common.filter(\.isFixed), common.filter { !$0.isFixed && $0.name != "value" }
    )
    let own = controls.tables.map { "\($0.name)-setting" }
    return [
      Rule(
        name: "setting", choices: ["header-only", "'value' (sp value)+", "shared"] + own),
      Rule(
        name: "changes",
        choices: [
          "change (comma change)*", "(change comma)* part-value (comma change)* sp 'animated'",
        ]),
      Rule(name: "change", choices: ["part-value", "shared"] + own),
      Rule(name: "part-value", choices: ["'value' index? sp value"]),
      Rule(name: "comma", choices: ["sp? ',' sp?"]),
      Rule(name: "header-only", choices: fixed.map(written)),
      Rule(name: "shared", choices: others.map(written)),
    ]
      + controls.tables.map { table in
        let entries = table.entries.dropFirst(SettingEntry.ofEveryScript.count)
        return Rule(name: "\(table.name)-setting", choices: entries.map(written))
      } + [Rule(name: "value", choices: ["number", "'none'"])]
  }

  private func written(_ entry: SettingEntry) -> String {
    let start = entry.isPolicy ? "'policy' sp '\(entry.name)='" : "'\(entry.name)' sp"
    return "\(start) \(value(of: entry))"
  }

  private func value(of entry: SettingEntry) -> String {
    switch entry.kind {
    case .number(let limits):
      number(limits)
    case .numbers(let limits): "('none' | \(numbers(limits)))"
    case .pairs: "('none' | number ':' number (sp number ':' number)*)"
    case .whole: "'-'? digits"
    case .duration: "duration"
    case .range: "range"
    case .words(let words): Self.grouped(words.map { "'\($0)'" })
    case .size: "number 'x' number"
    case .frame: "digits '/' digits"
    case .text: "text"
    case .control: Self.grouped(controls.tables.map { "'\($0.name)'" })
    case .value: "value"
    }
  }

  private func number(_ limits: ClosedRange<Double>) -> String {
    Self.grouped(
      ["number"] + (limits.upperBound == .infinity ? ["'inf'"] : [])
        + (limits.lowerBound == -.infinity ? ["'-inf'"] : []))
  }

  private func numbers(_ limits: ClosedRange<Double>) -> String {
    "\(number(limits)) (sp \(number(limits)))*"
  }

  // MARK: Checks

  private var checks: [Rule] {
    let rows = FieldRow.all
    func fields(_ operand: FieldRow.Operand) -> String {
      Self.grouped(rows.filter { $0.operand == operand }.map { "'\($0.word)'" })
    }
    let calls = CallRow.all
    return [
      Rule(
        name: "check",
        choices: [
          "\(fields(.number)) index? sp comparison",
          "\(fields(.numberOrZero)) index? sp (comparison | relation sp 'none')",
          "\(fields(.numberOrNone)) index? sp (comparison | equality sp 'none')",
          "\(fields(.phase)) index? sp equality sp phase",
          "\(fields(.truth)) (sp equality sp \(Self.words(Vocabulary.truths)))?",
          "'calls' (sp call)*", "'never' sp call-name",
        ]),
      Self.rule(
        "comparison", "relation sp number", "'~' sp number sp '+-' sp number", "'in' sp range"),
      Rule(name: "relation", choices: Vocabulary.relations.quoted),
      Rule(name: "equality", choices: Vocabulary.equalities.quoted),
      Rule(name: "phase", choices: Vocabulary.phases.quoted),
      Self.rule("call", "call-name ('(' number ')')? ('*' digits)?"),
      Rule(
        name: "call-name",
        choices: [
          "\(Self.grouped(calls.filter(\.hasParts).map { "'\($0.word)'" })) index?",
          Self.grouped(calls.filter { !$0.hasParts }.map { "'\($0.word)'" }),
        ]),
    ]
  }

  // MARK: Words

  private var words: [Rule] {
    [
      Rule(name: "key-name", choices: Vocabulary.keys.quoted),
      Rule(name: "modifier", choices: Vocabulary.modifiers.quoted),
    ]
  }

  private static let values = [
    rule("pointer", "digits"),
    rule("place", "number (',' number)?"),
    rule("index", "'[' digits ']'"),
    rule("range", "('-inf' | number) '..' ('inf' | number)"),
    rule("duration", "digits ('.' digits)? ('ns' | 'us' | 'ms' | 's')"),
    rule("number", "[+-]? digits ('.' digits)?"),
    rule("digits", "[0-9]+"),
    rule("text", "'\"' [^\"]* '\"'"),
    rule("plain", "[^ #x9#x22#x23] [^ #x9#x23]*"),
    rule("sp", "[ #x9]+"),
    rule("eol", "#xD? #xA"),
    rule("any", "[^#xA]"),
  ]

  private static func words<Value>(_ list: WordList<Value>) -> String { grouped(list.quoted) }

  /// Returns alternatives, in parentheses if there are several.
  private static func grouped(_ choices: [String]) -> String {
    choices.count == 1 ? choices[0] : "(\(choices.joined(separator: " | ")))"
  }
}

extension WordList {
  /// Words quoted for the grammar.
  fileprivate var quoted: [String] { entries.map { "'\($0.word)'" } }
}
