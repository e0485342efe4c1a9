import ControlCore

/// The slides that a slider has for those of its thumbs that are held or move: two.
///
/// A slide has room for a pointer, an estimate of its speed and a motion; with one for each of eight thumbs a slider
/// would have 8 kB.
struct SliderSlots: Equatable, Sendable {
  /// One slide, and the thumb that has it.
  struct Slot: Equatable, Sendable {
    var slide: Slide
    /// The limits between which the thumb is; they follow from what else there is.
    var span: SliderSpan
    /// From 0; `nil` while the lane is free, and then the slide means nothing.
    var part: Int?
    /// The thumbs that it pushes, and whose edits end with its own: a bit each.
    var pushed: UInt8 = 0
    /// Whether the two lanes are dragged as one by one pointer.
    var isPair = false

    static func == (a: Slot, b: Slot) -> Bool {
      guard a.part == b.part else { return false }
      return a.part == nil || a.slide == b.slide && a.pushed == b.pushed && a.isPair == b.isPair
    }
  }

  private var first: Slot
  private var second: Slot

  /// Two lanes that are free.
  @inline(never)
  init(on track: SliderTrack) {
    first = Slot(slide: Slide(track.rules.bounds.lowerBound, on: track), span: track.span)
    second = first
  }

  /// Reads something of a lane where it is: a copy takes a kilobyte of stack.
  @inline(__always)
  func read<Answer>(_ index: Int, _ body: (borrowing Slot) -> Answer) -> Answer {
    index == 0 ? body(first) : body(second)
  }

  /// The thumb that has a lane; `nil` while it is free.
  @inline(__always)
  func part(_ index: Int) -> Int? { index == 0 ? first.part : second.part }

  /// Changes a lane where it is. A subscript that does so is a coroutine, which may allocate.
  mutating func change<Answer>(_ index: Int, _ body: (inout Slot) -> Answer) -> Answer {
    index == 0 ? body(&first) : body(&second)
  }

  /// Whether a thumb is pushed along by another one, whose edit is open.
  @inline(__always)
  func push(_ part: Int) -> Bool {
    let bit: UInt8 = 1 << UInt8(truncatingIfNeeded: part)
    return first.part != nil && first.slide.isEditing && first.pushed & bit != 0
      || second.part != nil && second.slide.isEditing && second.pushed & bit != 0
  }

  /// A thumb is pushed along no more.
  mutating func pushNoMore(_ part: Int) {
    first.pushed &= ~(1 << UInt8(truncatingIfNeeded: part))
    second.pushed &= ~(1 << UInt8(truncatingIfNeeded: part))
  }

  /// Whether one pointer drags both.
  @inline(__always)
  var arePair: Bool {
    first.part != nil && second.part != nil && first.isPair && second.isPair
  }

  /// What no pointer holds any more is no pair.
  mutating func separate() {
    if !first.slide.isHeld { first.isPair = false }
    if !second.slide.isHeld { second.isPair = false }
  }

  /// The lane of a thumb; `nil` if it has none.
  @inline(__always)
  func index(of part: Int) -> Int? {
    first.part == part ? 0 : second.part == part ? 1 : nil
  }

  /// A lane that no thumb has.
  @inline(__always)
  var free: Int? { first.part == nil ? 0 : second.part == nil ? 1 : nil }

  /// The lane whose thumb moves by itself and comes to rest first, or has an open wheel gesture: it is ended if
  /// another thumb needs a slide.
  @inline(__always)
  var spare: Int? {
    let (a, b) = (first.slide.isHeld, second.slide.isHeld)
    guard !a || !b else { return nil }
    guard !a, !b else { return a ? 1 : 0 }
    let never = Timestamp(nanoseconds: .max)
    return (second.slide.restTime ?? never) < (first.slide.restTime ?? never) ? 1 : 0
  }

  /// Whether a pointer holds any thumb.
  @inline(__always)
  var isHeld: Bool { isHeld(0) || isHeld(1) }

  /// How many thumbs pointers hold.
  @inline(__always)
  var pointers: Int {
    (isHeld(0) ? 1 : 0) + (isHeld(1) ? 1 : 0)
  }

  /// Whether a pointer holds the thumb of a lane.
  @inline(__always)
  func holds(_ id: Int64, at index: Int) -> Bool {
    read(index) { $0.part != nil && $0.slide.isHeld(by: id) }
  }

  /// Whether a pointer holds a thumb.
  @inline(__always)
  func isHeld(part: Int) -> Bool {
    first.part == part && first.slide.isHeld || second.part == part && second.slide.isHeld
  }

  /// The thumbs that one pushes along, a bit each.
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

  /// When the thumb of a lane comes to rest, if it moves.
  @inline(__always)
  func restTime(_ index: Int) -> Timestamp? {
    read(index) { $0.part == nil ? nil : $0.slide.restTime }
  }

  /// Whether the thumb of the first lane moves by itself at a time, and no other one is held or moves.
  @inline(__always)
  func movesAlone(until time: Timestamp) -> Bool {
    guard first.part != nil, second.part == nil, first.slide.isMoving else { return false }
    return first.slide.restTime.map { time < $0 } ?? false
  }

  /// Whether a wheel or crown gesture of its thumb is open.
  @inline(__always)
  func isScrolling(_ index: Int) -> Bool {
    read(index) { $0.part != nil && $0.slide.phase == .dragging && !$0.slide.isHeld }
  }
}
