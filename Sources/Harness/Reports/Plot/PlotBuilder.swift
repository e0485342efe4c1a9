import ControlCore
import GestureReplay
import GestureScript

/// Builds the curves of one part of a control from the lines of a trace.
struct PlotBuilder {
  private(set) var plot = Plot()
  /// The settings; `nil` for a trace without a script.
  private var settings: Script.Settings?
  /// The last value that the control reported.
  private var reported = 0.0
  private var phase = ControlPhase.idle, isFirst = true
  /// The settings and verbs of the control.
  private let table: ControlTable
  /// Converts an offset to a value, with the current settings.
  private var scale: @Sendable (Double) -> Double? = { _ in nil }
  /// True if every frame has a line, so samples of a motion are redundant.
  private let hasFrames: Bool
  private var previewed: Double?
  /// The longest gap between samples drawn as a slope, in nanoseconds; a longer gap is a hold.
  private var slope = PlotSeries.usualSlope
  /// The part of the curves, and the number of parts.
  private let part: Int, parts: Int
  /// The turn of the last reported value, and whether it wrapped since the last point.
  private var turns: Int32 = 0, isOverSeam = false

  /// A change by the host, with the script line that makes it.
  struct HostChange {
    var line: Int
    var time: Int64
    var settings: [Setting]
    var isAnimated: Bool
  }

  init(
    _ settings: Script.Settings?, of table: ControlTable, level: TraceLevel, part: Int = 0,
    of parts: Int = 1
  ) {
    (self.part, self.parts) = (part, parts)
    self.settings = settings
    self.table = table
    if let settings { scale = table.scale(settings) }
    hasFrames = level == .frames
    plot.hasPhases = hasFrames
    guard let settings else { return }
    let frame = FrameClock(length: settings.frame).time(ofFrame: 1)
    slope = max(slope, frame.addingSaturated(frame / 5))
    noteBounds(at: 0)
    let values = settings.values
    reported = clamped(values.indices.contains(part) ? values[part] : settings.value)
    plot.value.append(reported, at: 0, .idle)
    isFirst = false
  }

  /// Adds all lines of a replay, with the changes by the host in between.
  mutating func add(_ replay: Replay, changes: [HostChange]) {
    var next = 0
    for index in replay.lineStarts.indices {
      let text = TextLines.Line(
        number: index + Golden.headLength + 1, bytes: replay.line(index))
      do throws(Diagnostic) {
        let line = try TraceReader.read(text)
        let playing = replay.scriptLines[index]
        while next < changes.count, changes[next].precedes(line, playing) {
          apply(changes[next])
          next += 1
        }
        add(line)
      } catch {
        continue
      }
    }
    for change in changes[next...] { apply(change) }
  }

  mutating func add(_ line: Trace.Line) {
    let time = line.time.nanoseconds
    if isFirst { (plot.start, plot.end) = (time, time) }
    isFirst = false
    reach(time)
    note(turns: line)
    let isOfOther = Int(line.part) != part
    switch line.event {
    case .frame where isOfOther, .began where isOfOther, .ended where isOfOther,
      .snapped where isOfOther, .changed where isOfOther, .preview where isOfOther:
      break
    case .began: if table.traits.contains(.leaps) { turn(to: .pressed, at: time) }
    case .yielded, .tapped: break
    case .preview(let value): preview(value, at: time)
    case .tick: plot.ticks.append(from: time, to: time)
    case .ticks(let row):
      reach(row.to.nanoseconds)
      plot.ticks.append(from: time, to: row.to.nanoseconds, count: row.count)
    case .bound(.lower): plot.lowerHits.append(from: time, to: time)
    case .bound(.upper): plot.upperHits.append(from: time, to: time)
    case .changed(let value, let cause): change(to: value, cause, at: time)
    case .ended where table.traits.contains(.leaps): turn(to: .idle, at: time)
    case .snapped(let value), .ended(_, let value):
      reported = value
      // Samples may be missing from the trace: draw a straight line without a hold.
      if !hasFrames { append(value, at: time, held) }
    case .idle: rest(at: time)
    case .mark(let text): plot.labels.append(Plot.Label(kind: .mark, time: time, text: text))
    case .frame(let frame): add(frame, at: time)
    }
  }

  /// Extends the run to a time.
  private mutating func reach(_ time: Int64) {
    plot.end = max(plot.end, time)
  }

  /// Extends the curves to the end of a script; a motion in progress continues until then.
  mutating func finish(at replay: Replay) {
    reach(replay.lineTimes.last?.nanoseconds ?? 0)
    if replay.phase.isMotion {
      reach(replay.end.nanoseconds)
      let value = part == 0 ? shown(replay.offset, replay.value) : replay.values[part]
      append(value, at: plot.end, replay.phase)
    }
    finish()
  }

  /// Extends the curves to the last line of a trace, which has no end time.
  mutating func finish(at end: Trace.End) {
    if end.phase.isMotion, !plot.value.points.isEmpty {
      append(end.values[part], at: plot.end, end.phase)
    }
    // A part without lines has not moved.
    if parts > 1, plot.value.points.isEmpty {
      plot.value.append(end.values[part], at: plot.start, .idle)
    }
    finish()
  }

  private mutating func finish() {
    if let last = plot.value.points.last, last.time < plot.end {
      plot.value.append(last.value, at: plot.end, held)
    }
    if let last = plot.velocity.points.last, last.time < plot.end {
      plot.velocity.append(last.value, at: plot.end, phase)
    }
    if previewed != nil { plot.preview.hold(to: plot.end) }
  }

  // MARK: Curves

