/// A filter that separates a host's answers to a control's writes from the host's own values.
///
/// A control writes each value to its host: to a binding, a store, a server. The host then reports
/// the value it holds, by setting the value of the control. Most of these reports are answers: the
/// written value, perhaps rounded or limited, perhaps late, perhaps already outdated. Adopting such
/// an answer would move a control under the user's hand. A front end keeps one `HostEcho` beside
/// each control, passes it every effect (`note`) and every value from the host (`heard`), and sets
/// only the value that `adopt` returns. Controls do not depend on this type.
///
/// The rule:
/// - **An answer** is a value the host reports from inside a write, before the call that reported
///   the value to it has returned; or later while a write is unanswered; or, until `patience` has
///   elapsed after the last write, a value between the smallest and the largest that was written or
///   reported since the edit began. The last case covers repeated and late answers.
/// - **The host's own value** is anything else: every write was answered, by the exact value or
///   from inside, and it lies outside that range. It is adopted immediately, even in an edit.
/// - An answer never moves anything while an edit is open. The last report is deferred until the
///   edit has ended. It is then adopted immediately if it can only be the answer to the last write:
///   it came from inside that write, or no other write was unanswered. Otherwise it may answer an
///   older write. It is deferred until `patience` has elapsed, and the last report counts.
/// - A host that repeats its previous value may not have received the write yet. The repeated value
///   is deferred for as long; then it counts as a rejection of the write, and is adopted. Hosts
///   that can only be polled, such as a binding, repeat themselves with every poll.
/// - A host that reports nothing agrees. A new write discards earlier reports.
/// - A value that the control limits to its bounds is not told, and expects no answer.
///
/// Rationale: values cannot be compared, because a host may round, truncate or limit them. Answers
/// cannot be counted, because a host may omit some. Only timing remains. An own value mistaken for an
/// answer waits at most 0.5 s; the opposite error moves the control under the user's hand.
public struct HostEcho: Equatable, Sendable, BitwiseCopyable {
  /// The time a host may take to answer, in nanoseconds: 0.5 s, longer than a round trip to a
  /// distant server. It counts from the first `adopt` after the write, because an effect may be
  /// emitted long after its time when frames were dropped. Older answers that arrive still later
  /// are adopted in turn; the last one stays.
  public static var patience: Int64 { 500_000_000 }

  /// The pending treatment of the host's last report.
  private enum Word: Equatable {
    /// No report since the last write, or the report agrees with it.
    case none
    /// The host's own value: adopt it immediately.
    case own
    /// The answer to the last write: adopt it when the edit is over.
    case answer
    /// Perhaps an older answer or a repetition: adopt it after the edit and the host's time.
    case doubtful
  }

  /// The value last written by the control, or adopted.
  private var written: Double
  /// The value last reported by the host.
  private var said: Double
  /// The range of values written and reported since the edit began.
  private var least: Double
  private var most: Double
  /// The time when the host's time to answer ends.
  private var due = Timestamp.distantPast
  /// The number of unanswered writes: 0, 1, or 2 for more.
  private var unanswered: UInt8 = 0
  private var word = Word.none
  private var isEditing = false
  /// True if `adopt` has not been called since the last write.
  private var isFresh = false
  /// True if `written` was adopted, and not written.
  private var isOwn = true

  /// The value that the host has set by itself; `nil` if the control has written another since. Pass
  /// it with each change of settings: the host may set bounds after the value that they are for.
  public var own: Double? { isOwn ? written : nil }

  /// Creates the state of a control and a host that agree.
  ///
  /// - Parameter value: value that the host holds. If it sets a value that cannot be an answer,
  ///   such as that of a reset form, set it directly and create a new `HostEcho`.
  public init(_ value: Double) {
    written = value
    said = value
    least = value
    most = value
  }

  /// Records an effect of the control. Only `began`, `changed` and `ended` matter.
  public mutating func note(_ effect: Effect) {
    switch effect {
    case .began(let time, _): began(at: time)
    case .changed(let value, _, let time, _, _): wrote(value, at: time)
    case .ended: ended()
    default: break
    }
  }

  /// Records the beginning of an edit.
  public mutating func began(at time: Timestamp) {
    isEditing = true
    guard time >= due else { return }
    (least, most, unanswered) = (written, written, 0)
  }

  /// Records a value written to the host.
  ///
  /// - Parameters:
  ///   - value: written value, as the host's type holds it if that is known.
  ///   - time: time of the write, by the control's clock.
  public mutating func wrote(_ value: Double, at time: Timestamp) {
    widen(to: value)
    (written, word, due) = (value, .none, time.advanced(by: Self.patience))
    (isFresh, isOwn) = (true, false)
    if unanswered < 2 { unanswered &+= 1 }
  }

  /// Records the end of the edit.
  public mutating func ended() { isEditing = false }

  /// Records a value reported by the host. Call `adopt` next.
  ///
  /// - Parameters:
  ///   - value: value that the host holds; ignored if it is not finite.
  ///   - isInside: true if the host reports it from inside the last write.
  public mutating func heard(_ value: Double, isInside: Bool) {
    guard value.isFinite else { return }
    let isRepeated = value == said
    said = value
    if value == written || value == Double(Float(written)) {
      word = .none
      if isInside || unanswered == 1 { unanswered = 0 }
    } else if isInside {
      (word, unanswered) = (.answer, 0)
    } else if !isRepeated {
      word = kind(of: value)
    } else if word == .none {
      word = .doubtful
    }
    widen(to: value)
  }

  /// Returns the host's last reported value, if it is time to set it. Call this after each report,
  /// after each change of the control, and at the `deadline`.
  ///
  /// - Parameter time: current time, by the control's clock.
  /// - Returns: value to pass to the control's `set(value:)`, once; `nil` if there is none now.
  public mutating func adopt(at time: Timestamp) -> Double? {
    if isFresh { (due, isFresh) = (max(due, time.advanced(by: Self.patience)), false) }
    switch word {
    case .none: return nil
    case .own: break
    case .answer: if isEditing { return nil }
    case .doubtful: if isEditing || time < due { return nil }
    }
    (written, word, unanswered, isOwn) = (said, .none, 0, true)
    return said
  }

  /// The time when `adopt` must be called even if nothing else happens; `nil` if it need not.
  public var deadline: Timestamp? { word == .doubtful && !isEditing ? due : nil }

  /// Classifies a report that is new and was not made from inside a write.
  private func kind(of value: Double) -> Word {
    if unanswered == 1 { return .answer }
    return unanswered == 0 && (value < least || value > most) ? .own : .doubtful
  }

  private mutating func widen(to value: Double) {
    if value < least { least = value }
    if value > most { most = value }
  }
}
