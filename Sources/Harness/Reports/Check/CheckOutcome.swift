import GestureScript

/// The outcome of checking one script; the input of every report.
public struct CheckOutcome: Equatable, Sendable {
  /// The path of the script, as named by the user or as found; any bytes.
  public var path: [UInt8]
  /// The verdict on the script.
  public var verdict: Verdict
  /// The checked items in order: `expect` lines that were played, an early end, the golden, laws.
  public var items: [Item]
  /// Errors and notes.
  public var problems: [Problem]
  /// The duration in nanoseconds; 0 if not measured, and then omitted from reports.
  public var nanoseconds: Int64
  /// The behaviour of a played script that did not pass.
  public var evidence: CheckEvidence?

  /// Creates an outcome without evidence.
  public init(
    path: [UInt8], verdict: Verdict, items: [Item] = [], problems: [Problem] = [],
    nanoseconds: Int64 = 0
  ) {
    self.path = path
    self.verdict = verdict
    self.items = items
    self.problems = problems
    self.nanoseconds = nanoseconds
  }

  /// The verdict on a script.
  public enum Verdict: Equatable, Sendable {
    /// Every item passed.
    case passed
    /// The script was played, but has nothing to check, and needs a review.
    case review
    /// A check or law failed, the script stopped early, or its golden differs or does not suit it.
    case failed
    /// The file is not a playable script.
    case unreadable
    /// The file could not be read.
    case missing
    /// The script was selected, but the run ended before it.
    case skipped(Reason)

    /// True if the outcome needs action.
    public var isError: Bool { self == .failed || self == .unreadable || self == .missing }
  }

  /// The reason for the early end of a run.
  public enum Reason: Equatable, Sendable {
    /// The user or the system ended it.
    case interrupted
    /// The user's limit of failures was reached.
    case enoughFailed
  }

  /// One checked item.
  public struct Item: Equatable, Sendable {
    /// The kind of item.
    public var kind: Kind
    /// The line of the script, from 1; 0 for the whole script.
    public var line: Int
    /// The text of the check: `value == 51`.
    public var text: [UInt8]
    /// True if the item passed.
    public var isMet: Bool

    /// The kinds of items.
    public enum Kind: Equatable, Sendable {
      /// An `expect` line, a script that stopped early, or the golden.
      case check, end, golden
      /// Laws; the text gives their number.
      case laws
    }

    /// Creates an item, of the whole script by default.
    public init(_ kind: Kind, line: Int = 0, text: [UInt8] = [], isMet: Bool) {
      self.kind = kind
      self.line = line
      self.text = text
      self.isMet = isMet
    }
  }

  /// One problem to report.
  public struct Problem: Equatable, Sendable {
    /// The kind of problem, as reports name it.
    public var kind: Kind
    /// The line of the script, from 1; 0 if there is none.
    public var line: Int
    /// The column in characters, from 1; 0 if there is none.
    public var column: Int
    /// One sentence, without a full stop; any bytes.
    public var message: [UInt8]
    /// The fix, if it is known.
    public var help: [UInt8]?
    /// The expected state, if there is one.
    public var expected: [UInt8]?
    /// The actual state.
    public var actual: [UInt8]?
    /// The full report for people, as lines of text.
    public var report: [UInt8]
    /// The group of the problem, in words that all problems of the group share: `changed: another
    /// value`.
    public var group: [UInt8]

    /// The kinds of problems, named as in reports.
    public enum Kind: Equatable, Sendable {
      /// A failed check, golden or law; a script that stopped or could not be read; or a note.
      case check, golden, law, stopped, unreadable, note

      /// The word used in reports.
      public var name: StaticString {
        switch self {
        case .check: "check"
        case .golden: "golden"
        case .law: "law"
        case .stopped: "stopped"
        case .unreadable: "unreadable"
        case .note: "note"
        }
      }
    }

    /// Creates a problem, grouped by its kind by default.
    public init(
      _ kind: Kind, line: Int = 0, column: Int = 0, message: [UInt8], help: [UInt8]? = nil,
      expected: [UInt8]? = nil, actual: [UInt8]? = nil, report: [UInt8], group: [UInt8]? = nil
    ) {
      self.group = group ?? [UInt8](kind.name)
      self.kind = kind
      self.line = line
      self.column = column
      self.message = message
      self.help = help
      self.expected = expected
      self.actual = actual
      self.report = report
    }
  }
}

extension CheckOutcome {
  /// The full report for people.
  public var report: [UInt8] {
    var text: [UInt8] = []
    for problem in problems { text.append(contentsOf: problem.report) }
    return text
  }

  /// The first problem that made the script fail; `nil` if `verdict` is no error.
  var cause: Problem? {
    verdict.isError ? problems.first { $0.kind != .note } : nil
  }
}

extension CheckOutcome.Verdict {
  /// The word used in reports.
  public var name: StaticString {
    switch self {
    case .passed: "passed"
    case .review: "review"
    case .failed: "failed"
    case .unreadable: "unreadable"
    case .missing: "missing"
    case .skipped: "skipped"
    }
  }
}

extension CheckOutcome.Reason {
  /// The word used in reports.
  public var name: StaticString {
    switch self {
    case .interrupted: "interrupted"
    case .enoughFailed: "enough have failed"
    }
  }
}
