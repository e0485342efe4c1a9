/// Tells what a host says because a control has written to it from what it says of its own accord.
///
/// A control writes each value to its host: to a binding, a store, a server. The host then says what
/// it holds, by setting the value of the control. Most of that is no wish of the host's but an answer:
/// the written value, perhaps rounded or limited, perhaps late, and perhaps an older one by now. Were
/// it obeyed, it would move what the user is holding. A front end keeps one of these beside each
/// control, tells it of every effect (`note`) and of every word of the host (`heard`), and sets only
/// the value that `adopt` names. Controls know nothing of it.
///
/// The rule:
/// - **An answer** is what the host says from inside a write, before the call that reported the value
///   to it has returned; or what it says later while a write is unanswered; or, until `patience` is
///   over after the last write, a value between the least and the largest that was written or said
///   since the edit began, as an answer that comes twice or late is.
/// - **A word of its own** is anything else: every write was answered, by the very value or from inside,
///   and it lies outside of that. It is obeyed at once, also in an edit.
/// - An answer never moves anything while an edit is open. What was said last is put off until the edit
///   has ended. It is then obeyed at once if it can only be the answer to the last write: it was said
///   from inside that write, or no other write was unanswered. Else it may be an answer to an older
///   write. It is put off until `patience` is over, and the last word counts.
/// - A host that says again what it has said before may not have heard yet. So that is put off for as
///   long; then it counts as a refusal, and is obeyed. Hosts that can only be looked at, such as a
///   binding, repeat themselves with every look.
/// - A host that says nothing agrees. A new write makes what was said before it void.
/// - What brings a value back between the bounds (`ChangeCause.clamp`) asks for no answer. So a host
///   that insists on a value beyond them is not told for ever.
///
/// Why so: values cannot be compared, for a host may round, truncate or limit them. Answers cannot be
/// counted, for a host may leave some out. What is left is when something was said, and that a wish
/// which is mistaken for an answer waits for half a second at worst, where the opposite mistake takes
/// the control out of a user's hand.
public struct HostEcho: Equatable, Sendable, BitwiseCopyable {
  /// How long a host may take to answer, in nanoseconds: 0.5 s, longer than a way to a distant server
  /// and back. It counts from the first `adopt` after the write: an effect may be told long after its
  /// time, when frames were left out. Older answers that come later still are obeyed in turn; the last
  /// one stays.
  public static var patience: Int64 { 500_000_000 }

  /// What is done with the last word of the host.
  private enum Word: Equatable {
    /// There is none since the last write, or it agrees.
    case none
    /// Its own wish: now.
    case own
    /// The answer to the last write: when the edit is over.
    case answer
    /// Perhaps an older one, or a repetition: when the edit and the host's time are over.
    case doubtful
  }

  /// What the control has written last, or has obeyed.
  private var written: Double
  /// What the host has said last.
  private var said: Double
  /// The range of what was written and said since the edit began.
  private var least: Double
  private var most: Double
  /// When the host's time is over.
  private var due = Timestamp.distantPast
  /// How many writes have no answer: 0, 1, or 2 for more.
  private var unanswered: UInt8 = 0
  private var word = Word.none
  private var isEditing = false
  /// Whether `adopt` was not asked since the last write.
  private var isFresh = false

  /// Of a control and a host that agree.
  ///
  /// - Parameter value: what the host holds. A host may set a value that can be no answer, such as that
  ///   of a form that is reset: then set it without asking, and begin anew with this.
  public init(_ value: Double) {
    written = value
    said = value
    least = value
    most = value
  }

  /// The control has reported something. Only `began`, `changed` and `ended` matter.
  public mutating func note(_ effect: Effect) {
    switch effect {
    case .began(let time, _): began(at: time)
    case .changed(let value, let cause, let time, _, _): wrote(value, cause, at: time)
    case .ended: ended()
    default: break
    }
  }

  /// An edit has begun.
  public mutating func began(at time: Timestamp) {
    isEditing = true
    guard time >= due else { return }
    (least, most, unanswered) = (written, written, 0)
  }

  /// A value was written to the host.
  ///
  /// - Parameters:
  ///   - value: as the host's type holds it, if that is known.
  ///   - cause: why it was written.
  ///   - time: when, by the control's clock.
  public mutating func wrote(_ value: Double, _ cause: ChangeCause, at time: Timestamp) {
    widen(to: value)
    guard cause != .clamp else { return }
    (written, word, due, isFresh) = (value, .none, time.advanced(by: Self.patience), true)
    if unanswered < 2 { unanswered &+= 1 }
  }

  /// The edit is over.
  public mutating func ended() { isEditing = false }

  /// The host says what it holds. Ask `adopt` next.
  ///
  /// - Parameters:
  ///   - value: what it holds; ignored if it is not finite.
  ///   - isInside: whether it says so from inside the last write.
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

  /// The value that the host's last word asks to be set, if it is time to obey it. Ask after each word,
  /// whenever the control has been moved, and at the `deadline`.
  ///
  /// - Parameter time: now, by the control's clock.
  /// - Returns: what to hand to the control's `set(value:)`, once; `nil` if there is nothing to obey now.
  public mutating func adopt(at time: Timestamp) -> Double? {
    if isFresh { (due, isFresh) = (max(due, time.advanced(by: Self.patience)), false) }
    switch word {
    case .none: return nil
    case .own: break
    case .answer: if isEditing { return nil }
    case .doubtful: if isEditing || time < due { return nil }
    }
    (written, word, unanswered) = (said, .none, 0)
    return said
  }

  /// When `adopt` has to be asked again although nothing happens until then; `nil` if it need not.
  public var deadline: Timestamp? { word == .doubtful && !isEditing ? due : nil }

  /// Of a word that is new, and not said from inside.
  private func kind(of value: Double) -> Word {
    if unanswered == 1 { return .answer }
    return unanswered == 0 && (value < least || value > most) ? .own : .doubtful
  }

  private mutating func widen(to value: Double) {
    if value < least { least = value }
    if value > most { most = value }
  }
}
