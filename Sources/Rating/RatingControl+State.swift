public import ControlCore

extension RatingControl: StorableControl {
  /// "ratd", as the bytes have it.
  public static var storedKind: UInt32 { 0x6474_6172 }

  /// 640 bytes, of which this version uses 202 at most.
  public static var storedCapacity: Int { 640 }

  /// No rating, with the default configuration.
  public init() {
    self.init(value: 0)
  }

  public mutating func visit(_ visitor: inout some StateVisitor) {
    var new = configuration
    visitor.settings(&new)
    let canBeUsed = new.problem == nil
    visitor.require(canBeUsed)
    if new != configuration, canBeUsed { self = RatingControl(configuration: new) }
    choice.visit(&visitor, within: scale.values)
    visitor.number(&preview, in: scale.values)
    // It may be more than there are symbols now.
    visitor.number(&clearing, in: 0...Double(RatingConfiguration.mostSymbols))
    var (isThere, place) = (cleared != nil, cleared ?? Point(x: 0, y: 0))
    visitor.flag(&isThere)
    visitor.number(&place.x, in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
    visitor.number(&place.y, in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
    cleared = isThere ? place : nil
  }
}
