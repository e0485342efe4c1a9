/// A filter that selects the effects a device plays as haptics. A control reports each mark and
/// each bound; hardware plays about thirty a second at most, and a late one feels like another.
///
///     if gate.plays(effect, at: now) { play(effect) }
///
/// Pass it every effect, in order, when it could be played. A bound is played unless another bound
/// was a short time ago; a mark unless anything was. A run of marks counts as its last one.
///
/// Use one gate per device, or one per control if several are seldom used simultaneously. C has the
/// same rule as `detent_haptic_gate`, as do the packages for Python and web pages.
///
/// Any times are valid; after a step back in time the gate starts over.
public struct HapticGate: Equatable, Sendable {
  /// The minimum time between two haptics, and the lateness at which one is dropped, in
  /// nanoseconds. At 0 or less, every late effect is dropped, and no other. `usualGap` by default.
  public var gap: Int64

  /// 1/32 s in nanoseconds, Detent's own figure: up to some 40 a second fingers feel single taps,
  /// above one buzz (flutter and vibration: Talbot et al., J. Neurophysiology 31, 1968, 301-334).
  public static var usualGap: Int64 { 31_250_000 }

  /// The times of the last haptic and the last bound; `distantPast` if there was none.
  private var last = Timestamp.distantPast
  private var lastBound = Timestamp.distantPast

  /// Creates a gate that has played nothing.
  ///
  /// - Parameter gap: see `gap`.
  public init(gap: Int64 = usualGap) {
    self.gap = gap
  }

  /// Determines if an effect is played now, as one haptic, and records it if so.
  ///
  /// - Parameters:
  ///   - effect: any effect; only `tick` and `bound` are ever played.
  ///   - now: time of the event or frame that caused it: that of the effect, or later.
  /// - Returns: true to play it.
  public mutating func plays(_ effect: Effect, at now: Timestamp) -> Bool {
    if now < last { self = HapticGate(gap: gap) }
    switch effect {
    case .bound(_, let time, _, _):
      guard isOver(since: lastBound, now), isInTime(time, now) else { return false }
      (last, lastBound) = (now, now)
    case .tick(let run, _):
      guard isOver(since: last, now), isInTime(run.time(at: run.length &- 1), now) else {
        return false
      }
      last = now
    default: return false
    }
    return true
  }

  /// Returns true if the minimum gap has elapsed since `time`.
  private func isOver(since time: Timestamp, _ now: Timestamp) -> Bool {
    time == .distantPast || now.nanoseconds(since: time) >= gap
  }

  /// Returns true if an effect at `time` is not too late.
  private func isInTime(_ time: Timestamp, _ now: Timestamp) -> Bool {
    now <= time || now.nanoseconds(since: time) < gap
  }
}
