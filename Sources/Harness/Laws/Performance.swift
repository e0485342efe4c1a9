public import ControlCore

/// A script played on a control, with the control kept at every moment: what laws are about.
///
/// No trace is written, no check evaluated, and no frame drawn unless asked for. A line that cannot be
/// played ends it: what came before still counts.
public struct Performance<Subject: ScriptedControl>: Sendable {
  public let script: Script
  /// The control before anything happened, at time 0.
  public let start: Subject
  public private(set) var moments: [Moment<Subject>] = []
  /// The control when the script was over.
  public private(set) var end: Subject
  /// What was reported behind the last moment, while time passed up to the end.
  public private(set) var closing: [Effect] = []

  private var now: Int64 = 0
  private var settings: Settings
  private let clock: FrameClock?
  private var isOver = false

  /// Plays a script.
  ///
  /// - Parameters:
  ///   - script: its settings make sense together; see `Replay.problems(of:)`.
  ///   - frame: how long a frame is; `nil` draws none.
  public init(_ script: Script, frame: Setting.FrameLength? = nil) {
    self.script = script
    settings = script.settings
    clock = frame.map { FrameClock(length: $0) }
    start = Subject(value: settings.value, configuration: Subject.configuration(settings))
    end = start
    end.advance(to: Timestamp(nanoseconds: 0)) { _ in }
    var expander = ScriptExpander(settings)
    for (index, line) in script.body.enumerated() where !isOver {
      var held = expander.contacts
      expander.expand(line) { piece, point in
        if !isOver { perform(piece, point, held, index) }
        held = []
      }
    }
  }

  /// Everything reported, in its order.
  public var effects: [Effect] {
    var effects: [Effect] = []
    for moment in moments { effects += moment.told }
    return effects + closing
  }

  // MARK: Playing

  private mutating func perform(
    _ line: Line, _ point: Point?, _ held: [ScriptExpander.Contact], _ index: Int
  ) {
    switch line.time {
    case nil: pass(to: (now, false))
    case .after(let duration): pass(to: now.addingReportingOverflow(duration))
    case .at(let instant): pass(to: (max(instant, now), false))
    }
    Deed.of(line.verb, at: point, held: held, kind: settings.pointer) { deed in
      if !isOver { perform(deed, index) }
    }
  }

  private mutating func perform(_ deed: Deed, _ index: Int) {
    let before = settings
    if case .set(let setting, _) = deed { settings.apply(setting) }
    var moment = Moment(
      line: index, deed: deed, before: before, settings: settings, passing: closing, start: end,
      end: end, isSimultaneous: moments.last.map { $0.end.time == end.time } ?? false)
    closing = []
    switch deed {
    case .event(let action): moment.effects = end.effects(of: action)
    case .set(.value(let value), let animated):
      end.set(value: value, animated: animated) { moment.effects.append($0) }
    case .set:
      let configuration = Subject.configuration(settings)
      end.set(configuration: configuration) { moment.effects.append($0) }
    case .wait(let duration): pass(to: now.addingReportingOverflow(duration))
    case .frames(let count): pass(frames: count)
    case .settle(let limit): settle(within: limit)
    case .look: return closing = moment.passing
    }
    moment.effects += closing
    closing = []
    moment.end = end
    moments.append(moment)
  }

  private mutating func pass(to sum: (partialValue: Int64, overflow: Bool)) {
    guard !sum.overflow else { return isOver = true }
    if let clock { drawFrames(of: clock, before: sum.partialValue) }
    now = sum.partialValue
    let time = Timestamp(nanoseconds: now)
    end.advance(to: time) { closing.append($0) }
  }

  private mutating func drawFrames(of clock: FrameClock, before time: Int64) {
    var frame = clock.frame(notBefore: now)
    while end.restTime != nil {
      let next = clock.time(ofFrame: frame)
      guard next < time else { return }
      end.advance(to: Timestamp(nanoseconds: next)) { closing.append($0) }
      frame += 1
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
    while !end.isIdle {
      guard let rest = end.restTime?.nanoseconds, rest <= deadline, rest > now else {
        return isOver = true
      }
      pass(to: (rest, false))
    }
  }
}
