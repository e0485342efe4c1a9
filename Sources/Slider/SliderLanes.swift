import ControlCore

/// The slides that a slider has for those of its thumbs that are held or move: two.
///
/// A slide has room for a pointer, an estimate of its speed and a motion; with one for each of eight thumbs a slider
/// would have 10 kB.
struct SliderLanes: Equatable, Sendable {
  /// One slide, and the thumb that has it.
  struct Lane: Equatable, Sendable {
    var slide: Slide<SliderTrack>
    /// From 0; `nil` while the lane is free, and then the slide means nothing but for its track.
    var part: Int?
    /// The thumbs that it pushes, and whose edits end with its own: a bit each.
    var pushed: UInt8 = 0
    /// Whether the two lanes are dragged as one by one pointer.
    var isPair = false

    static func == (a: Lane, b: Lane) -> Bool {
      guard a.part == b.part else { return false }
      return a.part == nil || a.slide == b.slide && a.pushed == b.pushed && a.isPair == b.isPair
    }
  }

  private var first: Lane
  private var second: Lane

  init(_ track: SliderTrack) {
    first = Lane(slide: Slide(0, on: track))
    second = first
  }

  subscript(index: Int) -> Lane { index == 0 ? first : second }

  /// Changes a lane where it is. A subscript that does so is a coroutine, which may allocate.
  mutating func change(_ index: Int, _ body: (inout Lane) -> Void) {
    if index == 0 { body(&first) } else { body(&second) }
  }

  /// A thumb is pushed along no more.
  mutating func pushNoMore(_ part: Int) {
    first.pushed &= ~(1 << UInt8(truncatingIfNeeded: part))
    second.pushed &= ~(1 << UInt8(truncatingIfNeeded: part))
  }

  /// What no pointer holds any more is no pair.
  mutating func separate() {
    if !first.slide.isHeld { first.isPair = false }
    if !second.slide.isHeld { second.isPair = false }
  }

  /// The lane of a thumb; `nil` if it has none.
  func index(of part: Int) -> Int? {
    first.part == part ? 0 : second.part == part ? 1 : nil
  }

  /// A lane that no thumb has.
  var free: Int? { first.part == nil ? 0 : second.part == nil ? 1 : nil }

  /// The lane whose thumb moves by itself and comes to rest first, or has an open wheel gesture: it is ended if
  /// another thumb needs a slide.
  var spare: Int? {
    let (a, b) = (first.slide.isHeld, second.slide.isHeld)
    guard !a || !b else { return nil }
    guard !a, !b else { return a ? 1 : 0 }
    let never = Timestamp(nanoseconds: .max)
    return (second.slide.restTime ?? never) < (first.slide.restTime ?? never) ? 1 : 0
  }

  /// Whether a pointer holds any thumb.
  var isHeld: Bool {
    first.part != nil && first.slide.isHeld || second.part != nil && second.slide.isHeld
  }

  /// How many thumbs pointers hold.
  var pointers: Int {
    (first.part != nil && first.slide.isHeld ? 1 : 0)
      + (second.part != nil && second.slide.isHeld ? 1 : 0)
  }

  /// Whether a pointer holds the thumb of a lane.
  func holds(_ id: Int64, at index: Int) -> Bool {
    self[index].part != nil && self[index].slide.isHeld(by: id)
  }

  /// What follows from the configuration.
  var rules: SliderRules { first.slide.track.rules }
}
