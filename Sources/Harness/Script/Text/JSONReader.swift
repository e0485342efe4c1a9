extension JSONValue {
  /// Parses one JSON text; only white space may follow. A byte order mark is skipped.
  ///
  /// Strict: no comments, no trailing commas, no numbers out of the range of `Double`, no lone
  /// surrogates, no invalid UTF-8. Repeated keys are kept; see `subscript(_:)`.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - firstLine: the number of its first line in the file, for errors.
  ///   - depth: the depth to which arrays and objects are kept. Deeper ones become `null`, may have
  ///     any depth, and are only scanned for their end.
  /// - Throws: `JSONError` at the first invalid byte.
  /// - Complexity: O(*n*) in time and memory, with at most `maximumDepth` nested calls.
  public init(
    parsing bytes: ArraySlice<UInt8>, firstLine: Int = 1, keeping depth: Int = .max
  ) throws(JSONError) {
    var reader = JSONReader(bytes, firstLine: firstLine, keptDepth: depth)
    self = try reader.readText()
  }
}

/// A cursor in a JSON text.
struct JSONReader {
  let bytes: ArraySlice<UInt8>
  var index: Int
  private let firstLine: Int
  private let keptDepth: Int
  var depth = 0

  init(_ bytes: ArraySlice<UInt8>, firstLine: Int, keptDepth: Int = .max) {
    self.bytes = bytes
    self.firstLine = firstLine
    self.keptDepth = keptDepth
    index = bytes.startIndex
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index += 3 }
  }

  mutating func readText() throws(JSONError) -> JSONValue {
    let value = try readValue()
    try end()
    return value
  }

  mutating func readValue() throws(JSONError) -> JSONValue {
    skipSpace()
    guard let first = peek else { throw failure("the text ends before a value") }
    switch first {
    case UInt8(ascii: "{") where depth >= keptDepth, UInt8(ascii: "[") where depth >= keptDepth:
      return try skip()
    case UInt8(ascii: "{"): return try readObject()
    case UInt8(ascii: "["): return try readArray()
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "t"): return try readLiteral("true", .bool(true))
    case UInt8(ascii: "f"): return try readLiteral("false", .bool(false))
    case UInt8(ascii: "n"): return try readLiteral("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try readNumber()
    default: throw failure("this is not a JSON value")
    }
  }

  private mutating func readLiteral(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    let start = index
    while let byte = peek, byte.isASCIILetter { index += 1 }
    guard bytes[start..<index].matches(word) else {
      throw failure("this is not a JSON value", from: start)
    }
    return value
  }

  private mutating func readNumber() throws(JSONError) -> JSONValue {
    let start = index
    while let byte = peek, byte.isDigit || byte.isASCIILetter || Self.isNumberSign(byte) {
      index += 1
    }
    let text = bytes[start..<index]
    if let number = JSONNumber(text) { return .number(number) }
    guard DecimalNumber(json: text) != nil else { throw failure("not a number", from: start) }
    throw failure("the number is too large", from: start)
  }

  private static func isNumberSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  // MARK: Containers

  private mutating func readArray() throws(JSONError) -> JSONValue {
    try open()
    var elements: [JSONValue] = []
    if !accept(UInt8(ascii: "]")) {
      repeat {
        elements.append(try readValue())
      } while accept(UInt8(ascii: ","))
      guard accept(UInt8(ascii: "]")) else { throw failure("',' or ']' belongs here") }
    }
    depth -= 1
    return .array(elements)
  }

  private mutating func readObject() throws(JSONError) -> JSONValue {
    try open()
    var members: [JSONMember] = []
    if !accept(UInt8(ascii: "}")) {
      repeat {
        members.append(try readMember())
      } while accept(UInt8(ascii: ","))
      guard accept(UInt8(ascii: "}")) else { throw failure("',' or '}' belongs here") }
    }
    depth -= 1
    return .object(members)
  }

  private mutating func readMember() throws(JSONError) -> JSONMember {
    skipSpace()
    let offset = index
    let key = [UInt8](try readKey())
    return JSONMember(key: key, value: try readValue(), offset: offset)
  }

  /// Skips an array or object without parsing it, at any depth without recursion.
  private mutating func skip() throws(JSONError) -> JSONValue {
    var ends: [UInt8] = []
    repeat {
      switch peek {
      case nil: throw failure("an array or object is not closed")
      case UInt8(ascii: "\""): _ = try readString()
      case UInt8(ascii: "{"):
        ends.append(UInt8(ascii: "}"))
        index += 1
      case UInt8(ascii: "["):
        ends.append(UInt8(ascii: "]"))
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard ends.popLast() == peek else { throw failure("another bracket belongs here") }
        index += 1
      default: index += 1
      }
    } while !ends.isEmpty
    return .null
  }

  mutating func open() throws(JSONError) {
    guard depth < JSONValue.maximumDepth else {
      throw failure("arrays and objects lie more than 64 deep in each other")
    }
    depth += 1
    index += 1
  }

  // MARK: Bytes

  var peek: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  mutating func accept(_ byte: UInt8) -> Bool {
    skipSpace()
    guard peek == byte else { return false }
    index += 1
    return true
  }

  mutating func skipSpace() {
    while let byte = peek, byte.isBlank || byte == 0x0A || byte == 0x0D {
      index += 1
    }
  }

  func failure(_ message: StaticString, from start: Int? = nil) -> JSONError {
    let span = SourceSpan((start ?? index)..<index, of: bytes, firstLine: firstLine)
    return JSONError(position: span, message: [UInt8](message))
  }
}

extension SourceSpan {
  /// Creates the span of a part of a text.
  ///
  /// - Complexity: O(*n*) in the length of the text before it.
  package init(_ part: Range<Int>, of text: ArraySlice<UInt8>, firstLine: Int = 1) {
    var line = firstLine
    var lineStart = text.startIndex
    for position in text.startIndex..<part.lowerBound where text[position] == UInt8(ascii: "\n") {
      line += 1
      lineStart = position + 1
    }
    self.init(
      line: line, column: Characters.count(text[lineStart..<part.lowerBound]) + 1,
      length: max(1, Characters.count(text[part])))
  }
}
