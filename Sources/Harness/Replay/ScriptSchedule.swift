public import ControlCore
import GestureScript

/// The actions of a script, one by one with their times, for showing it in real time.
///
/// Glides become moves, and taps become downs and ups. Checks and waits are omitted because all
/// times are absolute. Only one line is expanded at a time, so a long script needs little extra
/// memory.
public struct ScriptSchedule: Sendable {
  /// One action.
  public struct Piece: Equatable, Sendable {
    /// Time since the start of the script.
    public var time: Timestamp
    /// A verb that `LivePlay` accepts.
    public var verb: Script.Verb
  }

  /// The time at which the script ends or stops.
  public let end: Timestamp
  private let body: [Script.Line]
  private let times: [Timestamp]
  private var expander: ScriptExpander
  /// The index of the next line to expand.
  private var line = 0
  private var pieces: ArraySlice<Piece> = []

  /// - Parameters:
  ///   - script: the script.
  ///   - replay: its replay; lines it did not reach are omitted.
  public init(_ script: Script, _ replay: Replay) {
    (body, times, end) = (script.body, replay.lineTimes, replay.end)
    expander = ScriptExpander(script.settings)
    refill()
  }

  /// The time of the next action; `nil` after the last.
  public var next: Timestamp? { pieces.first?.time }

  /// Removes and returns the next action if it is due at `time` or earlier.
  public mutating func take(until time: Timestamp) -> Piece? {
    guard let piece = pieces.first, piece.time <= time else { return nil }
    pieces.removeFirst()
    refill()
    return piece
  }

  private mutating func refill() {
    while pieces.isEmpty, line < min(body.count, times.count) {
      pieces = takeApart(body[line], at: times[line])[...]
      line += 1
    }
  }

  private mutating func takeApart(_ line: Script.Line, at start: Timestamp) -> [Piece] {
    var found: [Piece] = []
    expander.expand(line, from: start.nanoseconds) { piece, _, time in
      guard piece.verb.isDone else { return }
      found.append(Piece(time: Timestamp(nanoseconds: time), verb: piece.verb))
    }
    return found
  }
}

extension Script.Verb {
  /// True for an instantaneous action.
  fileprivate var isDone: Bool {
    switch self {
    case .down, .move, .up, .cancel, .hover, .wheel, .rotate, .key, .adjust, .focus, .set,
      .mark:
      true
    case .glide, .tap, .frames, .wait, .settle, .expect, .note, .blank: false
    }
  }
}
