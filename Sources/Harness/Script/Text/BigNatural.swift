/// A whole number of any size, 0 or more, with the arithmetic to read and write decimals exactly.
///
/// Numbers have up to a few thousand bits; every operation is linear in the number of limbs.
struct BigNatural {
  /// The limbs in base 2³², least significant first, without leading zeros; empty for 0.
  private var limbs: [UInt32]

  init(_ value: UInt64) {
    limbs = []
    if value > 0 { limbs.append(UInt32(truncatingIfNeeded: value)) }
    if value >> 32 > 0 { limbs.append(UInt32(truncatingIfNeeded: value >> 32)) }
  }

  var isZero: Bool { limbs.isEmpty }

  /// The number of bits up to the highest one set; 0 for 0.
  var bitCount: Int {
    guard let last = limbs.last else { return 0 }
    return limbs.count * 32 - last.leadingZeroBitCount
  }

  /// True if the lowest bit is 1.
  var isOdd: Bool { limbs.first.map { $0 & 1 == 1 } ?? false }

  mutating func multiply(by factor: UInt32, adding addend: UInt32 = 0) {
    var carry = UInt64(addend)
    for index in limbs.indices {
      carry += UInt64(limbs[index]) &* UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
    if factor == 0 { trim() }
  }

  /// Multiplies by 10^`exponent`, as 5^`exponent` and a shift.
  mutating func multiply(byPowerOfTen exponent: Int) {
    var rest = exponent
    while rest >= 13 {
      multiply(by: 1_220_703_125)
      rest -= 13
    }
    for _ in 0..<rest {
      multiply(by: 5)
    }
    shiftLeft(by: exponent)
  }

  mutating func shiftLeft(by count: Int) {
    guard count > 0, !limbs.isEmpty else { return }
    let bits = UInt64(count & 31)
    if bits > 0 {
      var carry: UInt64 = 0
      for index in limbs.indices {
        carry |= UInt64(limbs[index]) << bits
        limbs[index] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
      if carry > 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
    }
    if count >= 32 {
      limbs.insert(contentsOf: repeatElement(0, count: count >> 5), at: 0)
    }
  }

  /// Divides by 2^`count`, rounding to the nearest whole number, ties to even.
  mutating func shiftRightRounding(by count: Int) {
    guard count > 0 else { return }
    guard count <= bitCount else {
      limbs = []
      return
    }
    let half = bit(count - 1)
    let sticky = (0..<(count - 1)).contains { bit($0) }
    shiftRight(by: count)
    if half && (sticky || isOdd) { increment() }
  }

  private mutating func shiftRight(by count: Int) {
    limbs.removeFirst(count >> 5)
    let bits = UInt64(count & 31)
    var high: UInt64 = 0
    for index in limbs.indices.reversed() {
      let both = high << 32 | UInt64(limbs[index])
      high = UInt64(limbs[index])
      limbs[index] = UInt32(truncatingIfNeeded: both >> bits)
    }
    trim()
  }

  private mutating func increment() {
    for index in limbs.indices {
      limbs[index] &+= 1
      if limbs[index] != 0 { return }
    }
    limbs.append(1)
  }

  private func bit(_ index: Int) -> Bool {
    limbs[index >> 5] >> UInt32(index & 31) & 1 == 1
  }

  /// Subtracts `other`, which must not be larger.
  mutating func subtract(_ other: BigNatural) {
    var borrow: Int64 = 0
    for index in limbs.indices {
      borrow += Int64(limbs[index])
      if index < other.limbs.count { borrow -= Int64(other.limbs[index]) }
      limbs[index] = UInt32(truncatingIfNeeded: borrow)
      borrow >>= 32
    }
    trim()
  }

  /// Divides by `divisor`, which must not be 0, and returns the remainder.
  mutating func divide(by divisor: UInt32) -> UInt32 {
    var remainder: UInt64 = 0
    for index in limbs.indices.reversed() {
      remainder = remainder << 32 | UInt64(limbs[index])
      limbs[index] = UInt32(truncatingIfNeeded: remainder / UInt64(divisor))
      remainder %= UInt64(divisor)
    }
    trim()
    return UInt32(truncatingIfNeeded: remainder)
  }

  /// Returns -1, 0 or 1 if this is less than, equal to or greater than `other`.
  func compared(to other: BigNatural) -> Int {
    guard limbs.count == other.limbs.count else {
      return limbs.count < other.limbs.count ? -1 : 1
    }
    for index in limbs.indices.reversed() where limbs[index] != other.limbs[index] {
      return limbs[index] < other.limbs[index] ? -1 : 1
    }
    return 0
  }

  private mutating func trim() {
    while limbs.last == 0 {
      limbs.removeLast()
    }
  }
}
