public import ControlCore
import GestureScript

/// The actions of a script, one by one, with the time of each, for showing it while it happens.
///
/// Glides are moves and taps are downs and ups; what only looks or waits is left out, because all times
/// are worked out. One line at a time is taken apart, so a long script takes no more memory than it does.
public struct ScriptSchedule: Sendable {
  /// One thing that is done.
  public struct Piece: Equatable, Sendable {
    /// Since the start of the script.
    public var time: Timestamp
    /// As `LivePlay` takes it.
    public var verb: Script.Verb
  }

  /// The time at which the script ends or is stopped.
  public let end: Timestamp
  private let body: [Script.Line]
  private let times: [Timestamp]
  private var expander: ScriptExpander
  /// The number of the next line to be taken apart.
  private var line = 0
  private var pieces: ArraySlice<Piece> = []

  /// - Parameters:
  ///   - script: what is to be done.
  ///   - replay: what came of it; what it did not reach is left out.
  public init(_ script: Script, _ replay: Replay) {
    (body, times, end) = (script.body, replay.lineTimes, replay.end)
    expander = ScriptExpander(script.settings)
    refill()
  }

  /// The time of the next action; `nil` after the last.
  public var next: Timestamp? { pieces.first?.time }

  /// Takes the next thing, if it is done at `time` or before.
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
  /// True for an action at a moment, which takes no time.
  fileprivate var isDone: Bool {
    switch self {
    case .down, .move, .up, .cancel, .hover, .wheel, .rotate, .key, .adjust, .focus, .set, .setPart,
      .mark:
      true
    case .glide, .tap, .frames, .wait, .settle, .expect, .note, .blank: false
    }
  }
}
