public import ControlCore

/// A scale on which equal distances are equal factors.
public struct SliderLogarithm: Scale {
  /// The values that are marks.
  private enum Marks: Equatable, Sendable {
    /// A hundred equal parts of the track.
    case hundredths
    /// Equal differences from the lower bound.
    case steps(Lattice)
    case series(Logarithmic)
  }

  private let kind: Marks
  /// The value at 0 points.
  private let lower: Double
  /// Points per factor of e.
  private let unitWidth: Double
  private let length: Double
  /// The value at the end of the track.
  private let upper: Double
  public let marks: ClosedRange<Int64>

  /// - Precondition: `configuration.problem` is `nil`, and its curve is not linear.
  init(_ configuration: SliderConfiguration, _ length: Double) {
    let range = configuration.range
    let size = naturalLogarithm(range.upperBound / range.lowerBound)
    self.length = length
    upper = range.upperBound
    unitWidth = length / size
    if let series = Self.series(configuration, decadeWidth: unitWidth * Self.logarithmOfTen) {
      (kind, marks) = (.series(series), series.marks)
      lower = configuration.curve == .oneTwoFive ? 1 : range.lowerBound
    } else if let step = configuration.step {
      let steps = roundedUp((range.upperBound - range.lowerBound) / step)
      lower = range.lowerBound
      kind = .steps(Lattice(step: step, origin: lower, fractions: 1, unitWidth: 1))
      // One spare mark, as rounding could leave the upper bound beyond the last.
      marks = 0...(Int64(saturating: steps) + 1)
    } else {
      (kind, marks, lower) = (.hundredths, 0...100, range.lowerBound)
    }
  }

  private static let logarithmOfTen = 2.302_585_092_994_045_7

  private static func series(
    _ configuration: SliderConfiguration, decadeWidth: Double
  ) -> Logarithmic? {
    if configuration.curve == .oneTwoFive {
      return try? Logarithmic(.oneTwoFive, decadeWidth: decadeWidth)
    }
    guard let factor = configuration.factor else { return nil }
    return try? Logarithmic(
      .factor(factor, origin: configuration.range.lowerBound), decadeWidth: decadeWidth)
  }

  /// Points between marks if these are evenly spaced; `nil` otherwise.
  var pitch: Double? {
    switch kind {
    case .hundredths: length / 100
    case .steps: nil
    case .series(let series):
      if case .factor = series.series { series.position(ofMark: 1) } else { nil }
    }
  }

  /// True if the marks are 1, 2 and 5 times each power of ten.
  var isOneTwoFive: Bool {
    if case .series(let series) = kind, series.series == .oneTwoFive { true } else { false }
  }

  public func position(ofMark mark: Int64) -> Double {
    switch kind {
    case .hundredths: Double(mark) * length / 100
    case .steps(let lattice): place(of: lattice.value(ofMark: mark))
    case .series(let series): series.position(ofMark: mark)
    }
  }

  public func value(ofMark mark: Int64) -> Double {
    switch kind {
    case .hundredths: mark >= 100 ? upper : value(at: Double(mark) * length / 100, from: lower)
    case .steps(let lattice): lattice.value(ofMark: mark)
    case .series(let series): series.value(ofMark: mark)
    }
  }

  public func value(at position: Double, above mark: Int64) -> Double {
    value(at: position - self.position(ofMark: mark), from: value(ofMark: mark))
  }

  public func position(of value: Double, above mark: Int64) -> Double {
    position(ofMark: mark) + naturalLogarithm(value / self.value(ofMark: mark)) * unitWidth
  }

  // There may be too many marks for a binary search.

  public func mark(upTo position: Double) -> Int64 {
    let limit = position + blur(position)
    switch kind {
    case .hundredths: return min(max(Int64(roundingDown: limit * 100 / length), -1), 100)
    case .series(let series): return series.mark(upTo: position)
    case .steps(let lattice):
      let value = value(at: min(max(position, 0), 2 * length), from: lower)
      var mark = min(lattice.mark(upTo: lattice.position(of: value)), marks.upperBound)
      // One more mark counts as reached. A million finer marks may follow beyond it.
      if mark < marks.upperBound, self.position(ofMark: mark &+ 1) <= limit { mark &+= 1 }
      while mark >= 0, self.position(ofMark: mark) > limit { mark &-= 1 }
      return mark
    }
  }

  public func mark(downTo position: Double) -> Int64 {
    let below = mark(upTo: position)
    guard below >= marks.lowerBound else { return marks.lowerBound }
    return self.position(ofMark: below) >= position - blur(position) ? below : below &+ 1
  }

  /// Returns the tolerance for equal positions, in points, as in other scales.
  private func blur(_ position: Double) -> Double {
    1e-9 + abs(position) * 0x1p-50
  }

  private func value(at distance: Double, from value: Double) -> Double {
    value * exponential(distance / unitWidth)
  }

  private func place(of value: Double) -> Double {
    naturalLogarithm(value / lower) * unitWidth
  }
}
