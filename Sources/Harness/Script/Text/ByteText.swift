/// Text as UTF-8 bytes, as used by the readers and writers.
extension [UInt8] {
  /// Creates the bytes of a literal.
  package init(_ literal: StaticString) {
    self = []
    append(literal)
  }

  package mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends spaces until there are `width` bytes from `start` on.
  package mutating func pad(from start: Int, to width: Int) {
    let missing = start + width - count
    if missing > 0 { append(contentsOf: repeatElement(UInt8(ascii: " "), count: missing)) }
  }
}

extension ArraySlice<UInt8> {
  /// Returns true if these are the bytes of the literal.
  @usableFromInline package func matches(_ literal: StaticString) -> Bool {
    guard count == literal.utf8CodeUnitCount else { return false }
    return literal.withUTF8Buffer { word in
      for (offset, byte) in word.enumerated() where self[startIndex + offset] != byte {
        return false
      }
      return true
    }
  }

  /// Returns true if these are the bytes of the literal, ignoring the case of ASCII letters.
  package func matches(anyCaseOf literal: StaticString) -> Bool {
    guard count == literal.utf8CodeUnitCount else { return false }
    return literal.withUTF8Buffer { word in
      for (offset, byte) in word.enumerated()
      where self[startIndex + offset].lowercased != byte.lowercased {
        return false
      }
      return true
    }
  }

  /// Returns true if these bytes begin with those of the literal.
  package func begins(with literal: StaticString) -> Bool {
    prefix(literal.utf8CodeUnitCount).matches(literal)
  }

  /// The bytes without trailing spaces and tabs.
  package var withoutBlanksAtEnd: ArraySlice<UInt8> {
    var rest = self
    while let last = rest.last, last.isBlank { rest.removeLast() }
    return rest
  }
}

extension UInt8 {
  /// True for a space or a tab.
  package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  package var isASCIILetter: Bool {
    lowercased >= UInt8(ascii: "a") && lowercased <= UInt8(ascii: "z")
  }

  /// The lowercase form of an ASCII letter; other bytes unchanged.
  package var lowercased: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }
}
