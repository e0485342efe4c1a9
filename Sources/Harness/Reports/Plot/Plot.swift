import ControlCore
import GestureReplay
import GestureScript

/// The data of a picture of a run: curves and events over time, in data units.
///
/// Holds no more data than a picture can show, except for the lines of the script itself.
public struct Plot: Equatable, Sendable {
  /// The title of the script, else its file name.
  public var title: [UInt8] = []
  /// The file name, without folders.
  public var name: [UInt8] = []
  /// The start, in nanoseconds since the start of the script: 0, or the time of the first line of a
  /// trace.
  public internal(set) var start: Int64 = 0
  /// The end; not before `start`.
  public internal(set) var end: Int64 = 0

  /// The visible value. Beyond a bound it shows the stretch of the rubber band.
  public internal(set) var value = PlotSeries()
  /// The value that a release or press would choose. Interrupted between a point and an `idle`
  /// point.
  public internal(set) var preview = PlotSeries()
  /// The velocity in points per second; empty if unknown.
  public internal(set) var velocity = PlotSeries()
  /// The curves of parts 1 and later; those above are of part 0.
  public internal(set) var others: [Curves] = []
  /// The bounds, one entry per change.
  public internal(set) var bounds: [Bounds] = []
  /// True if the phases of `value` come from frames.
  public internal(set) var hasPhases = false

  /// One stroke for each time a pointer was down or over the control.
  public internal(set) var strokes: [Stroke] = []
  /// Keys, wheels, crowns and assistive technology.
  public internal(set) var inputs = PlotBursts()
  /// The times at which marks were passed.
  public internal(set) var ticks = PlotBursts()
  /// The times at which the lower bound was reached.
  public internal(set) var lowerHits = PlotBursts()
  /// The times at which the upper bound was reached.
  public internal(set) var upperHits = PlotBursts()
  /// The labels, in order of time.
  public internal(set) var labels: [Label] = []
  /// The main axis of the pointers.
  public internal(set) var axis = Setting.AxisName.x

  /// The curves of one part of the control.
  public struct Curves: Equatable, Sendable {
    /// The value over time.
    public internal(set) var value = PlotSeries()
    /// The velocity over time, in points per second.
    public internal(set) var velocity = PlotSeries()
  }

  /// The bounds of the values.
  public struct Bounds: Equatable, Sendable {
    /// The time from which they hold, in nanoseconds since the start of the script.
    public var from: Int64
    /// The lower bound; may be infinite.
    public var lower: Double
    /// The upper bound; may be infinite.
    public var upper: Double
  }

  /// The path of a pointer on the main axis, from down to up, or while it hovered.
  public struct Stroke: Equatable, Sendable {
    /// The pointer id.
    public var id: Int64
    /// The positions on the main axis.
    public var path: PlotSeries
    /// The end of the stroke.
    public var ending: Ending

    /// The possible ends of a stroke.
    public enum Ending: Equatable, Sendable {
      /// The pointer is still down, was lifted, or was cancelled.
      case down, up, cancelled
      /// The pointer was never down.
      case hovered
    }
  }

  /// A labelled moment.
  public struct Label: Equatable, Sendable {
    /// The kind of moment.
    public var kind: Kind
    /// The time, in nanoseconds since the start of the script.
    public var time: Int64
    /// The label text, UTF-8.
    public var text: [UInt8]

    /// The kinds of moments.
    public enum Kind: Equatable, Sendable {
      /// A `mark`, a passed or failed check, or a changed setting.
      case mark, passed, failed, setting
    }
  }

  init() {}

  /// The curves of all parts.
  var parts: [Curves] { [Curves(value: value, velocity: velocity)] + others }
}

extension Plot {
  /// Creates a plot of a trace. A trace has no pointers, bounds or checks.
  ///
  /// - Parameters:
  ///   - bytes: the trace.
  ///   - controls: the controls that the trace may name; any other counts as the first.
  /// - Throws: `Diagnostic` if the text is not a trace.
  public init(reading bytes: [UInt8], controls: ControlSet = .ours) throws(Diagnostic) {
    var reader = try TraceReader(bytes)
    let table = controls.table(named: reader.head.control[...]) ?? controls.first
    let start = reader
    while try reader.next() != nil {}
    let parts = reader.end.values.count
    reader = start
    var builders = (0..<parts).map {
      PlotBuilder(nil, of: table, level: reader.head.level, part: $0, of: parts)
    }
    while let line = try reader.next() {
      for part in builders.indices { builders[part].add(line) }
    }
    for part in builders.indices { builders[part].finish(at: reader.end) }
    self.init(builders)
    name = reader.head.script
    title = name
  }

  /// Merges the plots of all parts.
  private init(_ builders: [PlotBuilder]) {
    self = builders[0].plot
    others = builders.dropFirst().map {
      Curves(value: $0.plot.value, velocity: $0.plot.velocity)
    }
  }

  /// Creates a plot of a script and its replay; level `frames` gives the most detail.
  public init(_ script: Script, _ replay: Replay, named name: [UInt8]) {
    let events = PlotEvents(script, replay)
    let parts = replay.values.count
    self.init(
      (0..<parts).map { part in
        var builder = PlotBuilder(
          script.settings, of: replay.table, level: replay.level, part: part, of: parts)
        builder.add(replay, changes: events.changes)
        builder.finish(at: replay)
        return builder
      })
    strokes = events.strokes
    inputs = events.inputs
    labels = Self.merged(labels, events.labels)
    axis = script.settings.axis
    self.name = name
    title = script.settings.title.isEmpty ? name : script.settings.title
  }

  /// Merges two lists of labels by time.
  private static func merged(_ a: [Label], _ b: [Label]) -> [Label] {
    var all: [Label] = []
    var next = 0
    for label in a {
      while next < b.count, b[next].time < label.time {
        all.append(b[next])
        next += 1
      }
      all.append(label)
    }
    all.append(contentsOf: b[next...])
    return all
  }
}
