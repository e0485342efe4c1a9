public import ControlCore

/// One to eight numbers chosen by sliding thumbs along a track.
///
///     var slider = SliderControl(values: [20, 70], configuration: SliderConfiguration(range: 0...100))
///     slider.handle(event) { effect in … }
///
/// The thumbs are the parts of the control, in the order of their values: they never pass each other. Two pointers may
/// hold two of them. Keys, wheels and crowns are for the thumb that has the focus, and for none while a pointer
/// holds one; Escape takes back every edit that is open. See `Control` for the laws it obeys, and `Slide` for what
/// sliding means.
///
/// Each thumb is in one of three states, each pointer that is down too:
///
///     at rest ◀──────▶ in a lane: pressed, dragging, scrolling or settling, as its `Slide` says; two lanes at most
///        ▲
///        └───────────▶ pushed: its edit is open, as long as that of the thumb that pushes it
///
///     down ──▶ waiting: on several thumbs, beside them, or between two ──▶ tapped, or left to the host
///       │         │ it leaves the slop along the track
///       ▼         ▼
///     holds a thumb, or two as a pair ──▶ lifted, lost or cancelled
///
/// What waits is in `presses`, what is held or moves in `slots`, what rests or is pushed in `rests`. A third thumb that moves ends
/// the motion that would rest first, and a third pointer does nothing until it has been lifted.
public struct SliderControl: Control {
  public internal(set) var configuration: SliderConfiguration
  public internal(set) var time = Timestamp.distantPast
  /// The thumb that keys are for, from 0.
  public internal(set) var focus = 0

  /// What remains of each thumb while no slide has it; of one that a slide has, what was before.
  var rests: Eight<SlideRest>
  /// A slide each for two thumbs that are held or move.
  var slots: SliderSlots
  /// Presses of which it is still to be seen what they mean.
  var presses = SliderPresses()
  /// Whether something has moved, and `idle` has not been told of it.
  var owesIdle = false
  /// What the next report of a drag need not ask for again; follows from the rest.
  var steady: SliderSteadyDrag?
  /// What thumbs slide on, between the limits of the one that has been acted on last; follows from the rest too.
  var track: SliderTrack

  /// A slider at rest.
  ///
  /// - Parameters:
  ///   - value: of the first thumb; the others are at the upper bound, or as near to it as they may be.
  ///   - configuration: everything else.
  /// - Precondition: `configuration.problem` is `nil`.
  public init(value: Double = 0, configuration: SliderConfiguration = SliderConfiguration()) {
    var values = NumberList()
    values.append(value)
    self.init(values: values, configuration: configuration)
  }

  /// A slider at rest.
  ///
  /// - Parameters:
  ///   - values: of the thumbs. They are not sorted: each is brought to where the one before it leaves room, and then
  ///     back from the last. Thumbs without a value are at the upper bound, but the first at 0; a value that is not a number
  ///     counts as 0.
  ///   - configuration: everything else; `thumbs` says how many there are.
  /// - Precondition: `configuration.problem` is `nil`.
  public init(values: NumberList, configuration: SliderConfiguration = SliderConfiguration()) {
    require(none: configuration.problem)
    self.configuration = configuration
    track = SliderTrack(configuration)
    slots = SliderSlots(on: track)
    let upper = configuration.bounds.upperBound
    rests = Eight(repeating: slots.read(0) { $0.slide.remains })
    let places = SliderPlaces(configuration) { part in
      guard part < max(values.count, 1) else { return upper }
      return values[part].isNaN ? 0 : values[part]
    }
    for part in 0..<8 { rest(part, at: part < partCount ? places[part] : upper) }
  }

  /// Lets a thumb rest at a value, as if nothing had ever happened to it.
  @inline(never)
  mutating func rest(_ part: Int, at value: Double) {
    rests[part] = Slide(value, on: track).remains
  }

  public static func == (a: SliderControl, b: SliderControl) -> Bool {
    guard a.configuration == b.configuration, a.time == b.time, a.focus == b.focus,
      a.slots == b.slots, a.presses == b.presses, a.owesIdle == b.owesIdle
    else { return false }
    // What a slide has left behind means nothing.
    for part in 0..<a.partCount where a.slots.index(of: part) == nil {
      guard a.rests[part] == b.rests[part] else { return false }
    }
    return true
  }
}

