/// Counts the characters that are written: Unicode scalars, which are those bytes that continue no other.
struct CharacterCounter: UTF8Sink {
  private var count: Int64 = 0

  mutating func append(_ byte: UInt8) {
    if byte & 0xC0 != 0x80 { count &+= 1 }
  }

  /// How many characters a text has.
  static func count(_ text: some UTF8Text) -> Int64 {
    var counter = CharacterCounter()
    text.write(to: &counter)
    return counter.count
  }
}
