import ControlCore

/// A mark that ticked.
struct CursorTick: Equatable {
  let mark: Int64
  let upwards: Bool
  let time: Timestamp

  /// Index and direction.
  var key: [Int64] { [mark, upwards ? 1 : -1] }

  /// Returns the distance in seconds from the first nanosecond after `seconds`. Solved times are
  /// rounded up to whole nanoseconds, so 0 to 1 ns late is exact.
  func lateness(after seconds: Double, start: Timestamp = Timestamp(nanoseconds: 0)) -> Double {
    let late = Double(time.nanoseconds(since: start)) - seconds * 1e9
    return late < 0 ? late * 1e-9 : max(late - 1, 0) * 1e-9
  }
}

/// A bound that was reported.
struct CursorBound: Equatable {
  let side: Side
  let time: Timestamp
  /// Number of ticks reported before.
  let ticksBefore: Int
}

/// Every effect of a cursor, mark by mark, in the order of emission.
struct CursorRecord<Rule: MarkRule> {
  typealias Tick = CursorTick
  typealias Bound = CursorBound

  private(set) var cursor: MotionCursor
  private(set) var detector: CrossingDetector
  private let rule: Rule
  private(set) var ticks: [Tick] = []
  private(set) var bounds: [Bound] = []
  /// True if an effect came before its time, or was due at an earlier call.
  private(set) var isUntimely = false
  private var latest: Timestamp?

  init(_ plan: ReleasePlanner.Plan, _ rule: Rule, at x: Double) {
    var detector = CrossingDetector()
    detector.reset(at: x, rule: rule)
    self.init(plan, rule, keeping: detector)
  }

  /// Creates a record without resetting the detector.
  init(_ plan: ReleasePlanner.Plan, _ rule: Rule, keeping detector: CrossingDetector) {
    self.rule = rule
    self.detector = detector
    cursor = MotionCursor(plan)
  }

  mutating func advance(to time: Timestamp) {
    var reported: [Effect] = []
    cursor.advance(to: time, detector: &detector, rule: rule) { reported.append($0) }
    for effect in reported { note(effect, by: time) }
    latest = time
  }

  private mutating func note(_ effect: Effect, by time: Timestamp) {
    switch effect {
    case .tick(let run, _):
      let left = run.forEach(limit: .max) { mark, when in
        report(when, by: time)
        ticks.append(Tick(mark: mark, upwards: run.count > 0, time: when))
      }
      if left != 0 || run.count == 0 { isUntimely = true }
    case .bound(let side, let when, _, _):
      report(when, by: time)
      bounds.append(Bound(side: side, time: when, ticksBefore: ticks.count))
    default: isUntimely = true  // a cursor emits nothing else
    }
  }

  private mutating func report(_ when: Timestamp, by time: Timestamp) {
    if when > time { isUntimely = true }
    if let latest, when <= latest { isUntimely = true }
  }

  /// True if ticks, bounds and detectors are equal, and this record's effects were timely.
  func agrees(with other: CursorRecord) -> Bool {
    ticks == other.ticks && bounds == other.bounds && detector == other.detector && !isUntimely
  }
}
