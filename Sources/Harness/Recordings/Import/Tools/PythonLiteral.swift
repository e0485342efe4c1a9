import GestureScript

/// Reads one literal of Python, as `repr` prints them: numbers, strings, `None`, `True`, `False`,
/// and tuples, lists and dicts of them. Tuples become arrays, dicts objects.
struct PythonLiteral {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var depth = 0
  private static let signs: StaticString = "+-._"

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Returns the value; `nil` if the text is anything else, or nested more than 64 deep.
  static func read(_ bytes: ArraySlice<UInt8>) -> JSONValue? {
    var reader = PythonLiteral(bytes)
    guard let value = reader.readValue() else { return nil }
    reader.skipSpace()
    return reader.index == bytes.endIndex ? value : nil
  }

  private mutating func readValue() -> JSONValue? {
    skipSpace()
    guard let first = peek else { return nil }
    switch first {
    case UInt8(ascii: "("): return readList(closing: UInt8(ascii: ")"))
    case UInt8(ascii: "["): return readList(closing: UInt8(ascii: "]"))
    case UInt8(ascii: "{"): return readDict()
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return readString().map { .string($0) }
    default: return readWord()
    }
  }

  /// A number, a name, or a string with a letter before it.
  private mutating func readWord() -> JSONValue? {
    let start = index
    while let byte = peek, byte.isDigit || byte.isASCIILetter || Self.signs.contains(byte) {
      index += 1
    }
    let word = bytes[start..<index]
    if word.matches("None") { return .null }
    if word.matches("True") { return .bool(true) }
    if word.matches("False") { return .bool(false) }
    if word.matches("u") || word.matches("b"), peek == UInt8(ascii: "'") {
      return readString().map { .string($0) }
    }
    return JSONNumber(word).map { .number($0) }
  }

  /// A string, from its quote on. Of the escapes, those of quotes and backslashes are resolved.
  private mutating func readString() -> [UInt8]? {
    guard let quote = peek else { return nil }
    index += 1
    var text: [UInt8] = []
    while let byte = peek {
      index += 1
      if byte == quote { return text }
      if byte == UInt8(ascii: "\\") {
        guard let next = peek else { return nil }
        index += 1
        text.append(next)
      } else {
        text.append(byte)
      }
    }
    return nil
  }

  private mutating func readList(closing end: UInt8) -> JSONValue? {
    guard open() else { return nil }
    var elements: [JSONValue] = []
    while !accept(end) {
      guard let value = readValue() else { return nil }
      elements.append(value)
      guard accept(UInt8(ascii: ",")) || isNext(end) else { return nil }
    }
    depth -= 1
    return .array(elements)
  }

  private mutating func readDict() -> JSONValue? {
    let end = UInt8(ascii: "}")
    guard open() else { return nil }
    var members: [JSONMember] = []
    while !accept(end) {
      skipSpace()
      let offset = index
      guard case .string(let key)? = readValue(), accept(UInt8(ascii: ":")),
        let value = readValue()
      else { return nil }
      members.append(JSONMember(key: key, value: value, offset: offset))
      guard accept(UInt8(ascii: ",")) || isNext(end) else { return nil }
    }
    depth -= 1
    return .object(members)
  }

  private mutating func open() -> Bool {
    index += 1
    depth += 1
    return depth <= JSONValue.maximumDepth
  }

  private var peek: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private mutating func isNext(_ byte: UInt8) -> Bool {
    skipSpace()
    return peek == byte
  }

  private mutating func accept(_ byte: UInt8) -> Bool {
    guard isNext(byte) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte.isBlank { index += 1 }
  }
}

extension StaticString {
  /// Returns true if the string contains a byte.
  func contains(_ byte: UInt8) -> Bool {
    withUTF8Buffer { $0.contains(byte) }
  }
}
