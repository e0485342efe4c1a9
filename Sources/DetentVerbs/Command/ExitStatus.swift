/// Exit status of the command, the same for all verbs.
package enum ExitStatus: Int32, CaseIterable {
  /// Success.
  case passed = 0
  /// Failure of a check, a golden or a law.
  case failed = 1
  /// Wrong use, such as an unknown option; a file that cannot be read, or output not written.
  case usage = 2
  /// File that is not a valid script, trace or recording.
  case unreadable = 3
  /// Empty selection.
  case nothing = 4
  /// Success, with new or orphaned goldens to review.
  case review = 5
  /// Too few trials for a conclusion, without a failure.
  case coverage = 6
  /// Driver that did not start, ended, did not answer or sent an invalid answer.
  case driver = 7
  /// Interruption by Ctrl-C; results so far are reported.
  case interrupted = 130
  /// Output that is not read any more.
  case unread = 141
  /// Termination by a signal; results so far are reported.
  case terminated = 143

  /// Returns the more severe status of two.
  package func joined(with other: ExitStatus) -> ExitStatus {
    let order: [ExitStatus] = [
      .passed, .nothing, .review, .coverage, .failed, .unreadable, .driver, .usage, .unread,
      .interrupted, .terminated,
    ]
    let rank = max(order.firstIndex(of: self) ?? 0, order.firstIndex(of: other) ?? 0)
    return order[rank]
  }

  /// Meaning in one sentence.
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
      Nothing failed, but something needs review: a script without checks and golden, a golden \
      without a script, laws that were tried on nothing, or differences that a review left for \
      later.
      """
    case .coverage:
      "Nothing failed, but some situations were too rare to be sure, or no script could be played."
    case .driver: "A driver did not start, ended, was silent or broke the protocol."
    case .interrupted: "It was stopped by Ctrl-C; results so far are reported."
    case .unread: "Its output is no longer read."
    case .terminated: "It was terminated; results so far are reported."
    }
  }
}
