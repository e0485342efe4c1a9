import ControlCore
import GestureReplay
import GestureScript

/// A script player that stops after every step.
struct StepPlayer<Subject: ScriptedControl> {
  private var steps: ScriptSteps<Subject>
  private var observer: StepObserver<Subject>
  private let isOutOfTime: () -> Bool
  /// The number of steps so far.
  private var count = 0
  private var isOver = false

  /// The largest number of frames that are drawn; a script with more ends there.
  private static var mostFrames: Int64 { 100_000 }

  /// - Parameters:
  ///   - script: a script with valid settings.
  ///   - frame: the length of a frame; `nil` draws none.
  ///   - isOutOfTime: returns true to stop.
  init(
    _ script: Script, _ frame: Setting.FrameLength?, _ isOutOfTime: @escaping () -> Bool
  ) {
    let settings = script.settings
    let runner = ScriptRunner<Subject>(
      settings, frames: frame.map { .moving($0) } ?? .none, mostFrames: Self.mostFrames)
    steps = ScriptSteps(script.body, runner)
    observer = StepObserver(settings, leavesSamplesOut: frame != nil)
    self.isOutOfTime = isOutOfTime
  }

  /// The current control.
  var control: Subject { steps.runner.control }
  /// The effects since the last step.
  var closing: [Effect] { observer.effects }
  /// The index of the last body line that was played; -1 before the first.
  var line: Int { steps.line }
  /// The error that ended the script early.
  var stop: Diagnostic? { steps.runner.stop }

  /// Plays up to the next step; returns `nil` at the end.
  mutating func next() -> StepRecord<Subject>? {
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
private struct StepObserver<Subject: ScriptedControl>: RunObserver {
  /// The effects since the last action, or of the current one.
  private(set) var effects: [Effect] = []
  /// The current action.
  private var opening: StepOpening<Subject>?
  /// The last action, unless it has been read.
  private var done: StepRecord<Subject>.Kept?
  /// The configuration by the settings.
  private var configuration: Subject.Configuration
  private var lastTime: Timestamp?
  private let leavesSamplesOut: Bool

  init(_ settings: Script.Settings, leavesSamplesOut: Bool) {
    configuration = Subject.Configuration(settings)
    self.leavesSamplesOut = leavesSamplesOut
  }

  /// Returns and clears the last action.
  mutating func takeDone() -> StepRecord<Subject>.Kept? {
    defer { done = nil }
    return done
  }

  mutating func note(_ effect: Effect) {
    if !(leavesSamplesOut && effect.isSample) { effects.append(effect) }
  }

  mutating func willDo(
    _ action: ScriptAction, to control: Subject, _ settings: Script.Settings
  ) {
    if case .observe = action { return }
    let before = configuration
    if case .set = action { configuration = Subject.Configuration(settings) }
    opening = StepOpening(
      action: action, settings: settings, before: before, configuration: configuration,
      passing: effects, start: control, isSimultaneous: lastTime == control.time)
    effects = []
  }

  mutating func hasDone(_ action: ScriptAction, to control: Subject) {
    if case .observe = action { return }
    done = opening.map { StepRecord<Subject>.Kept($0, effects: effects, end: control) }
    opening = nil
    effects = []
    lastTime = control.time
  }
}
