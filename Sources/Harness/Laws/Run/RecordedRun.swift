public import ControlCore
public import GestureScript

/// A script played on a control, with its steps for laws to check.
///
/// No trace is written, no check evaluated, and frames are drawn on request only. A line that
/// cannot be played ends the run; the steps before it still count. A short run keeps its steps; a
/// long one is replayed for each iteration, so that memory does not grow with the number of steps.
public struct RecordedRun {
  /// The script that was played.
  public let script: Script
  /// The control before the first step, at time 0.
  public let start: Subject
  /// The steps and their effects.
  public let steps: StepRecords
  /// The control at the end of the script.
  public let end: Subject
  /// The effects after the last step, while time passes up to the end.
  public let closing: [Effect]
  /// The error that ended the run early; `nil` if there was none, or time had run out.
  public let stop: Diagnostic?
  /// The index of the last body line that was played; -1 if there is none, or no control.
  let stopLine: Int
  /// The premises of the law that judges the run.
  var premises: [Premise] = []

  /// Plays a script.
  ///
  /// - Parameters:
  ///   - script: a script with valid settings; see `Replay.problems(of:)`.
  ///   - control: the type of the control.
  ///   - frame: the length of a frame; `nil` draws none. Samples of a motion are left out.
  ///   - isOutOfTime: returns true to stop early; the results are then invalid.
  public init(
    _ script: Script, on control: any ScriptedControl.Type, frame: Setting.FrameLength? = nil,
    isOutOfTime: @escaping () -> Bool = { false }
  ) {
    self.init(script, on: SubjectType(control), frame: frame, isOutOfTime: isOutOfTime)
  }

  init(
    _ script: Script, on type: SubjectType, frame: Setting.FrameLength? = nil,
    isOutOfTime: @escaping () -> Bool = { false }
  ) {
    self.script = script
    let (steps, start, last) = StepRecords.played(script, on: type, frame, isOutOfTime)
    (self.steps, self.start) = (steps, start)
    (end, closing, stop) = (last.control, last.closing, last.stop)
    stopLine = last.line
  }

  /// The type of the control.
  public var type: SubjectType { start.type }

  /// True if a foreign control rejects the script as one that it cannot be tried with.
  var isRejected: Bool { stop?.code == .driverRejects }

  /// Plays another script within the same time limit.
  func other(_ script: Script, frame: Setting.FrameLength? = nil) -> RecordedRun {
    RecordedRun(script, on: type, frame: frame, isOutOfTime: steps.isOutOfTime)
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
public struct StepRecords: Sequence {
  private let script: Script
  private let type: SubjectType
  private let frame: Setting.FrameLength?
  let isOutOfTime: () -> Bool
  /// All steps; `nil` if there are more than `mostKept`.
  private var kept: [StepRecord]? = []
  /// The number of steps.
  public private(set) var count = 0

  /// The largest number of steps that are kept, a few megabytes.
  static var mostKept: Int { 1000 }

  private init(
    script: Script, type: SubjectType, frame: Setting.FrameLength?,
    isOutOfTime: @escaping () -> Bool
  ) {
    (self.script, self.type, self.frame) = (script, type, frame)
    self.isOutOfTime = isOutOfTime
  }

  fileprivate static func played(
    _ script: Script, on type: SubjectType, _ frame: Setting.FrameLength?,
    _ isOutOfTime: @escaping () -> Bool
  ) -> (steps: StepRecords, start: Subject, end: StepPlay.End) {
    var steps = StepRecords(script: script, type: type, frame: frame, isOutOfTime: isOutOfTime)
    let play = steps.play
    while let record = play.next() {
      steps.count += 1
      if steps.count > mostKept { steps.kept = nil }
      steps.kept?.append(record)
    }
    return (steps, play.start, play.end())
  }

  private var play: StepPlay { StepPlay(script, on: type, frame, isOutOfTime) }

  public func makeIterator() -> Iterator {
    kept.map { Iterator(kept: $0.makeIterator()) } ?? Iterator(play: play)
  }

  /// Iterates over the kept steps, or replays the script.
  public struct Iterator: IteratorProtocol {
    fileprivate var kept: IndexingIterator<[StepRecord]>?
    /// The replay, if no steps are kept.
    fileprivate var play: StepPlay?

    public mutating func next() -> StepRecord? {
      kept == nil ? play?.next() : kept?.next()
    }
  }
}
