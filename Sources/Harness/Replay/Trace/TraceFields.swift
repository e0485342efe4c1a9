import ControlCore
import GestureScript

/// A cursor over the words of a trace line: `name=value` separated by single spaces.
struct TraceFields {
  private let line: TextLines.Line
  /// The bytes not read yet.
  private(set) var rest: ArraySlice<UInt8>

  init(_ line: TextLines.Line, skipping count: Int = 0) {
    self.line = line
    rest = line.bytes.dropFirst(count)
  }

  // MARK: Values

  mutating func number(_ name: StaticString) throws(Diagnostic) -> Double {
    let word = try value(of: name)
    guard let number = DecimalText.parse(word) else { throw isNot("a number", word) }
    return number
  }

  mutating func whole(_ name: StaticString) throws(Diagnostic) -> Int64 {
    let word = try value(of: name)
    guard let number = DecimalText.parseInteger(word) else { throw isNot("a whole number", word) }
    return number
  }

  /// Reads a time in milliseconds, exact to the nanosecond.
  mutating func time(_ name: StaticString) throws(Diagnostic) -> Timestamp {
    let word = try value(of: name)
    guard word.suffix(2).matches("ms"), let number = DecimalNumber(plain: word.dropLast(2)),
      number.isInteger(timesPowerOfTen: 6), let nanoseconds = number.integer(timesPowerOfTen: 6)
    else { throw isNot("a time in whole nanoseconds", word) }
    return Timestamp(nanoseconds: nanoseconds)
  }

  mutating func choice<Value>(
    _ name: StaticString, _ list: WordList<Value>, _ what: StaticString
  ) throws(Diagnostic) -> Value {
    let word = try value(of: name)
    guard let value = list.value(of: word) else {
      var problem = isNot(what, word)
      problem.help = advice(word, from: list)
      throw problem
    }
    return value
  }

  /// Reads 16 hexadecimal digits.
  mutating func hexadecimal(_ name: StaticString) throws(Diagnostic) -> UInt64 {
    let word = try value(of: name)
    guard word.count == 16 else { throw isNot("16 digits", word) }
    var number: UInt64 = 0
    for byte in word {
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
      guard byte.isDigit || isLetter else { throw isNot("16 digits", word) }
      let digit = isLetter ? byte - UInt8(ascii: "a") + 10 : byte - UInt8(ascii: "0")
      number = number &<< 4 | UInt64(digit)
    }
    return number
  }

  /// Reads up to the last quote.
  private mutating func quoted() throws(Diagnostic) -> [UInt8] {
    rest = rest.drop { $0.isBlank }
    let quote = UInt8(ascii: "\"")
    guard rest.count > 1, rest.first == quote, rest.last == quote else {
      throw isNot("a text in quotes", rest)
    }
    defer { rest = [] }
    return [UInt8](rest.dropFirst().dropLast())
  }

  /// Throws if anything is left.
  mutating func finish() throws(Diagnostic) {
    guard let word = rest.takeWord() else { return }
    throw Diagnostic(
      .malformedTrace, at: line.span(of: word), "unexpected '", word, "' at the end of the line")
  }

  /// Reads the next word, and returns it without its name.
  private mutating func value(of name: StaticString) throws(Diagnostic) -> ArraySlice<UInt8> {
    let before = rest
    guard let word = rest.takeWord(), word.begins(with: name) else {
      let found = before.trimmed.prefix { !$0.isBlank }
      var message = [UInt8]("a field is missing here: ")
      message.append(name.utf8CodeUnitCount > 0 ? name : "what happens")
      throw Diagnostic(.malformedTrace, at: line.span(of: found), message)
    }
    return word.dropFirst(name.utf8CodeUnitCount)
  }

  private func isNot(_ what: StaticString, _ word: ArraySlice<UInt8>) -> Diagnostic {
    var message = [UInt8]("'")
    message.append(contentsOf: word.prefix(60))
    message.append("' is not ")
    message.append(what)
    return Diagnostic(.malformedTrace, at: line.span(of: word), message)
  }
}

