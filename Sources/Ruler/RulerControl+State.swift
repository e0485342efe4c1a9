public import ControlCore

extension RulerControl: StorableControl {
  /// "ruld", as the bytes have it.
  public static var storedKind: UInt32 { 0x646C_7572 }

  /// 1,024 bytes, of which this version uses 692 at most.
  public static var storedCapacity: Int { 1024 }

  /// A ruler at rest at 0, with the default configuration.
  public init() {
    self.init(value: 0)
  }

  public mutating func visit(_ visitor: inout some StateVisitor) {
    var new = configuration
    new.visit(&visitor)
    let canBeUsed = new.problem == nil
    visitor.require(canBeUsed)
    if new != configuration, canBeUsed { slide = Slide(0, on: RulerTrack(new)) }
    slide.visit(&visitor)
  }
}

extension RulerConfiguration {
  /// Whether the numbers make sense, `problem` says.
  fileprivate mutating func visit(_ visitor: inout some StateVisitor) {
    let any = -Double.infinity...Double.infinity
    visitBounds(&visitor)
    visitor.number(&step, in: any)
    visitor.number(&origin, in: any)
    visitor.whole(&fractions, in: .min ... .max)
    visitor.number(&unitWidth, in: any)
    visitor.number(&length, in: any)
    visitor.number(&capture, in: any)
    visitor.number(&rearm, in: any)
    visitor.choice(&snap, .none, .unit, .half, .fraction, .always)
    visitor.choice(&tick, .none, .unit, .half, .fraction)
    visitor.choice(&orientation, .horizontal, .vertical)
    visitor.choice(&layoutDirection, .leftToRight, .rightToLeft)
    visitor.choice(&interaction, .enabled, .readOnly, .disabled)
    visitor.choice(&cancelPolicy, .revert, .commit)
    visitor.number(&deceleration, in: any)
    visitor.number(&minimumFling, in: any)
    visitor.number(&maximumFling, in: any)
    visitor.number(&stopDistance, in: any)
    visitor.number(&springFrequency, in: any)
    visitor.number(&restDistance, in: any)
    visitor.number(&rubberBand, in: any)
    visitor.number(&slop.touch, in: any)
    visitor.number(&slop.mouse, in: any)
    visitor.number(&slop.pen, in: any)
    visitor.byte(&fineDrag.modifiers.bits, upTo: 255)
    visitor.number(&fineDrag.scale, in: any)
    visitor.number(&fineDrag.distance, in: any)
    visitor.whole(&scrollTimeout, in: .min ... .max)
    visitor.whole(&boundaryHapticGap, in: .min ... .max)
    visitor.number(&landingFrequency, in: any)
    visitor.choice(&tap, .nothing, .go)
  }

  private mutating func visitBounds(_ visitor: inout some StateVisitor) {
    var (lower, upper) = (bounds.lowerBound, bounds.upperBound)
    visitor.number(&lower, in: -Double.infinity...Double.infinity)
    visitor.number(&upper, in: -Double.infinity...Double.infinity)
    visitor.require(lower <= upper)
    if lower <= upper { bounds = lower...upper }
  }
}
