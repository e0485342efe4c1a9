public import ControlCore
public import GestureScript

/// A parsed trace.
public struct Trace: Equatable, Sendable {
  /// The lines above the first event.
  public var head: Head
  /// The lines of the trace, in order.
  public var lines: [Line]
  /// The last line.
  public var end: End

  /// Creates a trace of these parts.
  public init(head: Head, lines: [Line], end: End) {
    self.head = head
    self.lines = lines
    self.end = end
  }

  /// Reads a whole trace. `TraceReader` reads line by line without keeping the lines.
  public init(reading bytes: [UInt8]) throws(Diagnostic) {
    var reader = try TraceReader(bytes)
    lines = []
    while let line = try reader.next() { lines.append(line) }
    head = reader.head
    end = reader.end
  }

  /// The lines above the first event.
  public struct Head: Equatable, Sendable {
    /// The file name of the script, without folders.
    public var script: [UInt8] = []
    /// The name of the control.
    public var control: [UInt8] = []
    /// The level of the trace.
    public var level = TraceLevel.calls
    /// The origin of the trace: the driver, and settings beside those of the script.
    public var origin = TraceOrigin()

    /// Creates an empty head of level `calls`.
    public init() {}
  }

  /// One event of the trace.
  public struct Line: Equatable, Sendable {
    /// Time since the start of the script.
    public var time: Timestamp
    /// The event itself.
    public var event: Event
    /// The part that stopped the part of a `bound`; `nil` at the control's own bound, and for other
    /// events.
    public var by: UInt8?
    /// The part of the control; 0 for events without one.
    public var part: UInt8
    /// The number of whole turns of the value beyond the first; 0 without turns.
    public var turns: Int32

    /// Creates an event at a time, of part 0 by default.
    public init(
      _ time: Timestamp, _ event: Event, by: UInt8? = nil, part: UInt8 = 0, turns: Int32 = 0
    ) {
      (self.time, self.event) = (time, event)
      (self.by, self.part, self.turns) = (by, part, turns)
    }
  }

  /// The event of a line. The names are those of `Effect`.
  public enum Event: Equatable, Sendable {
    /// An edit began.
    case began
    /// A mark was passed.
    case tick(Int64)
    /// Neighbouring marks were passed: two or more at one instant, or more than 1000.
    case ticks(TickRow)
    /// A bound or a neighbouring part was reached.
    case bound(Side)
    /// The value changed, for this reason.
    case changed(Double, ChangeCause)
    /// The control came to rest on this value, on a mark.
    case snapped(Double)
    /// The edit ended with this value.
    case ended(EndReason, Double)
    /// The value that the hovering pointer would choose; `nil` when it has left.
    case preview(Double?)
    /// The touch was left to the host.
    case yielded
    /// The control was tapped there without a change.
    case tapped(Point)
    /// The control is neither held nor moving.
    case idle
    /// A `mark` of the script.
    case mark([UInt8])
    /// A frame was drawn.
    case frame(Frame)
  }

  /// Neighbouring ticks written as one line.
  public struct TickRow: Equatable, Sendable {
    /// The mark passed first.
    public var first: Int64
    /// The mark passed last.
    public var last: Int64
    /// The number of marks; saturates at the largest integer.
    public var count: Int64
    /// The time of the first mark.
    public var from: Timestamp
    /// The time of the last mark.
    public var to: Timestamp

    /// Creates a run of `count` marks with the times of the first and last.
    public init(first: Int64, last: Int64, count: Int64, from: Timestamp, to: Timestamp) {
      self.first = first
      self.last = last
      self.count = count
      self.from = from
      self.to = to
    }
  }

  /// The state of a part of the control in a frame.
  public struct Frame: Equatable, Sendable {
    /// The value in that frame.
    public var value: Double
    /// The offset, in points.
    public var offset: Double
    /// The velocity, in points per second.
    public var velocity: Double
    /// The value at which the part will come to rest.
    public var target: Double
    /// The phase in that frame.
    public var phase: ControlPhase

    /// Creates a frame.
    public init(
      value: Double, offset: Double, velocity: Double, target: Double, phase: ControlPhase
    ) {
      self.value = value
      self.offset = offset
      self.velocity = velocity
      self.target = target
      self.phase = phase
    }
  }

  /// The last line. Its contents are not verified: a reader does not count the lines.
  public struct End: Equatable, Sendable {
    /// The number of lines between head and end.
    public var lines: Int64 = 0
    /// The number of ticks.
    public var ticks: Int64 = 0
    /// The value of each part, at least one.
    public var values = [0.0]
    /// The phase of the control at the end.
    public var phase = ControlPhase.idle
    /// The 64-bit FNV-1a hash of the lines between head and end.
    public var digest: UInt64 = 0

    /// Creates the end of an empty trace.
    public init() {}

    /// The value; with several parts, the value of part 0.
    public var value: Double {
      get { values[0] }
      set { values[0] = newValue }
    }
  }
}
