/// Escaping for other formats. Any bytes are accepted; invalid UTF-8 becomes U+FFFD.
extension [UInt8] {
  /// Appends text for XML, between tags or quotes. Characters not allowed in XML 1.0 become U+FFFD.
  package mutating func append(xml text: [UInt8]) {
    var characters = Characters(text[...])
    while let character = characters.next() {
      switch character.scalar {
      case 0x09: append("&#9;")
      case 0x0A: append("&#10;")
      case 0x0D: append("&#13;")
      case 0x22: append("&quot;")
      case 0x26: append("&amp;")
      case 0x3C: append("&lt;")
      case 0x3E: append("&gt;")
      case nil, 0xFFFE, 0xFFFF: append("\u{FFFD}")
      case let scalar? where scalar.isControlCharacter: append("\u{FFFD}")
      default: append(contentsOf: text[character.range])
      }
    }
  }

  /// Appends text as a quoted JSON string, which is also valid YAML.
  package mutating func append(json text: [UInt8]) {
    append(json: text[...])
  }

  /// Appends a part of a text as a JSON string.
  package mutating func append(json text: ArraySlice<UInt8>) {
    append("\"")
    var characters = Characters(text)
    while let character = characters.next() {
      switch character.scalar {
      case 0x09: append("\\t")
      case 0x0A: append("\\n")
      case 0x0D: append("\\r")
      case 0x22: append("\\\"")
      case 0x5C: append("\\\\")
      case nil: append("\u{FFFD}")
      case let scalar? where scalar.isControlCharacter || scalar == 0xFEFF:
        append(jsonEscape: scalar)
      default: append(contentsOf: text[character.range])
      }
    }
    append("\"")
  }

  /// Appends `\u` and four digits.
  private mutating func append(jsonEscape scalar: UInt32) {
    append("\\u")
    append(fourDigitsOf: scalar)
  }

  /// Appends the last four hexadecimal digits of a number.
  package mutating func append(fourDigitsOf scalar: UInt32) {
    for shift: UInt32 in [12, 8, 4, 0] {
      append(hexadecimalDigit: UInt8(truncatingIfNeeded: (scalar >> shift) & 15))
    }
  }
}
