public import ControlCore

extension RulerControl: StorableControl {
  /// The bytes "ruld".
  public static var storedKind: UInt32 { 0x646C_7572 }

  /// 1,024 bytes, of which this version uses at most 744.
  public static var storedCapacity: Int { 1024 }

  /// Creates a ruler at rest at 0, with the default configuration.
  public init() {
    self.init(value: 0)
  }

  public mutating func visit(_ visitor: inout some StateVisitor) {
    var new = configuration
    visitor.settings(&new)
    let canBeUsed = new.problem == nil
    visitor.require(canBeUsed)
    if new != configuration, canBeUsed { self = RulerControl(configuration: new) }
    slide.visit(&visitor, by: &hold, on: &track)
  }
}
