import ControlCore
import GestureScript

/// Plays a script on a control: events in, trace out.
///
/// Script time 0 is timestamp 0. A frame is drawn after all events of its time, and only while the
/// control moves by itself. What the control does never depends on the frames, and level `calls` tells
/// nothing of them: there none are drawn. See `TraceLevel`.
package struct Player<Subject: ScriptedControl> {
  private(set) var control: Subject
  private(set) var trace: TraceWriter
  var calls: CallLog
  private(set) var stills: StillCollector<Subject>
  private var expander: ScriptExpander
  /// The `expect` lines that were not met; of many only the first, if the trace is not kept either.
  private(set) var failures: [CheckFailure] = []
  /// How many they are.
  private(set) var failureCount: Int64 = 0
  /// When each line that was reached began; a `glide` with its first move.
  private(set) var lineTimes: [Timestamp] = []
  /// Why the script could not be played to its end.
  private(set) var stop: Diagnostic?

  /// The time of the line before, or of its end.
  private(set) var now: Int64 = 0
  private let clock: FrameClock
  private var settings: Settings
  private let mostFrames: Int64
  private var frameCount: Int64 = 0
  /// Whether something was done to the control since the last frame.
  private var hasNews = false
  /// Whether the line that is playing has not begun.
  private var isFirstPiece = true
  /// Of the line that is playing.
  private var position = SourceSpan.none

  init(
    _ script: Script, level: TraceLevel, mostFrames: Int64 = Replay.mostFrames,
    text: TraceWriter.Text = .kept, keepsCalls: Bool? = nil, stills times: StillTimes = .none
  ) {
    let settings = script.settings
    calls = CallLog(
      keepsCalls: keepsCalls ?? script.body.contains { $0.verb.demandsCalls })
    stills = StillCollector(times, settings)
    control = Subject(value: settings.value, configuration: Subject.Configuration(settings))
    trace = TraceWriter(level: level, text: text)
    clock = FrameClock(length: settings.frame)
    expander = ScriptExpander(settings)
    self.settings = settings
    self.mostFrames = mostFrames
    control.advance(to: Timestamp(nanoseconds: 0)) { _ in }
  }

  /// Plays all lines, or until one cannot be played.
  mutating func play(_ body: [Line]) {
    for line in body {
      play(line)
      if stop != nil { break }
    }
    finish()
  }

  /// Plays the next line.
  mutating func play(_ line: Line) {
    var held: [ScriptExpander.Contact] = []
    if case .cancel(nil) = line.verb { held = expander.contacts }
    var pieces = expander
    pieces.expand(line) { piece, point in
      if stop == nil { perform(piece, point, held) }
    }
    expander = pieces
    isFirstPiece = true
  }

  /// Says what is still to be said after the last line.
  mutating func finish() {
    stills.finish(control, at: now)
    if stop == nil, now < .max { drawFrames(before: now + 1) }
    trace.flush()
  }

  /// What the trace comes to, if its text is not kept.
  mutating func finishedDigest() -> UInt64 { trace.finishedDigest() }

  /// Plays one line without sugar.
  private mutating func perform(
    _ line: Line, _ point: Point?, _ held: [ScriptExpander.Contact]
  ) {
    position = line.position
    trace.scriptLine = position.line
    go(to: line.time)
    guard stop == nil else { return }
    if isFirstPiece, trace.keepsText { lineTimes.append(Timestamp(nanoseconds: now)) }
    isFirstPiece = false
    Deed.of(line.verb, at: point, held: held, kind: settings.pointer) { deed in
      if stop == nil { perform(deed, of: line.verb) }
    }
  }

  private mutating func perform(_ deed: Deed, of verb: Verb) {
    switch deed {
    case .event(let action):
      if case .pointer(let event) = action { stills.note(event) }
      feed(action)
    case .set(let setting, let animated): set(setting, animated)
    case .setPart(let part, let value, let animated):
      hasNews = true
      Self.watch(&control, &trace, &calls) {
        $0.set(value: value, of: Int(part), animated: animated, emit: $1)
      }
    case .frames(let count): drawFrames(count)
    case .wait(let duration): advance(to: now.addingReportingOverflow(duration))
    case .settle(let limit): settle(within: limit)
    case .look: look(verb)
    }
  }

  private mutating func look(_ verb: Verb) {
    switch verb {
    case .mark(let text): trace.note(mark: text, at: Timestamp(nanoseconds: now))
    case .expect(let check):
      guard let finding = evaluate(check) else { return }
      trace.flush()
      failureCount += 1
      guard trace.keepsText || failures.count < DiagnosticRenderer.mostShown else { return }
      failures.append(
        CheckFailure(
          span: position, found: finding.text, remedy: finding.remedy,
          time: Timestamp(nanoseconds: now), traceLines: Int(trace.lineCount),
          latestLines: trace.handsOut ? trace.latestLines : []))
    default: break
    }
  }

  // MARK: Events

  private mutating func feed(_ action: InputEvent.Action) {
    let event = InputEvent(time: Timestamp(nanoseconds: now), action: action)
    hasNews = true
    Self.watch(&control, &trace, &calls) { $0.handle(event, emit: $1) }
  }

  private mutating func set(_ setting: Setting, _ animated: Bool) {
    settings.apply(setting)
    stills.note(settings)
    hasNews = true
    let configuration = Subject.Configuration(settings)
    Self.watch(&control, &trace, &calls) {
      if let value = setting.newValue {
        $0.set(value: value, animated: animated, emit: $1)
      } else {
        $0.set(configuration: configuration, emit: $1)
      }
    }
  }

  /// Moves the control by one of its verbs, and notes what comes of it.
  private static func watch(
    _ control: inout Subject, _ trace: inout TraceWriter, _ calls: inout CallLog,
    _ verb: (inout Subject, (Effect) -> Void) -> Void
  ) {
    verb(&control) { effect in
      trace.note(effect)
      calls.note(effect)
    }
  }

  // MARK: Time

  private mutating func go(to time: LineTime?) {
    switch time {
    case nil: advance(to: now)
    case .after(let duration): advance(to: now.addingReportingOverflow(duration))
    case .at(let instant): advance(to: max(instant, now))
    }
  }

  private mutating func advance(to sum: (partialValue: Int64, overflow: Bool)) {
    guard !sum.overflow else {
      return fail(.timeTooLarge, "the script is longer than 292 years here")
    }
    advance(to: sum.partialValue)
  }

  /// Lets time pass up to `time`, drawing the frames from now on that are before it.
  private mutating func advance(to time: Int64) {
    stills.collect(control, before: time)
    drawFrames(before: time)
    now = time
    pass(to: time)
  }

  /// Lets the control's time pass, as a frame does.
  mutating func pass(to time: Int64) {
    Self.watch(&control, &trace, &calls) {
      $0.advance(to: Timestamp(nanoseconds: time), emit: $1)
    }
  }

  private mutating func drawFrames(before time: Int64) {
    guard time > now, trace.level != .calls else { return }
    if trace.level == .frames { noteHeld(before: time) }
    guard control.restTime != nil else { return }
    var frame = clock.frame(notBefore: now)
    while control.restTime != nil {
      let next = clock.time(ofFrame: frame)
      guard next < time else { return }
      guard frameCount < mostFrames else { return failForFrames() }
      frameCount += 1
      pass(to: next)
      if trace.level == .frames { trace.note(frameAt: Timestamp(nanoseconds: next), of: control) }
      frame += 1
    }
  }

  /// Nothing changes between events while something holds the control, so only the first frame
  /// after one tells anything.
  private mutating func noteHeld(before time: Int64) {
    guard hasNews, control.restTime == nil, !control.isIdle else { return }
    let next = clock.time(ofFrame: clock.frame(notBefore: now))
    guard next < time else { return }
    hasNews = false
    trace.note(frameAt: Timestamp(nanoseconds: next), of: control)
  }

  private mutating func drawFrames(_ count: Int64) {
    let last = clock.frame(after: now).addingReportingOverflow(count - 1)
    let time = clock.time(ofFrame: last.partialValue)
    guard !last.overflow, time < .max else {
      return fail(.timeTooLarge, "the script is longer than 292 years here")
    }
    advance(to: time)
  }

  private mutating func settle(within limit: Int64) {
    let deadline = now.addingReportingOverflow(limit)
    while !control.isIdle {
      guard let rest = control.restTime else {
        return fail(
          .settleTimeout, "it cannot settle: something still holds the control",
          help: "lift every pointer, and end every gesture of a wheel: up 0, wheel 0 phase=end")
      }
      guard rest.nanoseconds <= deadline.partialValue || deadline.overflow else {
        return fail(.settleTimeout, "it does not settle in time", rest)
      }
      guard rest.nanoseconds > now else {
        return fail(.timeTooLarge, "the script is longer than 292 years here")
      }
      advance(to: rest.nanoseconds)
      if stop != nil { return }
    }
  }

  private mutating func failForFrames() {
    var message = [UInt8]("the script draws more than ")
    DecimalText.append(mostFrames, to: &message)
    message.append(" frames")
    var help = [UInt8]("--level calls needs none; to draw more: --max-frames ")
    DecimalText.append(mostFrames.addingSaturated(mostFrames), to: &help)
    stop = Diagnostic(.tooManyFrames, at: position, message, help: help)
  }

  private mutating func fail(
    _ code: Diagnostic.Code, _ sentence: StaticString, _ rest: Timestamp? = nil,
    help: StaticString? = nil
  ) {
    var message = [UInt8](sentence)
    if let rest {
      message.append(": it would rest at @")
      message.append(time: rest)
    }
    stop = Diagnostic(code, at: position, message, help: help.map { [UInt8]($0) })
  }
}
