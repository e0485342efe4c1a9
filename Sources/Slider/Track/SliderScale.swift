public import ControlCore

/// The mapping of a slider's values to its track. The lower bound need not be at 0 points.
///
/// Marks are the values that can be chosen; if all can, keys use a hundred equal parts of the
/// track.
public struct SliderScale: Scale {
  /// The kinds of track.
  enum Curve: Equatable, Sendable {
    case linear
    case logarithmic(SliderLogarithm)
    case stops(Stops)
    case pieces(Pieces)
  }

  /// The marks of a linear track, the most frequent kind; of one in pieces, those of the piece that was
  /// used last.
  private(set) var even: EvenMarks
  let curve: Curve
  /// True if `curve` is linear; stored, because a test would copy the curve.
  let isLinear: Bool

  /// - Precondition: `configuration.problem` is `nil`.
  init(_ configuration: SliderConfiguration) {
    let length = max(configuration.length, 1)
    let lattice = Self.lattice(configuration, length)
    if !configuration.knots.isEmpty {
      curve = .pieces(
        Pieces(
          knots: configuration.knots, steps: configuration.steps,
          isLogarithmic: configuration.curve == .logarithmic, length: length))
    } else if configuration.curve != .linear {
      curve = .logarithmic(SliderLogarithm(configuration, length))
    } else {
      curve = Self.stops(configuration, length).map { .stops($0) } ?? .linear
    }
    isLinear = curve == .linear
    even = isLinear ? EvenMarks(everywhere: lattice) : EvenMarks(nowhere: lattice)
  }

  public static func == (a: SliderScale, b: SliderScale) -> Bool {
    a.curve == b.curve && (!a.isLinear || a.lattice == b.lattice)
  }

  /// The marks of a linear track.
  var lattice: Lattice { even.lattice }

  /// Makes a piece the one that was used last.
  ///
  /// - Parameter position: A position in it, in points.
  mutating func use(pieceAt position: Double) {
    guard case .pieces(let pieces) = curve, let marks = pieces.evenMarks(at: position)
    else { return }
    even = marks
  }

  private static func lattice(_ configuration: SliderConfiguration, _ length: Double) -> Lattice {
    let bounds = configuration.shownRange
    let size = bounds.upperBound - bounds.lowerBound
    // With only one value, any step that changes it will do.
    let only = max(1, abs(bounds.lowerBound) * 1e-6)
    // A step far beyond the range leaves the two bounds.
    let wanted = min(configuration.step ?? max(size / 100, 1e-100), max(size * 2, 1e-100))
    let step = size > 0 ? wanted : only
    let pitch = size > 0 ? step / size * length : length
    let lattice = Lattice(
      step: step, origin: bounds.lowerBound, fractions: 1, unitWidth: pitch)
    // The difference of two large bounds is rounded, and their marks would not fit the track.
    let count = roundedToNearest(size / step)
    guard count >= 1, abs(count * pitch - length) > 1e-9,
      lattice.value(ofMark: Int64(saturating: count)) == bounds.upperBound
    else { return lattice }
    return Lattice(
      step: step, origin: bounds.lowerBound, fractions: 1, unitWidth: length / count)
  }

  /// Returns the stops; `nil` if there are none.
  private static func stops(_ configuration: SliderConfiguration, _ length: Double) -> Stops? {
    let list = configuration.stops
    guard list.count >= 2 else { return nil }
    let spacing: Stops.Spacing =
      switch configuration.stopPlaces {
      case .even: .even(width: length / Double(list.count - 1))
      case .value: .proportional(pointsPerUnit: length / (list[list.count - 1] - list[0]))
      }
    return try? Stops(list, spacing: spacing)
  }

  /// Points between marks if these are evenly spaced; `nil` otherwise.
  var pitch: Double? {
    switch curve {
    case .linear: lattice.unitWidth
    case .logarithmic(let logarithm): logarithm.pitch
    case .stops(let stops):
      if case .even(let width) = stops.spacing { width } else { nil }
    case .pieces: nil
    }
  }

  /// The pieces of the track, if it has any.
  var pieces: Pieces? {
    if case .pieces(let pieces) = curve { pieces } else { nil }
  }

  // MARK: Scale

  public var marks: ClosedRange<Int64> {
    isLinear ? lattice.marks : curve.marks
  }

  public func position(ofMark mark: Int64) -> Double {
    isLinear ? lattice.position(ofMark: mark) : curve.position(ofMark: mark)
  }

  public func value(ofMark mark: Int64) -> Double {
    isLinear ? lattice.value(ofMark: mark) : curve.value(ofMark: mark)
  }

  public func position(of value: Double) -> Double {
    isLinear ? lattice.position(of: value) : curve.position(of: value)
  }

  public func value(at position: Double) -> Double {
    isLinear ? lattice.value(at: position) : curve.value(at: position)
  }

