import ControlCore
import GestureReplay
import GestureScript

/// Plays a script, and stops at every moment.
struct MomentPlayer<Subject: ScriptedControl> {
  /// The control as it is now.
  private(set) var control: Subject
  /// What was reported since the last moment.
  private(set) var closing: [Effect] = []

  private let body: [Line]
  private let clock: FrameClock?
  private let isOutOfTime: () -> Bool
  private var settings: Settings
  /// What the settings describe.
  private var configuration: Subject.Configuration
  private var expander: ScriptExpander
  private var now: Int64 = 0
  private var lastTime: Timestamp?
  private var framesLeft = 100_000
  /// How many moments there were.
  private var count = 0
  private var isOver = false

  // The line that is playing.
  private var line = -1
  private var pieces: LinePieces?
  private var held: [ScriptExpander.Contact] = []
  private var deeds: ArraySlice<Deed> = []
  /// How often the deed that is next comes once more.
  private var repeats: Int64 = 0

  /// - Parameters:
  ///   - script: its settings make sense together.
  ///   - start: the control that its settings describe.
  ///   - frame: how long a frame is; `nil` draws none, and after 100,000 none are drawn either.
  ///   - isOutOfTime: says when to leave off.
  init(
    _ script: Script, _ start: Subject, _ frame: Setting.FrameLength?,
    _ isOutOfTime: @escaping () -> Bool
  ) {
    body = script.body
    settings = script.settings
    configuration = Subject.Configuration(settings)
    clock = frame.map { FrameClock(length: $0) }
    self.isOutOfTime = isOutOfTime
    expander = ScriptExpander(settings)
    control = start
    control.advance(to: Timestamp(nanoseconds: 0)) { _ in }
  }

  /// Plays up to the next moment; `nil` at the end.
  mutating func next() -> Moment<Subject>? {
    // To ask costs more than a moment.
    if count & 15 == 15, isOutOfTime() { isOver = true }
    while !isOver {
      if let deed = takeDeed() {
        guard deed != .look, let moment = perform(deed) else { continue }
        count += 1
        return moment
      }
      guard beginPiece() else { return nil }
    }
    return nil
  }

  // MARK: Lines

  private mutating func takeDeed() -> Deed? {
    guard let deed = deeds.first else { return nil }
    if repeats > 0 { repeats -= 1 } else { deeds.removeFirst() }
    return deed
  }

  /// Lets time pass up to the next line without sugar, and works out what it does.
  ///
  /// - Returns: whether there is one.
  private mutating func beginPiece() -> Bool {
    guard let (piece, point) = takePiece() else { return false }
    switch piece.time {
    case nil: pass(to: (now, false))
    case .after(let duration): pass(to: now.addingReportingOverflow(duration))
    case .at(let instant): pass(to: (max(instant, now), false))
    }
    var verb = piece.verb
    if case .key(var stroke) = verb, stroke.count > 1 {
      repeats = stroke.count - 1
      stroke.count = 1
      verb = .key(stroke)
    }
    var deeds: [Deed] = []
    Deed.of(verb, at: point, held: held, kind: settings.pointer) { deeds.append($0) }
    if deeds.isEmpty { repeats = 0 }
    self.deeds = deeds[...]
    held = []
    return true
  }

  private mutating func takePiece() -> (Line, Point?)? {
    while true {
      if let piece = pieces?.next(&expander) { return piece }
      line += 1
      guard line < body.count else { return nil }
      held = expander.contacts
      pieces = LinePieces(body[line], expander)
    }
  }

  // MARK: Moments

  private mutating func perform(_ deed: Deed) -> Moment<Subject>? {
    let before = configuration
    if case .set(let setting, _) = deed {
      settings.apply(setting)
      configuration = Subject.Configuration(settings)
    }
    var moment = Moment(
      line: line, deed: deed, settings: settings, before: before, configuration: configuration,
      passing: closing, start: control, end: control, isSimultaneous: lastTime == control.time)
    closing = []
    switch deed {
    case .event(let action): moment.effects = control.effects(of: action)
    case .set(let setting, let animated):
      if let value = setting.newValue {
        control.set(value: value, animated: animated) { moment.effects.append($0) }
      } else {
        control.set(configuration: configuration) { moment.effects.append($0) }
      }
    case .setPart(let part, let value, let animated):
      control.set(value: value, of: Int(part), animated: animated) { moment.effects.append($0) }
    case .wait(let duration): pass(to: now.addingReportingOverflow(duration))
    case .frames(let count): pass(frames: count)
    case .settle(let limit): settle(within: limit)
    case .look: break
    }
    moment.effects += closing
    closing = []
    moment.end = control
    lastTime = control.time
    return moment
  }

  // MARK: Time

  private mutating func pass(to sum: (partialValue: Int64, overflow: Bool)) {
    guard !sum.overflow else { return isOver = true }
    if let clock { drawFrames(of: clock, before: sum.partialValue) }
    now = sum.partialValue
    let time = Timestamp(nanoseconds: now)
    control.advance(to: time) { closing.append($0) }
  }

  private mutating func drawFrames(of clock: FrameClock, before time: Int64) {
    var frame = clock.frame(notBefore: now)
    while control.restTime != nil, framesLeft > 0 {
      let next = clock.time(ofFrame: frame)
      guard next < time else { return }
      control.advance(to: Timestamp(nanoseconds: next)) { effect in
        if !effect.isSample { closing.append(effect) }
      }
      frame += 1
      framesLeft -= 1
    }
  }

  private mutating func pass(frames count: Int64) {
    let clock = FrameClock(length: settings.frame)
    let last = clock.frame(after: now).addingReportingOverflow(count - 1)
    let time = clock.time(ofFrame: last.partialValue)
    pass(to: (time, last.overflow || time == .max))
  }

  private mutating func settle(within limit: Int64) {
    let deadline = now.addingSaturated(limit)
    while !control.isIdle {
      guard let rest = control.restTime?.nanoseconds, rest <= deadline, rest > now else {
        return isOver = true
      }
      pass(to: (rest, false))
    }
  }
}
