public import ControlCore
import GestureScript

/// A control in live use, recorded as a script.
///
/// All input goes through the script runner. Replaying the recorded script therefore produces the
/// same effects at the same times, whatever frames were drawn: `detent run --level calls` prints
/// `trace(named:)`, byte for byte.
///
///     var play = LivePlay<RulerControl>(script)
///     play.perform(.down(0, .along(160)), at: now)
///     play.pass(to: nextFrame)
///     draw(play.snapshot)
public struct LivePlay<Subject: ScriptedControl>: Sendable {
  private var runner: ScriptRunner<Subject>
  private var observer:
    BothObservers<
      BothObservers<TraceObserver<Subject>, SnapshotObserver<Subject>>, HapticObserver<Subject>
    >
  private var record: Script
  private let keepsRecord: Bool

  /// The maximum number of recorded lines. Later input is applied but not recorded.
  public static var longestRecord: Int { 1_000_000 }

  /// Creates the control at the start of a script, at time 0.
  ///
  /// Call `Replay.problems(of:)` first: inconsistent settings trap here.
  ///
  /// - Parameters:
  ///   - script: the script; only its header is used.
  ///   - keepsRecord: true to keep a record and a trace; otherwise memory does not grow.
  public init(_ script: Script, keepsRecord: Bool = true) {
    record = Script(comment: script.comment, header: script.header)
    runner = ScriptRunner(record, level: .calls)
    let trace = TraceObserver<Subject>(
      level: .calls, text: keepsRecord ? .kept : .forgotten, keepsCalls: false)
    let snapshot = SnapshotObserver<Subject>(.none, record.settings)
    observer = BothObservers(
      first: BothObservers(first: trace, second: snapshot), second: HapticObserver())
    self.keepsRecord = keepsRecord
  }

  // MARK: Input

  /// Performs a verb at a time, or immediately if that time has passed.
  ///
  /// - Parameters:
  ///   - verb: an event, `set` or `mark`; no sugar, and no verb that takes time.
  ///   - time: time since the start of the session.
  /// - Returns: the performed action as a script line with its time since the start.
  @discardableResult
  public mutating func perform(_ verb: Script.Verb, at time: Timestamp) -> Script.Line {
    let line = Script.Line(.at(max(time.nanoseconds, now.nanoseconds)), verb)
    runner.play(line, &observer)
    if keepsRecord, record.body.count < Self.longestRecord { record.body.append(line) }
    return line
  }

  /// Advances time. The record does not depend on the number of calls.
  public mutating func pass(to time: Timestamp) {
    observer.willPass(runner.control, to: time.nanoseconds)
    runner.pass(to: time.nanoseconds, &observer)
  }

  // MARK: State

  /// The current control.
  public var control: Subject { runner.control }

  /// The current time of the session.
  public var now: Timestamp {
    Timestamp(nanoseconds: max(runner.now, runner.control.time.nanoseconds))
  }

  /// The current control with the pointers on it.
  public var snapshot: ControlSnapshot<Subject> {
    ControlSnapshot(runner.control, at: now, snapshots.fingers, snapshots.settings)
  }

  /// The current settings.
  public var settings: Script.Settings { snapshots.settings }

  private var snapshots: SnapshotObserver<Subject> { observer.first.second }
  private var calls: CallLog { observer.first.first.calls }

  /// The number of ticks.
  public var ticks: Int64 { calls.ticks }
  /// The number of bounds hit.
  public var boundsHits: Int64 { calls.boundsHits }
  /// The number of ticks and bounds that a device would have played, according to `HapticGate`.
  public var haptics: Int64 { observer.second.count }
  /// The `gap` of the haptic gate, in nanoseconds of the session; initially `HapticGate.usualGap`.
  public var hapticGap: Int64 {
    get { observer.second.gate.gap }
    set { observer.second.gate.gap = newValue }
  }
  /// The latest effect in trace syntax; empty before the first.
  public var latestEffect: [UInt8] {
    var text: [UInt8] = []
    if let effect = calls.latest { text.append(effect: effect) }
    return text
  }

  // MARK: Record

  /// True if the record has reached its limit.
  public var isRecordFull: Bool { record.body.count >= Self.longestRecord }

  /// The recorded session as a script. Omits the `pointer` setting if there was no pointer input.
  public var script: Script {
    var script = record.withRelativeTimes
    guard !script.body.contains(where: \.verb.isOfPointer) else { return script }
    script.header.removeAll { line in
      if case .setting(let setting) = line.content { setting.name == "pointer" } else { false }
    }
    return script
  }

  /// Returns the trace so far, as `detent run --level calls` prints it for `script`.
  ///
  /// - Parameters:
  ///   - name: the file name of the script, without folders.
  ///   - driver: the driver that provides the control; `nil` for a built-in control.
  /// - Returns: the trace, with its head and end.
  public func trace(named name: [UInt8], from driver: ControlSet.Driver? = nil) -> [UInt8] {
    var (runner, observer) = (runner, observer)
    runner.finish(&observer)
    observer.first.first.finish()
    var replay = Replay(runner, observer.first.first, ControlTable.of(Subject.self))
    replay.origin.driver = driver?.name
    return replay.trace(of: record, named: name)
  }
}
