import ControlCore
import GestureReplay
import GestureScript

/// Plays a script, and stops at every step.
struct StepPlayer<Subject: ScriptedControl> {
  private var steps: ScriptSteps<Subject>
  private var observer: StepObserver<Subject>
  private let isOutOfTime: () -> Bool
  /// How many steps there were.
  private var count = 0
  private var isOver = false

  /// The most frames of a run that draws any; a script that has more ends there.
  private static var mostFrames: Int64 { 100_000 }

  /// - Parameters:
  ///   - script: its settings make sense together.
  ///   - frame: how long a frame is; `nil` draws none.
  ///   - isOutOfTime: says when to leave off.
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

  /// The control as it is now.
  var control: Subject { steps.runner.control }
  /// What was reported since the last step.
  var closing: [Effect] { observer.effects }
  /// The line of the body that was played last, from 0; -1 before the first.
  var line: Int { steps.line }
  /// Why the script could not be played to its end.
  var stop: Diagnostic? { steps.runner.stop }

  /// Plays up to the next step; `nil` at the end.
  mutating func next() -> StepRecord<Subject>? {
    // To ask costs more than a step.
    if count & 15 == 15, isOutOfTime() { isOver = true }
    while !isOver, steps.next(&observer) {
      guard let done = observer.takeDone() else { continue }
      count += 1
      return StepRecord(done, line: steps.line)
    }
    return nil
  }
}

/// Keeps what is done to a control, and what comes of it, until somebody takes it.
private struct StepObserver<Subject: ScriptedControl>: RunObserver {
  /// What was reported since something was done, or is being done.
  private(set) var effects: [Effect] = []
  /// What is being done.
  private var opening: StepOpening<Subject>?
  /// What was done last, and nobody has taken yet.
  private var done: StepRecord<Subject>.Kept?
  /// What the settings describe.
  private var configuration: Subject.Configuration
  private var lastTime: Timestamp?
  private let leavesSamplesOut: Bool

  init(_ settings: Script.Settings, leavesSamplesOut: Bool) {
    configuration = Subject.Configuration(settings)
    self.leavesSamplesOut = leavesSamplesOut
  }

  /// What was done since this was asked last.
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
