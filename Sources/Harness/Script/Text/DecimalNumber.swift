/// A parsed but unconverted decimal number: exact at any length.
public struct DecimalNumber {
  /// True if there was a minus sign.
  public private(set) var isNegative = false
  /// The number of digits after the point, before any exponent is applied.
  public private(set) var places: Int64 = 0

  /// The digits and the optional point, from the first digit that is not zero.
  private(set) var text: ArraySlice<UInt8>
  /// The first 19 significant digits.
  private(set) var leading: UInt64 = 0
  /// The number of significant digits: from the first that is not zero to the last of all.
  private(set) var count: Int64 = 0
  /// The power of ten: the number is its digits, read as a whole number, times 10^`exponent`.
  private(set) var exponent: Int64 = 0

  /// Reads `[+-] digits [. digits]`; `nil` for other text.
  public init?(plain bytes: ArraySlice<UInt8>) {
    text = bytes
    guard let first = bytes.first else { return nil }
    isNegative = first == UInt8(ascii: "-")
    let signed = isNegative || first == UInt8(ascii: "+")
    guard let end = readDigits(from: bytes.startIndex + (signed ? 1 : 0)) else { return nil }
    guard end == bytes.endIndex else { return nil }
  }

  /// Reads a number of JSON (RFC 8259); `nil` for other text.
  public init?(json bytes: ArraySlice<UInt8>) {
    text = bytes
    isNegative = bytes.first == UInt8(ascii: "-")
    let start = bytes.startIndex + (isNegative ? 1 : 0)
    guard let end = readDigits(from: start) else { return nil }
    if bytes[start] == UInt8(ascii: "0"), start + 1 < end {
      guard bytes[start + 1] == UInt8(ascii: ".") else { return nil }
    }
    guard end < bytes.endIndex else { return }
    guard bytes[end] | 0x20 == UInt8(ascii: "e") else { return nil }
    guard readExponent(bytes[(end + 1)...]) else { return nil }
  }

  /// Reads digits with an optional point between them; returns the index after them.
  private mutating func readDigits(from start: Int) -> Int? {
    let bytes = text
    var index = start
    var point: Int?
    var first: Int?
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "."), point == nil {
        point = index
      } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        if first == nil, byte != UInt8(ascii: "0") { first = index }
        if first != nil { take(byte) }
      } else {
        break
      }
      index += 1
    }
    if let point {
      guard point > start, point + 1 < index else { return nil }
      places = Int64(index - point - 1)
      exponent = -places
    }
    text = bytes[(first ?? index)..<index]
    return index > start ? index : nil
  }

  private mutating func take(_ byte: UInt8) {
    if count < 19 { leading = leading &* 10 + UInt64(byte - UInt8(ascii: "0")) }
    count += 1
  }

  private mutating func readExponent(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    guard !rest.isEmpty else { return false }
    var value: Int64 = 0
    for byte in rest {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return false }
      // Large enough to exceed the digits of any text in memory.
      value = min(value &* 10 + Int64(byte - UInt8(ascii: "0")), 1 << 50)
    }
    exponent += isNegative ? -value : value
    return true
  }
}
