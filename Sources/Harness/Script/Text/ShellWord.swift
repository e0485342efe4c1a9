extension [UInt8] {
  /// Appends the name of a file, and a line of it, as one word of a shell: in quotes where they are
  /// needed, and with `$'…'`, which POSIX has since 2024, where a character would not show.
  ///
  /// - Parameters:
  ///   - file: its name; any bytes.
  ///   - line: from 1; 0 for none.
  package mutating func append(shellWord file: [UInt8], line: Int = 0) {
    // A name with a hyphen in front would be taken for an option.
    var word: [UInt8] = file.first == UInt8(ascii: "-") ? [UInt8]("./") + file : file
    if line > 0 {
      word.append(":")
      DecimalText.append(Int64(line), to: &word)
    }
    append(shellArgument: word)
  }

  /// Appends a value of an option as one word of a shell, in quotes where they are needed.
  package mutating func append(shellArgument word: [UInt8]) {
    var characters = Characters(word[...])
    var isPlain = !word.isEmpty
    var isVisible = true
    while let character = characters.next() {
      if let scalar = character.scalar, !scalar.isControlCharacter {
        isPlain = isPlain && scalar.isPlainInShells
      } else {
        isVisible = false
      }
    }
    if !isVisible { return append(escapedForShells: word) }
    if isPlain { return append(contentsOf: word) }
    append("'")
    for byte in word {
      if byte == UInt8(ascii: "'") { append("'\\''") } else { append(byte) }
    }
    append("'")
  }

  /// `$'new\012line'`
  private mutating func append(escapedForShells word: [UInt8]) {
    append("$'")
    for byte in word {
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\\"):
        append("\\")
        append(byte)
      case 0x20..<0x7F: append(byte)
      default:
        append("\\")
        for shift: UInt8 in [6, 3, 0] { append(hexadecimalDigit: (byte >> shift) & 7) }
      }
    }
    append("'")
  }
}

extension UInt32 {
  /// Whether it means nothing to a shell, wherever it stands in a word.
  fileprivate var isPlainInShells: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    // % + , - . / : @ _
    case 0x25, 0x2B...0x2F, 0x3A, 0x40, 0x5F: true
    default: false
    }
  }
}
