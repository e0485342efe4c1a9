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
    observer = StepObserver(runner.control, settings, leavesSamplesOut: frame != nil)
    self.isOutOfTime = isOutOfTime
  }

  /// The control as it is now.
  var control: Subject { steps.runner.control }
  /// What was reported since the last step.
  var closing: [Effect] { observer.effects }
  /// Why the script could not be played to its end.
  var stop: Diagnostic? { steps.runner.stop }

  /// Plays up to the next step; `nil` at the end.
  mutating func next() -> StepRecord<Subject>? {
    // To ask costs more than a step.
    if count & 15 == 15, isOutOfTime() { isOver = true }
    while !isOver, steps.next(&observer) {
      guard observer.takesRecord() else { continue }
      count += 1
      var record = observer.record
      record.line = steps.line
      return record
    }
    return nil
  }
}

/// Keeps what is done to a control, and what comes of it, until somebody takes it.
private struct StepObserver<Subject: ScriptedControl>: RunObserver {
  /// What was reported since something was done, or is being done.
  private(set) var effects: [Effect] = []
  /// What was done last.
  private(set) var record: StepRecord<Subject>
  /// Whether nobody has taken it yet.
  private var isNew = false
  /// What the settings describe.
  private var configuration: Subject.Configuration
  private var lastTime: Timestamp?
  private let leavesSamplesOut: Bool

  init(_ control: Subject, _ settings: Script.Settings, leavesSamplesOut: Bool) {
    configuration = Subject.Configuration(settings)
    record = StepRecord(
      line: 0, action: .wait(0), settings: settings, before: configuration,
      configuration: configuration, start: control, end: control, isSimultaneous: false)
    self.leavesSamplesOut = leavesSamplesOut
  }

  /// Whether something was done since this was asked last.
  mutating func takesRecord() -> Bool {
    defer { isNew = false }
    return isNew
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
    record = StepRecord(
      line: 0, action: action, settings: settings, before: before, configuration: configuration,
      passing: effects, start: control, end: control, isSimultaneous: lastTime == control.time)
    effects = []
  }

  mutating func hasDone(_ action: ScriptAction, to control: Subject) {
    if case .observe = action { return }
    record.effects = effects
    record.end = control
    isNew = true
    effects = []
    lastTime = control.time
  }
}
