import ControlCore
import GestureScript

/// Plays a script on a control, and reports events to an observer.
///
/// Script time 0 is timestamp 0. A frame is drawn after all events of its time, and only while the
/// control moves by itself. Behaviour never depends on the frames.
///
/// Inlinable, so that modules above specialise it for each control: without that, laws took 1.65
/// times as long.
@usableFromInline package struct ScriptRunner<Subject: ScriptedControl>: Sendable {
  @usableFromInline package internal(set) var control: Subject
  /// The settings after the lines played so far.
  @usableFromInline package internal(set) var settings: Script.Settings
  /// The time of the previous line, or of its end.
  @usableFromInline package internal(set) var now: Int64 = 0
  /// The error that ended the script early, if any.
  @usableFromInline package internal(set) var stop: Diagnostic?

  @usableFromInline var expander: ScriptExpander
  /// The clock of the `frames` verb.
  @usableFromInline let clock: FrameClock
  @usableFromInline let drawn: FrameClock?
  @usableFromInline let drawsHeld: Bool
  @usableFromInline let mostFrames: Int64
  @usableFromInline var frameCount: Int64 = 0
  /// True if the control changed since the last frame.
  @usableFromInline var hasNews = false
  /// The position of the line that is playing.
  @usableFromInline var position = SourceSpan.none

  /// - Parameters:
  ///   - settings: the settings of the script; must be consistent.
  ///   - frames: the frames to draw.
  ///   - most: the maximum number of frames; a script that needs more stops there.
  @inlinable package init(_ settings: Script.Settings, frames: FrameDrawing, mostFrames most: Int64)
  {
    self.settings = settings
    mostFrames = most
    clock = FrameClock(length: settings.frame)
    expander = ScriptExpander(settings)
    switch frames {
    case .none: (drawn, drawsHeld) = (nil, false)
    case .moving(let length): (drawn, drawsHeld) = (FrameClock(length: length), false)
    case .heldToo(let length): (drawn, drawsHeld) = (FrameClock(length: length), true)
    }
    control = Subject(
      values: NumberList(settings.values), configuration: Subject.Configuration(settings))
    control.advance(to: Timestamp(nanoseconds: 0)) { _ in }
    if let error = control.error { fail(for: error) }
  }

  // MARK: Lines

  /// Plays all lines, or stops at the first that cannot be played.
  @inlinable mutating func play(_ body: [Script.Line], _ observer: inout some RunObserver<Subject>)
  {
    for line in body {
      play(line, &observer)
      if stop != nil { break }
    }
    finish(&observer)
  }

  /// Plays the next line.
  @inlinable mutating func play(_ line: Script.Line, _ observer: inout some RunObserver<Subject>) {
    let held = contacts(before: line)
    switch line.verb {
    case .glide, .tap:
      var pieces = LinePieces(line, expander)
      var isFirst = true
      while stop == nil, let (piece, point) = pieces.next(&expander) {
        play(piece, point, [], isFirst, &observer)
        isFirst = false
      }
    default: play(line, expander.follow(line), held, true, &observer)
    }
  }

  /// Plays a desugared line.
  @inlinable mutating func play(
    _ line: Script.Line, _ point: Point?, _ held: [ScriptExpander.Contact], _ isFirst: Bool,
    _ observer: inout some RunObserver<Subject>
  ) {
    begin(line, &observer)
    guard stop == nil else { return }
    if isFirst { observer.hasBegun(at: Timestamp(nanoseconds: now)) }
    var actions = ScriptActions(of: line.verb, at: point, held: held, kind: settings.pointer)
    while stop == nil, let action = actions.next() { perform(action, &observer) }
  }

  /// The pointers that a line may cancel, or whose kind it needs: those down before it.
  @inlinable func contacts(before line: Script.Line) -> [ScriptExpander.Contact] {
    switch line.verb {
    case .cancel(nil), .up(_, _, _, _?): expander.contacts
    default: []
    }
  }

  /// Advances time to a desugared line.
  @inlinable mutating func begin(_ line: Script.Line, _ observer: inout some RunObserver<Subject>) {
    position = line.position
    observer.willPlay(position)
    switch line.time {
    case nil: advance(to: now, &observer)
    case .after(let duration): advance(to: now.addingReportingOverflow(duration), &observer)
    case .at(let instant): advance(to: max(instant, now), &observer)
    }
  }

  /// Draws the remaining frames after the last line.
  @inlinable mutating func finish(_ observer: inout some RunObserver<Subject>) {
    observer.willFinish(control, at: now)
    if stop == nil, now < .max { drawFrames(before: now + 1, &observer) }
    if let error = control.error { fail(for: error) }
  }

  // MARK: Actions

  @inlinable mutating func perform(
    _ action: ScriptAction, _ observer: inout some RunObserver<Subject>
  ) {
    for setting in action.changes { settings.change(setting) }
    observer.willDo(action, to: control, settings)
    switch action {
    case .event(let event):
      hasNews = true
      control.handle(InputEvent(time: Timestamp(nanoseconds: now), action: event)) {
        observer.note($0)
      }
    case .set(let changes, let isAnimated):
      hasNews = true
      let isOther = changes.contains { $0.newValue == nil }
      control.update(
        values: changes.values, animated: isAnimated,
        configuration: isOther ? Subject.Configuration(settings) : control.configuration
      ) { observer.note($0) }
    case .frames(let count): pass(frames: count, &observer)
    case .wait(let duration): advance(to: now.addingReportingOverflow(duration), &observer)
    case .settle(let limit): settle(within: limit, &observer)
    case .observe(let verb): observer.observe(verb, control, at: Timestamp(nanoseconds: now))
    }
    observer.hasDone(action, to: control)
    if let error = control.error { fail(for: error) }
  }

  // MARK: Time

  @inlinable mutating func advance(
    to sum: (partialValue: Int64, overflow: Bool), _ observer: inout some RunObserver<Subject>
  ) {
    guard !sum.overflow else { return failForTime() }
    advance(to: sum.partialValue, &observer)
  }

  /// Advances time to `time`, drawing the frames before it.
  @inlinable mutating func advance(to time: Int64, _ observer: inout some RunObserver<Subject>) {
    observer.willPass(control, to: time)
    drawFrames(before: time, &observer)
    now = time
    pass(to: time, &observer)
  }

  /// Advances the control's time, as a frame does.
  @inlinable mutating func pass(to time: Int64, _ observer: inout some RunObserver<Subject>) {
    control.advance(to: Timestamp(nanoseconds: time)) { observer.note($0) }
  }

  @inlinable mutating func drawFrames(
    before time: Int64, _ observer: inout some RunObserver<Subject>
  ) {
    guard let drawn, time > now else { return }
    if drawsHeld { drawHeld(drawn, before: time, &observer) }
    guard control.restTime != nil else { return }
    var frame = drawn.frame(notBefore: now)
    while control.restTime != nil {
      let next = drawn.time(ofFrame: frame)
      guard next < time else { return }
      guard frameCount < mostFrames else { return failForFrames() }
      frameCount += 1
      pass(to: next, &observer)
      observer.note(frameAt: Timestamp(nanoseconds: next), of: control)
      frame += 1
    }
  }

  @inlinable mutating func drawHeld(
    _ drawn: FrameClock, before time: Int64, _ observer: inout some RunObserver<Subject>
  ) {
    guard hasNews, control.restTime == nil, !control.isIdle else { return }
    let next = drawn.time(ofFrame: drawn.frame(notBefore: now))
    guard next < time else { return }
    hasNews = false
    observer.note(frameAt: Timestamp(nanoseconds: next), of: control)
  }

  @inlinable mutating func pass(frames count: Int64, _ observer: inout some RunObserver<Subject>) {
    let last = clock.frame(after: now).addingReportingOverflow(count - 1)
    let time = clock.time(ofFrame: last.partialValue)
    guard !last.overflow, time < .max else { return failForTime() }
    advance(to: time, &observer)
  }

  @inlinable mutating func settle(
    within limit: Int64, _ observer: inout some RunObserver<Subject>
  ) {
    let deadline = now.addingSaturated(limit)
    while stop == nil, !control.isIdle {
      guard let rest = control.restTime else { return failForHold() }
      guard rest.nanoseconds <= deadline else { return failForRest(at: rest) }
      guard rest.nanoseconds > now else { return failForTime() }
      advance(to: rest.nanoseconds, &observer)
    }
  }
}

