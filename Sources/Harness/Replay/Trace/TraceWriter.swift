import ControlCore
import GestureScript

/// Writes the events of a control as lines of text, one per observable event.
///
///     @8ms            began
///     @69.103002ms    tick mark=21
///     @2566.264744ms  ended reason=commit value=26.48420765857719
///
/// Lines about a part other than 0 end with it: `began part=1`. Neighbouring ticks of one part form
/// one run, however many frames they took. A run is written as a line for each instant at which
/// marks of it ticked; a run of more than 1000 marks as one line. Lines of level `calls` therefore do
/// not depend on the frames.
struct TraceWriter: Sendable {
  let level: TraceLevel
  private let text: Text
  private(set) var bytes: [UInt8] = []
  /// The number of lines written.
  private(set) var lineCount: Int64 = 0
  /// The digest of the discarded lines.
  private var digest = Digest()
  /// The last of the discarded lines.
  private var tail: [UInt8] = []
  /// The start of each line in `bytes`.
  private(set) var lineStarts: [Int] = []
  /// The script line that was playing when each trace line was written.
  private(set) var scriptLines: [Int] = []
  /// The script line that is playing.
  var scriptLine = 0

  private var runs: [TickRun] = []
  private var runLength: Int64 = 0
  /// The part of the pending run of ticks.
  private var runPart: UInt8 = 0

  /// The maximum number of marks in a run that is divided by instants. A fling passes 10¹² marks, and
  /// the time of each would have to be solved.
  private static let mostMarks: Int64 = 1000

  /// The destination of the lines.
  enum Text: Sendable {
    /// All lines are kept in `bytes`.
    case kept
    /// Only the digest of the lines is kept.
    case forgotten
    /// The lines are emitted in large pieces.
    case handedOut(@Sendable ([UInt8]) -> Void)
  }

  init(level: TraceLevel, text: Text = .kept) {
    self.level = level
    self.text = text
  }

  var keepsText: Bool {
    if case .kept = text { true } else { false }
  }

  var handsOut: Bool {
    if case .handedOut = text { true } else { false }
  }

  /// Returns the digest of all lines if they are not kept, and emits the rest of the text.
  mutating func finishedDigest() -> UInt64 {
    flush()
    forgetText()
    return digest.value
  }

  private mutating func forgetText() {
    digest.add(bytes)
    if case .handedOut(let take) = text, !bytes.isEmpty {
      take(bytes)
      tail = [UInt8](Self.lastLines(of: bytes).joined(separator: [UInt8(ascii: "\n")]))
    }
    bytes.removeAll(keepingCapacity: true)
  }

  /// The last lines written, without their ends, as many as reports show.
  var latestLines: [[UInt8]] {
    let separator: [UInt8] = tail.isEmpty ? [] : [UInt8(ascii: "\n")]
    return Self.lastLines(of: tail + separator + bytes).map { [UInt8]($0) }
  }

  private static func lastLines(of bytes: [UInt8]) -> ArraySlice<ArraySlice<UInt8>> {
    // A line has less than 5 KB, the limit for a script line.
    bytes.suffix((CheckReport.traceTail + 1) * 5120).split(separator: UInt8(ascii: "\n"))
      .suffix(CheckReport.traceTail)
  }

  mutating func note(_ effect: Effect) {
    if case .tick(let run, let part) = effect { return collect(run, of: part) }
    if level == .calls, case .changed(_, .motion, _, _, _) = effect { return }
    flush()
    start(effect.time)
    bytes.append(effect: effect)
    bytes.append("\n")
  }

  /// Writes a line for the state of each part of the control in a frame.
  mutating func note(frameAt time: Timestamp, of control: some ScriptedControl) {
    flush()
    for part in 0..<control.partCount {
      let reading = control.reading(of: part)
      start(time)
      bytes.append("frame value=", reading.value)
      bytes.append(" offset=", reading.offset)
      bytes.append(" velocity=", reading.velocity)
      bytes.append(" target=", reading.target)
      bytes.append(" phase=")
      bytes.append(Vocabulary.phases.word(for: reading.phase))
      bytes.append(part: UInt8(truncatingIfNeeded: part))
      bytes.append("\n")
    }
  }

  /// Writes a line for a `mark` of the script.
  mutating func note(mark text: [UInt8], at time: Timestamp) {
    flush()
    start(time)
    bytes.append("mark \"")
    bytes.append(contentsOf: text)
    bytes.append("\"\n")
  }

  /// Writes the pending ticks.
  mutating func flush() {
    guard let first = runs.first, let last = runs.last else { return }
    if runLength > Self.mostMarks {
      append(
        Trace.TickRow(
          first: first.first, last: last.last, count: runLength, from: first.time(at: 0),
          to: last.time(at: last.length &- 1)))
    } else {
      appendInstants()
    }
    runs.removeAll(keepingCapacity: true)
    runLength = 0
  }

  /// Writes a line for each instant of the pending ticks.
  private mutating func appendInstants() {
    var row: Trace.TickRow?
    for run in runs {
      _ = run.forEach(limit: Self.mostMarks) { mark, time in
        if let pending = row, pending.to == time {
          row?.last = mark
          row?.count = pending.count + 1
        } else {
          if let pending = row { append(pending) }
          row = Trace.TickRow(first: mark, last: mark, count: 1, from: time, to: time)
        }
      }
    }
    if let row { append(row) }
  }

  private mutating func collect(_ run: TickRun, of part: UInt8) {
    if part != runPart { flush() }
    runPart = part
    if let last = runs.last {
      let next = last.count < 0 ? last.last &- 1 : last.last &+ 1
      if (run.count < 0) != (last.count < 0) || run.first != next { flush() }
    }
    // A long run needs only its ends.
    if runLength > Self.mostMarks, runs.count > 1 { runs.removeLast() }
    runs.append(run)
    let (sum, overflow) = runLength.addingReportingOverflow(run.length)
    runLength = overflow ? .max : sum
  }

  /// Writes the line of neighbouring ticks.
  private mutating func append(_ row: Trace.TickRow) {
    start(row.from)
    bytes.append(row.count == 1 ? "tick mark=" : "tick marks=")
    DecimalText.append(row.first, to: &bytes)
    if row.count > 1 {
      bytes.append("..")
      DecimalText.append(row.last, to: &bytes)
      bytes.append(" n=", whole: row.count)
      bytes.append(" from=")
      bytes.append(time: row.from)
      bytes.append(" to=")
      bytes.append(time: row.to)
    }
    bytes.append(part: runPart)
    bytes.append("\n")
  }

  private mutating func start(_ time: Timestamp) {
    lineCount += 1
    switch text {
    case .kept:
      lineStarts.append(bytes.count)
      scriptLines.append(scriptLine)
    case .forgotten: if bytes.count > 4096 { forgetText() }
    case .handedOut: if bytes.count > 65_536 { forgetText() }
    }
    let start = bytes.count
    bytes.append("@")
    bytes.append(time: time)
    bytes.pad(from: start, to: 15)
    bytes.append(" ")
  }
}
