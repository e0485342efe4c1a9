public import ControlCore
import GestureScript

/// A script played on a control, to be looked at step by step: what laws are about.
///
/// No trace is written, no check evaluated, and no frame drawn unless asked for. A line that cannot be
/// played ends it: what came before still counts. A short run keeps its steps; a long one is
/// played again whenever someone goes through it, so memory does not grow with the number of steps.
public struct RecordedRun<Subject: ScriptedControl> {
  /// The script that was played.
  public let script: Script
  /// The control before anything happened, at time 0.
  public let start: Subject
  /// The steps that were taken, and their effects.
  public let steps: StepRecords<Subject>
  /// The control when the script was over.
  public let end: Subject
  /// What was reported behind the last step, while time passed up to the end.
  public let closing: [Effect]
  /// Why it could not be played to its end; `nil` if it was, or time had run out.
  public let stop: Diagnostic?
  /// The line of the body that was played last, from 0; -1 if there is none, or the control could not be made.
  let stopLine: Int

  /// Plays a script.
  ///
  /// - Parameters:
  ///   - script: its settings make sense together; see `Replay.problems(of:)`.
  ///   - frame: how long a frame is; `nil` draws none. The samples of a motion are left out.
  ///   - isOutOfTime: says when to leave off; what has been found until then is then worth nothing.
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

  /// Whether the control, which is somebody else's, says that it cannot be tried with this script.
  var isRejected: Bool { stop?.code == .driverRejects }

  /// Another script, played for as long as this one may be.
  func other(_ script: Script, frame: Setting.FrameLength? = nil) -> RecordedRun {
    RecordedRun(script, frame: frame, isOutOfTime: steps.isOutOfTime)
  }

  /// Whether the control answered anything that a user did.
  var answersUsers: Bool {
    steps.contains { if case .event = $0.action { $0.isAnswered } else { false } }
  }

  /// Whether it answered anything that a pointer did.
  var answersPointers: Bool { steps.contains { $0.pointer != nil && $0.isAnswered } }

  /// Everything reported, in its order.
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
  /// All of them, if they are few.
  private var kept: [StepRecord<Subject>]? = []
  /// How many there are.
  public private(set) var count = 0

  /// The most steps that are kept: a few megabytes.
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

  /// Goes through the steps that were kept, or plays the script once more.
  public struct Iterator: IteratorProtocol {
    fileprivate var kept: IndexingIterator<[StepRecord<Subject>]>?
    /// If none were kept.
    fileprivate var player: Player<Subject>?

    public mutating func next() -> StepRecord<Subject>? {
      kept == nil ? player?.steps.next() : kept?.next()
    }
  }
}

/// Plays a script. It has some kilobytes, which nobody copies who goes through kept steps.
private final class Player<Subject: ScriptedControl> {
  var steps: StepPlayer<Subject>

  init(steps: StepPlayer<Subject>) {
    self.steps = steps
  }
}
