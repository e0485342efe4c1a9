import Presentation

/// Text as Unicode scalars. Invalid UTF-8, control characters, U+FFFE and U+FFFF become U+FFFD.
struct Scalars: UTF8Sink {
  private(set) var scalars: [UInt32] = []
  private let limit: Int
  // The incomplete scalar of a multi-byte sequence.
  private var scalar: UInt32 = 0
  private var missing = 0
  /// The range of valid next bytes in the sequence.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// - Parameters:
  ///   - text: the text to read.
  ///   - limit: the number of scalars to keep; the rest is dropped.
  init(_ text: some UTF8Text, limit: Int = .max) {
    self.limit = limit
    text.write(to: &self)
    if missing > 0 { put(0xFFFD) }
  }

  package mutating func append(_ byte: UInt8) {
    guard missing > 0 else { return begin(byte) }
    guard allowed.contains(byte) else {
      missing = 0
      put(0xFFFD)
      return begin(byte)
    }
    scalar = scalar << 6 | UInt32(byte & 0x3F)
    allowed = 0x80...0xBF
    missing -= 1
    if missing == 0 { put(scalar) }
  }

  private mutating func begin(_ byte: UInt8) {
    switch byte {
    case 0..<0x80: put(UInt32(byte))
    case 0xC2...0xDF: begin(byte & 0x1F, missing: 1)
    case 0xE0: begin(0, missing: 2, 0xA0...0xBF)
    case 0xED: begin(0xD, missing: 2, 0x80...0x9F)
    case 0xE1...0xEF: begin(byte & 0xF, missing: 2)
    case 0xF0: begin(0, missing: 3, 0x90...0xBF)
    case 0xF1...0xF3: begin(byte & 7, missing: 3)
    case 0xF4: begin(4, missing: 3, 0x80...0x8F)
    default: put(0xFFFD)
    }
  }

  private mutating func begin(
    _ bits: UInt8, missing: Int, _ allowed: ClosedRange<UInt8> = 0x80...0xBF
  ) {
    (scalar, self.missing, self.allowed) = (UInt32(bits), missing, allowed)
  }

  private mutating func put(_ scalar: UInt32) {
    guard scalars.count < limit else { return }
    let isControl = scalar < 0x20 || scalar >= 0x7F && scalar <= 0x9F
    scalars.append(isControl || scalar == 0xFFFE || scalar == 0xFFFF ? 0xFFFD : scalar)
  }
}

extension UTF8Sink {
  /// Writes a Unicode scalar.
  package mutating func append(scalar: UInt32) {
    func part(_ shift: UInt32, _ mark: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: scalar >> shift & 0x3F | mark)
    }
    switch scalar {
    case 0..<0x80: append(UInt8(truncatingIfNeeded: scalar))
    case 0x80..<0x800:
      append(part(6, 0xC0))
      append(part(0, 0x80))
    case 0x800..<0x10000:
      append(UInt8(truncatingIfNeeded: scalar >> 12 | 0xE0))
      append(part(6, 0x80))
      append(part(0, 0x80))
    default:
      append(UInt8(truncatingIfNeeded: scalar >> 18 & 7 | 0xF0))
      append(part(12, 0x80))
      append(part(6, 0x80))
      append(part(0, 0x80))
    }
  }
}
