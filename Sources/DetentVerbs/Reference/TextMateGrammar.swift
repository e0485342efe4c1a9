import GestureScript

/// TextMate grammar that colours scripts in editors, made from the tables of the reader.
package struct TextMateGrammar {
  let controls: ControlSet

  package init(controls: ControlSet) { self.controls = controls }

  /// Pattern with the scopes of its groups; without groups, of the whole match.
  private struct Rule {
    let pattern: String
    let scopes: [String]
  }

  package var text: String {
    let patterns = rules.map(Self.written).joined(separator: ",\n")
    return """
      {
        "$schema": "https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json",
        "name": "gesture",
        "scopeName": "source.gesture",
        "fileTypes": ["gesture"],
        "patterns": [
      \(patterns)
        ]
      }
      """
  }

  private static func written(_ rule: Rule) -> String {
    let pattern = quoted(rule.pattern)
    let captures = rule.scopes.enumerated().map { index, scope in
      "\"\(index + 1)\": { \"name\": \"\(scope).gesture\" }"
    }
    return "    { \"match\": \(pattern), \"captures\": { \(captures.joined(separator: ", ")) } }"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.map { "\\\"".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
  }

  private var rules: [Rule] {
    let words = ScriptWords(controls)
    return Self.beginnings(words) + Self.inner(words)
  }

  /// Returns the rules for the beginning of a line.
  private static func beginnings(_ words: ScriptWords) -> [Rule] {
    let time = #"[+@][0-9]+(?:\.[0-9]+)?(?:ns|us|ms|s)"#
    let start = #"^\s*(?:(\#(time))(?=\s))?\s*"#
    return [
      Rule(
        pattern: #"^\s*(gesture)\s+(1)(?=\s|#|$)"#, scopes: ["keyword.control", "constant.numeric"]),
      Rule(
        pattern: #"\#(start)(set)\s+(\#(Self.any(words.settings)))(?![\w-])"#,
        scopes: ["constant.numeric.time", "keyword.control", "entity.name.type"]),
      Rule(
        pattern: #"\#(start)(\#(Self.any(words.verbs)))(?=\s|#|$)"#,
        scopes: ["constant.numeric.time", "keyword.control"]),
      Rule(
        pattern: #"^\s*(\#(Self.any(words.headers)))(?=\s|#|$)"#, scopes: ["entity.name.type"]),
      Rule(
        pattern: #"\#(start)(x-[A-Za-z][^\s#]*)"#,
        scopes: ["constant.numeric.time", "meta.preprocessor"]),
      Rule(
        pattern: #"\#(start)([^\s#"]+)"#,
        scopes: ["constant.numeric.time", "invalid.illegal"]),
    ]
  }

  /// Returns the rules for the rest of a line.
  private static func inner(_ words: ScriptWords) -> [Rule] {
    [
      Rule(pattern: #"(#.*)$"#, scopes: ["comment.line.number-sign"]),
      Rule(pattern: #"("[^"]*")"#, scopes: ["string.quoted.double"]),
      Rule(pattern: #"("[^"]*)$"#, scopes: ["invalid.illegal"]),
      Rule(
        pattern: #"(?<=\s)(\#(Self.any(words.attributes)))(=)"#,
        scopes: ["entity.other.attribute-name", "keyword.operator"]),
      Rule(
        pattern: #"(?<=\s)(\#(Self.any(words.operators)))(?=\s)"#, scopes: ["keyword.operator"]),
      Rule(
        pattern: #"(?<=\s)(\#(Self.any(words.fields)))(?![\w-])"#, scopes: ["variable.language"]),
      Rule(
        pattern: #"(?<![\w-])(-inf|\#(Self.any(words.constants)))(?![\w-])"#,
        scopes: ["constant.language"]),
      Rule(
        pattern: #"(?<![\w.])([0-9]+(?:\.[0-9]+)?)(x)([0-9]+(?:\.[0-9]+)?)(?![\w.])"#,
        scopes: ["constant.numeric", "keyword.operator", "constant.numeric"]),
      Rule(
        pattern: #"(?<!\w)([+-]?[0-9]+(?:\.[0-9]+)?(?:ns|us|ms|s)?)(?!\w)"#,
        scopes: ["constant.numeric"]),
    ]
  }

  /// Returns a pattern of alternative words.
  private static func any(_ words: [String]) -> String {
    words.map { word in
      word.map { #"\^$.|?*+()[]{}"#.contains($0) ? #"\\#($0)"# : "\($0)" }.joined()
    }.joined(separator: "|")
  }
}
