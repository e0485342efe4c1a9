/// The 64-bit FNV-1a hash of a trace.
struct Digest: Equatable, Sendable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: [UInt8]) {
    var hash = value
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    value = hash
  }
}

extension [UInt8] {
  /// The 64-bit FNV-1a hash.
  package var fnv1a: UInt64 {
    var digest = Digest()
    digest.add(self)
    return digest.value
  }
}
