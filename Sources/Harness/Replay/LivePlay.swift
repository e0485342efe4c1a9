public import ControlCore
import GestureScript

/// A control that is used while it is shown, with all that happens to it written down as a script.
///
/// What is done to it goes through the runner of scripts. So the script, played again, brings about the
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

  /// The most lines of a session that are recorded. Later ones are shown only.
  public static var longestRecord: Int { 1_000_000 }

  /// A control as it is at the start of a script, at time 0.
  ///
  /// Call `Replay.problems(of:)` first: settings that make no sense together trap here.
  ///
  /// - Parameters:
  ///   - script: whose header counts.
  ///   - keepsRecord: whether there is to be a record and a trace; without, memory does not grow.
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

  // MARK: What happens

  /// Does something, at a time; if that has gone by, as soon as can be.
  ///
  /// - Parameters:
  ///   - verb: no sugar, and nothing that takes time: an event, `set`, or `mark`.
  ///   - time: since the start of the session.
  /// - Returns: what was done, as a line of a script, with its time since the start.
  @discardableResult
  public mutating func perform(_ verb: Script.Verb, at time: Timestamp) -> Script.Line {
    let line = Script.Line(.at(max(time.nanoseconds, now.nanoseconds)), verb)
    runner.play(line, &observer)
    if keepsRecord, record.body.count < Self.longestRecord { record.body.append(line) }
    return line
  }

  /// Lets time pass. Nothing that is recorded depends on how often.
  public mutating func pass(to time: Timestamp) {
    observer.willPass(runner.control, to: time.nanoseconds)
    runner.pass(to: time.nanoseconds, &observer)
  }

  // MARK: What shows

  /// The control, as it is now.
  public var control: Subject { runner.control }

  /// The current time of the session.
  public var now: Timestamp {
    Timestamp(nanoseconds: max(runner.now, runner.control.time.nanoseconds))
  }

  /// The control as it is now, and the pointers on it.
  public var snapshot: ControlSnapshot<Subject> {
    ControlSnapshot(runner.control, at: now, snapshots.fingers, snapshots.settings)
  }

  /// The current settings.
  public var settings: Script.Settings { snapshots.settings }

  private var snapshots: SnapshotObserver<Subject> { observer.first.second }
  private var calls: CallLog { observer.first.first.calls }

  /// The number of ticks.
  public var ticks: Int64 { calls.ticks }
  /// The number of bounds met.
  public var boundsHits: Int64 { calls.boundsHits }
  /// The number of haptics that a device would have played for ticks and bounds, by `HapticGate`.
  public var haptics: Int64 { observer.second.count }
  /// The `gap` of the gate that decides it, in nanoseconds of the session; `HapticGate.usualGap` at the start.
  public var hapticGap: Int64 {
    get { observer.second.gate.gap }
    set { observer.second.gate.gap = newValue }
  }
  /// The effect that came last, as traces have it; empty before the first.
  public var latestEffect: [UInt8] {
    var text: [UInt8] = []
    if let effect = calls.latest { text.append(effect: effect) }
    return text
  }

  // MARK: What is left of it

  /// True if more happened than a record holds.
  public var isRecordFull: Bool { record.body.count >= Self.longestRecord }

  /// All that was done, as a script. Where no pointer came, none is spoken of.
  public var script: Script {
    var script = record.withRelativeTimes
    guard !script.body.contains(where: \.verb.isOfPointer) else { return script }
    script.header.removeAll { line in
      if case .setting(let setting) = line.content { setting.name == "pointer" } else { false }
    }
    return script
  }

  /// The trace so far, as `detent run --level calls` prints it for `script`.
  ///
  /// - Parameters:
  ///   - name: of the script's file, without folders.
  ///   - driver: whose control it is; `nil` for one of the program itself.
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
