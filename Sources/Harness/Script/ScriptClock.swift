/// What can be known of a script's time without running it.
struct ScriptClock {
  /// The time of the line before, or, if it takes time, of its end.
  private(set) var now: Int64 = 0

  /// Whether that is the time itself; if not, it is the earliest it can be.
  private(set) var isExact = true

  enum ClockError: Error {
    case goesBack, tooLarge
  }

  /// Goes to the time of a line.
  mutating func go(to time: LineTime?) throws(ClockError) {
    switch time {
    case nil: break
    case .after(let duration): try pass(duration)
    case .at(let instant):
      guard instant >= now else { throw .goesBack }
      now = instant
      isExact = true
    }
  }

  /// Lets the time pass that a verb takes.
  mutating func pass(_ verb: Script.Verb, frame: Setting.FrameLength) throws(ClockError) {
    switch verb {
    case .glide(let glide): try pass(glide.duration)
    case .tap(let tap): try pass(tap.hold ?? Script.Tap.defaultHold)
    case .wait(let duration): try pass(duration)
    case .settle: isExact = false
    case .frames(let count):
      // The first frame may come at once, the others follow at their distance, rounded down.
      let (duration, overflow) = (max(count, 1) - 1).multipliedReportingOverflow(
        by: frame.nanoseconds)
      guard !overflow else { throw .tooLarge }
      try pass(duration)
      isExact = false
    default: break
    }
  }

  private mutating func pass(_ duration: Int64) throws(ClockError) {
    let (sum, overflow) = now.addingReportingOverflow(duration)
    guard !overflow else { throw .tooLarge }
    now = sum
  }
}

extension Script {
  /// A copy of the script with `+` times instead of `@` times, except where a `settle` or `frames` above
  /// a line hides how long it takes.
  public var withRelativeTimes: Script {
    var copy = self
    var times = RelativeTimes(settings)
    for index in copy.body.indices { copy.body[index] = times.line(body[index]) }
    return copy
  }
}

/// Gives the lines of a script, one after the other, relative times.
struct RelativeTimes {
  private var clock = ScriptClock()
  private let frame: Setting.FrameLength
  /// True once a time could not be: lines behind it stay as they are.
  private var isOver = false

  init(_ settings: Script.Settings) { frame = settings.frame }

  mutating func line(_ line: Script.Line) -> Script.Line {
    guard !isOver else { return line }
    var copy = line
    if case .at(let instant) = line.time, clock.isExact {
      let (delay, overflow) = instant.subtractingReportingOverflow(clock.now)
      if delay >= 0, !overflow { copy.time = .after(delay) }
    }
    do throws(ScriptClock.ClockError) {
      try clock.go(to: line.time)
      try clock.pass(line.verb, frame: frame)
    } catch {
      isOver = true
    }
    return copy
  }
}

extension Setting.FrameLength {
  /// The whole nanoseconds in it.
  fileprivate var nanoseconds: Int64 {
    let (product, overflow) = numerator.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? .max : product / max(denominator, 1)
  }
}
