/// Rules between the lines of a script.
package struct ScriptRules {
  /// The maximum number of events of one line.
  package static let longestLine: Int64 = 1_000_000
  /// The maximum number of parts of a control.
  package static let mostParts: UInt8 = 8
  /// The maximum number of events of a script.
  static let longestScript: Int64 = 10_000_000
  /// The maximum number of pointers down at once.
  static let mostPointers = 100

  /// The settings of the header.
  var settings = Script.Settings()
  private var clock = ScriptClock()
  private var events: Int64 = 0
  private var pointers: [(id: Int64, span: SourceSpan)] = []

  /// True if every line so far was readable; otherwise `pointers` may be wrong and is not reported.
  private var knowsPointers = true

  /// A broken rule; its position is the verb of the line.
  struct RuleError: Error {
    var code: Diagnostic.Code
    var message: [UInt8]
    var help: [UInt8]?

    init(_ code: Diagnostic.Code, _ message: [UInt8], help: StaticString? = nil) {
      self.code = code
      self.message = message
      self.help = help.map { [UInt8]($0) }
    }
  }

  /// Advances to the time of a line; messages call it `written`.
  mutating func go(
    to time: LineTime?, written: @autoclosure () -> [UInt8]
  ) throws(RuleError) {
    let before = clock.now
    do throws(ScriptClock.ClockError) {
      try clock.go(to: time)
    } catch {
      guard error == .goesBack else { throw Self.tooLate }
      var message = [UInt8]("time goes backwards: ")
      message.append(contentsOf: written())
      message.append(" is before the previous line (@")
      message.append(duration: before)
      message.append(")")
      throw RuleError(
        .timeGoesBack, message,
        help: "lines must be in time order; use +<duration> for relative time")
    }
  }

  /// Adds a line that was read without an error.
  mutating func add(_ line: Script.Line) throws(RuleError) {
    do throws(ScriptClock.ClockError) {
      try clock.pass(line.verb, frame: settings.frame)
    } catch {
      throw Self.tooLate
    }
    try count(line.verb)
    try follow(line)
  }

  /// Gives up tracking pointers after an unreadable line.
  mutating func giveUpPointers() {
    knowsPointers = false
  }

  /// Returns the notes at the end of the script.
  func notes() -> [Diagnostic] {
    guard knowsPointers else { return [] }
    return pointers.map { pointer in
      var message = [UInt8]("pointer ")
      DecimalText.append(pointer.id, to: &message)
      message.append(" is still down at the end")
      return Diagnostic(.pointerLeftDown, at: pointer.span, message)
    }
  }

  private static var tooLate: RuleError {
    RuleError(.timeTooLarge, [UInt8]("the script is longer than 292 years here"))
  }

  private mutating func count(_ verb: Script.Verb) throws(RuleError) {
    let wasShort = events <= Self.longestScript
    events += verb.eventCount
    guard wasShort, events > Self.longestScript else { return }
    throw RuleError(
      .scriptTooLong,
      [UInt8]("the script stands for more than 10000000 events from here on"),
      help: "split it into several scripts")
  }

  // MARK: Pointers

  private mutating func follow(_ line: Script.Line) throws(RuleError) {
    switch line.verb {
    case _ where line.verb.isOfOtherButton(settings.pointer): break
    case .down(let id, _, _):
      lift(id)
      guard pointers.count < Self.mostPointers else {
        throw RuleError(.tooManyPointers, [UInt8]("more than 100 pointers are down"))
      }
      pointers.append((id, line.position))
    case .up(let id, _, _, _): lift(id)
    case .tap(let tap): lift(tap.id)
    case .cancel(let id?): lift(id)
    case .cancel(nil): pointers = []
    case .glide(let glide):
      guard knowsPointers, !pointers.contains(where: { $0.id == glide.id }) else { return }
      var message = [UInt8]("pointer ")
      DecimalText.append(glide.id, to: &message)
      message.append(" is not down, so its glide has no start")
      throw RuleError(.pointerNotDown, message, help: "for example, above it: down 0 160")
    default: break
    }
  }

  private mutating func lift(_ id: Int64) {
    guard let index = pointers.firstIndex(where: { $0.id == id }) else { return }
    pointers.remove(at: index)
  }
}

extension Script.Verb {
  /// The approximate number of events for the control; at least 1.
  var eventCount: Int64 {
    switch self {
    case .glide(let glide): glide.moveCount
    case .tap: 2
    case .key(let stroke): stroke.count
    case .frames(let count): count
    default: 1
    }
  }
}
