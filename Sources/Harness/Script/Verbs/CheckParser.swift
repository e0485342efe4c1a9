import ControlCore

/// Parsers of the words after `expect`.
extension LineCursor {
  mutating func check() throws(Diagnostic) -> Script.Check {
    guard let word = take() else { throw lacking("something to check", .missingCheck) }
    if text(word).matches("calls") { return .calls(try calls()) }
    if text(word).matches("never") {
      let (name, part) = try callName(in: try self.word("a call"))
      return .never(name, part: part)
    }
    let (name, part) = try indexed(word)
    guard let field = Vocabulary.fields.value(of: text(name)) else {
      throw problem(
        .unknownField, "unknown field ", name, "",
        help: helpForOperator(in: name) ?? advice(name, from: Vocabulary.fields))
    }
    if part != nil, !field.row.hasParts { throw hasNoParts(word) }
    if field == .idle, isAtEnd { return .idle }
    subject = Subject(field.row.word, example: field.row.example)
    return .compare(field, try comparison(of: field), part: part)
  }

  /// Returns help for `value==51`; `nil` unless the word is a field joined with an operator.
  private func helpForOperator(in word: Word) -> [UInt8]? {
    let name = text(word).prefix { $0.isASCIILetter || $0 == UInt8(ascii: "-") }
    let isSign = text(word).dropFirst(name.count).first.map { sign in
      Self.signs.contains(sign)
    }
    guard let field = Vocabulary.fields.value(of: name), isSign ?? false else { return nil }
    return [UInt8]("the operator is a word of its own: ") + [UInt8](field.row.example)
  }

  /// The first characters of operators.
  private static let signs = [UInt8]("=!<>~")

  /// Splits a name from its optional part: `value[1]`.
  func indexed(_ word: Word) throws(Diagnostic) -> (name: Word, part: UInt8?) {
    guard let open = bytes[word].firstIndex(of: UInt8(ascii: "[")),
      bytes[word.upperBound - 1] == UInt8(ascii: "]")
    else { return (word, nil) }
    return (word.lowerBound..<open, try part(in: open + 1..<word.upperBound - 1))
  }

  private func callName(
    in word: Word
  ) throws(Diagnostic) -> (name: Script.Check.CallName, part: UInt8?) {
    let (range, part) = try indexed(word)
    let name = try choice(Vocabulary.calls, "a call", of: range, code: .unknownCall)
    if part != nil, !name.row.hasParts { throw hasNoParts(word) }
    return (name, part)
  }

  func hasNoParts(_ word: Word) -> Diagnostic {
    problem(.wrongOperand, "", word, " is about the whole control, not about a part")
  }

  private mutating func comparison(of field: Script.Check.Field) throws(Diagnostic)
    -> Script.Check.Comparison
  {
    switch field.row.operand {
    case .phase: .phase(try equality(), try choice(Vocabulary.phases, "a phase"))
    case .truth: .truth(try equality(), try choice(Vocabulary.truths, "true or false"))
    case .number, .numberOrZero, .numberOrNone: try numericComparison(of: field)
    }
  }

  private mutating func numericComparison(
    of field: Script.Check.Field
  ) throws(Diagnostic) -> Script.Check.Comparison {
    let word = try word("an operator")
    if text(word).matches("in") {
      let (lower, upper) = try range()
      return .within(lower, upper)
    }
    if text(word).matches("~") { return try nearness() }
    guard let relation = Vocabulary.relations.value(of: text(word)) else {
      throw unknownOperator(word)
    }
    if peek?.matches("none") ?? false { return try absence(of: field, relation, word) }
    let number = try number()
    if let rest = peek, rest.matches("+-") {
      throw problem(
        .unknownOperator, at: word, sentence("only '~' has a tolerance, ", text(word), " has none"),
        help: [UInt8]("for example: expect offset ~ 514 +- 0.5"))
    }
    return .number(relation, number)
  }

  /// Reads `none`: 0, except for the preview, which can be absent.
  private mutating func absence(
    of field: Script.Check.Field, _ relation: Script.Check.Relation, _ word: Word
  ) throws(Diagnostic) -> Script.Check.Comparison {
    let operand = try self.word("an operand")
    switch field.row.operand {
    case .numberOrZero: return .number(relation, 0)
    case .numberOrNone:
      next -= 2
      let equality = try equality()
      next += 1
      return .absent(equality)
    case .number, .phase, .truth:
      throw problem(.wrongOperand, at: operand, subject: " is never none", help: example)
    }
  }

  private mutating func nearness() throws(Diagnostic) -> Script.Check.Comparison {
    let number = try number()
    guard take("+-") else {
      let place = isAtEnd ? missing : words[next]
      throw problem(
        .missingTolerance, at: place, [UInt8]("'~' needs a tolerance"),
        help: [UInt8]("for example: expect offset ~ 514 +- 0.5"))
    }
    let word = try word("a tolerance")
    let tolerance = try self.number(in: word)
    guard tolerance >= 0 else {
      throw problem(.valueOutOfRange, "the tolerance ", word, " is less than 0")
    }
    return .near(number, tolerance: tolerance)
  }

  private mutating func equality() throws(Diagnostic) -> Script.Check.Equality {
    let word = try word("an operator")
    if let equality = Vocabulary.equalities.value(of: text(word)) { return equality }
    let isOperator =
      Vocabulary.relations.value(of: text(word)) != nil || text(word).matches("~")
      || text(word).matches("in")
    guard isOperator else { throw unknownOperator(word) }
    throw problem(
      .wrongOperand, at: word, subject: " can only be compared with == or !=")
  }

  private func unknownOperator(_ word: Word) -> Diagnostic {
    problem(
      .unknownOperator, "unknown operator ", word, "",
      help: [UInt8]("one of: ==, !=, <, <=, >, >=, ~, in"))
  }

  // MARK: Calls

  private mutating func calls() throws(Diagnostic) -> [Script.Check.Call] {
    var calls: [Script.Check.Call] = []
    while let word = take() { calls.append(try call(in: word)) }
    return calls
  }

  /// Parses `tick`, `tick(3)`, `tick*2` or `tick(3)*2`; with a part, `tick[1](3)*2`.
  private func call(in word: Word) throws(Diagnostic) -> Script.Check.Call {
    let isEndOfName: (Int) -> Bool = {
      bytes[$0] == UInt8(ascii: "(") || bytes[$0] == UInt8(ascii: "*")
    }
    var index = word.first(where: isEndOfName) ?? word.upperBound
    let (name, part) = try callName(in: word.lowerBound..<index)
    var call = Script.Check.Call(name, part: part)
    if index < word.upperBound, bytes[index] == UInt8(ascii: "(") {
      guard let close = bytes[index..<word.upperBound].firstIndex(of: UInt8(ascii: ")")) else {
        throw malformedCall(word)
      }
      call.argument = try number(in: index + 1..<close)
      index = close + 1
    }
    guard index < word.upperBound else { return call }
    guard bytes[index] == UInt8(ascii: "*") else { throw malformedCall(word) }
    call.count = try count(in: index + 1..<word.upperBound)
    return call
  }

  private func malformedCall(_ word: Word) -> Diagnostic {
    problem(
      .notACall, "", word, " is not written as a call",
      help: [UInt8]("for example: tick, tick(3), tick*2 or tick(3)*2"))
  }
}
