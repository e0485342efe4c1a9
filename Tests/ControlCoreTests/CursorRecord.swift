import ControlCore

/// A mark that ticked.
struct CursorTick: Equatable {
  let mark: Int64
  let upwards: Bool
  let time: Timestamp

  /// Index and direction.
  var key: [Int64] { [mark, upwards ? 1 : -1] }

  /// By how many seconds this is not the first nanosecond after `seconds`. A solved time is rounded
  /// up to whole nanoseconds, so anything from 0 to 1 ns late is exact.
  func lateness(after seconds: Double, start: Timestamp = Timestamp(nanoseconds: 0)) -> Double {
    let late = Double(time.nanoseconds(since: start)) - seconds * 1e9
    return late < 0 ? late * 1e-9 : max(late - 1, 0) * 1e-9
  }
}

/// A bound that was reported.
struct CursorBound: Equatable {
  let side: Side
  let time: Timestamp
  /// How many ticks had been told before.
  let ticksBefore: Int
}

/// Everything a cursor tells, mark by mark, in the order in which it is told.
struct CursorRecord<Rule: MarkRule> {
  typealias Tick = CursorTick
  typealias Bound = CursorBound

  private(set) var cursor: MotionCursor
  private(set) var detector: CrossingDetector
  private let rule: Rule
  private(set) var ticks: [Tick] = []
  private(set) var bounds: [Bound] = []
  /// Whether anything was told that was not due yet, or had been due at an earlier call.
  private(set) var isUntimely = false
  private var latest: Timestamp?

  init(_ plan: ReleasePlanner.Plan, _ rule: Rule, at x: Double) {
    var detector = CrossingDetector()
    detector.reset(at: x, rule: rule)
    self.init(plan, rule, keeping: detector)
  }

  /// Without starting the detector anew.
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
    default: isUntimely = true  // a cursor tells nothing else
    }
  }

  private mutating func report(_ when: Timestamp, by time: Timestamp) {
    if when > time { isUntimely = true }
    if let latest, when <= latest { isUntimely = true }
  }

  /// Whether this record and the other have equal ticks, bounds and detectors, and this one was told of
  /// nothing too early or out of order.
  func agrees(with other: CursorRecord) -> Bool {
    ticks == other.ticks && bounds == other.bounds && detector == other.detector && !isUntimely
  }
}
