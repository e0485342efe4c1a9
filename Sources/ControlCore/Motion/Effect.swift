/// What a control asks of the world outside, and when.
///
/// Every effect carries the time at which it happened, which may be earlier than the event or frame
/// that brought it about: ticks, bounds and rests are solved, not sampled. Effects of one thing
/// that happens come in this order: `began`, `tick`, `bound`, `changed`, `snapped`, `ended`, `idle`. At
/// the time of an event, what was in motion comes before what the event does.
public enum Effect: Equatable, Sendable {
  /// The user began to edit. Exactly one `ended` follows.
  case began(Timestamp)

  /// One or more neighbouring marks were passed: play a light impact (0.5) for each.
  case tick(TickRun)

  /// The value tried to go past a bound: play a rigid impact (0.667), once per excursion.
  case bound(Side, Timestamp)

  /// The value is now this one, and why.
  case changed(Double, ChangeCause, Timestamp)

  /// The control came to rest on a mark or bound chosen by the snap rule.
  case snapped(Double, Timestamp)

  /// The edit is over, and its value: the one last reported by `changed`, or set by the host.
  case ended(EndReason, Double, Timestamp)

  /// What a release would commit; `nil` when there is no such thing any more.
  case preview(Double?, Timestamp)

  /// A press left the slop across the control's axis: the host's scroll view may take the pointer.
  case yielded(Timestamp)

  /// A pointer went down and up without moving past the slop. The only effect of a read-only control.
  case tapped(Point, Timestamp)

  /// Nothing moves any more and no pointer holds the control: a host can stop drawing frames.
  case idle(Timestamp)

  /// When it happened; for a run of ticks, when the first mark was passed.
  public var time: Timestamp {
    switch self {
    case .tick(let run): run.time(at: 0)
    case .began(let time), .bound(_, let time), .changed(_, _, let time), .snapped(_, let time),
      .ended(_, _, let time), .preview(_, let time), .yielded(let time), .tapped(_, let time),
      .idle(let time):
      time
    }
  }
}

/// Why a value changed.
public enum ChangeCause: Equatable, Sendable {
  /// A pointer dragged it.
  case drag
  /// It moved by itself: coasting, or settling on a mark. These are samples: how many there are
  /// depends on how often the host draws. All other effects do not depend on that.
  case motion
  /// It was put on a mark without motion, at the end of a wheel or crown gesture.
  case snap
  case key, wheel, crown, assistive
  /// The host changed something else, and this followed.
  case host
  /// The host set a value outside the bounds, or moved the bounds.
  case clamp
  /// A cancelled edit was taken back.
  case cancel
}

/// How an edit ended.
public enum EndReason: Equatable, Sendable {
  case commit, cancel
}
