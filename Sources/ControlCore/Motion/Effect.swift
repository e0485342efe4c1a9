/// What a control asks of the world outside, and when.
///
/// Every effect carries the time at which it happened, which may be earlier than the event or frame
/// that brought it about: ticks, bounds and rests are solved, not sampled. Effects of one thing
/// that happens come in this order: `began`, `tick`, `bound`, `changed`, `snapped`, `ended`, `idle`. At
/// the time of an event, what was in motion comes before what the event does.
///
/// An effect of one value says which one it is about: `part`, from 0. It is 0 for every effect of a
/// control of one value. Effects of one thing that happens to several parts come by kind in the order
/// above, and then by part. The part is the last thing that an effect has. A pattern that does not ask for
/// it needs a `_` for it, and so for `by` and `turns` before it; a construction may leave all three out.
///
/// Two kinds of controls say more. Where parts stop one another, a `bound` says `by` whom. Where values
/// begin again behind the last one, as round a dial, `changed`, `snapped` and `ended` say in how many
/// `turns`.
public enum Effect: Equatable, Sendable {
  /// The user began to edit. Exactly one `ended` follows.
  case began(Timestamp, part: UInt8 = 0)

  /// One or more neighbouring marks were passed: play a light impact (0.5) for each.
  case tick(TickRun, part: UInt8 = 0)

  /// The value tried to go past a bound: play a rigid impact (0.667), once per excursion. `by` is the
  /// neighbouring part at which this part has stopped; `nil` at the control's own bound.
  case bound(Side, Timestamp, by: UInt8? = nil, part: UInt8 = 0)

  /// The value is now this one, and why. `turns` is how many whole turns further than the first it is,
  /// negative before the first; 0 of every control whose values do not begin again behind the last.
  case changed(Double, ChangeCause, Timestamp, turns: Int32 = 0, part: UInt8 = 0)

  /// The control came to rest on a mark or bound chosen by the snap rule. `turns` as for `changed`.
  case snapped(Double, Timestamp, turns: Int32 = 0, part: UInt8 = 0)

  /// The edit is over, and its value: the one last reported by `changed`, or set by the host. `turns` as
  /// for `changed`.
  case ended(EndReason, Double, Timestamp, turns: Int32 = 0, part: UInt8 = 0)

  /// What a release would commit; `nil` when there is no such thing any more.
  case preview(Double?, Timestamp, part: UInt8 = 0)

  /// A press left the slop across the control's axis: the host's scroll view may take the pointer.
  case yielded(Timestamp)

  /// A pointer went down and up without moving past the slop, and that changed nothing: a tap that goes
  /// somewhere is an edit instead. The only effect of a read-only control.
  case tapped(Point, Timestamp)

  /// Nothing moves any more and no pointer holds the control: a host can stop drawing frames.
  case idle(Timestamp)

  /// When it happened; for a run of ticks, when the first mark was passed.
  public var time: Timestamp {
    switch self {
    case .tick(let run, _): run.time(at: 0)
    case .began(let time, _), .bound(_, let time, _, _), .changed(_, _, let time, _, _),
      .snapped(_, let time, _, _),
      .ended(_, _, let time, _, _), .preview(_, let time, _), .yielded(let time),
      .tapped(_, let time),
      .idle(let time):
      time
    }
  }

  /// The part of the control that it is about, from 0; 0 also for what concerns the whole control:
  /// `yielded`, `tapped` and `idle`.
  public var part: UInt8 {
    switch self {
    case .began(_, let part), .tick(_, let part), .bound(_, _, _, let part),
      .changed(_, _, _, _, let part), .snapped(_, _, _, let part), .ended(_, _, _, _, let part),
      .preview(_, _, let part):
      part
    case .yielded, .tapped, .idle: 0
    }
  }

  /// The neighbouring part at which this part has stopped, from 0; `nil` of every effect but a `bound`
  /// between two parts.
  public var by: UInt8? {
    if case .bound(_, _, let by, _) = self { by } else { nil }
  }

  /// How many whole turns further than the first the value is that it tells; 0 of every effect but
  /// `changed`, `snapped` and `ended`.
  public var turns: Int32 {
    switch self {
    case .changed(_, _, _, let turns, _), .snapped(_, _, let turns, _),
      .ended(_, _, _, let turns, _):
      turns
    case .began, .tick, .bound, .preview, .yielded, .tapped, .idle: 0
    }
  }

  /// The value that it tells, of `changed`, `snapped` and `ended`; `nil` of every other effect.
  public var reportedValue: Double? {
    switch self {
    case .changed(let value, _, _, _, _), .snapped(let value, _, _, _),
      .ended(_, let value, _, _, _):
      value
    case .began, .tick, .bound, .preview, .yielded, .tapped, .idle: nil
    }
  }

  /// This effect with another value, and the turn that it is in. A control whose values begin again tells with it
  /// what a slide without ends has told.
  ///
  /// - Returns: `changed`, `snapped` or `ended` with that value; every other effect as it is.
  public func with(value: Double, turns: Int32) -> Effect {
    switch self {
    case .changed(_, let cause, let time, _, let part):
      .changed(value, cause, time, turns: turns, part: part)
    case .snapped(_, let time, _, let part): .snapped(value, time, turns: turns, part: part)
    case .ended(let reason, _, let time, _, let part):
      .ended(reason, value, time, turns: turns, part: part)
    case .began, .tick, .bound, .preview, .yielded, .tapped, .idle: self
    }
  }

  /// This effect as one of another part. A control of several slides names the slide with it:
  /// `slides[i].handle(event) { emit($0.of(part: i)) }`.
  ///
  /// - Parameter part: from 0.
  /// - Returns: the effect with that part; what concerns the whole control as it is.
  public func of(part: UInt8) -> Effect {
    switch self {
    case .began(let time, _): .began(time, part: part)
    case .tick(let run, _): .tick(run, part: part)
    case .bound(let side, let time, let by, _): .bound(side, time, by: by, part: part)
    case .changed(let value, let cause, let time, let turns, _):
      .changed(value, cause, time, turns: turns, part: part)
    case .snapped(let value, let time, let turns, _):
      .snapped(value, time, turns: turns, part: part)
    case .ended(let reason, let value, let time, let turns, _):
      .ended(reason, value, time, turns: turns, part: part)
    case .preview(let value, let time, _): .preview(value, time, part: part)
    case .yielded, .tapped, .idle: self
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
  /// Keys, wheels, crowns or assistive technology chose it.
  case key, wheel, crown, assistive
  /// A tap chose it.
  case tap
  /// The host changed something else, and this followed.
  case host
  /// The host set a value outside the bounds, or moved the bounds.
  case clamp
  /// A cancelled edit was taken back.
  case cancel
}

/// How an edit ended.
public enum EndReason: Equatable, Sendable {
  /// The value holds, or that of before the edit came back.
  case commit, cancel
}
