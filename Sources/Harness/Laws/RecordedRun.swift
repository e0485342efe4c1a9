public import ControlCore
import GestureScript

/// A script played on a control, with its steps for laws to check.
///
/// No trace is written, no check evaluated, and frames are drawn on request only. A line that
/// cannot be played ends the run; the steps before it still count. A short run keeps its steps; a
/// long one is replayed for each iteration, so that memory does not grow with the number of steps.
public struct RecordedRun<Subject: ScriptedControl> {
  /// The script that was played.
  public let script: Script
  /// The control before the first step, at time 0.
  public let start: Subject
  /// The steps and their effects.
  public let steps: StepRecords<Subject>
  /// The control at the end of the script.
  public let end: Subject
  /// The effects after the last step, while time passes up to the end.
  public let closing: [Effect]
  /// The error that ended the run early; `nil` if there was none, or time had run out.
  public let stop: Diagnostic?
  /// The index of the last body line that was played; -1 if there is none, or no control.
  let stopLine: Int
  /// The premises of the law that judges the run.
  var premises: [Premise<Subject>] = []

  /// Plays a script.
  ///
  /// - Parameters:
  ///   - script: a script with valid settings; see `Replay.problems(of:)`.
  ///   - frame: the length of a frame; `nil` draws none. Samples of a motion are left out.
  ///   - isOutOfTime: returns true to stop early; the results are then invalid.
  public init(
    _ script: Script, frame: Setting.FrameLength? = nil,
    isOutOfTime: @escaping () -> Bool = { false }
  ) {
    self.script = script
    let (steps, player) = StepRecords<Subject>.played(script, frame, isOutOfTime)
    self.steps = steps
    start = steps.start
    (end, closing, stop) = (player.control, player.closing, player.stop)
    stopLine = player.line
  }

  /// True if a foreign control rejects the script as one that it cannot be tried with.
  var isRejected: Bool { stop?.code == .driverRejects }

  /// Plays another script within the same time limit.
  func other(_ script: Script, frame: Setting.FrameLength? = nil) -> RecordedRun {
    RecordedRun(script, frame: frame, isOutOfTime: steps.isOutOfTime)
  }

  /// True if the control responded to a user action.
  var answersUsers: Bool {
    steps.contains { if case .event = $0.action { $0.isAnswered } else { false } }
  }

  /// True if the control responded to a pointer.
  var answersPointers: Bool { steps.contains { $0.pointer != nil && $0.isAnswered } }

  /// All effects in their order.
  public var effects: [Effect] {
    var effects: [Effect] = []
    for record in steps { effects += record.reported }
    return effects + closing
  }
}

/// The steps of a run, in their order.
public struct StepRecords<Subject: ScriptedControl>: Sequence {
  private let script: Script
  fileprivate let start: Subject
  private let frame: Setting.FrameLength?
  let isOutOfTime: () -> Bool
  /// All steps; `nil` if there are more than `mostKept`.
  private var kept: [StepRecord<Subject>]? = []
  /// The number of steps.
  public private(set) var count = 0

  /// The largest number of steps that are kept, a few megabytes.
  static var mostKept: Int { 1000 }

  fileprivate static func played(
    _ script: Script, _ frame: Setting.FrameLength?, _ isOutOfTime: @escaping () -> Bool
  ) -> (steps: StepRecords, end: StepPlayer<Subject>) {
    let settings = script.settings
    let start = Subject(
      values: NumberList(settings.values), configuration: Subject.Configuration(settings))
    var steps = StepRecords(
      script: script, start: start, frame: frame, isOutOfTime: isOutOfTime)
    var player = steps.player
    while let record = player.next() {
      steps.count += 1
      if steps.count > mostKept { steps.kept = nil }
      steps.kept?.append(record)
    }
    return (steps, player)
  }

  private init(
    script: Script, start: Subject, frame: Setting.FrameLength?,
    isOutOfTime: @escaping () -> Bool
  ) {
    (self.script, self.start, self.frame) = (script, start, frame)
    self.isOutOfTime = isOutOfTime
  }

  private var player: StepPlayer<Subject> {
    StepPlayer(script, frame, isOutOfTime)
  }

  public func makeIterator() -> Iterator {
    kept.map { Iterator(kept: $0.makeIterator()) } ?? Iterator(player: Player(steps: player))
  }

  /// Iterates over the kept steps, or replays the script.
  public struct Iterator: IteratorProtocol {
    fileprivate var kept: IndexingIterator<[StepRecord<Subject>]>?
    /// The replay, if no steps are kept.
    fileprivate var player: Player<Subject>?

    public mutating func next() -> StepRecord<Subject>? {
      kept == nil ? player?.steps.next() : kept?.next()
    }
  }
}

/// A script player of some kilobytes, boxed so that iterating over kept steps does not copy it.
private final class Player<Subject: ScriptedControl> {
  var steps: StepPlayer<Subject>

  init(steps: StepPlayer<Subject>) {
    self.steps = steps
  }
}
