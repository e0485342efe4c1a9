import ControlCore
import GestureReplay
import GestureReports
import GestureScript
import Pictures

/// Session with a control in a terminal, from the first frame to the last.
struct PlaySession<Subject: DrawnControl> {
  private let request: PlayRequest
  private let file: ScriptFile
  private let style: StaticText
  private let terminal: LiveTerminal
  private let replay: Replay

  private var play: LivePlay<Subject>
  private var record: PlayRecord
  private var clock: PlayClock
  /// Rest of the script; `nil` once the user has taken over.
  private var schedule: ScriptSchedule?
  private var reader = TerminalReader(), hand = TerminalHand()
  /// Real time of the last input.
  private var inputTime: Int64 = 0
  /// Size of the terminal, in cells.
  private var size: (columns: Int64, rows: Int64) = (80, 24)
  /// Size of a cell, in pixels; `nil` if the terminal reports the mouse in cells.
  private var pixels: (width: Double, height: Double)?
  /// Page shown by the terminal.
  private var shown: TerminalPage?
  private var lastFrame = Int64.min, hasNews = true, knowsPixels = false
  /// Number of haptics shown, and end of the current highlight, in real time.
  private var hapticsShown: Int64 = 0, litUntil: Int64 = 0
  private var tabbed = 0  // last part reached by Tab

  private static var framePeriod: Int64 { 16_666_667 }  // 60 frames a second
  private static var flash: Int64 { 80_000_000 }  // highlight of a tick or bound

  init(
    _ request: PlayRequest, _ file: ScriptFile, _ style: StaticText, _ terminal: LiveTerminal
  ) {
    (self.request, self.file, self.style, self.terminal) = (request, file, style, terminal)
    replay = file.replay()
    var script = file.script
    script.header.append(HeaderLine(.blank, comment: Array("recorded by detent play".utf8)))
    play = LivePlay(script, keepsRecord: request.record != nil || request.trace != nil)
    script.body = []
    record = PlayRecord(request.record?.path, script)
    schedule = ScriptSchedule(file.script, replay)
    clock = PlayClock(speed: request.speed)
    play.hapticGap = Int64(Double(HapticGate.usualGap) * request.speed)
  }

  // MARK: The loop

  mutating func run(_ console: Console) -> ExitStatus {
    let end = enter() ?? loop()
    perform(hand.leave())
    note(.mark(Array("end".utf8)), at: clock.now, isAction: false)
    if !end.isAway { terminal.leave() }
    if end.hasTerminal { console.print("value \(play.valueText)") }
    if end.isFull { console.report("detent: the session is too long to record") }
    if request.path != nil { file.report(replay, console) }
    let status = end.status.joined(with: replay.passed ? .passed : .failed)
    guard record.hasAction else { return status }
    return status.joined(with: request.write(play, of: file, console))
  }

  private mutating func loop() -> PlayEnd {
    // Start the clock here, so that the session excludes the setup.
    clock = PlayClock(speed: request.speed, isHeld: file.script.body.isEmpty)
    while !play.isRecordFull {
      let now = clock.now
      followScript(until: now)
      play.pass(to: now)
      draw()
      switch terminal.wait(timeout) {
      case .bytes(let bytes):
        hasNews = true
        if take(bytes) { return PlayEnd() }
      case .signals(let numbers):
        if let end = take(numbers) { return end }
      case .silence: stopWaiting()
      case .closed: return PlayEnd(status: .terminated, hasTerminal: false)
      }
    }
    return PlayEnd(status: .failed, isFull: true)
  }

  /// Performs the script's actions up to a time, each at its own time.
  private mutating func followScript(until now: Timestamp) {
    while let piece = schedule?.take(until: now) {
      note(piece.verb, at: piece.time)
      hasNews = true
    }
    if let schedule, schedule.next == nil, schedule.end <= now { handOver(at: schedule.end) }
  }

  /// Hands the control to the user, without the script's fingers and in the size of the terminal.
  private mutating func handOver(at time: Timestamp) {
    guard schedule != nil else { return }
    schedule = nil
    let fingers = play.snapshot.fingers
    if fingers.contains(where: \.isDown) { note(.cancel(nil), at: time) }
    if fingers.contains(where: { !$0.isDown }) { note(.hover(nil), at: time) }
    clock.becomeReal()
    play.hapticGap = HapticGate.usualGap
    fit(at: time)
  }

  /// Time until the next work, in nanoseconds; `nil` for no limit.
  private var timeout: Int64? {
    let real = clock.realTime
    let frame = max(lastFrame.addingReportingOverflow(Self.framePeriod).partialValue - real, 0)
    var least: Int64?
    func consider(_ wait: Int64) { least = min(least ?? .max, wait) }
    if hasNews { consider(frame) }
    if let patience = reader.patience { consider(max(inputTime + patience - real, 0)) }
    if litUntil > real { consider(litUntil - real) }
    if let schedule { consider(clock.wait(until: schedule.next ?? schedule.end)) }
    switch play.control.phase {
    case .coasting, .settling: consider(frame)
    case .idle, .pressed, .dragging: play.control.restTime.map { consider(clock.wait(until: $0)) }
    }
    return least
  }

  // MARK: Input

  private mutating func perform(_ verb: Script.Verb?) {
    guard let verb else { return }
    let now = clock.now
    clock.start()
    handOver(at: now)
    note(verb, at: now)
  }

  /// Performs an action and records it.
  private mutating func note(_ verb: Script.Verb, at time: Timestamp, isAction: Bool = true) {
    let line = play.perform(verb, at: time)
    record.append(line, isAction: isAction)
  }

