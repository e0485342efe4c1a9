public import ControlCore

extension DialControl: StorableControl {
  /// "dial", as the bytes have it.
  public static var storedKind: UInt32 { 0x6C61_6964 }

  /// 1,024 bytes.
  public static var storedCapacity: Int { 1024 }

  /// A dial at rest at 0, with the default configuration.
  public init() {
    self.init(value: 0)
  }

  public mutating func visit(_ visitor: inout some StateVisitor) {
    var new = configuration
    new.visit(&visitor)
    let canBeUsed = new.problem == nil
    visitor.require(canBeUsed)
    if new != configuration, canBeUsed { self = DialControl(value: 0, configuration: new) }
    slide.visit(&visitor)
  }
}

extension DialConfiguration {
  /// Whether the numbers make sense, `problem` says.
  fileprivate mutating func visit(_ visitor: inout some StateVisitor) {
    let any = -Double.infinity...Double.infinity
    var (lower, upper) = (range.lowerBound, range.upperBound)
    visitor.number(&lower, in: any)
    visitor.number(&upper, in: any)
    visitor.require(lower <= upper)
    if lower <= upper { range = lower...upper }
    visitor.number(&start, in: any)
    visitor.number(&sweep, in: any)
    visitor.flag(&wraps)
    visitor.number(&step, in: any)
    visitor.flag(&snaps)
    visitor.flag(&ticks)
    visitor.choice(&hold, .rotary, .vertical)
    visitor.choice(&press, .turn, .jump)
    visitor.number(&dead, in: any)
    visitor.flag(&coasts)
    visitor.number(&length, in: any)
    visitor.number(&breadth, in: any)
    visitor.choice(&layoutDirection, .leftToRight, .rightToLeft)
    visitor.choice(&interaction, .enabled, .readOnly, .disabled)
    visitor.choice(&cancelPolicy, .revert, .commit)
    visitor.number(&slop.touch, in: any)
    visitor.number(&slop.mouse, in: any)
    visitor.number(&slop.pen, in: any)
    visitor.byte(&fineDrag.modifiers.bits, upTo: .max)
    visitor.number(&fineDrag.scale, in: any)
    visitor.number(&fineDrag.distance, in: any)
    visitor.number(&deceleration, in: any)
    visitor.number(&minimumFling, in: any)
    visitor.number(&maximumFling, in: any)
    visitor.number(&springFrequency, in: any)
    visitor.number(&landingFrequency, in: any)
    visitor.whole(&scrollTimeout, in: .min ... .max)
    visitor.whole(&boundaryHapticGap, in: .min ... .max)
  }
}