// MARK: Events

extension TraceFields {
  mutating func event(_ kind: TraceReader.Kind) throws(Diagnostic) -> Trace.Event {
    switch kind {
    case .frame: .frame(try frame())
    case .changed:
      .changed(try number("value="), try choice("cause=", Vocabulary.causes, "a cause"))
    case .tick: try tick()
    case .mark: .mark(try quoted())
    case .began: .began
    case .bound: .bound(try choice("side=", Vocabulary.sides, "a side"))
    case .snapped: .snapped(try number("value="))
    case .ended:
      .ended(try choice("reason=", Vocabulary.endReasons, "a reason"), try number("value="))
    case .preview: .preview(try preview())
    case .yielded: .yielded
    case .tapped: .tapped(Point(x: try number("x="), y: try number("y=")))
    case .idle: .idle
    }
  }

  private mutating func frame() throws(Diagnostic) -> Trace.Frame {
    Trace.Frame(
      value: try number("value="), offset: try number("offset="),
      velocity: try number("velocity="), target: try number("target="),
      phase: try choice("phase=", Vocabulary.phases, "a phase"))
  }

  /// Reads `mark=21`, or `marks=51..53 n=3 from=8ms to=8ms`.
  private mutating func tick() throws(Diagnostic) -> Trace.Event {
    guard rest.trimmed.begins(with: "marks=") else { return .tick(try whole("mark=")) }
    let marks = try value(of: "marks=")
    let dots = marks.indices.dropLast().first {
      marks[$0] == UInt8(ascii: ".") && marks[$0 + 1] == UInt8(ascii: ".")
    }
    guard let dots, let first = DecimalText.parseInteger(marks[..<dots]),
      let last = DecimalText.parseInteger(marks[(dots + 2)...])
    else { throw isNot("two marks, as 51..53", marks) }
    return .ticks(
      Trace.TickRow(
        first: first, last: last, count: try whole("n="), from: try time("from="),
        to: try time("to=")))
  }

  private mutating func preview() throws(Diagnostic) -> Double? {
    let word = try value(of: "value=")
    if word.matches("none") { return nil }
    guard let number = DecimalText.parse(word) else { throw isNot("a number", word) }
    return number
  }

  /// Reads `part=1`; 0 if absent.
  mutating func part() throws(Diagnostic) -> UInt8 {
    guard rest.trimmed.begins(with: "part=") else { return 0 }
    let word = try value(of: "part=")
    guard let number = DecimalText.parseInteger(word), let part = UInt8(exactly: number), part > 0
    else { throw isNot("a part from 1 on", word) }
    return part
  }

  /// Reads `by=1`; `nil` if absent.
  mutating func neighbour() throws(Diagnostic) -> UInt8? {
    guard rest.trimmed.begins(with: "by=") else { return nil }
    let word = try value(of: "by=")
    guard let number = DecimalText.parseInteger(word), let part = UInt8(exactly: number)
    else { throw isNot("a part", word) }
    return part
  }

  /// Reads `turns=-1`; 0 if absent.
  mutating func turns() throws(Diagnostic) -> Int32 {
    guard rest.trimmed.begins(with: "turns=") else { return 0 }
    let word = try value(of: "turns=")
    guard let number = DecimalText.parseInteger(word), let turns = Int32(exactly: number),
      turns != 0
    else { throw isNot("a number of turns", word) }
    return turns
  }

  /// Reads `value=20`, then `value[1]=70` and so on.
  mutating func values() throws(Diagnostic) -> [Double] {
    var values = [try number("value=")]
    while rest.trimmed.begins(with: "value[") {
      let word = try value(of: "value[")
      let bracket = word.firstIndex(of: UInt8(ascii: "]")) ?? word.endIndex
      guard DecimalText.parseInteger(word[..<bracket]) == Int64(values.count),
        word[bracket...].begins(with: "]="), let number = DecimalText.parse(word[(bracket + 2)...])
      else { throw isNot("the value of the next part", word) }
      values.append(number)
    }
    return values
  }
}
