public import ControlCore

extension SliderControl: StorableControl {
  /// The bytes "slid".
  public static var storedKind: UInt32 { 0x6469_6C73 }

  /// 4,096 bytes.
  public static var storedCapacity: Int { 4096 }

  /// Creates a slider of one thumb at rest at the lower bound, with the default configuration.
  public init() {
    self.init(value: 0)
  }

  public mutating func visit(_ visitor: inout some StateVisitor) {
    visitSettings(&visitor)
    visitor.time(&time)
    var number = UInt8(truncatingIfNeeded: focus)
    visitor.byte(&number, upTo: UInt8(truncatingIfNeeded: partCount - 1))
    focus = Int(number)
    visitor.flag(&owesIdle)
    for slot in 0..<2 { visit(slot, &visitor) }
    for part in 0..<partCount where slots.index(of: part) == nil {
      var rest = rests[part]
      rest.visit(&visitor, within: track.rules.bounds, at: time)
      rests[part] = rest
    }
    visitor.require(slots.part(0) == nil || slots.part(0) != slots.part(1))
    presses.visit(&visitor)
  }

  // A separate function, so that its large copies are freed before the members are visited.
  @inline(never)
  private mutating func visitSettings(_ visitor: inout some StateVisitor) {
    var new = configuration
    visitor.settings(&new)
    let canBeUsed = new.problem == nil
    visitor.require(canBeUsed)
    if new != configuration, canBeUsed { begin(with: new) }
  }

  /// Applies other settings, with all thumbs at rest at the lower bound.
  @inline(never)
  private mutating func begin(with new: SliderConfiguration) {
    (configuration, track) = (new, SliderTrack(new))
    slots = SliderSlots(on: track)
    for part in 0..<partCount { rest(part, at: new.bounds.lowerBound) }
  }

  @inline(never)
  private mutating func visit(_ slot: Int, _ visitor: inout some StateVisitor) {
    var number = UInt8(truncatingIfNeeded: slots.part(slot).map { $0 + 1 } ?? 0)
    visitor.byte(&number, upTo: UInt8(truncatingIfNeeded: partCount))
    let (part, bounds) = (number == 0 ? nil : Int(number) - 1, track.rules.bounds)
    slots.change(slot) { $0.part = part }
    guard part != nil else { return }
    slots.change(slot) {
      var limits = $0.span.values
      visitor.range(&limits, within: bounds)
      visitor.byte(&$0.pushed, upTo: 255)
      visitor.flag(&$0.isPair)
      // A cancel may restore values outside the present limits.
      $0.enter(SliderRange(values: bounds), on: &track, keepsPull: true)
      $0.slide.visit(&visitor, on: &track)
      $0.enter(SliderRange(values: limits), on: &track, keepsPull: true)
    }
    visitor.require(slots.read(slot) { $0.slide.time } <= time)
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
