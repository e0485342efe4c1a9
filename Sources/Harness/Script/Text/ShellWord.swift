extension [UInt8] {
  /// Appends a file name and a line number as one shell word, in quotes if needed, or as `$'…'`,
  /// part of POSIX since 2024, if it has invisible characters.
  ///
  /// - Parameters:
  ///   - file: the file name; any bytes.
  ///   - line: the line number, from 1; 0 for none.
  package mutating func append(shellWord file: [UInt8], line: Int = 0) {
    // A shell command would read a name with a leading hyphen as an option.
    var word: [UInt8] = file.first == UInt8(ascii: "-") ? [UInt8]("./") + file : file
    if line > 0 {
      word.append(":")
      DecimalText.append(Int64(line), to: &word)
    }
    append(shellArgument: word)
  }

  /// Appends an option value as one shell word, quoted if needed.
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

  /// Appends `$'new\012line'`.
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
  /// True if the scalar has no special meaning to a shell anywhere in a word.
  fileprivate var isPlainInShells: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    // % + , - . / : @ _
    case 0x25, 0x2B...0x2F, 0x3A, 0x40, 0x5F: true
    default: false
    }
  }
}
