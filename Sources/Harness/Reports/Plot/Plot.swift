import ControlCore
import GestureReplay
import GestureScript

/// A run as a picture shows it, not yet drawn: curves and events over time, in the units of the data.
///
/// Never holds more than a picture can show, but for what the script itself says line by line.
public struct Plot: Equatable, Sendable {
  /// The title of the script, else its file name.
  public var title: [UInt8] = []
  /// The file name, without folders.
  public var name: [UInt8] = []
  /// The start, in nanoseconds since the start of the script: 0, or the time of a trace's first
  /// line.
  public internal(set) var start: Int64 = 0
  /// The end; not before `start`.
  public internal(set) var end: Int64 = 0

  /// The value that shows. Past a bound it tells how far a rubber band gives way.
  public internal(set) var value = PlotSeries()
  /// The value that a release or press would choose. There is none on the way to an `idle` point.
  public internal(set) var preview = PlotSeries()
  /// In points per second; empty if nothing tells.
  public internal(set) var velocity = PlotSeries()
  /// Of a control of several parts those from part 1 on; the curves above are those of part 0.
  public internal(set) var others: [Curves] = []
  /// The bounds, one entry from each change on.
  public internal(set) var bounds: [Bounds] = []
  /// True if the phases of `value` are those of frames.
  public internal(set) var hasPhases = false

  /// One for each time a pointer was down, or over the control.
  public internal(set) var strokes: [Stroke] = []
  /// Keys, wheels, crowns and assistive technology.
  public internal(set) var inputs = PlotBursts()
  /// The times at which marks were passed.
  public internal(set) var ticks = PlotBursts()
  /// The times at which the lower bound was reached.
  public internal(set) var lowerHits = PlotBursts()
  /// The times at which the upper bound was reached.
  public internal(set) var upperHits = PlotBursts()
  /// In the order of their times.
  public internal(set) var labels: [Label] = []
  /// Along which axis the pointers move.
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
    /// May be infinite.
    public var lower: Double
    /// May be infinite.
    public var upper: Double
  }

  /// The path of a pointer on the main axis, from down to up, or while it hovered.
  public struct Stroke: Equatable, Sendable {
    /// The number of the pointer.
    public var id: Int64
    /// Its places along the axis.
    public var path: PlotSeries
    /// The end of the stroke.
    public var ending: Ending

    /// The ends that a stroke can have.
    public enum Ending: Equatable, Sendable {
      /// It is still down, was lifted, or was taken away.
      case down, up, cancelled
      /// It was never down.
      case hovered
    }
  }

  /// A moment with a name.
  public struct Label: Equatable, Sendable {
    /// The kind of moment.
    public var kind: Kind
    /// The time, in nanoseconds since the start of the script.
    public var time: Int64
    /// The text that stands there; UTF-8.
    public var text: [UInt8]

    /// The kinds of moments.
    public enum Kind: Equatable, Sendable {
      /// A `mark`, a check that was met or not, or a setting that was changed.
      case mark, passed, failed, setting
    }
  }

  init() {}

  /// Those of part 0, and those of the others.
  var parts: [Curves] { [Curves(value: value, velocity: velocity)] + others }
}

extension Plot {
  /// A trace as a picture. It does not say where pointers and bounds were, or what was checked.
  ///
  /// - Parameters:
  ///   - bytes: the trace.
  ///   - controls: the controls that it may be about; one of another counts as one of the first.
  /// - Throws: `Diagnostic` if it is no trace.
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

  /// One plot of those of all parts.
  private init(_ builders: [PlotBuilder]) {
    self = builders[0].plot
    others = builders.dropFirst().map {
      Curves(value: $0.plot.value, velocity: $0.plot.velocity)
    }
  }

  /// A script and what came of playing it; level `frames` tells most.
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

  /// Two lists of labels as one, in the order of their times.
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
