/// Decides which effects a device plays as haptics. A control tells each mark and each bound; hardware plays some thirty a
/// second at most, and a haptic that comes late is felt as another one.
///
///     if gate.plays(effect, at: now) { play(effect) }
///
/// Every effect is handed to it, in order, at the time at which it could be played. A bound is played unless one was a
/// short time ago; a mark unless anything was. Of a run of marks that is the last one.
///
/// A device has one gate, or each control its own where several are seldom used at once. C has the same rule as
/// `detent_haptic_gate`, and so have the packages for Python and pages.
///
/// At any times, also such as go back, it answers; after a step back in time it begins anew.
public struct HapticGate: Equatable, Sendable {
  /// The least time from one that is played to the next, and how late one may be, in nanoseconds; of 0 or less nothing is held
  /// back but what is late at all. `usualGap` by default.
  public var gap: Int64

  /// 1/32 s in nanoseconds, Detent's own figure: up to some 40 a second fingers feel single taps, above that one buzz
  /// (flutter and vibration: Talbot and others, Journal of Neurophysiology 31, 1968, 301-334).
  public static var usualGap: Int64 { 31_250_000 }

  /// When something was last played, and when a bound was; `distantPast` if nothing was.
  private var last = Timestamp.distantPast
  private var lastBound = Timestamp.distantPast

  /// A gate that has played nothing.
  ///
  /// - Parameter gap: see `gap`.
  public init(gap: Int64 = usualGap) {
    self.gap = gap
  }

  /// Decides whether an effect is played now, as one haptic. If it is, it counts as played.
  ///
  /// - Parameters:
  ///   - effect: any; only `tick` and `bound` are ever played.
  ///   - now: the time of the event or frame that brought it about: that of the effect, or later.
  /// - Returns: whether to play it.
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

  /// Whether what was last played is long enough ago.
  private func isOver(since time: Timestamp, _ now: Timestamp) -> Bool {
    time == .distantPast || now.nanoseconds(since: time) >= gap
  }

  /// Whether what happened at a time is not too late.
  private func isInTime(_ time: Timestamp, _ now: Timestamp) -> Bool {
    now <= time || now.nanoseconds(since: time) < gap
  }
}
