import GestureScript

/// Annotations for GitHub workflows: `::error file=a.gesture,line=3,…::value is 1 at @0ms`. A
/// script with nothing to check becomes a warning.
struct GitHubReport: Sendable {
  private var shown: Int64 = 0
  private var warned: Int64 = 0
  private var left: Int64 = 0

  /// GitHub's limit per step, for errors and for warnings.
  private static let most: Int64 = 10
  /// The limit per script, so that one script does not crowd out the others.
  private static let mostForOne: Int64 = 3

  package mutating func append(_ outcome: CheckOutcome, to text: inout [UInt8]) {
    if outcome.verdict == .review { return warn(outcome, to: &text) }
    guard outcome.verdict.isError else { return }
    let last = min(shown + Self.mostForOne, Self.most)
    for problem in outcome.problems where problem.kind != .note {
      guard shown < last else {
        left += 1
        continue
      }
      shown += 1
      append(problem, outcome.path, "::error file=", to: &text)
    }
  }

  private mutating func warn(_ outcome: CheckOutcome, to text: inout [UInt8]) {
    let note = CheckOutcome.Problem(.note, message: [UInt8]("nothing to check"), report: [])
    let problem = outcome.problems.last ?? note
    guard warned < Self.most else { return left += 1 }
    warned += 1
    append(problem, outcome.path, "::warning file=", to: &text)
  }

  private func append(
    _ problem: CheckOutcome.Problem, _ path: [UInt8], _ start: StaticString,
    to text: inout [UInt8]
  ) {
    func place(_ key: StaticString, _ number: Int) -> String {
      number > 0 ? ",\(key)=\(number)" : ""
    }
    func more(_ name: StaticString, _ value: [UInt8]?) -> String {
      value.map { "%0A\(name): \(githubData: $0)" } ?? ""
    }
    text.write(
      """
      \(start)\(githubProperty: path)\(place("line", problem.line))\(place("col", problem.column))\
      ,title=detent check (\(problem.kind.name))::\(githubData: problem.message)\
      \(more("expected", problem.expected))\(more("actual", problem.actual))\
      \(more("help", problem.help))

      """)
  }

  func end(to text: inout [UInt8]) {
    guard left > 0 else { return }
    text.write("\(left) more \(left == 1 ? "is" : "are") not annotated\n")
  }
}

extension [UInt8] {
  /// Appends text as one line after `::`.
  fileprivate mutating func append(githubData text: [UInt8]) {
    var characters = Characters(text[...])
    while let character = characters.next() {
      switch character.scalar {
      case 0x25: append("%25")
      case 0x0A: append("%0A")
      case 0x0D: append("%0D")
      case nil: append("\u{FFFD}")
      case let scalar? where scalar.isControlCharacter && scalar != 0x09: append("\u{FFFD}")
      default: append(contentsOf: text[character.range])
      }
    }
  }

  /// Appends text after `name=`.
  fileprivate mutating func append(githubProperty text: [UInt8]) {
    var data: [UInt8] = []
    data.append(githubData: text)
    for byte in data {
      switch byte {
      case UInt8(ascii: ":"): append("%3A")
      case UInt8(ascii: ","): append("%2C")
      default: append(byte)
      }
    }
  }
}

extension String.StringInterpolation {
  fileprivate mutating func appendInterpolation(githubData text: [UInt8]) {
    appendInterpolation { $0.append(githubData: text) }
  }

  fileprivate mutating func appendInterpolation(githubProperty text: [UInt8]) {
    appendInterpolation { $0.append(githubProperty: text) }
  }
}
