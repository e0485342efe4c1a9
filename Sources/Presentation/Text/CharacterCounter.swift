/// A sink that counts Unicode scalars: the bytes that are not UTF-8 continuation bytes.
struct CharacterCounter: UTF8Sink {
  private var count: Int64 = 0

  mutating func append(_ byte: UInt8) {
    if byte & 0xC0 != 0x80 { count &+= 1 }
  }

  /// Returns the number of Unicode scalars in a text.
  static func count(_ text: some UTF8Text) -> Int64 {
    var counter = CharacterCounter()
    text.write(to: &counter)
    return counter.count
  }
}
