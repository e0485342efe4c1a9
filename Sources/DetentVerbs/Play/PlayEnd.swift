/// End of a session.
struct PlayEnd {
  var status = ExitStatus.passed
  /// True if a terminal is left to print the value to.
  var hasTerminal = true
  /// True if the terminal has been left before, and belongs to another process.
  var isAway = false
  /// True if the record has reached its limit.
  var isFull = false
}

extension PlayEnd {
  /// Creates the end caused by one of the signals; returns `nil` if there is none.
  init?(_ signals: [Int32]) {
    for signal in signals {
      switch signal {
      case SIGINT: self.init(status: .interrupted)
      case SIGTERM, SIGQUIT: self.init(status: .terminated)
      case SIGHUP: self.init(status: .terminated, hasTerminal: false)
      default: continue
      }
      return
    }
    return nil
  }
}