  /// Handles input; returns true if the user quits.
  private mutating func take(_ bytes: [UInt8]) -> Bool {
    inputTime = clock.realTime
    var inputs: [TerminalInput] = []
    for byte in bytes { reader.read(byte) { inputs.append($0) } }
    return inputs.contains { take($0) }
  }

  private mutating func stopWaiting() {
    guard let patience = reader.patience, clock.realTime - inputTime >= patience else { return }
    var inputs: [TerminalInput] = []
    reader.stopWaiting { inputs.append($0) }
    for input in inputs { _ = take(input) }
  }

  /// Handles one input; returns true if the user quits.
  private mutating func take(_ input: TerminalInput) -> Bool {
    switch input {
    case .character(UInt8(ascii: "q")), .character(UInt8(ascii: "Q")): return true
    case .character(UInt8(ascii: " ")), .character(0x0D): handOver(at: clock.now)
    case .character: break
    case .key(let key, let modifiers): perform(hand.verb(for: key, modifiers))
    case .tab(let isBack): turnFocus(isBack)
    case .mouse(let mouse): take(mouse)
    case .mode(1016, let isKnown): knowsPixels = isKnown
    case .mode: break
    case .cellSize(let width, let height):
      guard knowsPixels else { break }
      if pixels == nil { terminal.usePixels() }
      pixels = (Double(width), Double(height))
    }
    return false
  }

  /// Moves the focus to the next part, or to the one before.
  private mutating func turnFocus(_ isBack: Bool) {
    let parts = play.control.partCount
    guard parts > 1, Subject.abilities.contains(.focus) else { return }
    tabbed = ((play.control.focusedPart ?? tabbed) + (isBack ? parts - 1 : 1)) % parts
    perform(.focus(UInt8(truncatingIfNeeded: tabbed)))
  }

  private mutating func take(_ mouse: TerminalMouse) {
    let cell = pixels ?? (1, 1)
    let place = stage.point(
      x: (Double(mouse.column) - 0.5) / cell.width, y: (Double(mouse.row) - 0.5) / cell.height)
    perform(hand.verb(for: mouse, at: place, isInside: stage.contains(place)))
  }

  /// Handles signals; returns the end if one of them causes it, else `nil`.
  private mutating func take(_ signals: [Int32]) -> PlayEnd? {
    if let end = PlayEnd(signals) { return end }
    for signal in signals {
      switch signal {
      case SIGTSTP: if let end = stop() { return end }
      case SIGCONT: if let end = enter() { return end }
      default: measure()
      }
    }
    return nil
  }

  // MARK: The terminal

  /// Leaves the terminal until the session is woken; returns the end if it comes before, else
  /// `nil`.
  private mutating func stop() -> PlayEnd? {
    perform(hand.leave())
    terminal.leave()
    SignalPipe.stop()
    return enter()
  }

  /// Takes over the terminal once the session is in the foreground.
  ///
  /// - Returns: end, if it comes before; else `nil`.
  private mutating func enter() -> PlayEnd? {
    repeat {
      if var end = PlayEnd(terminal.signalsSoFar) {
        (end.hasTerminal, end.isAway) = (false, true)
        return end
      }
    } while !terminal.enter()
    (pixels, knowsPixels, shown) = (nil, false, nil)
    measure()
    return nil
  }

  // MARK: Size

  /// Measures the terminal, and fits the control to it.
  private mutating func measure() {
    if let size = Terminal.size { self.size = (Int64(size.columns), Int64(size.rows)) }
    if pixels != nil { terminal.askForPixels() }
    hasNews = true
    if schedule == nil { fit(at: clock.now) }
  }

  private mutating func fit(at time: Timestamp) {
    let (width, height) = TerminalStage.viewport(
      of: file.script.settings, Subject.look, columns: size.columns, rows: size.rows)
    let settings = play.settings
    guard (settings.width, settings.height) != (width, height) else { return }
    note(.set(.viewport(width, height)), at: time, isAction: false)
    hasNews = true
  }

  private var stage: TerminalStage {
    TerminalStage(play.settings, Subject.look, columns: size.columns, rows: size.rows)
  }

  // MARK: Output

  /// Draws a frame, at most one per period.
  private mutating func draw() {
    let real = clock.realTime
    signHaptics(at: real)
    guard real - Self.framePeriod >= lastFrame || shown == nil else {
      hasNews = true
      return
    }
    let page = page(isLit: litUntil > real).page(columns: size.columns, rows: size.rows)
    let isShown = terminal.show(page, insteadOf: shown)
    (shown, lastFrame, hasNews) = (isShown ? page : nil, real, !isShown)
  }

  private mutating func signHaptics(at real: Int64) {
    guard play.haptics != hapticsShown else { return }
    hapticsShown = play.haptics
    switch request.ticks {
    case .none: break
    case .bell: terminal.show([0x07])
    case .flash: litUntil = real + Self.flash
    }
  }

  private func page(isLit: Bool) -> PlayPage<Subject> {
    var page = PlayPage(
      snapshot: play.snapshot, settings: play.settings, stage: stage, look: terminal.look,
      style: style)
    page.title = "detent play  \(Files.name(file.path))"
    page.note = note
    page.readings = PlayReadings(of: play, focus: tabbed)
    page.isLit = isLit
    return page
  }

  private var note: String {
    guard let schedule else { return request.record == nil ? "live" : "live, recorded" }
    func seconds(_ time: Timestamp) -> String {
      let tenths = time.nanoseconds / 100_000_000
      return "\(tenths / 10).\(tenths % 10)"
    }
    let time = min(play.now, schedule.end)
    return "script, \(seconds(time)) of \(seconds(schedule.end)) s; space takes over"
  }
}
