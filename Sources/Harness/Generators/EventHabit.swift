/// The probabilities of generated events: hands keep their direction and pace, some scripts have no
/// wheel, others only keys.
///
/// Probabilities never affect the meaning of a choice, so a replay does not need them.
struct EventHabit {
  private typealias Kind = EventMaker.Kind

  /// The kinds of events enabled in this script, as a bit mask. Disabling some kinds altogether
  /// finds more bugs than enabling all in every script ("swarm testing", Groce et al., 2012).
  private var enabled: UInt64 = .max
  /// The kinds of events that the control supports, as a bit mask.
  private let possible: UInt64
  /// The interval of pointer reports in milliseconds, and `pace`, their distance in points.
  private var beat: Int64 = 8
  private var pace: Int64 = 0

  init(_ kinds: [EventMaker.Kind], _ choices: inout Choices) {
    possible = kinds.reduce(0) { $0 | 1 &<< UInt64($1.rawValue) }
    let draws = choices.likelihood { bits in
      (bits.next() | bits.next(), Self.beats[Int(bits.whole(0...5))])
    }
    guard let (mask, beat) = draws else { return }
    let always = [Kind.wait, .move, .up].reduce(0 as UInt64) { $0 | 1 &<< UInt64($1.rawValue) }
    enabled = mask | always
    self.beat = beat
  }

  private static let beats: [Int64] = [8, 8, 4, 16, 17, 33]

  /// The weight of each kind while no pointer is down, and while one is.
  private static let weights: [(kind: EventMaker.Kind, free: UInt64, held: UInt64)] = [
    (.wait, 6, 3), (.move, 1, 64), (.up, 1, 12), (.down, 40, 1), (.tap, 6, 1), (.key, 8, 2),
    (.adjust, 4, 1), (.wheel, 9, 2), (.rotate, 3, 1), (.hover, 3, 1), (.cancel, 1, 3),
    (.glide, 0, 4), (.setValue, 5, 2), (.setRange, 4, 2), (.setOther, 4, 2), (.settle, 5, 0),
    (.frames, 3, 1), (.other, 2, 4), (.recorded, 12, 0), (.drag, 12, 0),
  ]

  func verb(_ isDown: Bool, _ bits: inout RandomBits) -> EventMaker.Kind {
    func weight(_ row: (kind: EventMaker.Kind, free: UInt64, held: UInt64)) -> UInt64 {
      let isOn = (enabled & possible) &>> UInt64(row.kind.rawValue) & 1 == 1
      return isOn ? (isDown ? row.held : row.free) : 0
    }
    var place = bits.below(Self.weights.reduce(0) { $0 + weight($1) })
    for row in Self.weights {
      let weight = weight(row)
      if place < weight { return row.kind }
      place -= weight
    }
    return .wait
  }

  func time(_ isDown: Bool, _ bits: inout RandomBits) -> Int64 {
    if bits.chance(120) { return 0 }
    guard isDown else { return Self.pauses[Int(bits.whole(0...12))] }
    return bits.chance(60) ? Self.pauses[Int(bits.whole(4...12))] : beat
  }

  /// Delays in milliseconds, with 40 and 100, at which a control may consider a pointer stopped.
  private static let pauses: [Int64] = [1, 5, 10, 16, 20, 33, 40, 50, 60, 100, 200, 500, 1500]

  mutating func distance(_ isDown: Bool, _ bits: inout RandomBits) -> Int64 {
    guard isDown else {
      pace = Self.paces[Int(bits.whole(0...6))] * (bits.chance(500) ? 1 : -1)
      return bits.whole(-150...150)
    }
    if bits.chance(80) { pace = -pace }
    if bits.chance(60) { return bits.whole(-400...400) }
    if bits.chance(60) { return 0 }
    if bits.chance(40) { return Self.slops[Int(bits.whole(0...3))] }
    return pace + bits.whole(-2...2)
  }

  /// The exact slop of a finger, and of a mouse or pen, in points.
  private static let slops: [Int64] = [10, -10, 1, -1]

  private static let paces: [Int64] = [1, 3, 8, 8, 20, 40, 100]
}
