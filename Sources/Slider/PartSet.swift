/// A set of parts, numbered from 0 to 7.
@usableFromInline
struct PartSet: Equatable, Sendable {
  /// A bit for each part, the lowest for part 0.
  @usableFromInline var bits: UInt8

  init(bits: UInt8 = 0) { self.bits = bits }

  var isEmpty: Bool { bits == 0 }

  /// Returns true for a part of the set; false for all others, also beyond 0 to 7.
  @inlinable
  func contains(_ part: Int) -> Bool { bits & Self.bit(part) != 0 }

  /// Inserts or removes a part.
  mutating func set(_ part: Int, to isMember: Bool) {
    bits = bits & ~Self.bit(part) | (isMember ? Self.bit(part) : 0)
  }

  @inlinable
  static func bit(_ part: Int) -> UInt8 { part >= 0 && part < 8 ? 1 &<< UInt8(part) : 0 }
}
