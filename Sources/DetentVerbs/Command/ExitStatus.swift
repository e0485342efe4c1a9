/// The exit status of the command; the same for all verbs.
package enum ExitStatus: Int32, CaseIterable {
  /// All done, all passed.
  case passed = 0
  /// Something failed: a check, a golden.
  case failed = 1
  /// Wrong use: an unknown flag, a missing file, output that cannot be written.
  case usage = 2
  /// A script or recording could not be read.
  case unreadable = 3
  /// Nothing was selected to run.
  case nothing = 4
  /// Passed, but there are new or orphaned goldens to look at.
  case review = 5
  /// Nothing failed, but something happened too seldom to say so.
  case coverage = 6
  /// A driver did not start, ended, was silent or answered nonsense.
  case driver = 7
  /// Stopped by Ctrl-C; what was found before is reported.
  case interrupted = 130
  /// Nobody reads what is written any more.
  case unread = 141
  /// Asked to stop; what was found before is reported.
  case terminated = 143

  /// The one to report of two.
  package func joined(with other: ExitStatus) -> ExitStatus {
    let order: [ExitStatus] = [
      .passed, .nothing, .review, .coverage, .failed, .unreadable, .driver, .usage, .unread,
      .interrupted, .terminated,
    ]
    let rank = max(order.firstIndex(of: self) ?? 0, order.firstIndex(of: other) ?? 0)
    return order[rank]
  }

  /// One sentence.
  var meaning: String {
    switch self {
    case .passed: "All is done, and all has passed."
    case .failed: "Something failed: a check, a golden, a law."
    case .usage:
      "The command was used wrongly: an unknown option, a missing file, output that cannot be written."
    case .unreadable: "A script, a trace or a recording cannot be read."
    case .nothing: "Nothing was selected to run."
    case .review:
      """
      Nothing failed, but something is to be looked at: a script without checks and golden, a golden without a script, \
      laws that were tried on nothing, or what a review has left for later.
      """
    case .coverage:
      "Nothing failed, but something happened too seldom to say so, or no script could be played."
    case .driver: "A driver did not start, ended, was silent or answered nonsense."
    case .interrupted: "It was stopped by Ctrl-C; what was found before is reported."
    case .unread: "Nobody reads what it prints any more."
    case .terminated: "It was asked to stop; what was found before is reported."
    }
  }
}
