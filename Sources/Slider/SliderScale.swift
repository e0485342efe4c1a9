public import ControlCore

/// Where the values of a slider lie on its track. The lower bound need not be at 0 points.
///
/// Its marks are the values that can be chosen; where all can, they are a hundred equal parts of the track, for
/// keys.
public enum SliderScale: Scale {
  case linear(Lattice)
  case logarithmic(SliderLogarithm)
  case stops(Stops)

  /// - Precondition: `configuration.problem` is `nil`.
  init(_ configuration: SliderConfiguration) {
    let length = max(configuration.length, 1)
    if configuration.curve != .linear {
      self = .logarithmic(SliderLogarithm(configuration, length))
    } else if let stops = Self.stops(configuration.stops, length) {
      self = .stops(stops)
    } else {
      let bounds = configuration.bounds
      let size = bounds.upperBound - bounds.lowerBound
      // Where there is but one value, any step will do with which values differ.
      let only = max(1, abs(bounds.lowerBound) * 1e-6)
      // A step far beyond the range leaves its two bounds, however far beyond.
      let wanted = min(configuration.step ?? max(size / 100, 1e-100), max(size * 2, 1e-100))
      let step = size > 0 ? wanted : only
      let pitch = size > 0 ? step / size * length : length
      self = .linear(
        Lattice(step: step, origin: bounds.lowerBound, fractions: 1, unitWidth: pitch))
    }
  }

  /// Listed values evenly apart; `nil` if there are none.
  private static func stops(_ list: NumberList, _ length: Double) -> Stops? {
    guard list.count >= 2 else { return nil }
    return try? Stops(list, spacing: .even(width: length / Double(list.count - 1)))
  }

  /// Points from one mark to the next where all are as far apart; `nil` elsewhere.
  var pitch: Double? {
    switch self {
    case .linear(let lattice): lattice.unitWidth
    case .logarithmic(let logarithm): logarithm.pitch
    case .stops(let stops): stops.position(ofMark: 1)
    }
  }

  // MARK: Scale

  public var marks: ClosedRange<Int64> {
    switch self {
    case .linear(let lattice): lattice.marks
    case .logarithmic(let logarithm): logarithm.marks
    case .stops(let stops): stops.marks
    }
  }

  public func position(ofMark mark: Int64) -> Double {
    switch self {
    case .linear(let lattice): lattice.position(ofMark: mark)
    case .logarithmic(let logarithm): logarithm.position(ofMark: mark)
    case .stops(let stops): stops.position(ofMark: mark)
    }
  }

  public func value(ofMark mark: Int64) -> Double {
    switch self {
    case .linear(let lattice): lattice.value(ofMark: mark)
    case .logarithmic(let logarithm): logarithm.value(ofMark: mark)
    case .stops(let stops): stops.value(ofMark: mark)
    }
  }

  public func position(of value: Double) -> Double {
    switch self {
    case .linear(let lattice): lattice.position(of: value)
    case .logarithmic(let logarithm): logarithm.position(of: value)
    case .stops(let stops): stops.position(of: value)
    }
  }

  public func value(at position: Double) -> Double {
    switch self {
    case .linear(let lattice): lattice.value(at: position)
    case .logarithmic(let logarithm): logarithm.value(at: position)
    case .stops(let stops): stops.value(at: position)
    }
  }

  public func mark(upTo position: Double) -> Int64 {
    switch self {
    case .linear(let lattice): lattice.mark(upTo: position)
    case .logarithmic(let logarithm): logarithm.mark(upTo: position)
    case .stops(let stops): stops.mark(upTo: position)
    }
  }

  public func mark(downTo position: Double) -> Int64 {
    switch self {
    case .linear(let lattice): lattice.mark(downTo: position)
    case .logarithmic(let logarithm): logarithm.mark(downTo: position)
    case .stops(let stops): stops.mark(downTo: position)
    }
  }

  public func rest(
    at position: Double, rule: SnapRule, bounds: ClosedRange<Double>
  ) -> Landing? {
    switch self {
    case .linear(let lattice): lattice.rest(at: position, rule: rule, bounds: bounds)
    case .logarithmic(let logarithm): logarithm.rest(at: position, rule: rule, bounds: bounds)
    case .stops(let stops): stops.rest(at: position, rule: rule, bounds: bounds)
    }
  }

  public func reachable(_ position: Double) -> Double {
    switch self {
    case .linear(let lattice): lattice.reachable(position)
    case .logarithmic, .stops: min(max(position, -1e30), 1e30)
    }
  }
}
