public import ControlCore
import GestureScript

/// A curve over time, thinned to what a picture can show.
public struct PlotSeries: Equatable, Sendable {
  /// The state at one time.
  public struct Point: Equatable, Sendable {
    /// The time in nanoseconds since the start of the script.
    public var time: Int64
    /// The value or position at that time.
    public var value: Double
    /// The phase of the control on the way to this point.
    public var phase: ControlPhase
    /// True if this point is not connected to the previous one because the value wrapped.
    public var isDetached = false
  }

  /// The points in order of time; all finite.
  public private(set) var points: [Point] = []

  /// Slightly more than a frame at 60 Hz, in nanoseconds.
  static let usualSlope: Int64 = 20_000_000
  private static let mostPoints = 8192
  private static let columns: Int64 = 1024

  init() {}

  /// Appends a point; a time before the last point is moved to it, and a value that is not finite
  /// is ignored.
  package mutating func append(
    _ value: Double, at time: Int64, _ phase: ControlPhase, isDetached: Bool = false
  ) {
    guard value.isFinite else { return }
    let time = max(time, points.last?.time ?? time)
    points.append(Point(time: time, value: value, phase: phase, isDetached: isDetached))
    if points.count >= Self.mostPoints { thin(to: Self.columns) }
  }

  /// Holds the last value until `slope` before `time`, if the last sample is older than that.
  mutating func hold(
    until time: Int64, _ phase: ControlPhase, slope: Int64 = PlotSeries.usualSlope
  ) {
    guard let last = points.last, time.subtractingSaturated(last.time) > slope else { return }
    append(last.value, at: time &- slope, phase)
  }

  /// Holds the last value until a time.
  mutating func hold(to time: Int64) {
    if let last = points.last { append(last.value, at: time, .pressed) }
  }

  /// The runs of points of equal phase; each starts with the last point of the previous run if the
  /// curve is connected.
  var pieces: [(phase: ControlPhase, points: ArraySlice<Point>)] {
    var pieces: [(phase: ControlPhase, points: ArraySlice<Point>)] = []
    var start = 0
    for index in points.indices.dropFirst() {
      if points[index].isDetached { start = index }
      let next = index + 1
      guard
        next == points.count || points[next].isDetached
          || points[next].phase != points[index].phase
      else { continue }
      pieces.append((points[index].phase, points[start...index]))
      start = index
    }
    return pieces
  }

  /// The connected runs of points.
  var stretches: [ArraySlice<Point>] {
    var stretches: [ArraySlice<Point>] = []
    var start = 0
    for index in points.indices where index > start && points[index].isDetached {
      stretches.append(points[start..<index])
      start = index
    }
    if start < points.count { stretches.append(points[start...]) }
    return stretches
  }

  /// Returns a curve with the first, lowest, highest and last point of each of `columns` equal time
  /// intervals.
  func thinned(to columns: Int64) -> PlotSeries {
    var copy = self
    copy.thin(to: columns)
    return copy
  }

  private mutating func thin(to columns: Int64) {
    guard let first = points.first, let last = points.last else { return }
    let stretches = TimeStretches(from: first.time, to: last.time, count: columns)
    var kept: [Point] = []
    var start = 0
    for index in 1...points.count {
      let isEnd =
        index == points.count
        || stretches.stretch(at: points[index].time) != stretches.stretch(at: points[start].time)
      guard isEnd else { continue }
      keep(start..<index, in: &kept)
      start = index
    }
    points = kept
  }

  private func keep(_ range: Range<Int>, in kept: inout [Point]) {
    var lowest = range.lowerBound
    var highest = range.lowerBound
    for index in range {
      if points[index].value < points[lowest].value { lowest = index }
      if points[index].value > points[highest].value { highest = index }
    }
    let last = range.upperBound - 1
    var before = -1
    for index in [range.lowerBound, min(lowest, highest), max(lowest, highest), last]
    where index > before {
      var point = points[index]
      let from = before < 0 ? range.lowerBound : before + 1
      point.isDetached = points[from...index].contains { $0.isDetached }
      kept.append(point)
      before = index
    }
  }
}

/// Events at moments or over times, such as ticks, merged to what a picture can show.
public struct PlotBursts: Equatable, Sendable {
  /// One event or more.
  public struct Burst: Equatable, Sendable {
    /// The time of the first, in nanoseconds since the start of the script.
    public var from: Int64
    /// The time of the last.
    public var to: Int64
    /// The number of events; saturates at the largest integer.
    public var count: Int64
  }

  /// The bursts, in order of their starts.
  public private(set) var bursts: [Burst] = []
  /// The total number.
  public private(set) var count: Int64 = 0

  private static let mostBursts = 8192
  private static let columns: Int64 = 2048

  init() {}

  package mutating func append(from: Int64, to: Int64, count: Int64 = 1) {
    let from = max(from, bursts.last?.from ?? from)
    bursts.append(Burst(from: from, to: max(from, to), count: max(count, 0)))
    self.count = self.count.addingSaturated(max(count, 0))
    if bursts.count >= Self.mostBursts { self = thinned(to: Self.columns) }
  }

  /// Returns the bursts with those that begin in the same of `columns` equal time intervals merged.
  func thinned(to columns: Int64) -> PlotBursts {
    guard let first = bursts.first, let last = bursts.last else { return self }
    let stretches = TimeStretches(from: first.from, to: last.from, count: columns)
    var copy = self
    copy.bursts = []
    for burst in bursts {
      let end = copy.bursts.count - 1
      if end >= 0, stretches.stretch(at: copy.bursts[end].from) == stretches.stretch(at: burst.from)
      {
        copy.bursts[end].to = max(copy.bursts[end].to, burst.to)
        copy.bursts[end].count = copy.bursts[end].count.addingSaturated(burst.count)
      } else {
        copy.bursts.append(burst)
      }
    }
    return copy
  }
}

/// A time divided into equal intervals.
private struct TimeStretches {
  let start: Int64
  let length: UInt64

  init(from start: Int64, to end: Int64, count: Int64) {
    self.start = start
    length = UInt64(bitPattern: end &- start) / UInt64(bitPattern: max(count, 1)) + 1
  }

  /// Returns the index of the interval of a time, which must not be before the start.
  func stretch(at time: Int64) -> UInt64 {
    UInt64(bitPattern: time &- start) / length
  }
}
