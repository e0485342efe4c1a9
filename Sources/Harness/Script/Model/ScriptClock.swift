/// The time within a script, as far as it is known without a run.
struct ScriptClock {
  /// The time of the line before, or of its end if it takes time.
  private(set) var now: Int64 = 0

  /// True if `now` is exact; otherwise it is the earliest possible time.
  private(set) var isExact = true

  enum ClockError: Error {
    case goesBack, tooLarge
  }

  /// Advances to the time of a line.
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

  /// Advances by the duration of a verb.
  mutating func pass(_ verb: Script.Verb, frame: Setting.FrameLength) throws(ClockError) {
    switch verb {
    case .glide(let glide): try pass(glide.duration)
    case .tap(let tap): try pass(tap.hold ?? Script.Tap.defaultHold)
    case .wait(let duration): try pass(duration)
    case .settle: isExact = false
    case .frames(let count):
      // The first frame may be immediate; the others follow at the frame length, rounded down.
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
  /// A copy with `+` times instead of `@` times. The first `@` line after a `settle` or `frames`,
  /// whose duration is unknown, keeps its time.
  public var withRelativeTimes: Script {
    var copy = self
    var times = RelativeTimes(settings)
    for index in copy.body.indices { copy.body[index] = times.line(body[index]) }
    return copy
  }
}

/// Converts the lines of a script to relative times, in order.
struct RelativeTimes {
  private var clock = ScriptClock()
  private let frame: Setting.FrameLength
  /// True after a time error: later lines stay unchanged.
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
  /// The frame length in nanoseconds, rounded down.
  fileprivate var nanoseconds: Int64 {
    let (product, overflow) = numerator.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? .max : product / max(denominator, 1)
  }
}
