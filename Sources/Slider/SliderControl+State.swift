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
    for part in 0..<partCount { visit(part, &visitor) }
    for index in 0..<2 { visit(hold: index, &visitor) }
    for part in 0..<partCount where isHeld(part) {
      visitor.require(holds.index(ofPart: part) != nil)
    }
    presses.visit(&visitor)
  }

  // A separate function, so that its large copies are freed before the members are visited.
  private mutating func visitSettings(_ visitor: inout some StateVisitor) {
    var new = configuration
    visitor.settings(&new)
    let canBeUsed = new.problem == nil
    visitor.require(canBeUsed)
    if new != configuration, canBeUsed { begin(with: new) }
  }

  /// Applies other settings, with all thumbs at rest at the lower bound.
  private mutating func begin(with new: SliderConfiguration) {
    (configuration, track) = (new, SliderTrack(new))
    (busy, moving, holds) = (PartSet(), PartSet(), SliderHolds())
    for part in 0..<partCount { rest(part, at: new.bounds.lowerBound) }
  }

  private mutating func visit(_ part: Int, _ visitor: inout some StateVisitor) {
    let bounds = track.whole.choices
    let (isBusy, last) = parts.change(part) {
      var limits = $0.span.values
      visitor.range(&limits, within: bounds)
      visitor.byte(&$0.pushed.bits, upTo: 255)
      // A cancel may restore values outside the present limits.
      $0.enter(SliderRange(values: bounds), on: &track, keepsPull: true)
      $0.slide.visit(&visitor, on: &track)
      $0.enter(SliderRange(values: limits), on: &track, keepsPull: true)
      track.put(track.whole)
      $0.slide.settle(on: &track)
      return ($0.slide.phase != .idle, $0.slide.time)
    }
    busy.set(part, to: isBusy)
    moving.set(part, to: isBusy && !isHeld(part))
    visitor.require(last <= time)
  }

  /// Visits a pointer; its thumbs must be held as it holds them.
  private mutating func visit(hold index: Int, _ visitor: inout some StateVisitor) {
    let most = UInt8(truncatingIfNeeded: partCount - 1)
    let isTwice = holds.change(index) {
      $0.hold.visit(&visitor)
      guard $0.hold.isHeld || $0.hold.hasTapped else { return false }
      var number = UInt8(truncatingIfNeeded: $0.part)
      visitor.byte(&number, upTo: most)
      $0.part = Int(number)
      if $0.hold.hasTapped {
        var place = Double($0.place)
        visitor.place(&place)
        $0.place = Float(place)
      }
      guard $0.hold.isHeld else { return false }
      visitor.flag(&$0.isPair)
      visitor.require(!$0.isPair || number < most)
      return index == 1
    }
    let own = holds.read(index) { $0.parts }
    for part in 0..<partCount where own.contains(part) {
      visitor.require(!isTwice || !holds.read(0) { $0.parts.contains(part) })
      let agrees = holds.read(index) { entry in parts.read(part) { entry.hold.holds($0.slide) } }
      visitor.require(agrees)
    }
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