// MARK: Errors that stop a script

extension ScriptRunner {
  @usableFromInline mutating func failForTime() {
    fail(.timeTooLarge, [UInt8]("the script is longer than 292 years here"))
  }

  @usableFromInline mutating func failForHold() {
    fail(
      .settleTimeout, [UInt8]("it cannot settle: something still holds the control"),
      help: [UInt8](
        "lift every pointer, and end every gesture of a wheel: up 0, wheel 0 phase=end"))
  }

  @usableFromInline mutating func failForRest(at rest: Timestamp) {
    var message = [UInt8]("it does not settle in time: it would rest at @")
    message.append(time: rest)
    fail(.settleTimeout, message)
  }

  @usableFromInline mutating func fail(for error: ControlError) {
    guard stop == nil else { return }
    switch error {
    case .failed(let text): fail(.driverFails, text)
    case .rejected(let text): fail(.driverRejects, [UInt8]("the driver says: ") + text)
    }
  }

  @usableFromInline mutating func failForFrames() {
    var message = [UInt8]("the script draws more than ")
    DecimalText.append(mostFrames, to: &message)
    message.append(" frames")
    var help = [UInt8]("--level calls needs none; to draw more: --max-frames ")
    DecimalText.append(mostFrames.addingSaturated(mostFrames), to: &help)
    fail(.tooManyFrames, message, help: help)
  }

  private mutating func fail(_ code: Diagnostic.Code, _ message: [UInt8], help: [UInt8]? = nil) {
    stop = Diagnostic(code, at: position, message, help: help)
  }
}
