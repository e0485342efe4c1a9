import GestureScript

/// Syntax file that colours scripts in Vim, made from the tables of the reader.
package struct VimSyntax {
  let controls: ControlSet

  package init(controls: ControlSet) { self.controls = controls }

  package var text: String {
    let lines = rules.map { "syntax match \($0.group) /\\v\($0.pattern)/\($0.options)" }
    let links = Self.links.map { "highlight default link \($0) \($1)" }
    return """
      " Vim syntax file
      " Language: gesture, the scripts of detent
      " Made by 'detent help vim'.

      if exists("b:current_syntax")
        finish
      endif
      syntax case match
      syntax iskeyword @,48-57,-,_

      \(lines.joined(separator: "\n"))
      syntax match gestureComment /#.*/ contains=@Spell
      syntax match gestureText /"[^"]*"/

      \(links.joined(separator: "\n"))

      let b:current_syntax = "gesture"
      """
  }

  /// Pattern of a group, and its options.
  private struct Rule {
    let group: String
    let pattern: String
    var options = ""
  }

  /// Rules; at one position, the last one wins.
  ///
  /// Once Vim has coloured a part of a line, `^` no longer matches there, even with `\zs`. So
  /// patterns after a time or `set` are `contained`, and listed there as `nextgroup`.
  private var rules: [Rule] {
    let words = ScriptWords(controls)
    let beginnings = Self.beginnings(words)
    let atStart = beginnings.map {
      Rule(group: $0.group, pattern: #"^\s*\zs"# + $0.pattern, options: $0.options)
    }
    let behindTime = beginnings.map {
      Rule(group: $0.group, pattern: $0.pattern, options: " contained" + $0.options)
    }
    return Self.inner(words) + atStart + behindTime + Self.header(words)
  }

  /// Returns the rules after the first word.
  private static func inner(_ words: ScriptWords) -> [Rule] {
    let constants = #"-inf|\#(Self.any(words.constants))"#
    return [
      Rule(group: "gestureUnknown", pattern: #""[^"]*$"#),
      Rule(group: "gestureNumber", pattern: #"(\w)@1<![+-]?\d+(\.\d+)?(ns|us|ms|s)?(\w)@!"#),
      Rule(
        group: "gestureNumber",
        pattern: #"([0-9A-Za-z_.])@1<!\d+(\.\d+)?x\d+(\.\d+)?([0-9A-Za-z_.])@!"#),
      Rule(
        group: "gestureConstant",
        pattern: #"([0-9A-Za-z_-])@1<!(\#(constants))([0-9A-Za-z_-])@!"#),
      Rule(
        group: "gestureField", pattern: #"\s@1<=(\#(Self.any(words.fields)))([0-9A-Za-z_-])@!"#),
      Rule(group: "gestureOperator", pattern: #"\s@1<=(\#(Self.any(words.operators)))\s@="#),
      Rule(group: "gestureAttribute", pattern: #"\s@1<=(\#(Self.any(words.attributes)))\=@="#),
    ]
  }

  /// Returns the rules for the beginning of a line, or after its time.
  private static func beginnings(_ words: ScriptWords) -> [Rule] {
    [
      Rule(group: "gestureUnknown", pattern: #"[^ \t#"]+"#),
      Rule(group: "gestureNote", pattern: #"x-[A-Za-z][^ \t#]*"#),
      Rule(group: "gestureVerb", pattern: #"(\#(Self.any(words.verbs)))\#(end)"#),
      Rule(
        group: "gestureVerb", pattern: #"set\s@="#, options: " nextgroup=gestureSetting skipwhite"),
    ]
  }

  /// Returns the rules for header lines, for the time, and after `set`.
  private static func header(_ words: ScriptWords) -> [Rule] {
    let settings = Self.any(words.settings)
    return [
      Rule(
        group: "gestureTime",
        pattern: #"^\s*\zs[+@]\d+(\.\d+)?(ns|us|ms|s)(\s+[^ \t#"])@="#,
        options: " nextgroup=gestureUnknown,gestureNote,gestureVerb skipwhite"),
      Rule(group: "gestureVerb", pattern: #"^\s*\zsgesture(\s+1(\s|#|$))@="#),
      Rule(group: "gestureSetting", pattern: #"^\s*\zs(\#(Self.any(words.headers)))\#(end)"#),
      Rule(
        group: "gestureSetting", pattern: #"(\#(settings))([0-9A-Za-z_-])@!"#,
        options: " contained"),
    ]
  }

  private static let end = #"(\s|#|$)@="#

  private static let links = [
    ("gestureUnknown", "Error"), ("gestureNumber", "Number"), ("gestureTime", "Special"),
    ("gestureConstant", "Constant"), ("gestureField", "Identifier"),
    ("gestureOperator", "Operator"),
    ("gestureAttribute", "Type"), ("gestureNote", "PreProc"), ("gestureSetting", "Type"),
    ("gestureVerb", "Statement"), ("gestureComment", "Comment"), ("gestureText", "String"),
  ]

  /// Returns a pattern of alternative words.
  private static func any(_ words: [String]) -> String {
    words.map { word in
      word.map { $0.isLetter || $0.isNumber || $0 == "-" ? "\($0)" : "\\\($0)" }.joined()
    }.joined(separator: "|")
  }
}
