import GestureScript

/// Reads one literal of Python, as `repr` prints them: numbers, strings, `None`, `True`, `False`,
/// and tuples, lists and dicts of them. Tuples become arrays, dicts objects.
struct PythonLiteral {
  private var rest: ArraySlice<UInt8>
  /// The literal as JSON, which has other brackets, quotes and words.
  private var json: [UInt8] = []

  /// Returns the value; `nil` if the text is anything else, or nested more than 64 deep.
  static func read(_ bytes: ArraySlice<UInt8>) -> JSONValue? {
    var literal = PythonLiteral(rest: bytes)
    return literal.translate() ? try? JSONValue(parsing: literal.json[...]) : nil
  }

  /// Returns false for a word or a string that is none of Python's.
  private mutating func translate() -> Bool {
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        guard takeString() else { return false }
      case UInt8(ascii: "("), UInt8(ascii: "["): take(UInt8(ascii: "["))
      case UInt8(ascii: ")"), UInt8(ascii: "]"): take(UInt8(ascii: "]"))
      case UInt8(ascii: ","):
        take(byte)
        // A comma may end a list; a tuple of one has one.
        rest = rest.drop { $0.isBlank }
        if let next = rest.first, ")]}".utf8.contains(next) { json.removeLast() }
      case _ where byte.isASCIILetter: guard takeWord() else { return false }
      default: take(byte)
      }
    }
    return true
  }

  private mutating func take(_ byte: UInt8) {
    rest = rest.dropFirst()
    json.append(byte)
  }

  /// A name, an exponent behind a number, or nothing for the letter before a string.
  private mutating func takeWord() -> Bool {
    let word = rest.prefix { $0.isASCIILetter }
    rest = rest[word.endIndex...]
    if word.matches("None") {
      json.append("null")
    } else if word.matches("True") || word.matches("False") {
      json.append(contentsOf: word.map { $0.lowercased })
    } else if word.matches(anyCaseOf: "e"),
      json.last?.isDigit == true || json.last == UInt8(ascii: ".")
    {
      json.append(contentsOf: word)
    } else {
      return (word.matches("u") || word.matches("b")) && rest.first == UInt8(ascii: "'")
    }
    return true
  }

  /// A string, from its quote on. Of the escapes, those of quotes and backslashes are resolved.
  private mutating func takeString() -> Bool {
    guard let quote = rest.popFirst() else { return false }
    var text: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == quote {
        json.append(json: text)
        return true
      }
      guard let letter = byte == UInt8(ascii: "\\") ? rest.popFirst() : byte else { return false }
      text.append(letter)
    }
    return false
  }
}