  private mutating func add(_ frame: Trace.Frame, at time: Int64) {
    reported = frame.value
    let shown = shown(frame.offset, frame.value)
    if !isKnown(shown, at: time, frame.phase) { move(to: shown, at: time, frame.phase) }
    if !phase.isMotion { plot.velocity.hold(until: time, held, slope: slope) }
    plot.velocity.append(frame.velocity, at: time, frame.phase)
    phase = frame.phase
  }

  private mutating func change(to value: Double, _ cause: ChangeCause, at time: Int64) {
    reported = value
    switch cause {
    case .drag where !table.traits.contains(.leaps):
      move(to: value, at: time, .dragging)
      phase = .dragging
    case .motion where hasFrames: break
    case .motion:
      move(to: value, at: time, .coasting)
      phase = .coasting
    case .drag, .snap, .key, .wheel, .crown, .assistive, .tap, .reset, .host, .cancel:
      jump(to: value, at: time)
    }
  }

  /// A preview has no transitions.
  private mutating func preview(_ value: Double?, at time: Int64) {
    if previewed != nil { plot.preview.hold(to: time) }
    if let value { plot.preview.append(value, at: time, previewed == nil ? .idle : .pressed) }
    previewed = value
  }

  /// True if the last `changed` reported the same value more exactly.
  private func isKnown(_ value: Double, at time: Int64, _ phase: ControlPhase) -> Bool {
    guard phase == .dragging, self.phase == .dragging, let last = plot.value.points.last else {
      return false
    }
    return (value - last.value).magnitude <= max(value.magnitude, 1) * 1e-9
  }

  private mutating func rest(at time: Int64) {
    // A trace does not give the position of a part before it moves.
    guard parts == 1 || !plot.value.points.isEmpty else { return }
    move(to: reported, at: time, phase)
    if !phase.isMotion { plot.velocity.hold(until: time, held, slope: slope) }
    if !plot.velocity.points.isEmpty { plot.velocity.append(0, at: time, phase) }
    phase = .idle
  }

  /// Draws a slope between samples of a motion; a held value stays until it is moved.
  private mutating func move(to value: Double, at time: Int64, _ phase: ControlPhase) {
    if !self.phase.isMotion { plot.value.hold(until: time, held, slope: slope) }
    if let last = plot.value.points.last, !phase.isMotion, isStep(from: last.value, to: value) {
      plot.value.append(last.value, at: time, phase)
    }
    append(value, at: time, phase)
  }

  private mutating func jump(to value: Double, at time: Int64) {
    if let last = plot.value.points.last { plot.value.append(last.value, at: time, held) }
    append(value, at: time, held)
  }

  /// Appends a value; detached after a wrap.
  private mutating func append(_ value: Double, at time: Int64, _ phase: ControlPhase) {
    plot.value.append(value, at: time, phase, isDetached: isOverSeam)
    isOverSeam = false
  }

  /// Records whether the value wraps.
  private mutating func note(turns line: Trace.Line) {
    guard Int(line.part) == part else { return }
    switch line.event {
    case .changed, .snapped, .ended:
      if line.turns != turns, !plot.value.points.isEmpty { isOverSeam = true }
      turns = line.turns
    default: break
    }
  }

  /// True if two different values are both steps or both stops, so the control jumped between them.
  private func isStep(from old: Double, to new: Double) -> Bool {
    guard old != new, let settings, scale(0) == nil else { return false }
    if case .numbers(let stops)? = settings.value(of: "stops"), !stops.isEmpty {
      return stops.contains(old) && stops.contains(new)
    }
    guard case .number(let step)? = settings.value(of: "step"), step > 0 else { return false }
    let start = table.bounds(settings).lowerBound
    return [old, new].allSatisfy { value in
      let count = (value - (start.isFinite ? start : 0)) / step
      return (count - roundedDown(count + 0.5)).magnitude < 1e-6
    }
  }

  /// Holds the value, and continues in a new phase.
  private mutating func turn(to phase: ControlPhase, at time: Int64) {
    if let last = plot.value.points.last { plot.value.append(last.value, at: time, held) }
    self.phase = phase
  }

  /// The phase of the control while it is not moving.
  private var held: ControlPhase { phase.isMotion ? .idle : phase }

  // MARK: Values

  /// Returns the visible value at an offset.
  private func shown(_ offset: Double, _ value: Double) -> Double {
    settings == nil ? value : scale(offset) ?? value
  }

  private func clamped(_ value: Double) -> Double {
    guard let bounds = settings.map(table.bounds) else { return value }
    return min(max(value, bounds.lowerBound), bounds.upperBound)
  }

  private mutating func noteBounds(at time: Int64) {
    guard let range = settings.map(table.bounds) else { return }
    let bounds = Plot.Bounds(from: time, lower: range.lowerBound, upper: range.upperBound)
    if let last = plot.bounds.last, last.lower == bounds.lower, last.upper == bounds.upper {
      return
    }
    plot.bounds.append(bounds)
  }

  private mutating func apply(_ change: HostChange) {
    for setting in change.settings { settings?.change(setting) }
    if let settings { scale = table.scale(settings) }
    noteBounds(at: change.time)
    let inside = clamped(reported)
    if inside != reported { jump(to: inside, at: change.time) }
    reported = inside
    let own = change.settings.last { $0.newValue != nil && $0.part == part }
    guard let value = own?.newValue else { return }
    reported = clamped(value)
    if !change.isAnimated {
      jump(to: reported, at: change.time)
      phase = .idle
    }
  }
}

extension PlotBuilder.HostChange {
  /// True if the change precedes an event of the trace that came while the given script line was
  /// playing.
  fileprivate func precedes(_ traced: Trace.Line, _ playing: Int) -> Bool {
    line < playing || (line == playing && time <= traced.time.nanoseconds)
  }
}

extension ControlPhase {
  /// True if the control moves by itself.
  var isMotion: Bool { self == .coasting || self == .settling }
}
