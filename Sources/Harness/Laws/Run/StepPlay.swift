import ControlCore
import GestureReplay
import GestureScript

/// A play of a script, one step at a time.
///
/// A player is compiled for each of the project's own controls, as that is faster; its steps have no
/// type.
struct StepPlay {
  /// Plays up to the next step; returns `nil` at the end.
  let next: () -> StepRecord?
  /// The control before the first step, at time 0.
  let start: Subject
  /// Returns the state after the last step.
  let end: () -> End

  /// The state after the last step that was played.
  struct End {
    /// The control.
    let control: Subject
    /// The effects since the last step.
    let closing: [Effect]
    /// The error that ended the script early.
    let stop: Diagnostic?
    /// The index of the last body line that was played; -1 before the first.
    let line: Int
  }

  /// - Parameters:
  ///   - script: a script with valid settings.
  ///   - type: the type of the control.
  ///   - frame: the length of a frame; `nil` draws none.
  ///   - isOutOfTime: returns true to stop.
  init(
    _ script: Script, on type: SubjectType, _ frame: Setting.FrameLength?,
    _ isOutOfTime: @escaping () -> Bool
  ) {
    var starter = PlayStarter(
      script: script, type: type, frame: frame, isOutOfTime: isOutOfTime)
    self = OurControls.visit(type.control, &starter)
  }

  fileprivate init(
    from start: Subject, next: @escaping () -> StepRecord?, end: @escaping () -> End
  ) {
    (self.start, self.next, self.end) = (start, next, end)
  }
}

private struct PlayStarter: ControlVisitor {
  let script: Script
  let type: SubjectType
  let frame: Setting.FrameLength?
  let isOutOfTime: () -> Bool

  mutating func visit<Played: ScriptedControl>(_ control: Played.Type) -> StepPlay {
    var player = StepPlayer<Played>(script, type, frame, isOutOfTime)
    return StepPlay(
      from: player.end.control, next: { player.next() }, end: { player.end })
  }
}

/// A player of scripts on one type of control.
private struct StepPlayer<Played: ScriptedControl> {
  private var steps: ScriptSteps<Played>
  private var observer: StepObserver<Played>
  private let isOutOfTime: () -> Bool
  /// The number of steps so far.
  private var count = 0
  private var isOver = false

  /// The largest number of frames that are drawn; a script with more ends there.
  private static var mostFrames: Int64 { 100_000 }

  init(
    _ script: Script, _ type: SubjectType, _ frame: Setting.FrameLength?,
    _ isOutOfTime: @escaping () -> Bool
  ) {
    let settings = script.settings
    let runner = ScriptRunner<Played>(
      settings, frames: frame.map { .moving($0) } ?? .none, mostFrames: Self.mostFrames)
    steps = ScriptSteps(script.body, runner)
    observer = StepObserver(type, runner.control.configuration, leavesSamplesOut: frame != nil)
    self.isOutOfTime = isOutOfTime
  }

  /// The state after the last step.
  var end: StepPlay.End {
    StepPlay.End(
      control: observer.type.subject(steps.runner.control), closing: observer.effects,
      stop: steps.runner.stop, line: steps.line)
  }

  mutating func next() -> StepRecord? {
    // Checked every 16 steps, as a check is more expensive than a step.
    if count & 15 == 15, isOutOfTime() { isOver = true }
    while !isOver, steps.next(&observer) {
      guard let done = observer.takeDone() else { continue }
      count += 1
      return StepRecord(done, line: steps.line)
    }
    return nil
  }
}

/// The last action on a control and its effects, until they are read.
private struct StepObserver<Played: ScriptedControl>: RunObserver {
  let type: SubjectType
  /// The effects since the last action, or of the current one.
  private(set) var effects: [Effect] = []
  /// The current action.
  private var opening: StepOpening?
  /// The last action, unless it has been read.
  private var done: StepRecord.Kept?
  /// The configuration by the settings.
  private var configuration: SubjectConfiguration
  private var lastTime: Timestamp?
  private let leavesSamplesOut: Bool

  init(
    _ type: SubjectType, _ configuration: Played.Configuration, leavesSamplesOut: Bool
  ) {
    self.type = type
    self.configuration = SubjectConfiguration(type, configuration)
    self.leavesSamplesOut = leavesSamplesOut
  }

  /// Returns and clears the last action.
  mutating func takeDone() -> StepRecord.Kept? {
    defer { done = nil }
    return done
  }

  mutating func note(_ effect: Effect) {
    if !(leavesSamplesOut && effect.isSample) { effects.append(effect) }
  }

  mutating func willDo(_ action: ScriptAction, to control: Played, _ settings: Script.Settings) {
    if case .observe = action { return }
    let before = configuration
    if action.changes.contains(where: { $0.newValue == nil }) {
      configuration = SubjectConfiguration(type, Played.Configuration(settings))
    }
    opening = StepOpening(
      action: action, settings: settings, before: before, configuration: configuration,
      passing: effects, start: type.subject(control),
      isSimultaneous: lastTime == control.time)
    effects = []
  }

  mutating func hasDone(_ action: ScriptAction, to control: Played) {
    if case .observe = action { return }
    done = opening.map {
      StepRecord.Kept($0, effects: effects, end: type.subject(control))
    }
    opening = nil
    effects = []
    lastTime = control.time
  }
}