// MARK: What can be read

extension SliderControl {
  public var partCount: Int { Int(truncatingIfNeeded: configuration.thumbs) }
  public var value: Double { value(of: 0) }

  @inline(__always)
  public func value(of part: Int) -> Double {
    let part = nearestPart(to: part)
    guard let slot = slots.index(of: part) else { return rests[part].value }
    return slots.read(slot) { $0.slide.value }
  }

  /// Of all that any thumb does, the first of dragging, pressed, settling and idle.
  @inline(__always)
  public var phase: ControlPhase {
    var phase = presses.isEmpty ? ControlPhase.idle : .pressed
    for slot in 0..<2 { phase = phase.or(slots.phase(slot)) }
    return phase
  }

  /// When the last thumb that moves comes to rest, also while another is held; `nil` if none moves.
  @inline(__always)
  public var restTime: Timestamp? {
    var last: Timestamp?
    for slot in 0..<2 {
      guard let time = slots.restTime(slot) else { continue }
      last = last.map { max($0, time) } ?? time
    }
    return last
  }

  // In all of these a part is counted from 0, and any other number counts as the nearest there is.

  /// What one thumb does.
  public func phase(of part: Int) -> ControlPhase {
    guard let slot = slots.index(of: nearestPart(to: part)) else { return .idle }
    return slots.phase(slot)
  }

  /// When one thumb comes to rest if nothing else happens; `nil` if it is at rest, or held.
  public func restTime(of part: Int) -> Timestamp? {
    guard let slot = slots.index(of: nearestPart(to: part)) else { return nil }
    return slots.restTime(slot)
  }

  /// What shows of one thumb: where its middle is, in points from the lower bound, growing with the value. Past a
  /// bound it tells how far the rubber band gives way.
  public func offset(of part: Int) -> Double {
    canonical(shown(part) - rules.ends.lowerBound)
  }

  /// How fast `offset(of:)` changes, in points per second.
  public func velocity(of part: Int) -> Double {
    guard let slot = slots.index(of: nearestPart(to: part)) else { return 0 }
    return slots.read(slot) { $0.slide.velocity(on: track.within($0.span)) }
  }

  /// The value at which a thumb comes to rest if nothing else happens.
  @inline(__always)
  public func target(of part: Int) -> Double {
    let part = nearestPart(to: part)
    guard let slot = slots.index(of: part) else { return rests[part].value }
    return slots.read(slot) {
      $0.slide.isMoving ? $0.slide.target(on: track.within($0.span)) : $0.slide.value
    }
  }

  /// The mark nearest to the value of a thumb, halfway between two the upper: of the values that can be chosen, from 0
  /// at the lower bound where they are steps or stops; where all can, of a hundred parts of the track.
  public func nearestMark(of part: Int) -> Int64 {
    let (scale, place) = (scale, scale.position(of: value(of: part)))
    let below = scale.mark(upTo: place)
    let (low, high) = (scale.position(ofMark: below), scale.position(ofMark: below &+ 1))
    return high - place <= place - low ? below &+ 1 : below
  }

  /// The values that a thumb can have: between the bounds, and its neighbours.
  @inline(never)
  public func limits(of part: Int) -> ClosedRange<Double> {
    var copy = self
    return copy.range(for: nearestPart(to: part)).values
  }

  /// In points.
  @inline(__always)
  func shown(_ part: Int) -> Double {
    let part = nearestPart(to: part)
    guard let slot = slots.index(of: part) else { return scale.position(of: rests[part].value) }
    return slots.read(slot) { $0.slide.shown }
  }

  func nearestPart(to part: Int) -> Int { min(max(part, 0), partCount - 1) }

  /// What follows from the configuration.
  var rules: SliderRules { track.rules }
  var scale: SliderScale { track.scale.base }
}

extension ControlPhase {
  /// The one of two that says more of a control: dragging, pressed, coasting, settling, idle.
  fileprivate func or(_ other: ControlPhase) -> ControlPhase {
    rank < other.rank ? self : other
  }

  private var rank: Int {
    switch self {
    case .dragging: 0
    case .pressed: 1
    case .coasting: 2
    case .settling: 3
    case .idle: 4
    }
  }
}
