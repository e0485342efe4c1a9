import GestureScript

/// The number of scripts in a run of checks, by outcome.
public struct CheckSummary: Equatable, Sendable {
  /// The number of scripts selected.
  public var selected: Int64
  /// Of how many; `nil` if they are simply all.
  public var found: Int64?
  /// The number of scripts that are as they should be.
  public private(set) var passed: Int64 = 0
  /// Played, but with nothing to check: nobody knows whether they are right.
  public private(set) var review: Int64 = 0
  /// The number of scripts with a check, golden or law that does not hold.
  public private(set) var failed: Int64 = 0
  /// Scripts and files that could not be read.
  public private(set) var unreadable: Int64 = 0
  /// The number of scripts that were selected and not looked at.
  public private(set) var skipped: Int64 = 0
  /// Those that failed, by what is wrong with them.
  public private(set) var groups = ProblemGroups()
  /// The sum of what was measured.
  public private(set) var nanoseconds: Int64 = 0

  /// Nothing is counted yet, of so many scripts.
  public init(selected: Int64, of found: Int64? = nil) {
    self.selected = selected
    self.found = found
  }

  /// Counts what came of a script.
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
  /// Nanoseconds in seconds, to the microsecond: `0.000041`.
  package mutating func append(seconds nanoseconds: Int64) {
    DecimalText.append(nanoseconds / 1000, dividedByPowerOfTen: 6, to: &self)
  }
}
