/// A scale on which equal distances are equal factors: frequencies, exposure times, zoom.
///
/// Its values are above 0. Between two marks they are interpolated by factor, not by difference.
public struct Logarithmic: Scale {
  /// The values that are marks.
  public enum Series: Equatable, Sendable {
    /// 1, 2 and 5 times each power of ten, as on instruments. Mark 0 is the value 1, mark 1 is 2,
    /// mark −1 is 0.5.
    case oneTwoFive
    /// A constant ratio of neighbouring values, from 1.01 to 10¹⁰: 2 for octaves. Mark 0 is the
    /// origin, greater than 0.
    case factor(Double, origin: Double)
  }

  /// An error in the numbers of a scale.
  public enum Problem: Error, Equatable, Sendable {
    /// The width of a decade is not from 10⁻³ to 10⁹ points.
    case decadeWidth
    /// The factor is not from 1.01 to 10¹⁰.
    case factor
    /// The origin is not from 10⁻¹⁵ to 10¹⁵.
    case origin

    /// The valid range, in words.
    public var sentence: StaticString {
      switch self {
      case .decadeWidth: "a decade must be 10^-3 to 10^9 points wide"
      case .factor: "the factor must be from 1.01 to 10^10"
      case .origin: "the origin must be from 10^-15 to 10^15"
      }
    }
  }

  /// The values that are marks.
  public let series: Series
  /// Points from a value to ten times that value.
  public let decadeWidth: Double
  public let marks: ClosedRange<Int64>
  /// The value at 0 points.
  private let origin: Double
  /// Points for a factor of e.
  private let unitWidth: Double
  /// Points from one mark to the next; for 1, 2 and 5 those of a decade.
  private let pitch: Double

  /// - Parameters:
  ///   - series: marks, from 10⁻³⁰ to 10³⁰ times the origin; a factor has one more beyond.
  ///   - decadeWidth: points from a value to ten times that value; from 10⁻³ to 10⁹.
  /// - Throws: the first problem.
  public init(_ series: Series, decadeWidth: Double) throws(Problem) {
    guard decadeWidth >= 1e-3, decadeWidth <= 1e9 else { throw .decadeWidth }
    self.series = series
    self.decadeWidth = decadeWidth
    unitWidth = decadeWidth / Self.logarithmOfTen
    switch series {
    case .oneTwoFive:
      (origin, pitch, marks) = (1, decadeWidth, -90...90)
    case .factor(let factor, let origin):
      guard factor >= 1.01, factor <= 1e10 else { throw .factor }
      guard origin >= 1e-15, origin <= 1e15 else { throw .origin }
      let logarithm = naturalLogarithm(factor)
      self.origin = origin
      pitch = logarithm * unitWidth
      let last = Int64(saturating: roundedUp(30 * Self.logarithmOfTen / logarithm))
      marks = -last...last
    }
  }

  public static func == (a: Logarithmic, b: Logarithmic) -> Bool {
    a.series == b.series && a.decadeWidth == b.decadeWidth  // the rest is derived
  }

  private static let logarithmOfTen = 2.302_585_092_994_045_7

  /// Returns the position of a mark, in points.
  public func position(ofMark mark: Int64) -> Double {
    guard case .oneTwoFive = series else { return Double(mark) * pitch }
    let (decade, place) = Self.place(ofMark: mark)
    // The decimal logarithms of 1, 2 and 5.
    let part = place == 0 ? 0 : place == 1 ? 0.301_029_995_663_981_2 : 0.698_970_004_336_018_8
    return (Double(decade) + part) * decadeWidth
  }

  /// Returns the value of a mark: exactly rounded for 1, 2 and 5 times a power of ten. A power of a
  /// factor has the error of two multiplications per binary digit of the exponent.
  public func value(ofMark mark: Int64) -> Double {
    switch series {
    case .oneTwoFive:
      let (decade, place) = Self.place(ofMark: mark)
      return Self.decimal(place == 0 ? 1 : place == 1 ? 2 : 5, decade)
    case .factor(let factor, let origin):
      let power = Self.power(factor, mark.magnitude)
      return mark < 0 ? origin / power : origin * power
    }
  }

  public func value(at position: Double, above mark: Int64) -> Double {
    let begin = self.position(ofMark: mark)
    return value(ofMark: mark) * exponential((position - begin) / unitWidth)
  }

  public func position(of value: Double, above mark: Int64) -> Double {
    position(ofMark: mark) + naturalLogarithm(value / self.value(ofMark: mark)) * unitWidth
  }

  /// Returns the power of ten, and the index of the digit 1, 2 or 5: 0, 1 or 2.
  private static func place(ofMark mark: Int64) -> (decade: Int64, place: Int64) {
    let decade = (mark >= 0 ? mark : mark &- 2) / 3
    return (decade, mark &- decade &* 3)
  }

  /// Returns `digit` times 10 to the power of `exponent`, rounded once; from −31 to 31.
  private static func decimal(_ digit: Double, _ exponent: Int64) -> Double {
    let size = exponent.magnitude
    // Powers of ten up to the fifteenth have an exact Double.
    let (near, far) = (power(10, min(size, 15)), power(10, size - min(size, 15)))
    guard exponent < 0 else { return WideNumber(product: digit * near, far).rounded }
    return WideNumber(product: digit, 1).divided(by: near).divided(by: far).rounded
  }

  /// Returns the power by squaring: exact as long as the result has a Double.
  private static func power(_ base: Double, _ exponent: UInt64) -> Double {
    var (result, square, rest) = (1.0, base, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result *= square }
      square *= square
      rest &>>= 1
    }
    return result
  }
}
