/// Conversion of UTF-16, in which Windows programs save tables and logs.
public enum TextEncoding {
  /// Converts text with a UTF-16 byte order mark to UTF-8; returns other bytes unchanged.
  ///
  /// Half of a surrogate pair, and an extra byte at the end, become U+FFFD. The mark is omitted.
  ///
  /// - Complexity: O(*n*) for UTF-16, else O(1).
  public static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    guard let isLittleEndian = byteOrder(of: bytes[...]) else { return bytes }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var high: UInt32?
    var index = 2
    while index + 1 < bytes.count {
      let (first, second) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
      take(isLittleEndian ? second << 8 | first : first << 8 | second, after: &high, to: &text)
      index += 2
    }
    if high != nil || index < bytes.count { text.append(scalar: 0xFFFD) }
    return text
  }

  /// Returns true if the text begins with a UTF-16 byte order mark.
  static func isUTF16(_ bytes: ArraySlice<UInt8>) -> Bool { byteOrder(of: bytes) != nil }

  /// Returns true for little-endian, false for big-endian; `nil` without a UTF-16 byte order mark.
  private static func byteOrder(of bytes: ArraySlice<UInt8>) -> Bool? {
    if bytes.starts(with: [0xFF, 0xFE]) { return true }
    return bytes.starts(with: [0xFE, 0xFF]) ? false : nil
  }

  /// Appends the next 16 bits; `high` is the preceding first half of a surrogate pair, if any.
  private static func take(_ unit: UInt32, after high: inout UInt32?, to text: inout [UInt8]) {
    if let first = high {
      high = nil
      if (0xDC00...0xDFFF).contains(unit) {
        return text.append(scalar: 0x10000 + (first & 0x3FF) << 10 + unit & 0x3FF)
      }
      text.append(scalar: 0xFFFD)
    }
    switch unit {
    case 0xD800...0xDBFF: high = unit
    case 0xDC00...0xDFFF: text.append(scalar: 0xFFFD)
    default: text.append(scalar: unit)
    }
  }
}

extension [UInt8] {
  /// Appends a Unicode scalar as UTF-8.
  package mutating func append(scalar: UInt32) {
    func piece(_ shift: UInt32, _ mark: UInt32, _ mask: UInt32 = 0x3F) {
      append(UInt8(truncatingIfNeeded: scalar >> shift & mask | mark))
    }
    if scalar < 0x80 {
      piece(0, 0, 0x7F)
    } else if scalar < 0x800 {
      piece(6, 0xC0)
      piece(0, 0x80)
    } else if scalar < 0x10000 {
      piece(12, 0xE0)
      piece(6, 0x80)
      piece(0, 0x80)
    } else {
      piece(18, 0xF0)
      piece(12, 0x80)
      piece(6, 0x80)
      piece(0, 0x80)
    }
  }
}
