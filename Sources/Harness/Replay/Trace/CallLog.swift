import ControlCore
import GestureScript

/// The effects of a run as `expect` lines see them: all but the samples of a motion, whose number
/// depends on the frames.
struct CallLog: Sendable {
  /// The counts of part 0; `others` holds those of later parts up to the last with an effect.
  private var first = Counts()
  private var others: [Counts] = []

  /// The latest effect, other than a sample of a motion.
  private(set) var latest: Effect?

  /// True to store calls for an `expect calls`.
  private let keepsCalls: Bool
  private var recent: [Entry] = []
  private var firstTimes: [(name: Script.Check.CallName, part: UInt8, time: Timestamp)] = []

  /// One call, or a run of ticks.
  fileprivate struct Entry: Sendable {
    var name: Script.Check.CallName
    var ending: Script.Check.CallName?
    var argument: Double?
    var run: TickRun?
    var part: UInt8
  }

  /// Counts of one part since the start of the script.
  private struct Counts: Sendable {
    var ticks: Int64 = 0
    var boundsHits: Int64 = 0
    /// The value that a release would commit.
    var preview: Double?
  }

  /// The maximum number of calls stored for the next `expect calls`; a script may make any number.
  private static let mostRecent = 100_000

  init(keepsCalls: Bool = true) {
    self.keepsCalls = keepsCalls
  }

  mutating func note(_ effect: Effect) {
    if !effect.isSample { latest = effect }
    switch effect {
    case .began: add(.began, effect)
    case .tick(let run, let part):
      update(part) { $0.ticks = $0.ticks.addingSaturated(run.length) }
      add(.tick, effect, run: run)
    case .bound(_, _, _, let part):
      update(part) { $0.boundsHits += 1 }
      add(.bound, effect)
    case .changed(_, .motion, _, _, _): break
    case .changed(let value, _, _, _, _): add(.changed, effect, value)
    case .snapped(let value, _, _, _): add(.snapped, effect, value)
    case .preview(let value, _, let part):
      update(part) { $0.preview = value }
      add(.preview, effect, value)
    case .ended(let reason, let value, _, _, _):
      add(.ended, effect, value, reason == .commit ? .committed : .cancelled)
    case .yielded: add(.yielded, effect)
    case .tapped: add(.tapped, effect)
    case .idle: add(.idle, effect)
    }
  }

  private mutating func add(
    _ name: Script.Check.CallName, _ effect: Effect, _ argument: Double? = nil,
    _ ending: Script.Check.CallName? = nil, run: TickRun? = nil
  ) {
    noteFirst(name, effect)
    if let ending { noteFirst(ending, effect) }
    guard keepsCalls, recent.count < Self.mostRecent else { return }
    recent.append(
      Entry(name: name, ending: ending, argument: argument, run: run, part: effect.part))
  }

  private mutating func noteFirst(_ name: Script.Check.CallName, _ effect: Effect) {
    let part = effect.part
    guard !firstTimes.contains(where: { $0.name == name && $0.part == part }) else { return }
    firstTimes.append((name, part, effect.time))
  }

  /// The time of the first call of `name`, on one part or any; `nil` if there was none.
  func firstTime(of name: Script.Check.CallName, part: UInt8? = nil) -> Timestamp? {
    firstTimes.first { $0.name == name && ($0.part == part || part == nil) }?.time
  }

  /// Returns true if the calls since the last check match, and forgets them.
  mutating func takeRecent(matching wanted: [Script.Check.Call]) -> Bool {
    defer { recent = [] }
    var left = recent[...]
    var passed: Int64 = 0  // ticks consumed from the first run
    for call in wanted {
      var missing = call.count
      while missing > 0 {
        guard let entry = left.first, entry.matches(call, passed) else { return false }
        let length = entry.run?.length ?? 1
        let taken = call.argument == nil ? min(missing, length - passed) : 1
        missing -= taken
        passed += taken
        guard passed == length else { continue }
        left.removeFirst()
        passed = 0
      }
    }
    return left.isEmpty
  }

  /// The calls since the last check, with equal neighbours merged.
  var recentCalls: [Script.Check.Call] {
    var calls: [Script.Check.Call] = []
    for entry in recent {
      let name = entry.ending ?? entry.name
      let length = entry.run?.length ?? 1
      let part = entry.part == 0 ? nil : entry.part
      if let last = calls.indices.last, calls[last].name == name, calls[last].part == part {
        let (sum, overflow) = calls[last].count.addingReportingOverflow(length)
        calls[last].count = overflow ? .max : sum
      } else {
        calls.append(Script.Check.Call(name, count: length, part: part))
      }
    }
    return calls
  }
}

// MARK: Counts

extension CallLog {
  /// The number of ticks, of one part or of all.
  func ticks(of part: UInt8?) -> Int64 { sum(of: part) { $0.ticks } }

  /// The number of bounds hit, of one part or of all.
  func boundsHits(of part: UInt8?) -> Int64 { sum(of: part) { $0.boundsHits } }

  /// The value that a release of a part would commit.
  func preview(of part: UInt8) -> Double? { counts(of: part).preview }

  var ticks: Int64 { ticks(of: nil) }
  var boundsHits: Int64 { boundsHits(of: nil) }
  var preview: Double? { preview(of: 0) }

  private func sum(of part: UInt8?, _ count: (Counts) -> Int64) -> Int64 {
    if let part { return count(counts(of: part)) }
    return others.reduce(count(first)) { $0.addingSaturated(count($1)) }
  }

  private func counts(of part: UInt8) -> Counts {
    if part == 0 { return first }
    return part <= others.count ? others[Int(part) - 1] : Counts()
  }

  private mutating func update(_ part: UInt8, _ change: (inout Counts) -> Void) {
    guard part > 0 else { return change(&first) }
    while others.count < part { others.append(Counts()) }
    change(&others[Int(part) - 1])
  }
}

extension CallLog.Entry {
  fileprivate func matches(_ call: Script.Check.Call, _ passed: Int64) -> Bool {
    guard call.name == name || call.name == ending else { return false }
    guard call.part == part || call.part == nil else { return false }
    guard let wanted = call.argument else { return true }
    if let run { return Double(run.mark(at: passed)) == wanted }
    return argument == wanted
  }
}

extension [UInt8] {
  /// Appends calls in `expect calls` syntax, each preceded by a space.
  package mutating func append(calls: [Script.Check.Call]) {
    if calls.isEmpty { append(" none") }
    for call in calls {
      append(" ")
      append(Vocabulary.calls.word(for: call.name))
      append(index: call.part)
      guard call.count > 1 else { continue }
      append("*")
      DecimalText.append(call.count, to: &self)
    }
  }
}

extension Effect {
  /// True for a sample of a motion, emitted once per frame.
  package var isSample: Bool {
    if case .changed(_, .motion, _, _, _) = self { true } else { false }
  }
}
