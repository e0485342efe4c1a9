import ControlCore

/// A whole number of up to 1152 bits, 0 or more, without a heap: just enough arithmetic to write a
/// `Double` exactly.
struct WideNatural {
  /// Base 2³², least significant first. Words of 64 bits, as Embedded Swift takes widening for an
  /// allocation where `Int` has 32.
  private var limbs = Fixed36<UInt64>.zeros
  /// How many limbs there are.
  private static var capacity: Int { 36 }
  /// How many of them may be other than 0.
  private var count = 2

  init(_ value: UInt64) {
    limbs[0] = value & 0xFFFF_FFFF
    limbs[1] = value &>> 32
  }

  /// - Parameter factor: below 2³².
  mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    var index = 0
    while index < count {
      carry &+= limbs[index] &* factor
      limbs[index] = carry & 0xFFFF_FFFF
      carry &>>= 32
      index &+= 1
    }
    push(carry)
  }

  /// Multiplies by 10^`exponent`.
  mutating func multiply(byPowerOfTen exponent: Int64) {
    var left = exponent
    while left >= 9 {
      multiply(by: 1_000_000_000)
      left &-= 9
    }
    while left > 0 {
      multiply(by: 10)
      left &-= 1
    }
  }

  /// Multiplies by 2^`exponent`.
  mutating func multiply(byPowerOfTwo exponent: Int64) {
    var left = exponent
    while left >= 31 {
      multiply(by: 0x8000_0000)
      left &-= 31
    }
    while left > 0 {
      multiply(by: 2)
      left &-= 1
    }
  }

  mutating func add(_ other: WideNatural) {
    var carry: UInt64 = 0
    let reach = max(count, other.count)
    var index = 0
    while index < reach {
      carry &+= limbs[index] &+ other.limbs[index]
      limbs[index] = carry & 0xFFFF_FFFF
      carry &>>= 32
      index &+= 1
    }
    count = reach
    push(carry)
  }

  /// Takes `other` away, which must not be larger.
  mutating func subtract(_ other: WideNatural) {
    var borrow: UInt64 = 0
    var index = 0
    while index < count {
      let difference = limbs[index] &- other.limbs[index] &- borrow
      limbs[index] = difference & 0xFFFF_FFFF
      borrow = difference &>> 63
      index &+= 1
    }
  }

  /// -1, 0 or 1 as this is less than, equal to or greater than `other`.
  func compared(to other: WideNatural) -> Int {
    var index = max(count, other.count)
    while index > 0 {
      index &-= 1
      guard limbs[index] == other.limbs[index] else {
        return limbs[index] < other.limbs[index] ? -1 : 1
      }
    }
    return 0
  }

  /// What does not fit is lost; no part of a `Double` is that large.
  private mutating func push(_ carry: UInt64) {
    guard carry > 0, count < Self.capacity else { return }
    limbs[count] = carry
    count &+= 1
  }
}
