import ControlCore

/// Parsers of settings, in the header and after `set`.
extension LineCursor {
  /// Reads a setting after its first word. In a header, `value` may have a value for each part.
  mutating func setting(
    _ entry: SettingEntry, isInHeader: Bool = false
  ) throws(Diagnostic) -> Setting {
    subject = Subject(entry)
    guard !entry.isPolicy else { return try policy() }
    if case .value = entry.kind, isInHeader { return try .values(values()) }
    return Setting(entry.name, try value(of: entry))
  }

  private mutating func value(of entry: SettingEntry) throws(Diagnostic) -> Setting.Value {
    switch entry.kind {
    case .text: .text(try string("a text"))
    case .control: .word(try controlName())
    case .value: .number(try partValue())
    case .size: try size(of: entry)
    case .frame: .frame(try frameLength(of: entry))
    case .range: try valueRange()
    case .number(let limits): .number(try number(within: limits, of: entry))
    case .numbers(let limits): .numbers(try numbers(within: limits, of: entry))
    case .pairs: .pairs(try pairs(of: entry))
    case .whole: .whole(try wholeNumber(of: entry))
    case .duration: .duration(try durationLength(of: entry))
    case .words(let words): .word(try choice(of: words))
    }
  }

  /// Reads the value of a part.
  private mutating func partValue() throws(Diagnostic) -> Double {
    take("none") ? 0 : try number("a value")
  }

  /// Reads the values of parts 0, 1 and so on.
  private mutating func values() throws(Diagnostic) -> [Double] {
    var values = [try partValue()]
    while !isAtEnd {
      guard values.count < Int(ScriptRules.mostParts) else {
        throw problem(
          .missingPart, at: words[next], [UInt8]("no control has more than 8 values"),
          help: [UInt8]("leave this one out, and those behind it"))
      }
      values.append(try partValue())
    }
    return values
  }

  private mutating func controlName() throws(Diagnostic) -> StaticText {
    let word = try word("a control")
    if let table = controls.table(named: text(word)) { return table.name }
    throw problem(
      .unknownControl, at: word, sentence("", text(word), " is not a control"),
      help: advice(word, from: controls.names))
  }

  /// Reads one of the words of a setting.
  private mutating func choice(of words: [StaticText]) throws(Diagnostic) -> StaticText {
    let word = try word("a value")
    let list = WordList(words.map { (word: $0.text, value: $0) })
    if let value = list.value(of: text(word)) { return value }
    var message = sentence("", [UInt8](subject.name)[...], " cannot be ")
    message.append(contentsOf: sentence("", text(word), ""))
    throw problem(.unknownWord, at: word, message, help: advice(word, from: list))
  }

  /// Reads `cancel=revert`; the word identifies the policy.
  private mutating func policy() throws(Diagnostic) -> Setting {
    let word = try word("a policy")
    var written: [[UInt8]] = []
    for entry in table.entries where entry.isPolicy {
      guard case .words(let values) = entry.kind else { continue }
      for value in values {
        var text = entry.name.bytes
        text.append("=")
        text.append(value.text)
        if text[...] == self.text(word) { return Setting(entry.name, .policy(value)) }
        written.append(text)
      }
    }
    let equals = bytes[word].firstIndex(of: UInt8(ascii: "=")) ?? word.upperBound
    let name = word.lowerBound..<equals
    if var missing = table.missing(text(name)) {
      missing.span = span(name)
      throw missing
    }
    if let foreign = foreign(named: name) { throw foreign }
    throw problem(
      .unknownWord, "", word, " is not a policy",
      help: isTerse ? nil : GestureScript.advice(text(word), from: written))
  }

  private mutating func valueRange() throws(Diagnostic) -> Setting.Value {
    let (lower, upper) = try range()
    return .range(lower, upper)
  }

  // MARK: Numbers

