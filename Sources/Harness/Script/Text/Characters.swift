/// An iterator over the characters of bytes, normally UTF-8; any bytes are accepted.
///
/// A character is a Unicode scalar. A byte that belongs to none is a character of its own.
package struct Characters {
  let bytes: ArraySlice<UInt8>
  var index: Int

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// A character: its byte range, and its scalar, or `nil` if it is not UTF-8.
  package struct Element {
    package var range: Range<Int>
    package var scalar: UInt32?
  }

  package mutating func next() -> Element? {
    guard index < bytes.endIndex else { return nil }
    let start = index
    let first = bytes[start]
    guard first >= 0x80 else {
      index = start + 1
      return Element(range: start..<index, scalar: UInt32(first))
    }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard (0xC2...0xF4).contains(first), start + length <= bytes.endIndex else {
      return skipByte()
    }
    var scalar = UInt32(first) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let byte = bytes[start + offset]
      guard byte & 0xC0 == 0x80 else { return skipByte() }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    let isOverlong = (length == 3 && scalar < 0x800) || (length == 4 && scalar < 0x10000)
    guard !isOverlong, !(0xD800...0xDFFF).contains(scalar), scalar <= 0x10FFFF else {
      return skipByte()
    }
    index = start + length
    return Element(range: start..<index, scalar: scalar)
  }

  private mutating func skipByte() -> Element {
    index += 1
    return Element(range: index - 1..<index, scalar: nil)
  }

  /// Returns the number of characters.
  package static func count(_ bytes: ArraySlice<UInt8>) -> Int {
    var characters = Characters(bytes)
    var count = 0
    while characters.next() != nil { count += 1 }
    return count
  }
}

extension [UInt8] {
  /// Appends text, with U+FFFD for invalid UTF-8 and control characters other than tab.
  package mutating func append(text: [UInt8]) {
    var characters = Characters(text[...])
    while let character = characters.next() {
      if let scalar = character.scalar, !scalar.isControlCharacter || scalar == 0x09 {
        append(contentsOf: text[character.range])
      } else {
        append("\u{FFFD}")
      }
    }
  }
}

extension [UInt8] {
  /// The width of the text in columns of a monospaced font.
  package var columns: Int {
    var characters = Characters(self[...])
    var count = 0
    while let character = characters.next() { count += character.scalar?.columns ?? 1 }
    return count
  }

  /// Returns the text, cut to a number of columns with `…` at the end if it is wider.
  package func shortened(to columns: Int) -> [UInt8] {
    guard self.columns > columns else { return self }
    var characters = Characters(self[...])
    var used = 0
    var end = 0
    while let character = characters.next() {
      used += character.scalar?.columns ?? 1
      guard used < columns else { break }
      end = character.range.upperBound
    }
    return [UInt8](self[..<end]) + [UInt8]("…")
  }
}

extension UInt32 {
  /// True for a control character, which must not reach a terminal unescaped.
  package var isControlCharacter: Bool { self < 0x20 || (0x7F...0x9F).contains(self) }

  /// The width of the scalar in terminal columns: 0, 1 or 2. An approximation, for carets.
  package var columns: Int {
    switch self {
    case 0..<0x300: 1
    case 0x300...0x36F, 0x200B...0x200F, 0x20D0...0x20FF, 0xFE00...0xFE0F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
