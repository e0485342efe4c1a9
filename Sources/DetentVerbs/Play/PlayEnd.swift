/// The reason for the end of a session.
struct PlayEnd {
  var status = ExitStatus.passed
  /// True if there is a terminal to tell the value.
  var hasTerminal = true
  /// True if the terminal has been left before: it is someone else's.
  var isAway = false
  /// True if a record cannot be longer.
  var isFull = false
}

extension PlayEnd {
  /// The end that one of some signals means; `nil` if none does.
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