  /// Reads a number; infinity, where allowed, is `inf` or `-inf`.
  private mutating func number(
    within limits: ClosedRange<Double>, of entry: SettingEntry
  ) throws(Diagnostic) -> Double {
    if limits.upperBound == .infinity, take("inf") { return .infinity }
    if limits.lowerBound == -.infinity, take("-inf") { return -.infinity }
    let word = try word("a number")
    let number = try number(in: word)
    let isListed = if case .numbers = entry.kind { true } else { false }
    try check(word, isListed ? .numbers([number]) : .number(number), of: entry)
    return number
  }

  /// Reads all numbers up to the end of the line; `none` is an empty list.
  private mutating func numbers(
    within limits: ClosedRange<Double>, of entry: SettingEntry
  ) throws(Diagnostic) -> [Double] {
    guard !take("none") else { return [] }
    var numbers = [try number(within: limits, of: entry)]
    while !isAtEnd {
      guard numbers.count < NumberList.limit else {
        throw problem(
          .valueOutOfRange, at: words[next], subject: " has at most 32 numbers",
          help: [UInt8]("leave this one out, and those behind it"))
      }
      numbers.append(try number(within: limits, of: entry))
    }
    return numbers
  }

  /// Reads pairs of numbers up to the end of the line, each with a colon in it; `none` is no pair.
  private mutating func pairs(of entry: SettingEntry) throws(Diagnostic) -> [Double] {
    guard !take("none") else { return [] }
    var numbers: [Double] = []
    repeat {
      let word = try word("two numbers with a colon between them")
      guard let colon = bytes[word].firstIndex(of: UInt8(ascii: ":")) else {
        throw problem(
          .valueOutOfRange, "", word, " is not two numbers with a colon between them", help: example
        )
      }
      numbers.append(try number(in: word.lowerBound..<colon))
      numbers.append(try number(in: colon + 1..<word.upperBound))
      try check(word, .pairs(numbers), of: entry)
    } while !isAtEnd
    return numbers
  }

  private mutating func wholeNumber(of entry: SettingEntry) throws(Diagnostic) -> Int64 {
    let word = try word("a whole number")
    let isNegative = text(word).first == UInt8(ascii: "-")
    let digits = isNegative ? word.lowerBound + 1..<word.upperBound : word
    let number = try wholeNumber(in: digits) * (isNegative ? -1 : 1)
    try check(word, .whole(number), of: entry)
    return number
  }

  private mutating func durationLength(of entry: SettingEntry) throws(Diagnostic) -> Int64 {
    let word = try word("a duration")
    let length = try duration(in: word, at: word)
    try check(word, .duration(length), of: entry)
    return length
  }

  /// Throws the rule of the table for a value that it does not allow.
  private func check(
    _ word: Word, _ value: Setting.Value, of entry: SettingEntry
  ) throws(Diagnostic) {
    guard !entry.allows(value) else { return }
    throw problem(.valueOutOfRange, at: word, entry.rule, help: example)
  }

  private mutating func size(of entry: SettingEntry) throws(Diagnostic) -> Setting.Value {
    let word = try word("a width and a height")
    guard let cross = bytes[word].firstIndex(of: UInt8(ascii: "x")) else {
      throw problem(.valueOutOfRange, "", word, " is not a width and a height", help: example)
    }
    let width = try number(in: word.lowerBound..<cross)
    let height = try number(in: cross + 1..<word.upperBound)
    try check(word, .size(width, height), of: entry)
    return .size(width, height)
  }

  private mutating func frameLength(
    of entry: SettingEntry
  ) throws(Diagnostic) -> Setting.FrameLength {
    let word = try word("a fraction of a second")
    guard let slash = bytes[word].firstIndex(of: UInt8(ascii: "/")) else {
      throw problem(.valueOutOfRange, "", word, " is not a fraction of a second", help: example)
    }
    let numerator = try count(in: word.lowerBound..<slash)
    let denominator = try count(in: slash + 1..<word.upperBound)
    let length = Setting.FrameLength(numerator, denominator)
    try check(word, .frame(length), of: entry)
    return length
  }
}
