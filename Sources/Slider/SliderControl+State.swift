public import ControlCore

extension SliderControl: StorableControl {
  /// "slid", as the bytes have it.
  public static var storedKind: UInt32 { 0x6469_6C73 }

  /// 4,096 bytes.
  public static var storedCapacity: Int { 4096 }

  /// A slider of one thumb at rest at the lower bound, with the default configuration.
  public init() {
    self.init(value: 0)
  }

  public mutating func visit(_ visitor: inout some StateVisitor) {
    var new = configuration
    new.visit(&visitor)
    let canBeUsed = new.problem == nil
    visitor.require(canBeUsed)
    if new != configuration, canBeUsed { self = SliderControl(value: 0, configuration: new) }
    visitor.time(&time)
    var number = UInt8(truncatingIfNeeded: focus)
    visitor.byte(&number, upTo: UInt8(truncatingIfNeeded: partCount - 1))
    focus = Int(number)
    visitor.flag(&owesIdle)
    for lane in 0..<2 { visit(lane, &visitor) }
    for part in 0..<partCount where lanes.index(of: part) == nil {
      var rest = rests[part]
      rest.visit(&visitor, within: rules.bounds, at: time)
      rests[part] = rest
    }
    visitor.require(lanes.part(0) == nil || lanes.part(0) != lanes.part(1))
    presses.visit(&visitor)
  }

  private mutating func visit(_ lane: Int, _ visitor: inout some StateVisitor) {
    var number = UInt8(truncatingIfNeeded: lanes.part(lane).map { $0 + 1 } ?? 0)
    visitor.byte(&number, upTo: UInt8(truncatingIfNeeded: partCount))
    let (part, bounds) = (number == 0 ? nil : Int(number) - 1, rules.bounds)
    lanes.change(lane) { $0.part = part }
    guard part != nil else { return }
    lanes.change(lane) {
      var limits = $0.slide.track.scale.values
      visitor.range(&limits, within: bounds)
      visitor.byte(&$0.pushed, upTo: 255)
      visitor.flag(&$0.isPair)
      // A cancel may bring back what is not between the limits of this moment.
      $0.confine(to: SliderRoom(values: bounds), keepsPull: true)
      $0.slide.visit(&visitor)
      $0.confine(to: SliderRoom(values: limits), keepsPull: true)
    }
    visitor.require(lanes.read(lane) { $0.slide.time } <= time)
  }
}

extension SliderPresses {
  mutating func visit(_ visitor: inout some StateVisitor) {
    for index in 0..<2 {
      var press = self[index] ?? Press(contact: Contact(), meaning: .tap)
      var isThere = self[index] != nil
      visitor.flag(&isThere)
      if isThere {
        press.contact.visit(&visitor)
        visitor.choice(&press.meaning, .stack, .jump, .pair, .step, .tap)
      }
      self[index] = isThere ? press : nil
    }
  }
}

extension SliderConfiguration {
  /// Whether the numbers make sense, `problem` says.
  fileprivate mutating func visit(_ visitor: inout some StateVisitor) {
    let any = -Double.infinity...Double.infinity
    visitor.whole(&thumbs, in: .min ... .max)
    visitor.range(&range, within: any)
    visitor.choice(&curve, .linear, .logarithmic, .oneTwoFive)
    visitor.number(&factor, in: any)
    visitStops(&visitor)
    visitor.number(&step, in: any)
    visitor.number(&distance, in: any)
    visitor.choice(&meeting, .block, .push)
    visitor.choice(&trackPress, .jump, .step, .nothing)
    visitor.choice(&between, .hold, .move)
    visitor.choice(&quantization, .drag, .release)
    visitor.number(&grab, in: any)
    visitor.flag(&ticks)
    visitor.number(&rubberBand, in: any)
    visitor.choice(&orientation, .horizontal, .vertical)
    visitor.choice(&layoutDirection, .leftToRight, .rightToLeft)
    visitor.number(&length, in: any)
    visitor.choice(&interaction, .enabled, .readOnly, .disabled)
    visitor.choice(&cancelPolicy, .revert, .commit)
    visitor.number(&slop.touch, in: any)
    visitor.number(&slop.mouse, in: any)
    visitor.number(&slop.pen, in: any)
    visitor.byte(&fineDrag.modifiers.bits, upTo: 255)
    visitor.number(&fineDrag.scale, in: any)
    visitor.number(&fineDrag.distance, in: any)
    visitor.number(&springFrequency, in: any)
    visitor.number(&landingFrequency, in: any)
    visitor.number(&restDistance, in: any)
    visitor.whole(&scrollTimeout, in: .min ... .max)
    visitor.whole(&boundaryHapticGap, in: .min ... .max)
  }

  private mutating func visitStops(_ visitor: inout some StateVisitor) {
    var count = UInt8(truncatingIfNeeded: stops.count)
    visitor.byte(&count, upTo: UInt8(truncatingIfNeeded: NumberList.limit))
    var list = NumberList()
    for index in 0..<Int(count) {
      var stop = stops[index]
      visitor.number(&stop, in: -Double.infinity...Double.infinity)
      list.append(stop)
    }
    stops = list
  }
}

extension StateVisitor {
  /// Two numbers of which the second is not less.
  fileprivate mutating func range(
    _ range: inout ClosedRange<Double>, within bounds: ClosedRange<Double>
  ) {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    number(&lower, in: bounds)
    number(&upper, in: bounds)
    require(lower <= upper)
    if lower <= upper { range = lower...upper }
  }
}
