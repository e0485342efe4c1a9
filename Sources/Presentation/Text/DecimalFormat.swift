/// Values as decimals: 0.9, never 0.8999999999999999; 0, never -0; no exponent.
///
/// Writes the shortest decimal equal to the value if it has at most 15 digits; otherwise the value
/// rounded to 15 digits, the last of which may be off by 2 beyond 10³³. NaN is written as an empty
/// text, infinity as ∞.
public struct DecimalFormat: ValueFormat, Sendable {
  /// The minimum number of decimals, padded with zeros; 0 to 15.
  public var minimumDecimals: Int64 {
    didSet { minimumDecimals = Self.limited(minimumDecimals) }
  }
  /// The maximum number of decimals, 0 to 15; ties round away from zero.
  public var maximumDecimals: Int64 {
    didSet { maximumDecimals = Self.limited(maximumDecimals) }
  }
  /// The power of 10 by which values are multiplied, 0 to 15: 2 for per cent.
  public var power: Int64 {
    didSet { power = Self.limited(power) }
  }
  /// The text after the number.
  public var suffix: StaticString

  /// Makes a format; without arguments, the shortest one.
  public init(
    minimumDecimals: Int64 = 0, maximumDecimals: Int64 = 15, power: Int64 = 0,
    suffix: StaticString = ""
  ) {
    self.minimumDecimals = Self.limited(minimumDecimals)
    self.maximumDecimals = Self.limited(maximumDecimals)
    self.power = Self.limited(power)
    self.suffix = suffix
  }

  private static func limited(_ number: Int64) -> Int64 { min(max(number, 0), 15) }

  public func write(_ value: Double, to sink: inout some UTF8Sink) {
    guard value == value else { return }
    guard abs(value) < .infinity else {
      sink.append(value < 0 ? "-∞" : "∞")
      return sink.append(suffix)
    }
    let number = DecimalSize(value).raised(by: power).rounded(toDecimals: maximumDecimals)
    if value < 0, number.digits > 0 { sink.append(UInt8(ascii: "-")) }
    write(number, to: &sink)
    sink.append(suffix)
  }

  private func write(_ number: DecimalSize, to sink: inout some UTF8Sink) {
    let unit = powerOfTen(number.decimals)
    sink.append(digits: number.digits / unit, atLeast: 1)
    var zeros = number.zeros
    while zeros > 0 {
      sink.append(UInt8(ascii: "0"))
      zeros -= 1
    }
    var decimals = number.decimals
    guard max(decimals, minimumDecimals) > 0 else { return }
    sink.append(UInt8(ascii: "."))
    if decimals > 0 { sink.append(digits: number.digits % unit, atLeast: decimals) }
    while decimals < minimumDecimals {
      sink.append(UInt8(ascii: "0"))
      decimals += 1
    }
  }
}

extension ValueFormat where Self == DecimalFormat {
  /// The shortest format: 0.5, 12, -3.25.
  public static var decimal: DecimalFormat { DecimalFormat() }

  /// A format in whole per cent: 0.3 as 30%.
  public static var percent: DecimalFormat {
    DecimalFormat(maximumDecimals: 0, power: 2, suffix: "%")
  }
}
