extension String {
  /// The text as one word of a shell, in quotes where it needs them.
  package var shellWord: String {
    var text: [UInt8] = []
    text.append(shellWord: Array(utf8))
    return String(decoding: text, as: UTF8.self)
  }
}
