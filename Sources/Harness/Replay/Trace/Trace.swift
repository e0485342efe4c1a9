public import ControlCore
public import GestureScript

/// A trace as values: what its text says, line by line.
public struct Trace: Equatable, Sendable {
  /// The lines above the first event.
  public var head: Head
  /// The lines of the trace, in order.
  public var lines: [Line]
  /// The last line.
  public var end: End

  /// A trace of these parts.
  public init(head: Head, lines: [Line], end: End) {
    self.head = head
    self.lines = lines
    self.end = end
  }

  /// Reads a whole trace. `TraceReader` does the same line by line, without keeping them.
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
    /// Who has made it, and with which settings beside those of the script.
    public var origin = TraceOrigin()

    /// A head that names nothing, of the level `calls`.
    public init() {}
  }

  /// One thing that happened.
  public struct Line: Equatable, Sendable {
    /// Since the start of the script.
    public var time: Timestamp
    /// The event itself.
    public var event: Event
    /// The part of the control that has stopped the part that a `bound` is about; `nil` at the control's
    /// own bound, and for all other events.
    public var by: UInt8?
    /// The part of the control that it is about; 0 for what has none.
    public var part: UInt8
    /// The number of whole turns of the value beyond the first; 0 without turns.
    public var turns: Int32

    /// An event of that time, of part 0 if no other is named.
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
    /// More than a thousand marks, one after the other.
    case ticks(TickRow)
    /// A bound was reached, or a neighbour.
    case bound(Side)
    /// The value is another one, for this reason.
    case changed(Double, ChangeCause)
    /// It rests on this value, on a mark.
    case snapped(Double)
    /// The edit is over, with this value.
    case ended(EndReason, Double)
    /// A hovering pointer would choose this value; `nil` when it has left.
    case preview(Double?)
    /// The touch was left to the host.
    case yielded
    /// It was tapped there, and nothing changed.
    case tapped(Point)
    /// Nothing is held, and nothing moves any more.
    case idle
    /// A `mark` of the script.
    case mark([UInt8])
    /// A frame was drawn.
    case frame(Frame)
  }

  /// A run of ticks that has one line for all.
  public struct TickRow: Equatable, Sendable {
    /// The mark passed first.
    public var first: Int64
    /// The mark passed last.
    public var last: Int64
    /// The number of marks; the largest integer if there are more.
    public var count: Int64
    /// The time of the first mark.
    public var from: Timestamp
    /// The time of the last mark.
    public var to: Timestamp

    /// So many marks from the first to the last, and when these two were passed.
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
    /// In points.
    public var offset: Double
    /// In points per second.
    public var velocity: Double
    /// The value at which it will rest.
    public var target: Double
    /// The phase in that frame.
    public var phase: ControlPhase

    /// A frame of these numbers.
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

  /// The last line. It is taken as it stands: a reader does not count the lines.
  public struct End: Equatable, Sendable {
    /// The number of lines between head and end.
    public var lines: Int64 = 0
    /// The number of marks that were passed.
    public var ticks: Int64 = 0
    /// The value of each part, at least one.
    public var values = [0.0]
    /// The phase of the control at the end.
    public var phase = ControlPhase.idle
    /// FNV-1a, 64 bits, of the lines between head and end.
    public var digest: UInt64 = 0

    /// The end of a trace without lines.
    public init() {}

    /// The value, of a control of several parts that of part 0.
    public var value: Double {
      get { values[0] }
      set { values[0] = newValue }
    }
  }
}
