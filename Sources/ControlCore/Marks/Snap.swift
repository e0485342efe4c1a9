/// The level of marks on which a control rests, or at which it ticks.
public enum MarkLevel: Equatable, Sendable {
  /// No mark.
  case none
  /// The marks of whole steps.
  case unit
  /// Those and the ones halfway between them, if the number of fractions is even; else as `unit`.
  case half
  /// All marks.
  case fraction
}

/// The rule for rest positions of a control.
public enum SnapRule: Equatable, Sendable {
  /// Anywhere, or on the nearest mark of the level if that is less than one fraction away. Both
  /// finite bounds count as marks.
  case near(MarkLevel)
  /// On the nearest step mark or bound, at any distance.
  case always

  /// Anywhere.
  public static let none = SnapRule.near(.none)
  /// Anywhere, or on a mark of a whole step that is near; see `near`.
  public static let unit = SnapRule.near(.unit)
  /// Anywhere, or on a mark of a half or whole step that is near; see `near`.
  public static let half = SnapRule.near(.half)
  /// Anywhere, or on any mark that is near; see `near`.
  public static let fraction = SnapRule.near(.fraction)
}

extension Lattice {
  /// Returns the fractions from one mark of `level` to the next; `nil` for `none`.
  public func pitch(of level: MarkLevel) -> Int64? {
    let pitch = spacing(of: level)
    return pitch > 0 ? pitch : nil
  }

  /// Returns the fractions from one mark of `level` to the next; 0 for `none`.
  func spacing(of level: MarkLevel) -> Int64 {
    switch level {
    case .none: 0
    case .unit: fractions
    case .half: fractions % 2 == 0 ? fractions / 2 : fractions
    case .fraction: 1
    }
  }

  /// Returns the points from one mark of `level` to the next; `nil` for `none`.
  public func pitchWidth(of level: MarkLevel) -> Double? {
    let width = spacingWidth(of: level)
    return width > 0 ? width : nil
  }

  /// Returns the points from one mark of `level` to the next; 0 for `none`.
  public func spacingWidth(of level: MarkLevel) -> Double {
    position(ofMark: spacing(of: level))
  }

  /// Returns the rest position of a control that stops at a position.
  ///
  /// Chooses the nearest candidate in fractions from mark 0, ties upwards, if it is nearer than one
  /// fraction by more than 10⁻⁹ of it, so that 0.9 of a step stays and 0.91 goes to 1.
  ///
  /// - Parameters:
  ///   - position: stop in points, between the bounds.
  ///   - rule: rule that selects the candidate marks.
  ///   - bounds: bounds in points; finite ones are candidates, and nothing outside them is.
  /// - Returns: rest position; `nil` if it stays there.
  public func rest(
    at position: Double, rule: SnapRule, bounds: ClosedRange<Double>
  ) -> Landing? {
    let pitch = snapSpacing(rule)
    guard pitch > 0 else { return nil }
    let u = fractions(at: position)
    let below = Int64(roundingDown: u / Double(pitch)) &* pitch
    let blur = blur(u)
    if case .always = rule, let place = inner(below, u, blur, bounds) {
      return Landing(position: place, approach: Double(pitch) * fractionWidth / 2)
    }
    var best = RestingPlace(bounds: bounds, blur: blur)
    best.consider(self.position(ofMark: below), u - Double(below))
    best.consider(self.position(ofMark: below &+ pitch), Double(below &+ pitch) - u)
    if bounds.lowerBound > -.infinity {
      best.consider(bounds.lowerBound, u - fractions(at: bounds.lowerBound))
    }
    if bounds.upperBound < .infinity {
      best.consider(bounds.upperBound, fractions(at: bounds.upperBound) - u)
    }
    var farthest = 1 - blur
    if case .always = rule { farthest = .infinity }
    guard best.distance < farthest else { return nil }
    return Landing(
      position: best.position, approach: Double(pitch) * fractionWidth / 2)
  }

  /// Returns the rest position under `SnapRule.always` if a fast path suffices: far from both
  /// bounds, and from halfway between two marks.
  ///
  /// - Parameters:
  ///   - position: position in points, between the bounds.
  ///   - bounds: bounds in points.
  /// - Returns: position of the step mark, in points; `nil` if `rest(at:rule:bounds:)` must decide.
  @inlinable @inline(__always)
  public func plainRest(at position: Double, within bounds: ClosedRange<Double>) -> Double? {
    let steps = position / unitWidth
    guard abs(steps) < 0x1p36 else { return nil }
    let (step, excess) = nearestWhole(to: steps)
    let place = self.position(ofMark: step &* fractions)
    let margin = 1.75 * unitWidth
    guard abs(excess) < 0.499, place - bounds.lowerBound > margin,
      bounds.upperBound - place > margin
    else { return nil }
    return place
  }

  /// Returns the rest position in the usual case, far from both bounds: the nearer of two marks,
  /// and the upper at halfway.
  ///
  /// - Parameters:
  ///   - below: lower of the two marks.
  ///   - u: stop of the control, in fractions from mark 0.
  ///   - blur: tolerance for equal distances, in fractions.
  ///   - bounds: bounds in points.
  /// - Returns: position in points; `nil` if a bound may matter.
  private func inner(
    _ below: Int64, _ u: Double, _ blur: Double, _ bounds: ClosedRange<Double>
  ) -> Double? {
    let next = below &+ fractions
    let (low, high) = (position(ofMark: below), position(ofMark: next))
    let margin = (0.5 + 3 * blur) * fractionWidth
    guard low - bounds.lowerBound > margin, bounds.upperBound - high > margin else { return nil }
    return (u - Double(below)) - (Double(next) - u) >= -blur ? high : low
  }

  /// Returns the fractions from one candidate of a rule to the next; 0 if it has none.
  func snapSpacing(_ rule: SnapRule) -> Int64 {
    switch rule {
    case .near(let level): spacing(of: level)
    case .always: fractions
    }
  }
}
