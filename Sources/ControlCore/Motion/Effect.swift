/// An output of a control, with its time.
///
/// The time of an effect may precede the event or frame that caused it: ticks, bounds and rests are
/// solved, not sampled. Effects with one cause are ordered: `began`, `tick`, `bound`, `changed`,
/// `snapped`, `ended`, `idle`. At the time of an event, effects of the motion come before those of
/// the event.
///
/// An effect of one value names its `part`, from 0; it is always 0 for a control of one value.
/// Effects with one cause on several parts are ordered by kind as above, then by part. The part is
/// the last associated value. A pattern that ignores it needs a `_` for it, and for `by` and
/// `turns` before it; a construction may omit all three.
///
/// Two kinds of controls report more. Where parts stop one another, a `bound` names the other part
/// as `by`. Where values are cyclic, as on a dial, `changed`, `snapped` and `ended` carry the
/// number of `turns`.
public enum Effect: Equatable, Sendable {
  /// The user began to edit. Exactly one `ended` follows.
  case began(Timestamp, part: UInt8 = 0)

  /// One or more neighbouring marks were passed: play a light impact (0.5) for each.
  case tick(TickRun, part: UInt8 = 0)

  /// The value tried to go past a bound: play a rigid impact (0.667), once per excursion. `by` is
  /// the neighbouring part at which this part has stopped; `nil` at the control's own bound.
  case bound(Side, Timestamp, by: UInt8? = nil, part: UInt8 = 0)

  /// The value changed, with its cause. `turns` is the number of whole turns after the first,
  /// negative before it; 0 for every control whose values are not cyclic.
  case changed(Double, ChangeCause, Timestamp, turns: Int32 = 0, part: UInt8 = 0)

  /// The control came to rest on a mark or bound chosen by the snap rule. `turns` as for `changed`.
  case snapped(Double, Timestamp, turns: Int32 = 0, part: UInt8 = 0)

  /// The edit ended, with its value: the one last reported by `changed`, or set by the host.
  /// `turns` as for `changed`.
  case ended(EndReason, Double, Timestamp, turns: Int32 = 0, part: UInt8 = 0)

  /// The value that a release would commit; `nil` when there is none any more.
  case preview(Double?, Timestamp, part: UInt8 = 0)

  /// A press left the slop along the cross axis: the host's scroll view may take over the pointer.
  case yielded(Timestamp)

  /// A pointer went down and up within the slop without changing anything; a tap that goes
  /// somewhere is an edit instead. The only effect of a read-only control.
  case tapped(Point, Timestamp)

  /// Nothing moves and no pointer holds the control: a host can stop drawing frames. Keys, and taps at
  /// rest that change nothing, never leave this state, so they do not report it.
  case idle(Timestamp)

  /// The time of the effect; for a run of ticks, the time of the first mark.
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

  /// The part of the effect, from 0; 0 also for `yielded`, `tapped` and `idle`, which concern the
  /// whole control.
  public var part: UInt8 {
    switch self {
    case .began(_, let part), .tick(_, let part), .bound(_, _, _, let part),
      .changed(_, _, _, _, let part), .snapped(_, _, _, let part), .ended(_, _, _, _, let part),
      .preview(_, _, let part):
      part
    case .yielded, .tapped, .idle: 0
    }
  }

  /// The neighbouring part at which this part has stopped, from 0; `nil` for every effect but a
  /// `bound` between two parts.
  public var by: UInt8? {
    if case .bound(_, _, let by, _) = self { by } else { nil }
  }

  /// The number of whole turns of the value after the first; 0 for every effect but `changed`,
  /// `snapped` and `ended`.
  public var turns: Int32 {
    switch self {
    case .changed(_, _, _, let turns, _), .snapped(_, _, let turns, _),
      .ended(_, _, _, let turns, _):
      turns
    case .began, .tick, .bound, .preview, .yielded, .tapped, .idle: 0
    }
  }

  /// The value of `changed`, `snapped` and `ended`; `nil` for every other effect.
  public var reportedValue: Double? {
    switch self {
    case .changed(let value, _, _, _, _), .snapped(let value, _, _, _),
      .ended(_, let value, _, _, _):
      value
    case .began, .tick, .bound, .preview, .yielded, .tapped, .idle: nil
    }
  }

  /// Returns this effect with another value and turn. Controls with cyclic values use it to
  /// translate the effects of a slide without ends.
  ///
  /// - Returns: `changed`, `snapped` or `ended` with that value; every other effect unchanged.
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

  /// Returns this effect for another part. A control of several slides uses it to name the slide:
  /// `slides[i].handle(event) { emit($0.of(part: i)) }`.
  ///
  /// - Parameter part: part from 0.
  /// - Returns: effect with that part; effects of the whole control unchanged.
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

/// The cause of a change of value.
public enum ChangeCause: Equatable, Sendable {
  /// A pointer dragged it.
  case drag
  /// It moved by itself: coasting, or settling on a mark. These are samples, and their number
  /// depends on the host's frame rate. All other effects are independent of it.
  case motion
  /// It was put on a mark without motion: at the end of a wheel or crown gesture, or by a release
  /// where motion is reduced.
  case snap
  /// Keys, wheels, crowns or assistive technology chose it.
  case key, wheel, crown, assistive
  /// A tap chose it.
  case tap
  /// The second of two taps, or a key, went back to the default.
  case reset
  /// The host changed something else, which changed this value.
  case host
  /// A cancelled edit was reverted.
  case cancel
}

/// The outcome of an edit.
public enum EndReason: Equatable, Sendable {
  /// The value was kept, or the one from before the edit was restored.
  case commit, cancel
}
