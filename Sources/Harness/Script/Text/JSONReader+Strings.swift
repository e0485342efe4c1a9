extension JSONReader {
  /// Reads a string, starting at its quote.
  mutating func readString() throws(JSONError) -> [UInt8] {
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return text
      case UInt8(ascii: "\\"):
        try readEscape(into: &text)
      case 0..<0x20:
        throw failure("a control character in a string; write it as \\u and four digits")
      case 0x20..<0x80:
        text.append(byte)
        index += 1
      default:
        try readCharacter(into: &text)
      }
    }
    throw failure("the string is not closed", from: start)
  }

  private mutating func readCharacter(into text: inout [UInt8]) throws(JSONError) {
    var characters = Characters(bytes[index..<min(index + 4, bytes.endIndex)])
    guard let character = characters.next(), character.scalar != nil else {
      throw failure("these bytes are not UTF-8")
    }
    text.append(contentsOf: bytes[character.range])
    index = character.range.upperBound
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(JSONError) {
    let start = index
    index += 1
    guard let letter = peek else { throw failure("the string is not closed", from: start) }
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text.append(scalar: try readScalar(from: start))
    default: throw failure("there is no such escape", from: start)
    }
  }

  /// Reads the digits after `\u`: four, and for a surrogate the other half too.
  private mutating func readScalar(from start: Int) throws(JSONError) -> UInt32 {
    let unit = try readUnit(from: start)
    guard (0xD800...0xDFFF).contains(unit) else { return unit }
    guard unit < 0xDC00, bytes[index...].begins(with: "\\u") else {
      throw failure("half of a surrogate pair", from: start)
    }
    index += 2
    let low = try readUnit(from: start)
    guard (0xDC00...0xDFFF).contains(low) else {
      throw failure("half of a surrogate pair", from: start)
    }
    return 0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF
  }

  private mutating func readUnit(from start: Int) throws(JSONError) -> UInt32 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, let value = parseHexadecimal(digits) else {
      throw failure("\\u takes four hexadecimal digits", from: start)
    }
    index += 4
    return value
  }
}

/// Parses 1 to 8 hexadecimal digits; `nil` for other text.
package func parseHexadecimal(_ bytes: ArraySlice<UInt8>) -> UInt32? {
  guard !bytes.isEmpty, bytes.count <= 8 else { return nil }
  var value: UInt32 = 0
  for byte in bytes {
    let letter = byte.lowercased
    if byte.isDigit {
      value = value << 4 | UInt32(byte - UInt8(ascii: "0"))
    } else if letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "f") {
      value = value << 4 | UInt32(letter - UInt8(ascii: "a") + 10)
    } else {
      return nil
    }
  }
  return value
}
