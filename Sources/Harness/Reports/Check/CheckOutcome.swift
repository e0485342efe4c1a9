import GestureScript

/// The outcome of checking one script: every report is made of these.
public struct CheckOutcome: Equatable, Sendable {
  /// The script, as the user named it or as it was found; any bytes.
  public var path: [UInt8]
  /// The verdict on the script.
  public var verdict: Verdict
  /// The checked items, in order: each `expect` that was played, the end, the golden, and laws.
  public var items: [Item]
  /// Errors and oddities.
  public var problems: [Problem]
  /// The duration; 0 if not measured, and then no report shows it.
  public var nanoseconds: Int64
  /// The behaviour of the script, if somebody should look at it.
  public var evidence: CheckEvidence?

  /// An outcome without evidence.
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

  /// The verdicts that there are.
  public enum Verdict: Equatable, Sendable {
    /// All that was looked at is as it should be.
    case passed
    /// It was played, but there was nothing to check: someone should look at it.
    case review
    /// A check was not met, or the golden says otherwise.
    case failed
    /// It is not a script that can be played.
    case unreadable
    /// The file could not be read.
    case missing
    /// It was selected, but the run ended before it.
    case skipped(Reason)

    /// True if somebody has to act on it.
    public var isError: Bool { self == .failed || self == .unreadable || self == .missing }
  }

  /// The reason for the early end of a run.
  public enum Reason: Equatable, Sendable {
    /// The user or the system ended it.
    case interrupted
    /// As many had failed as the user wanted to see.
    case enoughFailed
  }

  /// One thing that was looked at.
  public struct Item: Equatable, Sendable {
    /// The kind of thing that was looked at.
    public var kind: Kind
    /// The line of the script, from 1; 0 if it is about the whole.
    public var line: Int
    /// The demand: `value == 51`.
    public var text: [UInt8]
    /// True if it is as it should be.
    public var isMet: Bool

    /// The things that can be looked at.
    public enum Kind: Equatable, Sendable {
      /// An `expect` line, that the script can be played to its end, and the golden.
      case check, end, golden
      /// Laws; the text says how many.
      case laws
    }

    /// An item, of the whole script if no line is named.
    public init(_ kind: Kind, line: Int = 0, text: [UInt8] = [], isMet: Bool) {
      self.kind = kind
      self.line = line
      self.text = text
      self.isMet = isMet
    }
  }

  /// One thing to tell.
  public struct Problem: Equatable, Sendable {
    /// The kind of problem, as reports name it.
    public var kind: Kind
    /// In the script, from 1; 0 if it is about no line.
    public var line: Int
    /// In characters, from 1; 0 if it is about no line.
    public var column: Int
    /// One sentence, without a full stop; any bytes.
    public var message: [UInt8]
    /// The fix, if it is known.
    public var help: [UInt8]?
    /// The expected state, if there is one.
    public var expected: [UInt8]?
    /// The actual state.
    public var actual: [UInt8]?
    /// All there is to say, for people: lines of text.
    public var report: [UInt8]
    /// The kind of problem, in words that all problems of the kind have: `changed: another value`.
    public var group: [UInt8]

    /// The names are those that reports have.
    public enum Kind: Equatable, Sendable {
      /// A check, the golden or a law that does not hold; a script that stops, or cannot be read; or a note.
      case check, golden, law, stopped, unreadable, note

      /// The word that reports have for it.
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

    /// A problem, in the group of its kind if none is named.
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
  /// All there is to say about it, for people.
  public var report: [UInt8] {
    var text: [UInt8] = []
    for problem in problems { text.append(contentsOf: problem.report) }
    return text
  }

  /// The first problem that made it fail.
  var cause: Problem? {
    verdict.isError ? problems.first { $0.kind != .note } : nil
  }
}

extension CheckOutcome.Verdict {
  /// As reports have it.
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
  /// As reports have it.
  public var name: StaticString {
    switch self {
    case .interrupted: "interrupted"
    case .enoughFailed: "enough have failed"
    }
  }
}
