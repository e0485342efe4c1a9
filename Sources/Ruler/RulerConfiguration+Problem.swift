import ControlCore

extension RulerConfiguration {
  /// Why a configuration makes no sense.
  public enum Problem: ConfigurationProblem {
    case bounds, boundsTooFar, step, origin, fractions, unitWidth, length, capture, rearm
    case deceleration, minimumFling, maximumFling, stopDistance, springFrequency
    case landingFrequency, restDistance, rubberBand, slop, fineDrag, scrollTimeout,
      boundaryHapticGap

    /// One sentence that says what is allowed.
    public var sentence: StaticString {
      switch self {
      case .bounds: "the lower bound must be below infinity and the upper above -infinity"
      case .boundsTooFar: "the bounds must lie within 2^60 marks of the origin"
      case .step: "the step must be a number from 10^-100 to 10^100"
      case .origin: "the origin must be a finite number, within 2^60 marks of 0"
      case .fractions: "the fractions must be from 1 to 10000"
      case .unitWidth: "the unit width must be from 0.000001 to 1000000000 points"
      case .length: "the length must be from 0 to 1000000000 points"
      case .capture: "the capture must be 0 or more, and less than half the distance of the marks"
      case .rearm: "the re-arm distance must be finite, and at least the capture"
      case .deceleration: "the deceleration must be from 0.9 to 0.99999 per millisecond"
      case .minimumFling: "the minimum fling must be 0 or more points per second"
      case .maximumFling: "the maximum fling must be above 0, at most 1000000000 points per second"
      case .stopDistance: "the stop distance must be from 0.001 to 100 points"
      case .springFrequency: "the spring must have a frequency from 0.5 to 1000 per second"
      case .landingFrequency:
        "the landing spring must have a frequency from 0.5 to 1000 per second"
      case .restDistance: "the rest distance must be from 0.001 to 100 points"
      case .rubberBand: "the rubber band must have a slope greater than 0, at most 1"
      case .slop: "the slop must be 0 or more points, and finite"
      case .fineDrag: "fine drag must have a scale above 0, at most 1, and a distance above 0"
      case .scrollTimeout: "the scroll timeout must be 0 or more"
      case .boundaryHapticGap: "the boundary haptic gap must be 0 or more"
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
    guard Limits.step.contains(step) else { return .step }
    guard Limits.fractions.contains(fractions) else { return .fractions }
    guard Limits.unitWidth.contains(unitWidth) else { return .unitWidth }
    guard Limits.length.contains(length) else { return .length }
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
      guard Limits.capture.contains(capture), capture < pitch / 2 else { return .capture }
    }
    if let rearm {
      guard Limits.rearm.contains(rearm), rearm >= capture ?? RulerTrack.defaultCapture(pitch)
      else { return .rearm }
    } else if let capture {
      guard capture <= pitch / 4 else { return .rearm }
    }
    return nil
  }

  private var physicsProblem: Problem? {
    guard Limits.deceleration.contains(deceleration) else { return .deceleration }
    guard Limits.minimumFling.contains(minimumFling) else { return .minimumFling }
    guard Limits.maximumFling.contains(maximumFling) else { return .maximumFling }
    guard Limits.stopDistance.contains(stopDistance) else { return .stopDistance }
    guard Limits.springFrequency.contains(springFrequency) else { return .springFrequency }
    guard Limits.landingFrequency.contains(landingFrequency) else { return .landingFrequency }
    guard Limits.restDistance.contains(restDistance) else { return .restDistance }
    guard Limits.rubberBand.contains(rubberBand) else { return .rubberBand }
    return nil
  }

  private var gestureProblem: Problem? {
    guard Limits.slop.contains(slop.touch), Limits.slop.contains(slop.mouse),
      Limits.slop.contains(slop.pen)
    else { return .slop }
    guard Limits.fineDragScale.contains(fineDrag.scale),
      Limits.fineDragDistance.contains(fineDrag.distance)
    else { return .fineDrag }
    guard Limits.scrollTimeout.contains(scrollTimeout) else { return .scrollTimeout }
    guard Limits.boundaryHapticGap.contains(boundaryHapticGap) else { return .boundaryHapticGap }
    return nil
  }
}
