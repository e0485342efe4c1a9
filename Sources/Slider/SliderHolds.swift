import ControlCore

/// The pointers that hold thumbs, at most two: a third is ignored until it is lifted.
struct SliderHolds: Equatable, Sendable {
  /// One pointer, and the thumbs that it holds.
  struct Entry: Equatable, Sendable {
    var hold = MeasuredHold()
    /// The thumb, from 0; the lower one of a pair.
    var part: Int {
      get { Int(number) }
      set { number = UInt8(truncatingIfNeeded: newValue) }
    }
    private var number: UInt8 = 0
    /// True if it holds the next thumb too, and drags both as one.
    var isPair = false
    /// The place of the thumb before the first of two taps, in points, in half the bytes: within its
    /// `ulp`.
    var place: Float = 0

    /// The thumbs that it holds.
    var parts: PartSet { PartSet(bits: hold.isHeld ? (isPair ? 3 : 1) &<< UInt8(part) : 0) }

    /// Returns the other thumb of a pair; `nil` without one.
    func other(than part: Int) -> Int? { isPair ? self.part * 2 + 1 - part : nil }

    static func == (a: Entry, b: Entry) -> Bool {
      a.parts == b.parts && a.hold == b.hold
        && (!a.hold.hasTapped || a.number == b.number && a.place == b.place)
    }
  }

  private var first = Entry()
  private var second = Entry()

  func read<Answer>(_ index: Int, _ body: (borrowing Entry) -> Answer) -> Answer {
    index == 0 ? body(first) : body(second)
  }

  mutating func change<Answer>(_ index: Int, _ body: (inout Entry) -> Answer) -> Answer {
    index == 0 ? body(&first) : body(&second)
  }

  /// Returns the entry of a pointer; `nil` if it holds no thumb.
  func index(ofPointer id: Int64) -> Int? {
    first.hold.isHeld(by: id) ? 0 : second.hold.isHeld(by: id) ? 1 : nil
  }

  /// Returns the entry of a thumb; `nil` if no pointer holds it.
  func index(ofPart part: Int) -> Int? {
    first.parts.contains(part) ? 0 : second.parts.contains(part) ? 1 : nil
  }

  /// The thumbs that pointers hold.
  var parts: PartSet { PartSet(bits: first.parts.bits | second.parts.bits) }

  /// The number of these thumbs. A pair counts as two, so it leaves no second pointer.
  var count: Int { parts.bits.nonzeroBitCount }

  /// The entry of the next pointer that takes hold.
  var free: Int { first.hold.isHeld ? 1 : 0 }

  /// The entry of the pointer that drags two thumbs, and the lower one; `nil` if none does.
  var pair: (index: Int, lower: Int)? {
    if first.hold.isHeld, first.isPair { return (0, first.part) }
    if second.hold.isHeld, second.isPair { return (1, second.part) }
    return nil
  }

  /// Makes the next tap the first of two.
  mutating func forgetTaps() {
    first.hold.forgetTaps()
    second.hold.forgetTaps()
  }

  /// Takes hold of a thumb by a press on it. It may be the second of two taps if it is on the same thumb,
  /// where that was before the first.
  ///
  /// - Parameters:
  ///   - event: The press.
  ///   - part: The thumb, from 0.
  ///   - place: The place of the thumb, in points.
  ///   - press: That of the pointer.
  ///   - reach: The distance at which it is on a thumb, in points.
  ///   - time: The current time.
  ///   - settings: The settings for pointers.
  /// - Returns: What the event means to its slide.
  mutating func press(
    _ event: PointerEvent, _ part: Int, at place: Double, by press: Double, within reach: Double,
    at time: Timestamp, _ settings: GestureSettings
  ) -> Hold.Intent? {
    change(free) {
      let isThere = abs(Double($0.place) - press) <= reach + Double($0.place.ulp)
      if part != $0.part || !isThere { $0.hold.forgetTaps() }
      ($0.part, $0.isPair) = (part, false)
      let intent = $0.hold.handle(event, at: time, settings)
      if !$0.hold.mayTapAgain { $0.place = Float(place) }
      return intent
    }
  }

  /// Takes hold of a thumb and drags it from the pointer, without a press.
  mutating func grab(
    _ event: PointerEvent, _ part: Int, at time: Timestamp, _ settings: GestureSettings
  ) {
    change(free) {
      ($0.part, $0.isPair) = (part, false)
      $0.hold.grab(event, at: time, settings)
    }
  }

  /// Takes hold of a thumb and the next.
  ///
  /// - Returns: What the event means to its slide.
  mutating func take(
    _ event: PointerEvent, pairFrom part: Int, at time: Timestamp, _ settings: GestureSettings
  ) -> Hold.Intent? {
    change(free) {
      ($0.part, $0.isPair) = (part, true)
      return $0.hold.handle(event, at: time, settings)
    }
  }
}
