/// Values as decimals: 0.9, never 0.8999999999999999; 0, never -0; no exponent.
///
/// What is written is the shortest decimal that is the value, if that has at most 15 digits; else the
/// value rounded to 15 digits, of which the last may be off by 2 beyond 10³³. A value that is not a
/// number is written as nothing, infinity as ∞.
public struct DecimalFormat: ValueFormat, Sendable {
  /// Zeros are added up to so many decimals; 0 to 15.
  public var minimumDecimals: Int64 {
    didSet { minimumDecimals = Self.limited(minimumDecimals) }
  }
  /// The value is rounded to so many decimals, ties away from zero; 0 to 15.
  public var maximumDecimals: Int64 {
    didSet { maximumDecimals = Self.limited(maximumDecimals) }
  }
  /// Values are shown 10 to this power larger: 2 for per cent; 0 to 15.
  public var power: Int64 {
    didSet { power = Self.limited(power) }
  }
  /// Stands behind the number.
  public var suffix: StaticString

  /// As short as it can be, unless an argument says otherwise.
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
  /// As short as it can be: 0.5, 12, -3.25.
  public static var decimal: DecimalFormat { DecimalFormat() }

  /// 0.3 as 30%.
  public static var percent: DecimalFormat {
    DecimalFormat(maximumDecimals: 0, power: 2, suffix: "%")
  }
}
