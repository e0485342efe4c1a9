import ControlCore

/// The two slides for thumbs that are held or move.
///
/// A slide stores a pointer, a speed estimate and a motion; eight of them would take 8 kB. If a third
/// thumb needs a slot, the motion that would end first ends immediately.
struct SliderSlots: Equatable, Sendable {
  /// One slide, and its thumb.
  struct Slot: Equatable, Sendable {
    var slide: Slide
    /// The limits of the thumb; derived from the other state.
    var span: SliderSpan
    /// The part number, from 0; `nil` while the slot is free and its slide stale.
    var part: Int?
    /// The thumbs that it pushes, whose edits end with its own; a bit each.
    var pushed: UInt8 = 0
    /// True if one pointer drags both slots as one.
    var isPair = false

    static func == (a: Slot, b: Slot) -> Bool {
      guard a.part == b.part else { return false }
      return a.part == nil || a.slide == b.slide && a.pushed == b.pushed && a.isPair == b.isPair
    }
  }

  private var first: Slot
  private var second: Slot

  /// Creates two free slots.
  @inline(never)
  init(on track: SliderTrack) {
    first = Slot(slide: Slide(track.rules.bounds.lowerBound, on: track), span: track.span)
    second = first
  }

  /// Reads a slot in place; a copy takes 1 kB of stack.
  @inline(__always)
  func read<Answer>(_ index: Int, _ body: (borrowing Slot) -> Answer) -> Answer {
    index == 0 ? body(first) : body(second)
  }

  /// The thumb of a slot; `nil` while it is free.
  @inline(__always)
  func part(_ index: Int) -> Int? { index == 0 ? first.part : second.part }

  /// Changes a slot in place. A subscript would be a coroutine, which may allocate.
  mutating func change<Answer>(_ index: Int, _ body: (inout Slot) -> Answer) -> Answer {
    index == 0 ? body(&first) : body(&second)
  }

  /// True while another thumb with an open edit pushes a thumb.
  @inline(__always)
  func push(_ part: Int) -> Bool {
    let bit: UInt8 = 1 << UInt8(truncatingIfNeeded: part)
    return first.part != nil && first.slide.isEditing && first.pushed & bit != 0
      || second.part != nil && second.slide.isEditing && second.pushed & bit != 0
  }

  /// Ends the pushing of a thumb.
  mutating func pushNoMore(_ part: Int) {
    first.pushed &= ~(1 << UInt8(truncatingIfNeeded: part))
    second.pushed &= ~(1 << UInt8(truncatingIfNeeded: part))
  }

  /// True while one pointer drags both thumbs.
  @inline(__always)
  var arePair: Bool {
    first.part != nil && second.part != nil && first.isPair && second.isPair
  }

  /// Removes the pair mark of each slot whose thumb no pointer holds.
  mutating func separate() {
    if !first.slide.isHeld { first.isPair = false }
    if !second.slide.isHeld { second.isPair = false }
  }

  /// Returns the slot of a thumb; `nil` if it has none.
  @inline(__always)
  func index(of part: Int) -> Int? {
    first.part == part ? 0 : second.part == part ? 1 : nil
  }

  /// A free slot; `nil` if both are in use.
  @inline(__always)
  var free: Int? { first.part == nil ? 0 : second.part == nil ? 1 : nil }

  /// The slot to free for another thumb: not held, and first to come to rest; `nil` if both are
  /// held. A thumb without a rest time, as in a wheel gesture without a deadline, comes last.
  @inline(__always)
  var spare: Int? {
    let (a, b) = (first.slide.isHeld, second.slide.isHeld)
    guard !a || !b else { return nil }
    guard !a, !b else { return a ? 1 : 0 }
    let never = Timestamp(nanoseconds: .max)
    return (second.slide.restTime ?? never) < (first.slide.restTime ?? never) ? 1 : 0
  }

  /// True while a pointer holds any thumb.
  @inline(__always)
  var isHeld: Bool { isHeld(0) || isHeld(1) }

  /// The number of thumbs held by pointers.
  @inline(__always)
  var pointers: Int {
    (isHeld(0) ? 1 : 0) + (isHeld(1) ? 1 : 0)
  }

  /// True while a given pointer holds the thumb of a slot.
  @inline(__always)
  func holds(_ id: Int64, at index: Int) -> Bool {
    read(index) { $0.part != nil && $0.slide.isHeld(by: id) }
  }

  /// True while a pointer holds a thumb.
  @inline(__always)
  func isHeld(part: Int) -> Bool {
    first.part == part && first.slide.isHeld || second.part == part && second.slide.isHeld
  }

  /// Returns the thumbs that one pushes, a bit each.
  @inline(__always)
  func pushed(by part: Int) -> UInt8 {
    first.part == part ? first.pushed : second.part == part ? second.pushed : 0
  }

  @inline(__always)
  func isHeld(_ index: Int) -> Bool { read(index) { $0.part != nil && $0.slide.isHeld } }

  @inline(__always)
  func phase(_ index: Int) -> ControlPhase {
    read(index) { $0.part == nil ? .idle : $0.slide.phase }
  }

  /// Returns the time at which the motion or the wheel gesture of a slot's thumb ends without
  /// further input; `nil` if there is none, or if the gesture has no deadline.
  @inline(__always)
  func restTime(_ index: Int) -> Timestamp? {
    read(index) { $0.part == nil ? nil : $0.slide.restTime }
  }

  /// True if only the thumb of the first slot moves, and still does at a time.
  @inline(__always)
  func movesAlone(until time: Timestamp) -> Bool {
    guard first.part != nil, second.part == nil, first.slide.isMoving else { return false }
    return first.slide.restTime.map { time < $0 } ?? false
  }

  /// True while a wheel or crown gesture of the slot's thumb is open.
  @inline(__always)
  func isScrolling(_ index: Int) -> Bool {
    read(index) { $0.part != nil && $0.slide.phase == .dragging && !$0.slide.isHeld }
  }
}
