import ControlCore

extension RulerConfiguration {
  /// Why a configuration makes no sense.
  public enum Problem: Equatable, Sendable {
    case bounds, boundsTooFar, step, origin, fractions, unitWidth, length, capture, rearm
    case deceleration, minimumFling, maximumFling, stopDistance, springFrequency, restDistance
    case rubberBand, slop, fineDrag, scrollTimeout

    /// One sentence that says what is allowed.
    public var sentence: StaticString {
      switch self {
      case .bounds: "the lower bound must be below infinity and the upper above -infinity"
      case .boundsTooFar: "the bounds must lie within 2^60 marks of the origin"
      case .step: "the step must be a number from 1e-100 to 1e100, greater than 0"
      case .origin: "the origin must be a finite number, within 2^60 marks of 0"
      case .fractions: "the fractions must be from 1 to 10000"
      case .unitWidth: "the unit width must be from 0.000001 to 1000000000 points"
      case .length: "the length must be from 0 to 1000000000 points"
      case .capture: "the capture must be 0 or more, and less than half the distance of the marks"
      case .rearm: "the re-arm distance must be finite, and at least the capture"
      case .deceleration: "the deceleration must be from 0.9 to 0.99999 per millisecond"
      case .minimumFling: "the minimum fling must be 0 or more points per second"
      case .maximumFling: "the maximum fling must be above 0, at most 1e9 points per second"
      case .stopDistance: "the stop distance must be from 0.001 to 100 points"
      case .springFrequency: "the spring must have a frequency from 0.5 to 1000 per second"
      case .restDistance: "the rest distance must be from 0.001 to 100 points"
      case .rubberBand: "the rubber band must have a slope greater than 0, at most 1"
      case .slop: "the slop must be 0 or more points, and finite"
      case .fineDrag: "fine drag must have a scale above 0, at most 1, and a distance above 0"
      case .scrollTimeout: "the scroll timeout must be 0 or more"
      }
    }
  }

  /// The first thing that makes no sense about this configuration; `nil` if it can be used.
  @inline(never)
  public var problem: Problem? {
    if let problem = latticeProblem { return problem }
    if let problem = physicsProblem { return problem }
    return gestureProblem
  }

  private var latticeProblem: Problem? {
    guard step >= 1e-100, step <= 1e100 else { return .step }
    guard fractions >= 1, fractions <= 10_000 else { return .fractions }
    guard unitWidth >= 1e-6, unitWidth <= 1e9 else { return .unitWidth }
    guard length >= 0, length <= 1e9 else { return .length }
    let reach = step * Double(Lattice.farthestMark / fractions)
    guard abs(origin) <= reach else { return .origin }
    guard bounds.lowerBound < .infinity, bounds.upperBound > -.infinity else { return .bounds }
    let lower = bounds.lowerBound
    let upper = bounds.upperBound
    guard lower == -.infinity || abs(lower - origin) <= reach,
      upper == .infinity || abs(upper - origin) <= reach
    else { return .boundsTooFar }
    return markProblem
  }

  private var markProblem: Problem? {
    let lattice = Lattice(step: step, origin: origin, fractions: fractions, unitWidth: unitWidth)
    let width = lattice.spacingWidth(of: tick)
    let pitch = width > 0 ? width : unitWidth
    if let capture {
      guard capture >= 0, capture < pitch / 2 else { return .capture }
    }
    if let rearm {
      guard rearm >= capture ?? RulerScale.defaultCapture(pitch), rearm < .infinity
      else { return .rearm }
    } else if let capture {
      guard capture <= pitch / 4 else { return .rearm }
    }
    return nil
  }

  private var physicsProblem: Problem? {
    guard deceleration >= 0.9, deceleration <= 0.99999 else { return .deceleration }
    guard minimumFling >= 0 else { return .minimumFling }
    guard maximumFling > 0, maximumFling <= 1e9 else { return .maximumFling }
    guard stopDistance >= 0.001, stopDistance <= 100 else { return .stopDistance }
    guard springFrequency >= 0.5, springFrequency <= 1000 else { return .springFrequency }
    guard restDistance >= 0.001, restDistance <= 100 else { return .restDistance }
    guard rubberBand > 0, rubberBand <= 1 else { return .rubberBand }
    return nil
  }

  private var gestureProblem: Problem? {
    guard isSlop(slop.touch), isSlop(slop.mouse), isSlop(slop.pen) else { return .slop }
    guard fineDrag.scale > 0, fineDrag.scale <= 1, fineDrag.distance > 0 else { return .fineDrag }
    guard scrollTimeout >= 0 else { return .scrollTimeout }
    return nil
  }

  private func isSlop(_ distance: Double) -> Bool {
    distance >= 0 && distance < .infinity
  }
}