  public func mark(upTo position: Double) -> Int64 {
    isLinear ? lattice.mark(upTo: position) : curve.mark(upTo: position)
  }

  public func mark(downTo position: Double) -> Int64 {
    isLinear ? lattice.mark(downTo: position) : curve.mark(downTo: position)
  }

  public func rest(
    at position: Double, rule: SnapRule, bounds: ClosedRange<Double>
  ) -> Landing? {
    isLinear
      ? lattice.rest(at: position, rule: rule, bounds: bounds)
      : curve.rest(at: position, rule: rule, bounds: bounds)
  }

  public func reachable(_ position: Double) -> Double {
    isLinear ? lattice.reachable(position) : min(max(position, -1e30), 1e30)
  }
}

// MARK: Nonlinear tracks

extension SliderScale.Curve {
  var marks: ClosedRange<Int64> {
    switch self {
    case .linear: 0...0
    case .logarithmic(let logarithm): logarithm.marks
    case .stops(let stops): stops.marks
    case .pieces(let pieces): pieces.marks
    }
  }

  func position(ofMark mark: Int64) -> Double {
    switch self {
    case .linear: 0
    case .logarithmic(let logarithm): logarithm.position(ofMark: mark)
    case .stops(let stops): stops.position(ofMark: mark)
    case .pieces(let pieces): pieces.position(ofMark: mark)
    }
  }

  fileprivate func value(ofMark mark: Int64) -> Double {
    switch self {
    case .linear: 0
    case .logarithmic(let logarithm): logarithm.value(ofMark: mark)
    case .stops(let stops): stops.value(ofMark: mark)
    case .pieces(let pieces): pieces.value(ofMark: mark)
    }
  }

  fileprivate func position(of value: Double) -> Double {
    switch self {
    case .linear: 0
    case .logarithmic(let logarithm): logarithm.position(of: value)
    case .stops(let stops): stops.position(of: value)
    case .pieces(let pieces): pieces.position(of: value)
    }
  }

  func value(at position: Double) -> Double {
    switch self {
    case .linear: 0
    case .logarithmic(let logarithm): logarithm.value(at: position)
    case .stops(let stops): stops.value(at: position)
    case .pieces(let pieces): pieces.value(at: position)
    }
  }

  func mark(upTo position: Double) -> Int64 {
    switch self {
    case .linear: 0
    case .logarithmic(let logarithm): logarithm.mark(upTo: position)
    case .stops(let stops): stops.mark(upTo: position)
    case .pieces(let pieces): pieces.mark(upTo: position)
    }
  }

  func mark(downTo position: Double) -> Int64 {
    switch self {
    case .linear: 0
    case .logarithmic(let logarithm): logarithm.mark(downTo: position)
    case .stops(let stops): stops.mark(downTo: position)
    case .pieces(let pieces): pieces.mark(downTo: position)
    }
  }

  func rest(
    at position: Double, rule: SnapRule, bounds: ClosedRange<Double>
  ) -> Landing? {
    switch self {
    case .linear: nil
    case .logarithmic(let logarithm): logarithm.rest(at: position, rule: rule, bounds: bounds)
    case .stops(let stops): stops.rest(at: position, rule: rule, bounds: bounds)
    case .pieces(let pieces): pieces.rest(at: position, rule: rule, bounds: bounds)
    }
  }
}

extension SliderScale {
  /// Returns the least distance between neighbouring marks in a range, in points; at least 10⁻⁹.
  /// There are at most 31 between stops; of others three suffice, as steps on a logarithmic track are
  /// closest at its end, and 1, 2 and 5 repeat.
  func leastGap(within bounds: ClosedRange<Double>) -> Double {
    let last = mark(upTo: position(of: bounds.upperBound))
    var (least, mark) = (Double.infinity, last)
    while mark > max(last &- 31, marks.lowerBound) {
      least = min(least, position(ofMark: mark) - position(ofMark: mark &- 1))
      mark &-= 1
    }
    return max(least, 1e-9)
  }

  /// Returns the numbers of the choices at both ends of a track, in points: those of their marks, or
  /// the next beyond if an end is no mark.
  func marks(around ends: ClosedRange<Double>) -> (first: Int64, last: Int64) {
    let first = mark(upTo: ends.lowerBound)
    return (first, max(first, mark(downTo: ends.upperBound)))
  }

  /// True if both ends of a track, in points, are marks.
  func hasMarks(at ends: ClosedRange<Double>) -> Bool {
    mark(downTo: ends.lowerBound) == mark(upTo: ends.lowerBound)
      && mark(downTo: ends.upperBound) == mark(upTo: ends.upperBound)
  }

  /// Returns the mean distance between marks, in points.
  func meanGap(within bounds: ClosedRange<Double>) -> Double {
    let (low, high) = (position(of: bounds.lowerBound), position(of: bounds.upperBound))
    let count = mark(upTo: high) &- mark(downTo: low)
    return (high - low) / Double(max(count, 1))
  }
}
