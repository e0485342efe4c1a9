import ControlCore
import GestureScript

/// The values covered by an axis, and the round numbers among them.
struct PlotScale: Equatable {
  let lower: Double
  let upper: Double

  /// - Parameters:
  ///   - lower: the smallest value to show; finite.
  ///   - upper: the largest value to show; finite.
  ///   - margin: the extra range on both sides, as a share of the range.
  init(covering lower: Double, _ upper: Double, margin: Double = 0) {
    let size = max(lower.magnitude, upper.magnitude)
    var half = upper / 2 - lower / 2
    var more = half * 2 * margin
    if half <= size * 1e-9 || half < 1e-250 {
      // A single value is centred.
      half = size < 1e12 ? 1 : size / 8
      more = half
    }
    self.lower = Self.finite(lower - more)
    self.upper = Self.finite(upper + more)
  }

  private static func finite(_ x: Double) -> Double {
    min(max(x, -Double.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }

  /// Returns the position of a value: 0 at the lower end, 1 at the upper; values outside are
  /// clamped.
  func share(of value: Double) -> Double {
    min(max((value / 2 - lower / 2) / (upper / 2 - lower / 2), 0), 1)
  }

  /// A round value with its label.
  struct Mark: Equatable {
    var value: Double
    var label: [UInt8]
  }

  /// Returns multiples of 1, 2 or 5 times a power of ten, in order: the finest with at most `count`
  /// intervals, so possibly one mark more.
  func marks(atMost count: Int) -> [Mark] {
    let least = (upper / 2 - lower / 2) / Double(Int64(max(count, 1))) * 2
    var power = DecimalPower(notAbove: least)
    var digit: Int64 = 1
    for candidate: Int64 in [1, 2, 5, 10] {
      digit = candidate
      if power.value * Double(candidate) >= least { break }
    }
    if digit == 10 {
      digit = 1
      power = power.next
    }
    let first = roundedUp(power.dividing(lower) / Double(digit))
    let last = roundedDown(power.dividing(upper) / Double(digit))
    guard first.magnitude < 0x1p52, last.magnitude < 0x1p52, first <= last else { return [] }
    var marks: [Mark] = []
    var number = first
    while number <= last {
      let whole = Int64(saturating: number) * digit
      marks.append(Mark(value: power.multiplying(Double(whole)), label: power.label(whole)))
      number += 1
    }
    return marks
  }
}

/// A power of ten, correctly rounded; exact if small.
private struct DecimalPower {
  var exponent: Int
  /// 10^|exponent|.
  private var magnitude: Double

  /// Creates the largest power not greater than `x`, which must be positive.
  init(notAbove x: Double) {
    exponent = 0
    magnitude = 1
    while x >= 1, exponent < 308, magnitude * 10 <= x {
      exponent += 1
      magnitude *= 10
    }
    while x < 1, exponent > -300, x * magnitude < 1 {
      exponent -= 1
      magnitude *= 10
    }
  }

  private init(exponent: Int, magnitude: Double) {
    self.exponent = exponent
    self.magnitude = magnitude
  }

  var value: Double { exponent < 0 ? 1 / magnitude : magnitude }

  var next: DecimalPower {
    DecimalPower(
      exponent: exponent + 1, magnitude: exponent < 0 ? magnitude / 10 : magnitude * 10)
  }

  func dividing(_ x: Double) -> Double { exponent < 0 ? x * magnitude : x / magnitude }

  func multiplying(_ x: Double) -> Double { exponent < 0 ? x / magnitude : x * magnitude }

  /// Returns the label of a multiple of this power, written out if short enough.
  func label(_ count: Int64) -> [UInt8] {
    var text: [UInt8] = []
    if exponent < 0, exponent >= -9 {
      DecimalText.append(count, dividedByPowerOfTen: -exponent, to: &text)
      return text
    }
    DecimalText.append(count, to: &text)
    guard count != 0, exponent != 0 else { return text }
    if exponent > 0, text.count + exponent <= 9 {
      text.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: exponent))
    } else {
      text.append("e")
      DecimalText.append(Int64(exponent), to: &text)
    }
    return text
  }
}

/// The time span of a picture, or of two overlaid.
struct PlotTimes: Equatable {
  let start: Int64
  let end: Int64

  init(_ plot: Plot, _ overlay: Plot?) {
    start = min(plot.start, overlay?.start ?? plot.start)
    end = max(plot.end, overlay?.end ?? plot.end)
  }

  private var length: Double {
    max(Double(UInt64(bitPattern: end &- start)), 1)
  }

  /// Returns the position of a time: 0 at the start, 1 at the end.
  func share(of time: Int64) -> Double {
    guard time > start else { return 0 }
    return min(Double(UInt64(bitPattern: time &- start)) / length, 1)
  }

  /// True if the marks are in seconds rather than milliseconds.
  var isInSeconds: Bool { length > 1e10 }

  /// Returns round times with their positions.
  func marks(atMost count: Int) -> [(share: Double, label: [UInt8])] {
    let unit = isInSeconds ? 1e9 : 1e6
    let scale = PlotScale(covering: Double(start) / unit, Double(end) / unit)
    guard start < end else { return [] }
    return scale.marks(atMost: count).map { (scale.share(of: $0.value), $0.label) }
  }
}
