/// Remembers which bound has been reported, so that each excursion is reported once.
@usableFromInline
package struct BoundTracker: Equatable, Sendable {
  @usableFromInline var lowerIsArmed = true
  @usableFromInline var upperIsArmed = true

  /// Whether either bound is reported when it is gone past: then what happens between them changes nothing.
  @inlinable
  var areArmed: Bool { lowerIsArmed && upperIsArmed }

  public init() {}

  /// The bound that a straight move from `a` to `b` goes past, if it has not been reported since the
  /// control was last `rearm` points inside it.
  ///
  /// Going past means from on or inside the bound to strictly outside.
  public func side(from a: Double, to b: Double, lower: Double, upper: Double) -> Side? {
    if b > upper, a <= upper, upperIsArmed { return .upper }
    if b < lower, a >= lower, lowerIsArmed { return .lower }
    return nil
  }

  /// Notes that a bound has been reported.
  public mutating func pass(_ side: Side) {
    switch side {
    case .lower: lowerIsArmed = false
    case .upper: upperIsArmed = false
    }
  }

  /// Notes that the control is at `x` now.
  public mutating func visit(_ x: Double, lower: Double, upper: Double, rearm: Double) {
    if x - lower >= rearm { lowerIsArmed = true }
    if upper - x >= rearm { upperIsArmed = true }
  }

  /// One move from `a` to `b`: the bound it reports.
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
