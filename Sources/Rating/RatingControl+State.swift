public import ControlCore

extension RatingControl: StorableControl {
  /// The bytes "ratd".
  public static var storedKind: UInt32 { 0x6474_6172 }

  /// 640 bytes, of which this version uses at most 212.
  public static var storedCapacity: Int { 640 }

  /// Creates a control without a rating, with the default configuration.
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
    // The value may exceed the present number of symbols.
    visitor.number(&clearing, in: 0...Double(RatingConfiguration.mostSymbols))
    var (isThere, place) = (cleared != nil, cleared ?? Point(x: 0, y: 0))
    visitor.flag(&isThere)
    visitor.number(&place.x, in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
    visitor.number(&place.y, in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
    cleared = isThere ? place : nil
  }
}
