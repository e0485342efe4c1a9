/// Text as other formats have it. Any bytes will do: what is not UTF-8 becomes U+FFFD.
extension [UInt8] {
  /// Appends text for XML, between tags or quotes. What XML 1.0 cannot hold becomes U+FFFD.
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

  /// Appends text as a string of JSON, with its quotes. Such a string is one of YAML too.
  package mutating func append(json text: [UInt8]) {
    append(json: text[...])
  }

  /// Appends a part of a text as a string of JSON.
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

  /// `\u` and four digits.
  private mutating func append(jsonEscape scalar: UInt32) {
    append("\\u")
    append(fourDigitsOf: scalar)
  }

  /// The last four hexadecimal digits of a number.
  package mutating func append(fourDigitsOf scalar: UInt32) {
    for shift: UInt32 in [12, 8, 4, 0] {
      append(hexadecimalDigit: UInt8(truncatingIfNeeded: (scalar >> shift) & 15))
    }
  }
}
