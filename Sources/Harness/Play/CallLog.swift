import ControlCore

/// The effects of a run as `expect` lines see them: all but the samples of a motion, whose number
/// depends on the frames.
struct CallLog: Sendable {
  /// Since the start of the script.
  private(set) var ticks: Int64 = 0
  private(set) var boundsHits: Int64 = 0
  /// What a release would commit.
  private(set) var preview: Double?

  /// What happened last.
  private(set) var latest: Effect?

  /// Whether calls are kept for an `expect calls`.
  private let keepsCalls: Bool
  private var recent: [Entry] = []
  private var firstTimes: [(name: Check.CallName, time: Timestamp)] = []

  /// One call, or a run of ticks.
  fileprivate struct Entry: Sendable {
    var name: Check.CallName
    var ending: Check.CallName?
    var argument: Double?
    var run: TickRun?
  }

  /// How many calls are kept for the next `expect calls`; a script may make any number.
  private static let mostRecent = 100_000

  init(keepsCalls: Bool = true) {
    self.keepsCalls = keepsCalls
  }

  mutating func note(_ effect: Effect) {
    if !effect.isSample { latest = effect }
    switch effect {
    case .began: add(.began, effect)
    case .tick(let run, _):
      let (sum, overflow) = ticks.addingReportingOverflow(run.length)
      ticks = overflow ? .max : sum
      add(.tick, effect, run: run)
    case .bound:
      boundsHits += 1
      add(.bound, effect)
    case .changed(_, .motion, _, _): break
    case .changed(let value, _, _, _): add(.changed, effect, value)
    case .snapped(let value, _, _): add(.snapped, effect, value)
    case .preview(let value, _, _):
      preview = value
      add(.preview, effect, value)
    case .ended(let reason, let value, _, _):
      add(.ended, effect, value, reason == .commit ? .committed : .cancelled)
    case .yielded: add(.yielded, effect)
    case .tapped: add(.tapped, effect)
    case .idle: add(.idle, effect)
    }
  }

  private mutating func add(
    _ name: Check.CallName, _ effect: Effect, _ argument: Double? = nil,
    _ ending: Check.CallName? = nil, run: TickRun? = nil
  ) {
    noteFirst(name, effect.time)
    if let ending { noteFirst(ending, effect.time) }
    guard keepsCalls, recent.count < Self.mostRecent else { return }
    recent.append(Entry(name: name, ending: ending, argument: argument, run: run))
  }

  private mutating func noteFirst(_ name: Check.CallName, _ time: Timestamp) {
    guard !firstTimes.contains(where: { $0.name == name }) else { return }
    firstTimes.append((name, time))
  }

  /// When `name` was first called; `nil` if it never was.
  func firstTime(of name: Check.CallName) -> Timestamp? {
    firstTimes.first { $0.name == name }?.time
  }

  /// Whether the calls since the last time are these; forgets them.
  mutating func takeRecent(matching wanted: [Check.Call]) -> Bool {
    defer { recent = [] }
    var left = recent[...]
    var passed: Int64 = 0  // of the run of ticks that is first
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

  /// The calls since the last time, equal ones in a row taken together.
  var recentCalls: [Check.Call] {
    var calls: [Check.Call] = []
    for entry in recent {
      let name = entry.ending ?? entry.name
      let length = entry.run?.length ?? 1
      if let last = calls.indices.last, calls[last].name == name {
        let (sum, overflow) = calls[last].count.addingReportingOverflow(length)
        calls[last].count = overflow ? .max : sum
      } else {
        calls.append(Check.Call(name, count: length))
      }
    }
    return calls
  }
}

extension Verb {
  /// Whether it is an `expect calls`.
  var demandsCalls: Bool {
    if case .expect(.calls) = self { return true }
    return false
  }
}

extension CallLog.Entry {
  fileprivate func matches(_ call: Check.Call, _ passed: Int64) -> Bool {
    guard call.name == name || call.name == ending else { return false }
    guard let wanted = call.argument else { return true }
    if let run { return Double(run.mark(at: passed)) == wanted }
    return argument == wanted
  }
}

extension [UInt8] {
  /// Calls as `expect calls` has them, with a space before each.
  mutating func append(calls: [Check.Call]) {
    if calls.isEmpty { append(" none") }
    for call in calls {
      append(" ")
      append(Vocabulary.calls.word(for: call.name))
      guard call.count > 1 else { continue }
      append("*")
      DecimalText.append(call.count, to: &self)
    }
  }
}
