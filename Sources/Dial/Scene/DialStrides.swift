import ControlCore

/// The choice of strides between visible marks.
struct DialStrides {
  /// The distance between marks, in degrees and in value.
  let pitch: Double
  let step: Double
  /// The number of marks per turn, if values wrap after a whole number of them.
  var turn: Int64?
  /// The numbers of the marks at both ends, if values do not wrap and both ends are marks.
  var ends: (low: Int64, high: Int64)?

  init(pitch: Double, step: Double) {
    (self.pitch, self.step) = (pitch, step)
  }

  /// Returns the stride of labels: a round one that divides the circle or the range evenly. Without
  /// one, or if that is more than 2.5 times as large, it is 1, 2 or 5 times a power of ten.
  func label(atLeast least: Double) -> Int64 {
    let plain = plain(atLeast: least)
    guard plain > 1 else { return 1 }
    var power = Self.power(upTo: step)
    // The value of a stride of 1, 2 or 5 marks has at most one digit more than twice the step.
    let most = 25 * Double(plain) * step
    while power <= most {
      for digits in 2..<20 where Self.isRound(digits) {
        let strides = power * Double(digits) / 2 / step
        let whole = roundedToNearest(strides)
        guard whole >= 1, abs(strides - whole) <= 1e-9 * whole else { continue }
        let stride = Int64(saturating: whole)
        if reaches(stride, least), isEven(stride), turn != nil || whole <= 2.5 * Double(plain) {
          return turn.map { better(stride, $0, least) } ?? stride
        }
      }
      power *= 10
    }
    return turn.map { better($0, $0, least) } ?? plain
  }

  /// Returns the stride of marks: the smallest fraction of the label stride with a value of 1, 2 or
  /// 5 times a power of ten; from a sixth up, also 1.5 times one, as 15 of 45.
  func mark(atLeast least: Double, within label: Int64) -> Int64 {
    var part: Int64 = 20
    while part > 1 {
      let stride = label / part
      if label % part == 0, reaches(stride, least),
        stride == 1 || isPlain(stride, or: part <= 6 ? 1.5 : 1)
      {
        return stride
      }
      part -= 1
    }
    return label
  }

  /// Returns a quarter or half of the turn if that is smaller.
  private func better(_ stride: Int64, _ turn: Int64, _ least: Double) -> Int64 {
    var part: Int64 = 4
    while part > 1 {
      if turn % part == 0, turn / part < stride, reaches(turn / part, least) { return turn / part }
      part /= 2
    }
    return stride
  }

  private func reaches(_ stride: Int64, _ least: Double) -> Bool {
    Double(stride) * pitch >= least - 1e-7
  }

  private func isEven(_ stride: Int64) -> Bool {
    if let turn { return turn % stride == 0 }
    guard let ends else { return false }
    return ends.low % stride == 0 && ends.high % stride == 0
  }

  /// Returns 1, 2, 5, 10, 20, 50 …
  private func plain(atLeast least: Double) -> Int64 {
    var (stride, digit): (Int64, Int64) = (1, 1)
    while !reaches(stride, least), stride < 1_000_000_000_000_000_000 / 5 {
      stride = digit == 2 ? stride / 2 &* 5 : stride &* 2
      digit = digit == 1 ? 2 : digit == 2 ? 5 : 1
    }
    return stride
  }

  /// True if the value of a stride is 1, 2, 5 or `other` times a power of ten.
  private func isPlain(_ stride: Int64, or other: Double) -> Bool {
    let value = Double(stride) * step
    let digits = value / Self.power(upTo: value * (1 + 1e-12))
    return abs(digits - 1) < 1e-9 || abs(digits - 2) < 1e-9 || abs(digits - 5) < 1e-9
      || abs(digits - other) < 1e-9
  }

  /// True if half of a number from 2 to 19 is a usual unit: 1, 1.5, 2, 2.5, 3, 4.5, 5, 6 or 9,
  /// which cover 15, 30, 45, 60 and 90 degrees.
  private static func isRound(_ digits: Int) -> Bool {
    0b100_0001_0110_0111_1100 &>> digits & 1 == 1
  }

  /// Returns the largest power of ten up to a number, from 10⁻¹⁰⁰ to 10¹⁰⁰.
  static func power(upTo number: Double) -> Double {
    var power = 1.0
    if number >= 1 {
      while power * 10 <= number, power < 1e100 { power *= 10 }
      return power
    }
    // Quotients are exact decimals: 0.01 is 1/100, not 0.1 · 0.1.
    while 1 / power > number, power < 1e100 { power *= 10 }
    return 1 / power
  }
}
