import GestureScript

/// The number of scripts in a run of checks, by outcome.
public struct CheckSummary: Equatable, Sendable {
  /// The number of scripts selected.
  public var selected: Int64
  /// The number of scripts found; `nil` if all of them were selected.
  public var found: Int64?
  /// The number of scripts that passed.
  public private(set) var passed: Int64 = 0
  /// The number of scripts that were played but have nothing to check.
  public private(set) var review: Int64 = 0
  /// The number of scripts that failed.
  public private(set) var failed: Int64 = 0
  /// The number of scripts and files that could not be read.
  public private(set) var unreadable: Int64 = 0
  /// The number of scripts that were selected but not checked.
  public private(set) var skipped: Int64 = 0
  /// The failed scripts, grouped by problem.
  public private(set) var groups = ProblemGroups()
  /// The sum of the measured durations; saturates.
  public private(set) var nanoseconds: Int64 = 0

  /// Creates an empty summary for this number of scripts.
  public init(selected: Int64, of found: Int64? = nil) {
    self.selected = selected
    self.found = found
  }

  /// Adds the outcome of a script.
  public mutating func add(_ outcome: CheckOutcome) {
    nanoseconds = nanoseconds.addingSaturated(outcome.nanoseconds)
    groups.add(outcome)
    switch outcome.verdict {
    case .passed: passed += 1
    case .review: review += 1
    case .failed: failed += 1
    case .unreadable, .missing: unreadable += 1
    case .skipped: skipped += 1
    }
  }
}

extension [UInt8] {
  /// Appends nanoseconds as seconds, cut to the microsecond: `0.000041`.
  package mutating func append(seconds nanoseconds: Int64) {
    DecimalText.append(nanoseconds / 1000, dividedByPowerOfTen: 6, to: &self)
  }
}
