extension String {
  /// Text as one word of a shell, quoted if necessary.
  package var shellWord: String {
    var text: [UInt8] = []
    text.append(shellWord: Array(utf8))
    return String(decoding: text, as: UTF8.self)
  }

  /// Text with U+FFFD for control characters, which a terminal would obey.
  package var printable: String {
    var text: [UInt8] = []
    text.append(text: Array(utf8))
    return String(decoding: text, as: UTF8.self)
  }
}
