/// A record of the bounds already reported, so that each excursion is reported once.
@usableFromInline
package struct BoundTracker: Equatable, Sendable {
  @usableFromInline var lowerIsArmed = true
  @usableFromInline var upperIsArmed = true

  /// True if both bounds would be reported when passed; moves between them then change nothing.
  @inlinable
  var areArmed: Bool { lowerIsArmed && upperIsArmed }

  public init() {}

  /// Returns the bound that a straight move from `a` to `b` passes, if it has not been reported
  /// since the control was last `rearm` points inside it.
  ///
  /// Passing a bound means moving from on or inside it to strictly outside.
  public func side(from a: Double, to b: Double, lower: Double, upper: Double) -> Side? {
    if b > upper, a <= upper, upperIsArmed { return .upper }
    if b < lower, a >= lower, lowerIsArmed { return .lower }
    return nil
  }

  /// Records a reported bound.
  public mutating func pass(_ side: Side) {
    switch side {
    case .lower: lowerIsArmed = false
    case .upper: upperIsArmed = false
    }
  }

  /// Rearms each bound that `x` is at least `rearm` points inside.
  public mutating func visit(_ x: Double, lower: Double, upper: Double, rearm: Double) {
    if x - lower >= rearm { lowerIsArmed = true }
    if upper - x >= rearm { upperIsArmed = true }
  }

  /// Records a move from `a` to `b`, and returns the bound it reports.
  public mutating func move(
    from a: Double, to b: Double, lower: Double, upper: Double, rearm: Double
  ) -> Side? {
    let side = side(from: a, to: b, lower: lower, upper: upper)
    if let side { pass(side) }
    visit(b, lower: lower, upper: upper, rearm: rearm)
    return side
  }
}

extension BoundTracker {
  mutating func visit(_ visitor: inout some StateVisitor) {
    visitor.flag(&lowerIsArmed)
    visitor.flag(&upperIsArmed)
  }
}
