import ControlCore

/// An effect of one part at one moment, in 32 bytes. `Effect` is larger: it holds a motion's curve.
struct QueuedEffect {
  /// The kinds, in the order in which they are emitted.
  enum Kind: UInt8 {
    case began, tick, bound, changed, snapped, ended
  }

  /// The sort key among effects of one moment: by kind, then by part.
  let key: UInt8
  private(set) var side = Side.lower
  private(set) var by: UInt8?
  private(set) var cause = ChangeCause.drag
  private(set) var reason = EndReason.commit
  private let time: Timestamp
  /// The bits of the value, or the first mark.
  private var number: UInt64 = 0
  private var count: Int64 = 0

  static func key(_ kind: Kind, _ part: UInt8) -> UInt8 { kind.rawValue &* 8 &+ part & 7 }

  /// - Returns: `nil` for effects of the whole control, previews, and marks that a motion passes.
  init?(_ effect: Effect) {
    let kind: Kind
    switch effect {
    case .began: kind = .began
    case .tick(let run, _):
      guard run.isAtOnce else { return nil }
      kind = .tick
      (number, count) = (UInt64(bitPattern: run.first), run.count)
    case .bound(let side, _, let by, _):
      kind = .bound
      (self.side, self.by) = (side, by)
    case .changed(let value, let cause, _, _, _):
      kind = .changed
      (number, self.cause) = (value.bitPattern, cause)
    case .snapped(let value, _, _, _):
      kind = .snapped
      number = value.bitPattern
    case .ended(let reason, let value, _, _, _):
      kind = .ended
      (number, self.reason) = (value.bitPattern, reason)
    case .yielded, .preview, .tapped, .idle: return nil
    }
    (key, time) = (Self.key(kind, effect.part), effect.time)
  }

  var effect: Effect {
    let (part, value) = (key & 7, Double(bitPattern: number))
    return switch Kind(rawValue: key &>> 3) {
    case .began, nil: .began(time, part: part)
    case .tick:
      .tick(
        TickRun(marks: MarkSpan(first: Int64(bitPattern: number), count: count), at: time),
        part: part)
    case .bound: .bound(side, time, by: by, part: part)
    case .changed: .changed(value, cause, time, part: part)
    case .snapped: .snapped(value, time, part: part)
    case .ended: .ended(reason, value, time, part: part)
    }
  }
}
