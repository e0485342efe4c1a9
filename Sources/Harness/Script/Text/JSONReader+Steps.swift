/// Stepwise reading without storing values, for streams of millions of scripts.
extension JSONReader {
  /// Enters an array or object.
  mutating func enter(_ bracket: UInt8, _ what: StaticString) throws(JSONError) {
    guard isNext(bracket) else { throw failure(what) }
    try open()
  }

  /// Advances to the next element or member, or past the end.
  ///
  /// - Returns: true if there is one more.
  mutating func proceeds(to end: UInt8, isFirst: inout Bool) throws(JSONError) -> Bool {
    if accept(end) {
      depth -= 1
      return false
    }
    if !isFirst, !accept(UInt8(ascii: ",")) {
      throw failure(
        end == UInt8(ascii: "]") ? "',' or ']' belongs here" : "',' or '}' belongs here")
    }
    guard isFirst || !isNext(end) else { throw failure("something is missing behind the ','") }
    isFirst = false
    return true
  }

  /// Returns true if this byte is the next that is not white space.
  mutating func isNext(_ byte: UInt8) -> Bool {
    skipSpace()
    return peek == byte
  }

  /// Reads a key and its colon.
  mutating func readKey() throws(JSONError) -> ArraySlice<UInt8> {
    guard isNext(UInt8(ascii: "\"")) else { throw failure("a key in quotes is missing here") }
    let key = try readText(at: index)
    guard accept(UInt8(ascii: ":")) else { throw failure("':' belongs here") }
    return key
  }

  /// Reads a string that begins here; without escapes it is a slice of the input.
  mutating func readText(at start: Int) throws(JSONError) -> ArraySlice<UInt8> {
    var end = start + 1
    while end < bytes.endIndex, bytes[end] >= 0x20, bytes[end] < 0x80 {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") {
        index = end + 1
        return bytes[start + 1..<end]
      }
      if byte == UInt8(ascii: "\\") { break }
      end += 1
    }
    return try readString()[...]
  }

  /// Throws unless only white space is left.
  mutating func end() throws(JSONError) {
    skipSpace()
    guard index == bytes.endIndex else { throw failure("nothing may follow the value") }
  }
}
