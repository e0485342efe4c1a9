import ControlCore

/// A natural number of up to 1152 bits, stored without a heap; has the arithmetic needed to write a
/// `Double` exactly.
struct WideNatural {
  /// Digits in base 2³², least significant first. Each occupies 64 bits, as Embedded Swift treats
  /// widening as an allocation where `Int` has 32 bits.
  private var limbs = Fixed36<UInt64>.zeros
  /// The number of limbs available.
  private static var capacity: Int { 36 }
  /// The number of limbs in use; higher limbs are 0.
  private var count = 2

  init(_ value: UInt64) {
    limbs[0] = value & 0xFFFF_FFFF
    limbs[1] = value &>> 32
  }

  /// - Parameter factor: a number below 2³².
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

  /// Subtracts `other`, which must not be larger.
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

  /// Returns -1, 0 or 1 if this is less than, equal to or greater than `other`.
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

  /// Appends a carry as a new limb; drops it at full capacity, which no part of a `Double` reaches.
  private mutating func push(_ carry: UInt64) {
    guard carry > 0, count < Self.capacity else { return }
    limbs[count] = carry
    count &+= 1
  }
}
