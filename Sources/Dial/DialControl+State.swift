public import ControlCore

extension DialControl: StorableControl {
  /// The bytes "dial".
  public static var storedKind: UInt32 { 0x6C61_6964 }

  /// 1,024 bytes.
  public static var storedCapacity: Int { 1024 }

  /// Creates a dial at rest at 0, with the default configuration.
  public init() {
    self.init(value: 0)
  }

  public mutating func visit(_ visitor: inout some StateVisitor) {
    var new = configuration
    visitor.settings(&new)
    let canBeUsed = new.problem == nil
    visitor.require(canBeUsed)
    if new != configuration, canBeUsed { self = DialControl(value: 0, configuration: new) }
    slide.visit(&visitor, by: &hold, on: &track)
  }
}
